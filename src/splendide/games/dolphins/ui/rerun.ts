/** A grab once more, slowly: where every hand is, so long after it began. */
import { dolphinAt, nearest, raised, type Point } from './place';
import type { Reaction } from './race';

export const LASTS = 2600; // milliseconds for the whole grab
const SHORTEST = 400; // milliseconds of the race that are shown at least
const LONGEST = 1500; // and at most: whoever is slower comes at its end
const REACH = 240; // milliseconds of the race that a hand is under way
const MISSED: Point = { x: 0, y: 0 };
const AFTER = 500; // milliseconds that all hands are seen where they ended

export interface Rerun {
  /** By the browser's clock. */
  began: number;
  lasts: number;
  /** How many times slower it is. */
  slower: number;
  dolphins: number;
  hands: ReadonlyMap<number, { touches: number; goal: Point; dolphin: number | null }>;
  /** Which dolphin is under which hand, these being where the hands are. */
  held: (drawn: Record<number, Point>) => ReadonlyMap<number, number>;
}

/** Milliseconds of the race that are shown. */
export const lengthOf = (reactions: readonly Pick<Reaction, 'after'>[]): number =>
  Math.min(LONGEST, Math.max(SHORTEST, ...reactions.map(({ after }) => after ?? 0)));

/**
 * Whoever was first takes the nearest dolphin; who found none reaches into the water between them.
 * All of it takes `tempo` times as long as usual, but is never faster than it was.
 */
export function rerunOf(reactions: Reaction[], dolphins: number, seats: number, began: number, tempo = 1): Rerun {
  const timed = reactions.filter(({ after }) => after !== null);
  const longest = lengthOf(timed);
  const slower = Math.max(1, Math.round((tempo * LASTS) / (longest + REACH)));
  const free = Array.from({ length: dolphins }, (_, k) => k);
  const hands = new Map(
    timed.map(({ seat, after, dolphin }) => {
      const taken = dolphin ? nearest(raised(seat, seats), free, dolphins) : undefined;
      if (taken !== undefined) free.splice(free.indexOf(taken), 1);
      const touches = (Math.min(after!, longest) + REACH) * slower;
      return [
        seat,
        { touches, goal: taken === undefined ? MISSED : dolphinAt(taken, dolphins), dolphin: taken ?? null },
      ];
    }),
  );
  const held = (drawn: Record<number, Point>) =>
    new Map(
      [...hands].flatMap(([seat, { goal, dolphin }]): [number, number][] =>
        dolphin !== null && isThere(drawn[seat], goal) ? [[seat, dolphin]] : [],
      ),
    );
  return { began, lasts: (longest + REACH) * slower + tempo * AFTER, slower, dolphins, hands, held };
}

const isThere = (hand: Point | undefined, goal: Point) =>
  hand !== undefined && Math.hypot(hand.x - goal.x, hand.y - goal.y) < 1;

/** Where a hand is that rests at home before and after. */
export function handAt({ began, slower, hands }: Rerun, seat: number, now: number, home: Point): Point {
  const hand = hands.get(seat);
  if (!hand) return home;
  const share = Math.min(1, Math.max(0, 1 - (hand.touches - (now - began)) / (REACH * slower)));
  const eased = share * share * (3 - 2 * share);
  return { x: home.x + (hand.goal.x - home.x) * eased, y: home.y + (hand.goal.y - home.y) * eased };
}

export const isOver = ({ began, lasts }: Rerun, now: number): boolean => now - began >= lasts;
