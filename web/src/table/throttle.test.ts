import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Throttle } from './throttle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function throttled() {
  const heard: number[] = [];
  return { heard, throttle: new Throttle<number>(50, (one) => heard.push(one)) };
}

test('the first is said at once', () => {
  const { heard, throttle } = throttled();
  throttle.tell(1);
  expect(heard).toEqual([1]);
});

test('of what comes too fast, the newest is said when its time has come', () => {
  const { heard, throttle } = throttled();
  [1, 2, 3].forEach((one) => throttle.tell(one));
  vi.advanceTimersByTime(49);
  expect(heard).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([1, 3]);
});

test('a second of moving is said twenty times at most', () => {
  const { heard, throttle } = throttled();
  for (let at = 0; at < 1000; at += 5) {
    throttle.tell(at);
    vi.advanceTimersByTime(5);
  }
  expect(heard.length).toBeGreaterThanOrEqual(18);
  expect(heard.length).toBeLessThanOrEqual(21);
});

test('after a pause the next is said at once', () => {
  const { heard, throttle } = throttled();
  throttle.tell(1);
  vi.advanceTimersByTime(50);
  throttle.tell(2);
  expect(heard).toEqual([1, 2]);
});

test('what is forgotten is not said', () => {
  const { heard, throttle } = throttled();
  [1, 2].forEach((one) => throttle.tell(one));
  throttle.forget();
  vi.advanceTimersByTime(200);
  expect(heard).toEqual([1]);
});
