import { expect, test } from 'vitest';
import { ranking } from './ranking';

const ranks = (points: number[][]) => ranking(points).map(({ seat, rank }) => [seat, rank]);

test('more points come first', () =>
  expect(ranks([[3], [9], [5]])).toEqual([
    [1, 1],
    [2, 2],
    [0, 3],
  ]));
test('tie-breaks decide between equal points', () =>
  expect(
    ranks([
      [5, 0],
      [5, 2],
    ]),
  ).toEqual([
    [1, 1],
    [0, 2],
  ]));
test('full ties share a rank, and the next rank is skipped', () =>
  expect(
    ranks([
      [5, 1],
      [5, 1],
      [2, 9],
    ]),
  ).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]));
