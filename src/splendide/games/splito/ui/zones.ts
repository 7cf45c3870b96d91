/** How cards are laid out: counted by colour and value, sorted in the hand. Nothing is judged here. */
import type { Card, View } from './view';
import { readNumber } from './words';

export type Side = 'left' | 'right';
export type Order = 'colour' | 'value';

export interface Counts {
  /** Copies of each card: by colour, then by value. */
  cells: number[][];
  byColour: number[];
  byValue: number[];
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

export function count(numbers: string[], { colours, values }: Pick<View, 'colours' | 'values'>): Counts {
  const cells = colours.map(() => Array.from({ length: values }, () => 0));
  for (const id of numbers) {
    const { colour, value } = readNumber(id);
    cells[colours.indexOf(colour)]![value - 1]! += 1;
  }
  const byValue = Array.from({ length: values }, (_, index) => sum(cells.map((row) => row[index]!)));
  return { cells, byColour: cells.map(sum), byValue };
}

/** The hand as its owner likes it, every copy by itself; objectives come last, in the order of the box. */
export function sortHand(hand: Card[], order: Order, colours: string[]): Card[] {
  const each = hand.flatMap((card) => Array.from({ length: card.copies }, () => card));
  const numbers = each.filter((card) => !card.objective);
  const rank = ({ id }: Card) => {
    const { colour, value } = readNumber(id);
    return order === 'colour' ? colours.indexOf(colour) * 10 + value : value * 10 + colours.indexOf(colour);
  };
  return [...numbers.sort((a, b) => rank(a) - rank(b)), ...each.filter((card) => card.objective)];
}

/** The card and side of a move such as `red-4 left`. */
export function readMove(move: string): { card: string; side: Side } | null {
  const [card, side] = move.split(' ');
  return card && (side === 'left' || side === 'right') ? { card, side } : null;
}

/** The cards that have just come into this zone. */
export function freshIn(zone: number, happened: { seat: number; move: string }[], players: View['players']): string[] {
  return happened.flatMap(({ seat, move }) => {
    const made = readMove(move);
    const player = players[seat];
    return made && player && player[made.side] === zone ? [made.card] : [];
  });
}

/** The zones and players I meet going round the table to the right, between my right zone and my left one. */
export function around(seats: number, from: number): { seat: number; zone: number | null }[] {
  const steps = from >= 0 ? seats - 1 : seats;
  const start = from >= 0 ? from + 1 : 0;
  return Array.from({ length: steps }, (_, k) => {
    const seat = (start + k) % seats;
    return { seat, zone: from >= 0 && k === steps - 1 ? null : seat };
  });
}
