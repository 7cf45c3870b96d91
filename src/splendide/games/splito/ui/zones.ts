/** How cards are laid out: counted by colour and value, sorted in the hand. Nothing is judged here. */
import { isNumber, type Box, type NumberCard } from './box';
import type { Card, Judged, Sight, View } from './view';

export type Side = 'left' | 'right';
export const SIDES: readonly Side[] = ['left', 'right'];
export type Order = 'colour' | 'value';

export interface Counts {
  /** Copies of each card: by colour, then by value. */
  cells: number[][];
  byColour: number[];
  byValue: number[];
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** The number cards among these. */
export const numbersAmong = (ids: string[], box: Box): NumberCard[] =>
  ids.flatMap((id) => {
    const card = box.card(id);
    return isNumber(card) ? [card] : [];
  });

const isAt =
  (colour: string, value: number) =>
  ({ param }: NumberCard): boolean =>
    param[0] === colour && param[1] === value;

/** Whether one of these is of this colour and value. */
export const holds = (cards: NumberCard[], colour: string, value: number): boolean => cards.some(isAt(colour, value));

export function count(ids: string[], box: Box): Counts {
  const cards = numbersAmong(ids, box);
  const copies = (colour: string, value: number) => cards.filter(isAt(colour, value)).length;
  const cells = box.colours.map((colour) => box.values.map((value) => copies(colour, value)));
  const byValue = box.values.map((_, index) => sum(cells.map((row) => row[index]!)));
  return { cells, byColour: cells.map(sum), byValue };
}

/** The hand as its owner likes it, every copy by itself; objectives come last, in the order of the box. */
export function sortHand(hand: Card[], order: Order, box: Box): Card[] {
  const each = hand.flatMap((card) => Array.from({ length: card.copies }, () => card));
  const rank = ({ id }: Card): [number, number] => {
    const card = box.card(id);
    if (!isNumber(card)) return [Infinity, 0];
    const [colour, value] = [box.colours.indexOf(card.param[0]), card.param[1]];
    return order === 'colour' ? [colour, value] : [value, colour];
  };
  return each.sort((one, other) => compare(rank(one), rank(other)));
}

const compare = ([a, b]: [number, number], [c, d]: [number, number]): number => (a === c ? b - d : a < c ? -1 : 1);

/** The card and side of a move such as `red-4 left`. */
export function readMove(move: string): { card: string; side: Side } | null {
  const [card, side] = move.split(' ');
  return card && (side === 'left' || side === 'right') ? { card, side } : null;
}

/** A card that has just come into a zone, and who played it. */
export interface Landing {
  card: string;
  seat: number;
}

/** The cards that have just come into this zone. */
export function landedIn(
  zone: number,
  happened: { seat: number; move: string }[],
  players: View['players'],
): Landing[] {
  return happened.flatMap(({ seat, move }) => {
    const made = readMove(move);
    const player = players[seat];
    return made && player && player[made.side] === zone ? [{ card: made.card, seat }] : [];
  });
}

/** Where things fly from and to: a player's place in a zone, and a player's hand. */
export const slotOf = (zone: number, seat: number): string => `slot ${zone} ${seat}`;
const LOOKED_AT = 900; // milliseconds that a card is looked at where it was played, before it flies into the zone
export const LANDS = LOOKED_AT + 400; // until it has nearly come there

/** How a card gets into a zone: from where its player has put it. */
export const wayInto = (zone: number, player: number | undefined): { from?: string; delay?: number } =>
  player === undefined ? {} : { from: slotOf(zone, player), delay: LOOKED_AT };

export const handOf = (seat: number): string => `hand of ${seat}`;

/** The table as whoever has seen all these hands judges it. */
export function asIRemember(view: Sight): Sight {
  const mine = (zone: number, judged: Judged): Judged =>
    view.remembered?.find((one) => one.zone === zone && one.judged.card === judged.card)?.judged ?? judged;
  const zones = view.zones.map((zone, k) => ({ ...zone, objectives: zone.objectives.map((one) => mine(k, one)) }));
  return view.remembered?.length ? { ...view, zones } : view;
}

/** The table while cards fly into its zones: counted and judged as it was, with the objectives that come. */
export const notYetCounted = (view: Sight, before: Sight): Sight => ({
  ...view,
  commons: before.commons,
  players: before.players,
  zones: view.zones.map(({ objectives }, k) => {
    const was = before.zones[k]!;
    const known = (one: Judged) => was.objectives.find(({ card }) => card === one.card);
    const lying = objectives.filter((one) => known(one) || !one.common).map((one) => known(one) ?? one);
    const lost = was.objectives.filter(({ card }) => !objectives.some((one) => one.card === card));
    return { ...was, objectives: [...lying, ...lost] };
  }),
});

/** The zones and players I meet going round the table to the right, between my right zone and my left one. */
export function around(seats: number, from: number): { seat: number; zone: number | null }[] {
  const steps = from >= 0 ? seats - 1 : seats;
  const start = from >= 0 ? from + 1 : 0;
  return Array.from({ length: steps }, (_, k) => {
    const seat = (start + k) % seats;
    return { seat, zone: from >= 0 && k === steps - 1 ? null : seat };
  });
}
