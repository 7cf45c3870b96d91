import { expect, test } from 'vitest';
import { freshReveal } from './story';
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
