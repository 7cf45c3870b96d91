/** Rows as the house sends them, for tests. */
import type { NumberCard, Objective } from './box';

/** The number cards 1 to 3 of these colours. */
export const numbers = (...colours: string[]): NumberCard[] =>
  colours.flatMap((colour) => [1, 2, 3].map((value) => number(`${colour}-${value}`, colour, value)));

export const number = (id: string, colour: string, value: number): NumberCard => ({
  id,
  family: 'number',
  kind: 'number',
  param: [colour, value],
  points: 0,
  symbol: null,
});

export const objective = (id: string, kind: string, param: Objective['param']): Objective => ({
  id,
  family: 'value',
  kind,
  param,
  points: 1,
  symbol: null,
});
