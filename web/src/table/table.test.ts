import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame, HappenedInfo, SeatView, TableInfo } from '../generated/protocol';
import { sound } from '../kit/sound.svelte';
import { YOUR_TURN } from '../kit/sounds';
import { seatWith, tableWith } from '../seat';
import { waitBefore, type Line } from '../socket';
import { Table } from './table.svelte';

vi.mock('../kit/sound.svelte', () => ({ sound: vi.fn() }));
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] })); // asked as soon as texts are imported

class Wire implements Line {
  onopen: Line['onopen'] = null;
  onclose: Line['onclose'] = null;
  onmessage: Line['onmessage'] = null;
  sent: string[] = [];
  private match = '';
  send = (text: string) => void this.sent.push(text);
  close = () => this.onclose?.({ code: 1000 });

  constructor() {
    wires.push(this);
  }

  /** A frame arrives with a moment, and all that is known of the match if it is the first. */
  brings(number: number, match = 'm', mine: SeatView[] = [], table = TABLE): void {
    const moment = { number, happened: [event(number - 1)], view: {}, own: [] };
    const first = this.match !== match;
    const history = Array.from({ length: number - 1 }, (_, k) => event(k));
    const seen = {
      id: match,
      waiting: [],
      face_down: [],
      moments: [moment],
      ...(mine.length && { mine }),
      ...(first && { commitment: '', history }),
    };
    const frame: Frame = { type: 'frame', ...(!this.match && { table }), match: seen };
    this.match = match;
    this.onmessage!({ data: JSON.stringify(frame) });
  }

  /** A frame arrives that says what the table is like now. */
  says(table: TableInfo): void {
    this.onmessage!({ data: JSON.stringify({ type: 'frame', table }) });
  }
}

const ME = seatWith({ mine: true });
const TABLE = tableWith({ seats: [ME, seatWith({ kind: 'bot' })] });
const NO_BOTS = tableWith({ seats: [ME, seatWith({})] });
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
  const known = () => [table.moment?.number, table.moment?.history.map((one) => one.number)];
  return { wire: wires[0]!, known, table };
}

/** The connection is lost and comes back. */
function reconnect(): Wire {
  wires.at(-1)!.onclose!({ code: 1006 });
  vi.advanceTimersByTime(waitBefore(0));
  wires.at(-1)!.onopen!();
  return wires.at(-1)!;
}

const shown = (number: number, match = 'm') => JSON.stringify({ type: 'shown', match, number });

test('moments come onto the screen, and the table is told when they have been there', () => {
  const { wire, known } = sitDown();
  wire.brings(2);
  wire.brings(3);
  expect(known()).toEqual([3, [0, 1, 2]]);
  expect(wire.sent).toEqual([shown(2), shown(3)]);
});

test('where no bot decides nobody is told, and one that comes is told the newest', () => {
  const { wire } = sitDown();
  wire.brings(2, 'm', [], NO_BOTS);
  wire.brings(3);
  expect(wire.sent).toEqual([]);
  wire.says(TABLE);
  wire.says(TABLE);
  expect(wire.sent).toEqual([shown(3)]);
  wire.brings(4);
  wire.says(NO_BOTS);
  wire.brings(5);
  expect(wire.sent).toEqual([shown(3), shown(4)]);
});

test('where a bot decides for whoever is late it is told too', () => {
  const { wire } = sitDown();
  wire.brings(2, 'm', [], { ...NO_BOTS, time: 'normal' });
  expect(wire.sent).toEqual([shown(2)]);
});

test('over another connection it is said again what was seen', () => {
  const { wire } = sitDown();
  wire.brings(2);
  const another = reconnect();
  another.brings(2);
  expect(another.sent).toEqual([shown(2)]);
});

test('after a reconnect the whole history comes again, and the newest moment is on', () => {
  const { wire, known } = sitDown();
  wire.brings(2);
  reconnect().brings(5);
  expect(known()).toEqual([5, [0, 1, 2, 3, 4]]);
  expect(wires.at(-1)!.sent).toEqual([shown(5)]);
});

test('another match starts anew, its numbers too', () => {
  const { wire, known } = sitDown();
  wire.brings(3);
  wire.brings(1, 'n');
  expect(known()).toEqual([1, [0]]);
  expect(wire.sent.at(-1)).toBe(shown(1, 'n'));
});

test('a hint is shown as long as its question is asked, and one is asked for at a time', () => {
  const { wire, table } = sitDown();
  const mine = (question: number, owes: boolean) => [
    { seat: 0, question, owes, moves: ['a', 'b'], can_take_back: false, own: null },
  ];
  wire.brings(1, 'm', mine(4, true));
  table.askHint();
  table.askHint();
  const asked = JSON.stringify({ type: 'hint', seat: 0, question: 4 });
  expect(wire.sent.filter((one) => one === asked)).toHaveLength(1);
  const moves = [{ move: 'b', behind: 0, chance: 1 }];
  const hint = { type: 'hinted', match: 'm', seat: 0, question: 4, moves, unit: 'points', sentence: 'b!' };
  wire.onmessage!({ data: JSON.stringify(hint) });
  expect([table.hinted, table.advice]).toEqual([['b'], 'b!']);
  expect(table.thinking).toBe(false);
  wire.brings(2, 'm', mine(5, true));
  expect([table.hinted, table.advice]).toEqual([[], '']);
});

test('who has decided, or has read enough, is advised no more', () => {
  const { wire, table } = sitDown();
  wire.brings(1, 'm', [{ seat: 0, question: 4, owes: true, moves: ['a', 'b'], can_take_back: false, own: null }]);
  const moves = [{ move: 'b', behind: 0, chance: 1 }];
  const hint = { type: 'hinted', match: 'm', seat: 0, question: 4, moves, unit: 'points', sentence: 'b!' };
  wire.onmessage!({ data: JSON.stringify(hint) });
  table.forgetAdvice();
  expect([table.hinted, table.advice]).toEqual([['b'], '']);
  wire.onmessage!({ data: JSON.stringify(hint) });
  table.play('a'); // before the table has answered
  expect([table.hinted, table.advice]).toEqual([[], '']);
});

test('that it is my turn is heard once what led to it has been seen, and not by who has decided meanwhile', () => {
  const { wire, table } = sitDown();
  const mine = (question: number, owes: boolean) => [
    { seat: 0, question, owes, moves: ['a'], can_take_back: false, own: null },
  ];
  const calls = () => vi.mocked(sound).mock.calls.filter(([heard]) => heard === YOUR_TURN).length;
  wire.brings(1, 'm', mine(1, false));
  table.moments.beat = () => 1000;
  wire.brings(2, 'm', mine(2, true));
  vi.advanceTimersByTime(900);
  expect(calls()).toBe(0);
  vi.advanceTimersByTime(200);
  expect(calls()).toBe(1);
  wire.brings(3, 'm', mine(2, false));
  vi.advanceTimersByTime(1100);
  wire.brings(4, 'm', mine(3, true));
  wire.brings(4, 'm', mine(3, false));
  vi.advanceTimersByTime(1100);
  expect(calls()).toBe(1);
});
