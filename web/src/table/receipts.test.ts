import { beforeEach, expect, test, vi } from 'vitest';
import { MOST_KEPT, numberFor, receiptOf, sawHead, witness } from './receipts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
});

test('the first commitment is kept, whatever is shown later', () => {
  witness('m', 'promised');
  witness('m', 'drawn after the numbers');
  expect(receiptOf('m')!.commitment).toBe('promised');
});

test('a number is given once, and known after the page was loaded again', () => {
  witness('m', 'c');
  const given = numberFor('m');
  expect(given).toMatch(/^[0-9a-f]{32}$/);
  expect(numberFor('m')).toBe(given);
  expect(JSON.parse(kept.get('receipt-m')!)).toEqual({ match: 'm', commitment: 'c', nonce: given, heads: [] });
});

test('heads are kept in their order, one that comes again once', () => {
  witness('m', 'c');
  ['a', 'b', 'b', 'c'].forEach((head) => sawHead('m', head));
  expect(receiptOf('m')!.heads).toEqual(['a', 'b', 'c']);
});

test('old receipts make room', () => {
  for (let k = 0; k <= MOST_KEPT; k++) witness(`m${k}`, 'c');
  expect([receiptOf('m0'), receiptOf('m1')!.match, kept.size]).toEqual([null, 'm1', MOST_KEPT + 1]);
});

test('a browser that won’t remember keeps it as long as the page is open', () => {
  vi.stubGlobal('localStorage', undefined);
  witness('elsewhere', 'c');
  expect(numberFor('elsewhere')).toBe(numberFor('elsewhere'));
  expect(receiptOf('elsewhere')!.commitment).toBe('c');
});

test('what somebody else wrote into the storage is nothing', () => {
  kept.set('receipt-m', '{');
  witness('m', 'c');
  expect(receiptOf('m')!.commitment).toBe('c');
});
