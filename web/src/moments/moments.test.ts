import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Beat } from '../board';
import type { HappenedInfo } from '../generated/protocol';
import type { Moment } from './moment';
import { Moments } from './moments.svelte';
import { see } from './seen';
import { setSpeed } from './speed.svelte';

const event = (number: number): HappenedInfo => ({ number, seat: number % 3, move: `move ${number}`, shown: '' });
const upTo = (number: number) => Array.from({ length: number }, (_, k) => event(k));

function moment(number: number, more: Partial<Moment> = {}): Moment {
  const history = upTo(number);
  const mine = [0, 2].map((seat) => ({ seat, view: `${number} seen by ${seat}` })) as Moment['mine'];
  const rest = { view: null, waiting: [], faceDown: [], clock: null, result: null };
  return { match: 'm', number, happened: history.slice(-1), history, mine, ...rest, ...more };
}

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  setSpeed('normal');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Seat 2 looks at moment 1. */
function looking(beat: Beat<never> = () => 1000) {
  const shown: number[] = [];
  const moments = new Moments({ seat: () => 2, on: () => undefined, shown: ({ number }) => void shown.push(number) });
  moments.beat = beat;
  moments.receive([moment(1)]);
  const missed = () => moments.missed.map(({ number }) => number);
  return { moments, shown, missed };
}

test('the board says how long a moment lasts, from what this seat sees, and the speed scales it', () => {
  const views: unknown[] = [];
  const { moments } = looking((now, before) => views.push(now.view, before.view) * 500);
  setSpeed('fast');
  moments.receive([moment(2)]);
  expect([views, moments.lasts, moments.moving]).toEqual([['2 seen by 2', '1 seen by 2'], 400, true]);
  vi.advanceTimersByTime(400);
  expect(moments.moving).toBe(false);
});

test('what led to a moment is told when the board has shown it, or when its beat is over', () => {
  const { moments } = looking();
  moments.suspense = ({ number }) => (number === 2 ? 400 : number === 3 ? 5000 : 0);
  setSpeed('slow');
  moments.receive([moment(2), moment(3), moment(4)]);
  expect(moments.veiled).toBe(true);
  moments.receive([moment(2)]); // known better
  vi.advanceTimersByTime(679);
  expect(moments.veiled).toBe(true);
  vi.advanceTimersByTime(1);
  expect([moments.veiled, moments.moving]).toEqual([false, true]);
  vi.advanceTimersByTime(1020);
  expect([moments.now?.number, moments.veiled]).toEqual([3, true]);
  moments.goOn();
  expect([moments.now?.number, moments.veiled]).toEqual([4, false]);
  moments.skip();
  moments.jump(moment(3), moment(2));
  expect(moments.veiled).toBe(false);
});

test('it is known what happened first on this screen, however soon more came', () => {
  const { moments } = looking();
  expect(moments.from).toBe(0);
  moments.receive([moment(2), moment(3)]);
  expect(moments.from).toBe(0);
  moments.receive([moment(5, { match: 'n' })]);
  expect(moments.from).toBe(4);
});

test('what ends a match is looked at, whatever the board says', () => {
  const { moments } = looking(() => 0);
  moments.receive([moment(2, { result: { points: [], winners: [], secret: '', nonces: [] } })]);
  expect(moments.moving).toBe(true);
});

test('whoever comes back to a hidden tab is told what happened since', () => {
  const { moments, missed, shown } = looking();
  moments.hide(true);
  moments.receive([moment(3), moment(5)]);
  expect([moments.now?.number, missed(), shown]).toEqual([5, [], [1, 5]]);
  moments.hide(false);
  expect(missed()).toEqual([1, 2, 3, 4]);
});

test('whoever looked away from nothing is told nothing', () => {
  const { moments, missed } = looking();
  moments.hide(false);
  moments.hide(true);
  moments.hide(false);
  expect(missed()).toEqual([]);
});

test('after a lost connection the newest is on at once, and what was missed is told', () => {
  const { moments, missed } = looking();
  moments.catchUp([moment(2), moment(4)]);
  expect([moments.now?.number, moments.moving, missed()]).toEqual([4, false, [1, 2, 3]]);
});

test('a page that is opened again within a match says what happened since it was last seen', () => {
  see({ match: 'm', number: 2 });
  const { moments, missed } = looking();
  moments.receive([moment(4)]);
  expect(missed()).toEqual([]); // nothing had happened when it was opened
  const again = looking();
  again.moments.receive([moment(6, { match: 'n' })]);
  expect(again.missed()).toEqual([]);
  see({ match: 'o', number: 4 });
  again.moments.receive([moment(6, { match: 'o' })]);
  expect(again.missed()).toEqual([4, 5]);
});
