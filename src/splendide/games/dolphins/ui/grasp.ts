/** Which dolphin each hand lies on. The rules only know how many are left; the eye wants to see which. */
import { nearest, raised, type Point } from './place';
import type { Player } from './view';

export interface Grasp {
  /** By seat: the dolphin the hand lies on; undefined: on none. */
  held: ReadonlyMap<number, number>;
  /** Those nobody holds. */
  free: number[];
}

/** Whoever touched holds the free dolphin nearest to the hand, as long as there are any; who holds one already keeps it. */
export function grasp(
  before: ReadonlyMap<number, number>,
  players: readonly Player[],
  dolphins: number,
  handOf: (seat: number) => Point | undefined,
): Grasp {
  const touched = players.map((player, seat) => ({ seat, place: player.place })).filter((one) => one.place !== null);
  touched.sort((a, b) => a.place! - b.place!);
  const held = new Map([...before].filter(([seat, dolphin]) => players[seat]?.place != null && dolphin < dolphins));
  const isFree = (dolphin: number) => ![...held.values()].includes(dolphin);
  const free = () => Array.from({ length: dolphins }, (_, index) => index).filter(isFree);
  for (const { seat } of touched) {
    if (held.has(seat)) continue;
    const found = nearest(handOf(seat) ?? raised(seat, players.length), free(), dolphins);
    if (found !== undefined) held.set(seat, found);
  }
  return { held, free: free() };
}
