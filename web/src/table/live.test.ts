import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage } from '../generated/protocol';
import { TableLive } from './live.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CLOCK = { now: 90_000, asked: [89_000, 88_000], limits: [6000, null], races: true };

function table(seat = 2) {
  const said: ClientMessage[] = [];
  const warned: number[] = [];
  const live = new TableLive(
    (message) => said.push(message) > 0,
    () => seat,
    (late) => warned.push(late),
  );
  live.hear('m', CLOCK);
  live.ask(CLOCK);
  return { said, warned, live };
}

test('a frame says what time it is and when everybody was asked', () => {
  const { live } = table();
  expect(live.now()).toBeCloseTo(90_000);
  vi.advanceTimersByTime(250);
  expect(live.now()).toBeCloseTo(90_250);
  expect([live.asked, live.limits]).toEqual([CLOCK.asked, CLOCK.limits]);
});

test('the measured offset is better than the guess from a frame', () => {
  const { live } = table();
  live.measured({ type: 'clock', id: 1, now: 90_100, offset: 70_000, latency: 80, beyond: 0 });
  live.hear('m', CLOCK);
  expect(live.now()).toBeCloseTo(performance.now() + 70_000);
  expect(live.latency).toBe(80);
});

test('hands that moved are added, those withdrawn are gone', () => {
  const { live } = table();
  live.seen({
    type: 'hands',
    hands: [
      { seat: 0, at: [1, 2] },
      { seat: 1, at: [3, 4] },
    ],
  });
  live.seen({ type: 'hands', hands: [{ seat: 1, at: [] }] });
  expect(live.hands).toEqual({ 0: [1, 2] });
});

test('another match begins with all hands withdrawn', () => {
  const { live } = table();
  live.seen({ type: 'hands', hands: [{ seat: 0, at: [1, 2] }] });
  live.hear('m', CLOCK);
  expect(live.hands).toEqual({ 0: [1, 2] });
  live.hear('n', CLOCK);
  expect(live.hands).toEqual({});
});

test('a touch carries the time at which it was made', () => {
  const { said, live } = table();
  vi.advanceTimersByTime(1234);
  live.touch('touch');
  expect(said).toEqual([{ type: 'touch', seat: 2, move: 'touch', at: performance.now() }]);
});

test('my hand is told twenty times a second at most, and once where it rests', () => {
  const { said, live } = table();
  for (let at = 0; at < 1000; at += 10) {
    live.reach([at, 0]);
    vi.advanceTimersByTime(10);
  }
  expect(said.length).toBeGreaterThan(15);
  expect(said.length).toBeLessThanOrEqual(20);
  vi.advanceTimersByTime(100);
  const moving = said.length;
  for (let times = 0; times < 10; times++) {
    live.reach([990, 0]);
    vi.advanceTimersByTime(60);
  }
  expect(said.at(-1)).toEqual({ type: 'hand', seat: 2, at: [990, 0] });
  expect(said).toHaveLength(moving);
});

test('whoever only watches has no hand', () => {
  const { said, live } = table(-1);
  live.reach([1, 1]);
  live.touch('touch');
  expect(said).toEqual([]);
});

test('whose line is too long is told once in a match', () => {
  const { live, warned } = table();
  const far = { type: 'clock', id: 1, now: 90_100, offset: 0, latency: 320, beyond: 279.6 } as const;
  live.measured({ ...far, beyond: 0 });
  live.measured(far);
  live.measured(far);
  expect(warned).toEqual([280]);
  live.hear('another', CLOCK);
  live.measured(far);
  expect(warned).toEqual([280, 280]);
});
