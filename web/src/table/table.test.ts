import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, HappenedInfo, SeatView } from '../generated/protocol';
import { waitBefore, type Line } from '../socket';
import { Table } from './table.svelte';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] })); // asked as soon as texts are imported

class Wire implements Line {
  onopen: Line['onopen'] = null;
  onclose: Line['onclose'] = null;
  onmessage: Line['onmessage'] = null;
  sent: string[] = [];
  send = (text: string) => void this.sent.push(text);
  close = () => this.onclose?.({ code: 1000 });

  constructor() {
    wires.push(this);
  }

  /** A frame arrives that tells these events, when so many have been revealed to anybody. */
  brings(numbers: number[], told: number, match = 'm', seats = [0]): void {
    const mine = seats.map((seat) => ({ seat, owes: false, question: 0 }) as SeatView);
    const seen = { id: match, told, happened: numbers.map(event), mine, clock: null };
    this.onmessage!({ data: JSON.stringify({ type: 'frame', table: { seats: [] }, match: seen } as unknown as Frame) });
  }
}

const event = (number: number): HappenedInfo => ({ number, seat: number % 3, move: `move ${number}`, shown: '' });
let wires: Wire[] = [];

beforeEach(() => {
  wires = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function sitDown() {
  const table = new Table('t', null);
  wires[0]!.onopen!();
  const shown = () => [table.happened, table.history].map((events) => events.map((one) => one.number));
  return { wire: wires[0]!, shown, table };
}

/** The connection is lost and comes back. */
function reconnect(): Wire {
  wires.at(-1)!.onclose!({ code: 1006 });
  vi.advanceTimersByTime(waitBefore(0));
  wires.at(-1)!.onopen!();
  return wires.at(-1)!;
}

test('what had happened before I came is history, and not news', () => {
  const { wire, shown, table } = sitDown();
  wire.brings([0, 1, 3], 5);
  expect(shown()).toEqual([[], [0, 1, 3]]);
  expect(table.history[2]).toEqual(event(3));
});

test('each frame adds what it tells, whatever was told to others in between', () => {
  const { wire, shown } = sitDown();
  wire.brings([0], 2);
  wire.brings([4], 5);
  expect(shown()).toEqual([[4], [0, 4]]);
  wire.brings([], 7);
  expect(shown()).toEqual([[], [0, 4]]);
  wire.brings([7, 9], 11);
  expect(shown()).toEqual([
    [7, 9],
    [0, 4, 7, 9],
  ]);
});

test('after a reconnect the whole history comes again, and only what I missed is news', () => {
  const { wire, shown } = sitDown();
  wire.brings([0, 1], 3);
  wire.brings([3, 5], 6);
  reconnect().brings([0, 1, 3, 5, 6, 9], 12);
  expect(shown()).toEqual([
    [6, 9],
    [0, 1, 3, 5, 6, 9],
  ]);
});

test('a reconnect while nothing happened to me shows nothing again', () => {
  const { wire, shown } = sitDown();
  wire.brings([0, 1, 4], 5);
  reconnect().brings([0, 1, 4], 9);
  expect(shown()).toEqual([[], [0, 1, 4]]);
  reconnect().brings([0, 1, 4], 9);
  wires.at(-1)!.brings([10], 11);
  expect(shown()).toEqual([[10], [0, 1, 4, 10]]);
});

test('frames that overlap add nothing twice', () => {
  const { wire, shown } = sitDown();
  wire.brings([0, 2], 3);
  wire.brings([2, 4], 5);
  wire.brings([4, 5, 7], 8);
  expect(shown()).toEqual([
    [5, 7],
    [0, 2, 4, 5, 7],
  ]);
});

test('what I may know only later takes its place in the history, and is not news', () => {
  const { wire, shown } = sitDown();
  wire.brings([0, 3], 4);
  reconnect().brings([0, 1, 2, 3, 4], 5); // meanwhile the seat became mine
  expect(shown()).toEqual([[4], [0, 1, 2, 3, 4]]);
});

test('people who share a device are told what all of them may know', () => {
  const { wire, shown, table } = sitDown();
  wire.brings([0, 3], 4, 'm', [0, 2]);
  wire.brings([6], 8, 'm', [0, 2]);
  reconnect().brings([0, 3, 6, 8], 11, 'm', [0, 2]);
  expect(shown()).toEqual([[8], [0, 3, 6, 8]]);
  expect(table.match!.mine.map((one) => one.seat)).toEqual([0, 2]);
});

test('another match starts anew, its numbers too', () => {
  const { wire, shown } = sitDown();
  wire.brings([0, 1, 2], 3);
  wire.brings([], 0, 'n');
  expect(shown()).toEqual([[], []]);
  wire.brings([1], 2, 'n');
  expect(shown()).toEqual([[1], [1]]);
  reconnect().brings([0, 2], 3, 'o');
  expect(shown()).toEqual([[], [0, 2]]);
});
