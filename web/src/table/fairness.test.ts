import { expect, test } from 'vitest';
import { check, heads, type Claimed } from './fairness';
import type { Receipt } from './receipts';

const SECRET = '00ff10a0'.repeat(8);
const COMMITMENT = 'ad033ed62130425bba6bbf1806a97a77bfad7f55bfa13516992120d03d0d74b9';
const MINE = 'aa'.repeat(16);
const RECORD = `splendide 1
game: game
match: m
seats: 2
players: ["Zoé","greedy"]
options: {"sheet":"A"}
commitment: ${COMMITMENT}
nonces: ${MINE} -
secret: ${SECRET}
points: 3 0 0, 2 0 0
winners: 0

nature 4-1
0 c3=41
1 a4=14 ~word
`;
/** As `splendide.core.chain.heads` has them of that record. */
const HEADS = [
  '6919d0b4f7e44a373efbc3920d1958ba',
  'b94fa8a25bbdc182577eb42a9c1307aa',
  '4cef6594abf49eaa2dcd8652eb9f775e',
  '913ca8bdb389f4acd09f8dac966477c8',
];
const claimed: Claimed = { commitment: COMMITMENT, secret: SECRET, nonces: [MINE, ''], record: RECORD };
const seen: Receipt = { match: 'm', commitment: COMMITMENT, nonce: MINE, heads: [HEADS[1]!, HEADS[3]!] };

test('heads are those that the house computes', async () => expect(await heads(RECORD, SECRET)).toEqual(HEADS));

test('a match that agrees with all that was seen is recognised', async () =>
  expect(await check(seen, claimed)).toBe('kept'));

test('a browser that gave nothing and saw no head checks the secret alone', async () =>
  expect(await check({ ...seen, nonce: '', heads: [] }, claimed)).toBe('kept'));

test('a house that draws a new secret after the numbers is caught', async () => {
  const promised = { ...seen, commitment: '00'.repeat(32), heads: [] };
  expect(await check(promised, claimed)).toBe('broken');
  expect(await check(promised, { ...claimed, commitment: promised.commitment })).toBe('broken');
  expect(await check(promised, claimed, null as never)).toBe('broken');
});

test('a number that was left out is recognised', async () =>
  expect(await check({ ...seen, nonce: 'cc' }, claimed)).toBe('ignored'));

test('a log that was rewritten is recognised, and one in another order', async () => {
  const record = RECORD.replace('c3=41', 'c3=14');
  expect(await check(seen, { ...claimed, record })).toBe('rewritten');
  expect(await check({ ...seen, heads: [HEADS[3]!, HEADS[1]!] }, claimed)).toBe('rewritten');
});

test('without a hash function or a record nothing is claimed', async () => {
  expect(await check(seen, claimed, null as never)).toBe('unchecked');
  expect(await check(seen, { ...claimed, record: '' })).toBe('unchecked');
});
