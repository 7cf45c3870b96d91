import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../generated/protocol';
import { seatWith, tableWith } from '../seat';
import { changesOf } from './changes';

const table = (seats: Partial<SeatInfo>[], stage: TableInfo['stage'] = 'playing'): TableInfo =>
  tableWith({ seats: seats.map(seatWith), stage });
const ann = { name: 'Ann' };
const told = (before: Partial<SeatInfo>, now: Partial<SeatInfo>) =>
  changesOf(table([{ ...ann, ...before }]), table([{ ...ann, ...now }])).length;

test('who leaves, concedes or comes back is told, once', () => {
  expect(told({}, { replaced: true, kind: 'bot' })).toBe(1);
  expect(told({ replaced: true, kind: 'bot' }, { replaced: true, kind: 'bot' })).toBe(0);
  expect(told({}, { replaced: true, conceded: true, kind: 'bot' })).toBe(1);
  expect(told({ replaced: true, kind: 'bot' }, {})).toBe(1);
});
test('nobody is told what they did themselves', () =>
  expect(told({ mine: true }, { mine: true, replaced: true })).toBe(0));
test('before and after a match seats change without a word', () => {
  expect(changesOf(table([{}], 'gathering'), table([{ replaced: true }], 'gathering'))).toEqual([]);
});
test('a new host is told, also where the old one has no seat', () => {
  const before = table([{ host: true }, {}], 'gathering');
  expect(changesOf(before, table([{}, { host: true }], 'gathering'))).toHaveLength(1);
  expect(changesOf(before, before)).toEqual([]);
  expect(changesOf(before, table([{}, {}], 'gathering'))).toEqual([]);
});
