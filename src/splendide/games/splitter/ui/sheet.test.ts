import { expect, test } from 'vitest';
import { chipsOf, groupsOn, moveFor, outline, pairsOf, readMove, type Group } from './sheet';

const places: [number, number][] = [
  [0, 2],
  [0, 5],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 5],
];
const group = (cells: number[], value: number, fit: Group['fit'], points = 0, starred = false): Group => ({
  cells,
  value,
  fit,
  points,
  starred,
});

test('a pair goes by its left cell', () => {
  expect(pairsOf({ places }).map((pair) => pair.name)).toEqual(['a3', 'a4', 'b3']);
  expect(pairsOf({ places })[0]).toMatchObject({ row: 0, left: 2, right: 5 });
});

test('a move is read as it is written', () => {
  expect(readMove('c3=41')).toEqual({ pair: 'c3', left: 4, right: 1 });
  expect(readMove('c9=41')).toBeNull();
});

test('both orders are there, or one for doubles', () => {
  const moves = ['a3=41', 'a3=14', 'b3=41', 'b3=14'];
  expect(moveFor(moves, 'b3', false)).toBe('b3=41');
  expect(moveFor(moves, 'b3', true)).toBe('b3=14');
  expect(moveFor(['a3=22'], 'a3', true)).toBe('a3=22');
  expect(moveFor(moves, 'a4', false)).toBeUndefined();
});

test('a lone cell is outlined on four sides, two neighbours on six', () => {
  const strokes = (cells: number[]) => outline({ cells }, { places }).match(/M/g)?.length;
  expect(strokes([0])).toBe(4);
  expect(strokes([0, 2])).toBe(6);
});

test('outlines of neighbours meet on the border of their cells', () => {
  const path = outline({ cells: [0, 2] }, { places });
  expect(path).toContain('M207 7L300 7');
  expect(path).toContain('M300 7L393 7');
});

test('a group is told as its points, whether it has a star, and its cells', () => {
  expect(
    groupsOn({
      cells: [2, 0, 2, 0, 3, 0],
      groups: [
        [4, 1, 0, 2],
        [0, 0, 4],
      ],
    }),
  ).toEqual([group([0, 2], 2, 'valid', 4, true), group([4], 3, 'small')]);
});

test('alike groups make one chip, and what scores comes first', () => {
  const groups = [
    group([0], 2, 'small'),
    group([4], 2, 'small'),
    group([1, 5], 2, 'valid', 2),
    group([2], 1, 'valid', 1),
  ];
  expect(chipsOf(groups, 2)).toEqual([
    { have: 2, need: 2, fit: 'valid', starred: false, count: 1, points: 2 },
    { have: 1, need: 2, fit: 'small', starred: false, count: 2, points: 0 },
  ]);
});
