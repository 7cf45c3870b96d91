/** A moment of a match: what is seen, and what led to it. The number says how much had been revealed when it was complete. */
import type { ClockInfo, HappenedInfo, ResultInfo } from '../generated/protocol';

/** What one seat of mine sees and may do in this moment; in one that is over, nothing can be done. */
export interface Place {
  seat: number;
  question: number;
  owes: boolean;
  moves: string[];
  can_take_back: boolean;
  /** What all see, and what this seat alone does. */
  view: unknown;
}

export interface Moment {
  match: string;
  number: number;
  /** What led to this moment. */
  happened: HappenedInfo[];
  /** Everything up to this moment, as far as this browser was told. */
  history: HappenedInfo[];
  /** What everybody sees. */
  view: unknown;
  mine: Place[];
  waiting: number[];
  /** By seat: what all see of a choice before it is revealed; nothing in most games. */
  faceDown: string[];
  clock: ClockInfo | null;
  result: ResultInfo | null;
}

/** What all see, with what one seat alone does. */
export const laid = (view: unknown, own: unknown): unknown => ({ ...(view as object), ...(own as object) });

/** The moment as this seat sees it; as everybody does, for who has none. */
export const seenBy = (moment: Moment, seat: number): unknown =>
  moment.mine.find((place) => place.seat === seat)?.view ?? moment.view;

/** The moment as each of its seats sees it. */
export const seenByAll = (moment: Moment): unknown[] => moment.mine.map(({ view }) => view);

/** What has happened since so much was revealed. */
export const since = (moment: Moment, number: number): HappenedInfo[] =>
  moment.history.filter((one) => one.number >= number);
