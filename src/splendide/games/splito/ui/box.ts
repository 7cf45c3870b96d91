/** The box, as the house describes it once: what a card is stands in the game's data, never in its id. */
import { getContext, setContext } from 'svelte';

interface Row {
  id: string;
  points: number;
  symbol: 'star' | 'moon' | null;
}

export interface NumberCard extends Row {
  family: 'number';
  kind: 'number';
  /** Its colour and its value. */
  param: [colour: string, value: number];
}

export interface Objective extends Row {
  family: 'majority' | 'value' | 'variety' | 'zone';
  /** What it asks for; its texts are named after it. */
  kind: string;
  /** A colour, several, or a number. */
  param: string | number | string[];
}

export type AnyCard = NumberCard | Objective;

export const isNumber = (card: AnyCard | undefined): card is NumberCard => card?.family === 'number';

export interface Box {
  card: (id: string) => AnyCard | undefined;
  objective: (id: string) => Objective;
  /** In the order of the box. */
  colours: string[];
  values: number[];
}

export function readBox(cards: AnyCard[]): Box {
  const byId = new Map(cards.map((card) => [card.id, card]));
  const numbers = cards.filter(isNumber);
  return {
    card: (id) => byId.get(id),
    objective: (id) => byId.get(id) as Objective,
    colours: [...new Set(numbers.map(({ param: [colour] }) => colour))],
    values: [...new Set(numbers.map(({ param: [, value] }) => value))],
  };
}

const KEY = Symbol('box');

/** Within reach of everything on the board. */
export const shareBox = (box: () => Box): void => void setContext(KEY, box);

export const sharedBox = (): (() => Box) => getContext(KEY);
