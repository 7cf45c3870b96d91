import { expect, test } from 'vitest';
import { deedsOf } from './deeds';

const WORDS = ['may', 'may-bet'];
const text = (id: string, details: object = {}) => (WORDS.includes(id) ? `${id} ${JSON.stringify(details)}` : id);

test('moves that begin with a word are told by its text, all others by the general one', () => {
  expect(deedsOf(['bet white', 'bet pink', 'a1=12', 'a1=21', 'b1=12'], text)).toEqual([
    'may-bet {"count":2}',
    'may {"count":3}',
  ]);
  expect(deedsOf([], text)).toEqual([]);
});
