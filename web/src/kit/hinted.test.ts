import { expect, test } from 'vitest';
import { ranksOf } from './hinted';

test('a part of a board is marked with the places of the moves that concern it', () => {
  const hinted = ['red-4 left', 'red-1 right', 'red-4 right'];
  expect(ranksOf(hinted, (move) => move.startsWith('red-4 '))).toEqual([1, 3]);
  expect(ranksOf(hinted, (move) => move === 'blue-1 left')).toEqual([]);
});
