import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MomentQueue, type Numbered } from './queue';

interface Told extends Numbered {
  word: string;
  beat: number;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const moment = (number: number, beat = 1000, word = '', match = 'm'): Told => ({ match, number, word, beat });

/** A screen that has been looking at moment 0 of the match. */
function looking() {
  const shown: number[] = [];
  const seen: (number | undefined)[] = [];
  const queue: MomentQueue<Told> = new MomentQueue<Told>({
    beat: (now) => now.beat,
    change: () => void (seen.at(-1) === queue.now?.number || seen.push(queue.now?.number)),
    shown: ({ number }) => void shown.push(number),
  });
  queue.receive([moment(0)]);
  return { queue, shown, seen };
}

test('who comes sees the moment that is on, and nothing moves', () => {
  const { queue, shown } = looking();
  expect([queue.now?.number, queue.before, queue.moving, queue.lasts]).toEqual([0, null, false, 0]);
  expect(shown).toEqual([0]);
});

test('moments follow each other, each for as long as it needs', () => {
  const { queue, shown } = looking();
  queue.receive([moment(2, 1000), moment(3, 500)]);
  expect([queue.now?.number, queue.before?.number, queue.moving, queue.lasts]).toEqual([2, 0, true, 1000]);
  vi.advanceTimersByTime(999);
  expect([queue.now?.number, shown]).toEqual([2, [0]]);
  vi.advanceTimersByTime(1);
  expect([queue.now?.number, queue.before?.number, shown]).toEqual([3, 2, [0, 2]]);
  vi.advanceTimersByTime(500);
  expect([queue.now?.number, queue.moving, shown]).toEqual([3, false, [0, 2, 3]]);
});

test('what comes while another moment is on waits for its end, and comes at once when nothing moves', () => {
  const { queue } = looking();
  queue.receive([moment(1)]);
  vi.advanceTimersByTime(400);
  queue.receive([moment(2)]);
  expect(queue.now?.number).toBe(1);
  vi.advanceTimersByTime(600);
  expect(queue.now?.number).toBe(2);
  vi.advanceTimersByTime(5000);
  queue.receive([moment(3)]);
  expect([queue.now?.number, queue.before?.number]).toEqual([3, 2]);
});

test('a moment without a beat makes room at once', () => {
  const { queue, seen, shown } = looking();
  queue.receive([moment(1, 0), moment(2, 0), moment(3, 700)]);
  expect([seen, shown, queue.before?.number]).toEqual([[0, 1, 2, 3], [0, 1, 2], 2]);
});

test('a moment that is known already is known better, on the screen and before it', () => {
  const { queue, seen } = looking();
  queue.receive([moment(1), moment(2)]);
  queue.receive([moment(2, 1000, 'better')]);
  queue.receive([moment(1, 1000, 'chosen')]);
  expect([queue.now?.word, queue.before?.number, queue.moving]).toEqual(['chosen', 0, true]);
  vi.advanceTimersByTime(1000);
  expect([queue.now?.number, queue.now?.word]).toEqual([2, 'better']);
  queue.receive([moment(1, 1000, 'old')]);
  expect([queue.now?.number, seen]).toEqual([2, [0, 1, 2]]);
});

test('a tap shows all at once', () => {
  const { queue, shown, seen } = looking();
  queue.receive([moment(1), moment(2), moment(3)]);
  queue.skip();
  expect([queue.now?.number, queue.before, queue.moving]).toEqual([3, null, false]);
  vi.advanceTimersByTime(9000);
  expect([seen, shown]).toEqual([
    [0, 1, 3],
    [0, 3],
  ]);
  queue.skip();
  expect(shown).toEqual([0, 3]);
});

test('whoever goes on ends one beat, not the next', () => {
  const { queue, shown } = looking();
  queue.receive([moment(1), moment(2)]);
  queue.goOn();
  expect([queue.now?.number, queue.moving, shown]).toEqual([2, true, [0, 1]]);
  vi.advanceTimersByTime(999);
  expect(queue.moving).toBe(true);
  vi.advanceTimersByTime(1);
  queue.goOn();
  expect([queue.now?.number, shown]).toEqual([2, [0, 1, 2]]);
});

test('a hidden tab shows the newest without a beat, until somebody looks again', () => {
  const { queue, shown } = looking();
  queue.receive([moment(1), moment(2)]);
  queue.hide(true);
  expect([queue.now?.number, queue.moving]).toEqual([2, false]);
  queue.receive([moment(3), moment(4)]);
  expect([queue.now?.number, queue.before, queue.moving, shown]).toEqual([4, null, false, [0, 2, 4]]);
  queue.hide(false);
  queue.receive([moment(5)]);
  expect([queue.moving, queue.before?.number]).toEqual([true, 4]);
});

test('whoever is too far behind sees the newest, and sees it whole', () => {
  const { queue, shown } = looking();
  queue.receive(Array.from({ length: 8 }, (_, k) => moment(k + 1)));
  expect(queue.now?.number).toBe(1);
  queue.receive([moment(9), moment(10)]);
  expect([queue.now?.number, queue.before?.number, queue.moving, shown]).toEqual([10, 9, true, [0, 9]]);
  vi.advanceTimersByTime(1000);
  expect([queue.now?.number, queue.moving, shown]).toEqual([10, false, [0, 9, 10]]);
});

test('another match begins anew', () => {
  const { queue, shown } = looking();
  queue.receive([moment(7), moment(8)]);
  queue.receive([moment(0, 1000, '', 'n'), moment(1, 1000, '', 'n')]);
  expect([queue.now?.match, queue.now?.number, queue.before?.match]).toEqual(['n', 1, 'n']);
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([0, 0, 1]);
});

test('nothing comes after the screen is closed', () => {
  const { queue } = looking();
  queue.receive([moment(1), moment(2)]);
  queue.close();
  vi.advanceTimersByTime(9000);
  expect(queue.now?.number).toBe(1);
});
