import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whole seconds go by until none is left', () => {
  const countdown = new Countdown();
  countdown.set(2.5);
  const seen = [countdown.left];
  for (let k = 0; k < 5; k++) {
    vi.advanceTimersByTime(500);
    seen.push(countdown.left);
  }
  expect(seen).toEqual([3, 2, 2, 1, 1, 0]);
});

test('what the house says anew counts', () => {
  const countdown = new Countdown();
  countdown.set(20);
  vi.advanceTimersByTime(5000);
  countdown.set(0);
  expect(countdown.left).toBe(0);
});

test('one that was stopped stands still', () => {
  const countdown = new Countdown();
  countdown.set(3);
  countdown.stop();
  vi.advanceTimersByTime(5000);
  expect(countdown.left).toBe(3);
});
