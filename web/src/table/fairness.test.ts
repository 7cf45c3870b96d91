import { expect, test } from 'vitest';
import { check } from './fairness';

const promised = {
  secret: '00ff10a0'.repeat(8),
  commitment: 'ad033ed62130425bba6bbf1806a97a77bfad7f55bfa13516992120d03d0d74b9',
  nonces: ['aa', '', 'bb'],
};

test('a kept promise is recognised', async () => expect(await check({ ...promised, mine: 'bb' })).toBe('kept'));
test('a browser that gave nothing checks the secret alone', async () => expect(await check(promised)).toBe('kept'));
test('another secret is recognised', async () =>
  expect(await check({ ...promised, secret: '11' + promised.secret.slice(2) })).toBe('broken'));
test('a number that was left out is recognised', async () =>
  expect(await check({ ...promised, mine: 'cc' })).toBe('ignored'));
test('without a hash function nothing is claimed', async () =>
  expect(await check(promised, null as never)).toBe('unchecked'));
