import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Replay } from '../generated/protocol';
import { seenBy, seenByAll } from './moment';
import { momentsOf, Rerun } from './rerun.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ROUNDS = [1, 1, 1, 2, 2, 3];

/** A match of six steps in three rounds. */
function replayed() {
  const steps = ROUNDS.map((round, number) => ({
    number: 2 * number + 1,
    happened: [{ number: 2 * number, seat: 0, move: '', shown: '' }],
    view: { round },
    own: [0, 1].map((seat) => ({ seat, own: { hand: `${seat} in ${round}` } })),
  }));
  const rerun = new Rerun(momentsOf({ steps } as unknown as Replay), (view) => (view as { round: number }).round);
  rerun.moments.beat = () => 300;
  const seen = () => [rerun.step, rerun.moments.now?.number, rerun.moments.before?.number, rerun.moments.moving];
  return { rerun, seen };
}

test('a step on takes its time, any other is there at once; each knows what came before', () => {
  const { rerun, seen } = replayed();
  expect(seen()).toEqual([0, 1, undefined, false]);
  rerun.to(1);
  expect(seen()).toEqual([1, 3, 1, true]);
  rerun.to(2);
  expect(seen()).toEqual([2, 5, 3, true]);
  rerun.to(1);
  expect(seen()).toEqual([1, 3, 1, false]);
  rerun.to(4);
  expect(seen()).toEqual([4, 9, 7, false]);
});

test('each seat sees what all see and what it alone saw then', () => {
  const { rerun } = replayed();
  rerun.to(3);
  const { now } = rerun.moments;
  expect(seenBy(now!, -1)).toEqual({ round: 2 });
  expect(seenBy(now!, 1)).toEqual({ round: 2, hand: '1 in 2' });
  expect(seenByAll(now!)).toEqual([0, 1].map((seat) => seenBy(now!, seat)));
  expect(now!.mine.some(({ owes }) => owes)).toBe(false);
});

test('it plays to the end, each moment for its beat and no shorter than can be seen, and begins again', () => {
  const { rerun } = replayed();
  rerun.to(3);
  rerun.toggle();
  expect([rerun.step, rerun.playing]).toEqual([4, true]);
  vi.advanceTimersByTime(899);
  expect(rerun.step).toBe(4);
  vi.advanceTimersByTime(1);
  expect([rerun.step, rerun.playing]).toEqual([5, false]);
  rerun.toggle();
  expect([rerun.step, rerun.playing]).toEqual([1, true]);
});

test('whoever pauses stays where the match is', () => {
  const { rerun } = replayed();
  rerun.toggle();
  rerun.toggle();
  vi.advanceTimersByTime(9000);
  expect(rerun.step).toBe(1);
  rerun.toggle();
  rerun.toggle();
  rerun.toggle(); // in the middle of a beat
  expect(rerun.step).toBe(3);
});

test('rounds can be stepped through', () => {
  const { rerun } = replayed();
  const leaps = (step: number) => {
    rerun.to(step);
    return [rerun.roundBack, rerun.roundOn];
  };
  expect(ROUNDS.map((_, step) => leaps(step))).toEqual([
    [-1, 3],
    [0, 3],
    [0, 3],
    [0, 5],
    [3, 5],
    [3, 5],
  ]);
});
