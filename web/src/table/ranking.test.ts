import { expect, test } from 'vitest';
import { areCounted, hasPlaces, isTieBroken, ranking } from './ranking';

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

test('teams share a rank, and the next one is not skipped', () =>
  expect(ranking([[0], [1], [0], [1], [0], [0]], true).map(({ rank }) => rank)).toEqual([1, 1, 2, 2, 2, 2]));

const tieBreaks = (points: number[][]) =>
  ranking(points)
    .sort((one, other) => one.seat - other.seat)
    .map(({ tieBreak }) => tieBreak);

test('what broke a tie is told of those it was broken between', () =>
  expect(
    tieBreaks([
      [12, -24],
      [12, -27],
      [9, -20],
    ]),
  ).toEqual([-24, -27, null]));
test('a tie that nothing broke has nothing to tell', () =>
  expect(
    tieBreaks([
      [5, 1],
      [5, 1],
    ]),
  ).toEqual([null, null]));
test('who lost alike without a point has no place of their own', () => {
  expect(hasPlaces(ranking([[1], [0], [0]]))).toBe(false);
  expect(hasPlaces(ranking([[4], [3]]))).toBe(false);
  expect(hasPlaces(ranking([[4], [4], [3]]))).toBe(false);
});
test('who share a place behind a winner have one', () => {
  expect(hasPlaces(ranking([[49], [35], [35]]))).toBe(true);
  expect(hasPlaces(ranking([[4], [3], [2]]))).toBe(true);
});
test('one for who has won and nothing for the others counts nothing', () => {
  expect(areCounted([[1], [0], [1]], [0, 2])).toBe(false);
  expect(areCounted([[1], [0], [1]], [0])).toBe(true);
  expect(areCounted([[12], [7]], [0])).toBe(true);
});

test('a tie was broken where somebody has as many points as whoever won', () => {
  expect(
    isTieBroken(
      ranking([
        [5, 2],
        [5, 1],
        [3, 0],
      ]),
      [0],
    ),
  ).toBe(true);
  expect(
    isTieBroken(
      ranking([
        [5, 1],
        [5, 1],
        [3, 0],
      ]),
      [0, 1],
    ),
  ).toBe(false);
  expect(isTieBroken(ranking([[5], [3], [3]]), [0])).toBe(false);
});
