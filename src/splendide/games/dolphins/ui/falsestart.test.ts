import { expect, test } from 'vitest';
import { sayFalseStart } from './falsestart';

const told = (id: string, details: object = {}) => [id, ...Object.values(details)].join(' ');
const listOf = (seats: number[]) => seats.join('+');

test.each([
  [[1], [0, 2, 3, 4, 5], 'board-false-by 1 board-false-others'],
  [[1, 2], [0, 3], 'board-false-by 1+2 board-false-letters 0+3 2'],
  [[0, 1, 2, 3, 4], [5], 'board-false-start board-false-letters 5 1'],
  [[0, 1, 2], [3, 4, 5], 'board-false-by 0+1+2 board-false-others'],
])('few names say who touched and who kept still: %o and %o', (touched, letters, words) =>
  expect(sayFalseStart({ touched, letters }, touched.length + letters.length, listOf, told)).toBe(words),
);
test('where only the tied get letters, all of them are named', () =>
  expect(sayFalseStart({ touched: [1], letters: [0, 2, 3] }, 6, listOf, told)).toBe(
    'board-false-by 1 board-false-letters 0+2+3 3',
  ));
test('where all who can win have touched, nobody gets a letter', () =>
  expect(sayFalseStart({ touched: [0, 1, 2], letters: [] }, 3, listOf, told)).toBe(
    'board-false-by 0+1+2 board-false-nobody',
  ));
