import { expect, test } from 'vitest';
import { around } from './around';

test('I am first, and whoever watches begins with the first seat', () => {
  expect(around(2, 4, false)).toEqual([2, 3, 0, 1]);
  expect(around(-1, 3, false)).toEqual([0, 1, 2]);
});
test('partners, who face each other, stand side by side', () => {
  expect(around(1, 4, true)).toEqual([1, 3, 2, 0]);
  expect(around(0, 6, true)).toEqual([0, 3, 1, 4, 2, 5]);
});
