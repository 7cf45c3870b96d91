import { expect, test } from 'vitest';
import type { Sheet, View } from './view';
import { whatIf } from './whatif';

// Two rows of four cells; the pairs are a1 (cells 0 and 1), a2, b1, b2.
const view = {
  rows: ['o*oo', 'oooo'],
  places: [
    [0, 0],
    [0, 3],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 3],
    [1, 1],
    [1, 2],
  ],
} as Pick<View, 'rows' | 'places'>;
const sheet = (cells: number[], total: number) => ({ cells, total }) as Sheet;

test('a group that gets as many cells as its number says scores it, and a star doubles it', () => {
  const { gain, groups } = whatIf(view, sheet([2, 3, 0, 0, 0, 0, 0, 0], 0), { pair: 'a2', left: 2, right: 5 });
  expect(gain).toBe(4);
  expect(groups.find(({ value }) => value === 2)).toMatchObject({ cells: [0, 2], fit: 'valid', starred: true });
});

test('a group that grows too big loses its points', () => {
  const { gain } = whatIf(view, sheet([2, 3, 2, 6, 0, 0, 0, 0], 4), { pair: 'b1', left: 2, right: 5 });
  expect(gain).toBe(-4);
});

test('the same number in all hearts is worth five', () => {
  const hearts = { ...view, rows: ['hooh', 'oooo'] };
  expect(whatIf(hearts, sheet([0, 0, 0, 0, 0, 0, 0, 0], 0), { pair: 'a1', left: 4, right: 4 }).gain).toBe(5);
});
