/** What gravity made of a placement, read from the word that `outcome.py` writes. */
import { posesAt, readReplay, type Replay } from './frames';
import type { Pose } from './solid';

export interface Outcome {
  /** Where every piece came to rest. */
  poses: Map<number, Pose>;
  fallen: number[];
  /** How it came there, if there was anything to see. */
  replay: Replay | null;
}

const HEAD = 3;
const PIECE = 31;
const FELL = 1;

interface Rested {
  id: number;
  fell: boolean;
  pose: Pose;
}

function bytesOf(word: string): Uint8Array<ArrayBuffer> {
  const letters = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function piecesIn(bytes: Uint8Array<ArrayBuffer>): Rested[] {
  const packed = new DataView(bytes.buffer);
  return Array.from({ length: packed.getUint8(1) }, (_, k) => {
    const at = HEAD + k * PIECE;
    const pose = Array.from({ length: 7 }, (_, n) => packed.getFloat32(at + 3 + 4 * n, true)) as Pose;
    return { id: packed.getUint8(at), fell: (packed.getUint8(at + 1) & FELL) !== 0, pose };
  });
}

const fallenOf = (pieces: Rested[]) => pieces.filter(({ fell }) => fell).map(({ id }) => id);

/** The pieces that fell, without the film. */
export const fallenIn = (word: string): number[] => fallenOf(piecesIn(bytesOf(word)));

export async function readOutcome(word: string): Promise<Outcome> {
  const bytes = bytesOf(word);
  const pieces = piecesIn(bytes);
  const film = bytes.slice(HEAD + pieces.length * PIECE);
  return {
    poses: new Map(pieces.map(({ id, pose }) => [id, pose])),
    fallen: fallenOf(pieces),
    replay: film.length ? await readReplay(film) : null,
  };
}

/** Where every piece is so many seconds after the release. */
export const posesIn = ({ poses, replay }: Outcome, seconds: number): ReadonlyMap<number, Pose> =>
  replay ? new Map([...poses, ...posesAt(replay, seconds)]) : poses;
