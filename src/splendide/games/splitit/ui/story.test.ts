import { expect, test } from 'vitest';
import { arrivals, freshReveal } from './story';
import type { Reveal, View } from './view';

const told = (story_round: number, reveals: number): View =>
  ({
    story_round,
    story: Array.from({ length: reveals }, (_, left): Reveal => ({ zones: [], left, next: 'done' })),
  }) as unknown as View;

test('a further reveal of the same round is fresh', () => {
  expect(freshReveal(told(3, 1), told(3, 2))?.left).toBe(1);
  expect(freshReveal(told(3, 2), told(3, 2))).toBeUndefined();
});

test('the first reveal of a new round is fresh', () => {
  expect(freshReveal(told(3, 2), told(4, 1))?.left).toBe(0);
  expect(freshReveal(told(3, 2), told(4, 0))).toBeUndefined();
});

test('what is told of an earlier round is not', () => {
  expect(freshReveal(told(3, 1), told(2, 2))).toBeUndefined();
});

test('cards that were taken come to columns, jokers to whoever will put them into one', () => {
  const zone = (name: string, cards: number[], bets: number[], fate: string) => ({ name, cards, bets, fate });
  const zones = [zone('white', [7, 0, 7], [2], 'taken'), zone('pink', [5], [0, 1], 'contested')];
  const reveal = { zones, left: 1, next: 'last-discarded' } as Reveal;
  expect([...arrivals(reveal, told(3, 1))]).toEqual([
    ['2 7', ['told white 0', 'told white 2']],
    ['2 0', ['told white 1']],
  ]);
});
