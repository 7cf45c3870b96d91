import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/protocol';
import { seatWith, tableWith } from '../seat';
import { quickStart } from './quick';

const seat = (kind: SeatInfo['kind'], mine = false): SeatInfo => seatWith({ kind, mine });
const table = (seats: SeatInfo[], stage: TableInfo['stage'] = 'gathering'): TableInfo =>
  tableWith({ seats, stage, host: true });

test('I sit down first, bots take the rest, and it starts', () => {
  expect(quickStart(table([seat('empty'), seat('empty'), seat('empty')]), 'greedy')).toEqual([
    { type: 'sit', seat: 0 },
    { type: 'seatbot', seat: 1, level: 'greedy' },
    { type: 'seatbot', seat: 2, level: 'greedy' },
    { type: 'start' },
  ]);
});
test('a seat I already have is kept', () => {
  expect(quickStart(table([seat('person', true), seat('empty')]), 'greedy').map((message) => message.type)).toEqual([
    'seatbot',
    'start',
  ]);
});
test('a table that already plays is left alone', () =>
  expect(quickStart(table([seat('empty')], 'playing'), 'greedy')).toEqual([]));
test('to invite friends I only sit down', () =>
  expect(quickStart(table([seat('empty'), seat('empty')]), 'sit')).toEqual([{ type: 'sit', seat: 0 }]));
