import { expect, test } from 'vitest';
import { apart, frameOf, lineOf, stepAt, xOf, yOf } from './curve';

const CURVE = [
  [0.5, 0.5],
  [0.8, 0.2],
  [1, 0],
];

test('a curve runs from the first step to the last, and a win is at the top', () => {
  const frame = frameOf(CURVE, 'wins', 220, 120);
  expect(lineOf(frame, CURVE, 0)).toBe('10.0,60.0 110.0,30.0 210.0,10.0');
  expect(yOf(frame, 0)).toBe(110);
});

test('points have the frame that they need', () => {
  const { least, most } = frameOf([[30, -2]], 'points', 220, 120);
  expect([least, most]).toEqual([-2, 30]);
  expect(frameOf([[0]], 'points', 220, 120).most).toBe(1);
});

test('a place in the frame is the nearest step', () => {
  const frame = frameOf(CURVE, 'wins', 220, 120);
  expect([-50, 60, 59, 1000].map((x) => stepAt(frame, x))).toEqual([0, 1, 0, 2]);
  expect(stepAt(frame, xOf(frame, 1))).toBe(1);
});

test('of signs that would lie over each other the first one stays', () => {
  const places = [0, 10, 17, 33].map((x) => ({ x, y: 5 }));
  expect([...apart(places, 16)].map(({ x }) => x)).toEqual([0, 17, 33]);
});
