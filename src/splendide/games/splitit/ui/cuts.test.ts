import { expect, test } from 'vitest';
import { evenSplit, nearer, readSplit, readSplits, slide, zoneEnds } from './cuts';

const FOUR = readSplits(['split 1|1|2', 'split 1|2|1', 'split 2|1|1']);

test('a split in three says how many cards lie in front of each separator', () => {
  expect(readSplit('split 3|2|4')?.cuts).toEqual([3, 5]);
});

test('one separator leaves white or black without cards', () => {
  expect(zoneEnds(readSplit('split white|pink')!.cuts, 2)).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
  ]);
  expect(zoneEnds(readSplit('split pink|black')!.cuts, 2)).toEqual([
    [0, 0],
    [0, 1],
    [1, 2],
  ]);
});

test('other moves are no splits', () => {
  expect(readSplits(['bet pink', 'joker 8', 'discard white'])).toEqual([]);
});

test('a separator slides as far as the rules allow', () => {
  const start = FOUR[0]!;
  expect(slide(FOUR, start, 1, 3).move).toBe('split 1|2|1');
  expect(slide(FOUR, start, 1, 4)).toBe(start);
  expect(slide(FOUR, start, 0, 2)).toBe(start);
});

test('a click between two cards moves the nearer separator', () => {
  expect(nearer([2, 5], 3)).toBe(0);
  expect(nearer([2, 5], 4)).toBe(1);
  expect(nearer([2, 5], 1)).toBe(0);
});

test('the first proposal has zones as equal as can be', () => {
  const seven = readSplits(['split 1|1|5', 'split 2|3|2', 'split 5|1|1']);
  expect(evenSplit(seven, 7)?.move).toBe('split 2|3|2');
  expect(evenSplit([], 7)).toBeUndefined();
});
