import { expect, test } from 'vitest';
import { check } from './fairness';

const secret = '00ff10a0'.repeat(8);
const commitment = 'ad033ed62130425bba6bbf1806a97a77bfad7f55bfa13516992120d03d0d74b9';

test('a kept promise is recognised', async () => expect(await check(secret, commitment)).toBe('kept'));
test('another secret is recognised', async () => expect(await check('11' + secret.slice(2), commitment)).toBe('broken'));
test('without a hash function nothing is claimed', async () => expect(await check(secret, commitment, null as never)).toBe('unchecked'));
