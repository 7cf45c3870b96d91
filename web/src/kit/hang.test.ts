import { expect, test } from 'vitest';
import { hang } from './hang';

const window = { width: 400, height: 800 };
const bubble = { width: 100, height: 30 };
const at = (x: number, y: number) => ({ x, y, width: 60, height: 40 });

test('a bubble hangs above the middle of the thing', () =>
  expect(hang(at(170, 300), bubble, window, null)).toEqual({ x: 150, y: 278, tail: 50, below: false }));
test('it stays in the window, and its tail on the thing', () => {
  expect(hang(at(340, 300), bubble, window, null)).toMatchObject({ x: 296, tail: 74 });
  expect(hang(at(0, 300), bubble, window, null)).toMatchObject({ x: 4, tail: 26 });
  expect(hang(at(170, 10), bubble, window, null)).toMatchObject({ y: 4 });
});
test('what is to be read above the thing is not covered', () => {
  const read = { x: 0, y: 250, width: 400, height: 30 };
  expect(hang(at(170, 300), bubble, window, read)).toMatchObject({ y: 332, below: true });
  expect(hang(at(170, 400), bubble, window, read)).toMatchObject({ y: 378, below: false });
});
test('it is not there when the thing is not', () => {
  expect(hang(at(170, 900), bubble, window, null)).toBeNull();
  expect(hang(at(170, -50), bubble, window, null)).toBeNull();
  expect(hang({ ...at(0, 0), width: 0 }, bubble, window, null)).toBeNull();
});
