import { expect, test } from 'vitest';
import { clockFace, isShort } from './clocks';

test('minutes and seconds are the digits of a clock', () => {
  expect(clockFace(0)).toEqual({ minutes: '0:00' });
  expect(clockFace(1)).toEqual({ minutes: '0:01' });
  expect(clockFace(59_001)).toEqual({ minutes: '1:00' });
  expect(clockFace(754_000)).toEqual({ minutes: '12:34' });
});
test('hours and days are said in words', () => {
  expect(clockFace(3_600_000)).toEqual({ days: 0, hours: 1 });
  expect(clockFace(52 * 3_600_000)).toEqual({ days: 2, hours: 4 });
});
test('a clock is short in the end', () => {
  expect(isShort(15_001)).toBe(false);
  expect(isShort(15_000)).toBe(true);
});
