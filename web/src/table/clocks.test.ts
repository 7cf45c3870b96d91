import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableClocks } from './clocks.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a clock runs down from what the house said, whatever time this browser believes it is', () => {
  const clocks = new TableClocks();
  vi.setSystemTime(new Date(1999, 1, 1));
  clocks.hear('m', { now: 5_000_000, left: [60_000, 30_000], since: [4_990_000, null] });
  expect(clocks.left(0)).toBe(50_000);
  expect(clocks.left(1)).toBeNull();
  vi.setSystemTime(new Date(2050, 1, 1));
  vi.advanceTimersByTime(20_000);
  expect(clocks.left(0)).toBe(30_000);
  vi.advanceTimersByTime(60_000);
  expect(clocks.left(0)).toBe(0);
  clocks.stop();
});

test('what a frame does not say is as it was, and without a match nothing runs', () => {
  const clocks = new TableClocks();
  clocks.hear('m', { now: 0, left: [60_000], since: [0] });
  clocks.hear('m', undefined);
  expect(clocks.left(0)).toBe(60_000);
  clocks.hear('', undefined);
  expect(clocks.left(0)).toBeNull();
});
