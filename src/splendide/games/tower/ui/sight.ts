import type { Extent, Orbit } from './eye';
import type { Piece } from './kinds';
import type { Pose, Vector } from './solid';

/** What a picture of the tower shows, in space or from the side, and what hands on it do. */
export interface Sight {
  pieces: { piece: Piece; pose: Pose }[];
  glowing: number[];
  print: Vector[] | null;
  extent: Extent;
  orbit: Orbit;
  holding: boolean;
  /** In mm on the table, as seen by the eye. */
  shift: (right: number, up: number) => void;
  twist: (degrees: number) => void;
  label: string;
}
