import { expect, test } from 'vitest';
import { freshReveals } from './story';
import type { Reveal, View } from './view';

const told = (story_round: number, reveals: number): View =>
  ({
    story_round,
    story: Array.from({ length: reveals }, (_, left): Reveal => ({ zones: [], left, next: 'done' })),
  }) as unknown as View;

test('who has just come sees no old reveal again', () => {
  expect(freshReveals(null, told(3, 2))).toEqual([]);
});

test('a further reveal of the same round is fresh', () => {
  expect(freshReveals(told(3, 1), told(3, 3)).map((one) => one.left)).toEqual([1, 2]);
});

test('the whole story of a new round is fresh', () => {
  expect(freshReveals(told(3, 2), told(4, 2))).toHaveLength(2);
});

test('stepping back in a replay reveals nothing', () => {
  expect(freshReveals(told(3, 2), told(3, 1))).toEqual([]);
  expect(freshReveals(told(3, 1), told(2, 2))).toEqual([]);
});
