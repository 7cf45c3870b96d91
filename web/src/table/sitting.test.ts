import { expect, test } from 'vitest';
import type { SeatInfo } from '../generated/protocol';
import { barred, maySit } from './sitting';

const table = (wish: { mine?: boolean; host?: boolean; locked?: boolean; removed?: boolean }) => {
  const { mine = false, ...rest } = wish;
  return { host: false, locked: false, removed: false, ...rest, seats: [{ mine } as SeatInfo] };
};

test('whoever has no seat may sit down', () => expect(maySit(table({}))).toBe(true));

test('whoever has one may not take another', () => expect(maySit(table({ mine: true }))).toBe(false));

test('a lock bars guests, and not the host', () => {
  expect([barred(table({ locked: true })), maySit(table({ locked: true }))]).toEqual(['is-locked', false]);
  expect(maySit(table({ locked: true, host: true }))).toBe(true);
});

test('whom the host has removed is told so, locked or not', () =>
  expect(barred(table({ removed: true, locked: true }))).toBe('is-removed'));
