/** What was said at the table, and who I am when I speak. */
import type { Said, TableInfo } from '../generated/protocol';
import { hasSay } from './say';

/** Something said, numbered in the order it came. */
export interface Heard extends Said {
  id: number;
}

const MOST = 60;

/** The list with one more, the oldest forgotten when there are too many. */
export const withOneMore = (heard: readonly Heard[], said: Said): Heard[] =>
  [...heard, { ...said, id: (heard.at(-1)?.id ?? 0) + 1 }].slice(-MOST);

/** The seat I speak for: the one on the screen, else my first; null for a host without a seat; undefined if I may not speak. */
export function speaker(info: TableInfo, shown: number): number | null | undefined {
  const mine = info.seats.flatMap((seat, index) => (seat.mine && seat.kind === 'person' ? [index] : []));
  if (mine.length > 0) return mine.includes(shown) ? shown : mine[0];
  return hasSay(info) ? null : undefined;
}
