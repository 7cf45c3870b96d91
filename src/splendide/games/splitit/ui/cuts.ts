/** Splits as places for two separators, found among the legal moves: nothing is split here that the rules don't allow. */

export interface Split {
  move: string;
  /** How many cards lie in front of each separator. */
  cuts: [number, number];
}

const ONE_SEPARATOR: Record<string, [number, number]> = { 'split white|pink': [1, 2], 'split pink|black': [0, 1] };

export function readSplit(move: string): Split | null {
  const known = ONE_SEPARATOR[move];
  if (known) return { move, cuts: known };
  const zones = /^split (\d)\|(\d)\|(\d)$/.exec(move);
  if (!zones) return null;
  const white = Number(zones[1]);
  return { move, cuts: [white, white + Number(zones[2])] };
}

export const readSplits = (moves: string[]): Split[] => moves.flatMap((move) => readSplit(move) ?? []);

/** The split to begin with: zones as equal as they can be. */
export function evenSplit(splits: Split[], cards: number): Split | undefined {
  const uneven = ({ cuts }: Split) => Math.abs(cuts[0] - cards / 3) + Math.abs(cuts[1] - (2 * cards) / 3);
  return [...splits].sort((a, b) => uneven(a) - uneven(b))[0];
}

/** The split with one separator moved, if it is legal. */
export function slide(splits: Split[], from: Split, which: 0 | 1, to: number): Split {
  const wanted = which === 0 ? [to, from.cuts[1]] : [from.cuts[0], to];
  return splits.find(({ cuts }) => cuts[0] === wanted[0] && cuts[1] === wanted[1]) ?? from;
}

/** The separator that lies nearer to this place. */
export const nearer = (cuts: [number, number], to: number): 0 | 1 =>
  Math.abs(cuts[0] - to) <= Math.abs(cuts[1] - to) ? 0 : 1;

/** Where the separators are between these zones. */
export function cutsOf([white, pink]: { cards: number[] }[]): [number, number] {
  const first = white?.cards.length ?? 0;
  return [first, first + (pink?.cards.length ?? 0)];
}

/** The two ends of each zone, from left to right. */
export const zoneEnds = ([first, second]: [number, number], cards: number): [number, number][] => [
  [0, first],
  [first, second],
  [second, cards],
];
