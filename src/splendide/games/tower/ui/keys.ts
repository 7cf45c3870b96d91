/** The keys that move the hand and the eye. */
import { isCommand } from '$web/kit/keys';

export interface Deeds {
  /** mm as seen by the eye. */
  nudge: (right: number, up: number) => void;
  twist: (degrees: number) => void;
  flip: () => void;
  /** Degrees round the tower and up. */
  look: (round: number, up: number) => void;
  /** Lift it, or let go. */
  press: () => void;
  /** Enter and the space bar already mean the button that has the focus. */
  onButton: boolean;
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const [COARSE, FINE] = [2, 0.5]; // mm
const [FAR, NEAR] = [15, 1]; // degrees
const ROUND = 30; // degrees that the eye goes round

/** What this key does, if anything. */
export function keyMeans(pressed: Key, deeds: Deeds): (() => void) | null {
  if (isCommand(pressed)) return null;
  const { key, shiftKey } = pressed;
  const way = WAYS[key];
  const step = shiftKey ? FINE : COARSE;
  if (way) return () => deeds.nudge(way[0] * step, way[1] * step);
  const turn = shiftKey ? NEAR : FAR;
  if ('qQ,;<'.includes(key)) return () => deeds.twist(turn);
  if ('eE.:>'.includes(key)) return () => deeds.twist(-turn);
  if (key === 'f' || key === 'F') return deeds.flip;
  if (key === 'c' || key === 'C') return () => deeds.look(shiftKey ? -ROUND : ROUND, 0);
  if (key === 'PageUp' || key === 'PageDown') return () => deeds.look(0, key === 'PageUp' ? 15 : -15);
  return (key === 'Enter' || key === ' ') && !deeds.onButton ? deeds.press : null;
}
