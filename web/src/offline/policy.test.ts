import { expect, test } from 'vitest';
import { policyFor } from './policy';

const HOME = 'https://table.example';
const asked = (path: string, mode = 'no-cors', method = 'GET') => policyFor(method, mode, new URL(path, HOME), HOME);

test('a page is asked of the house', () => expect(asked('/t/abc', 'navigate')).toBe('page'));
test('a part of the client is kept', () => expect(asked('/assets/index-a1b2.js')).toBe('part'));
test('nothing that the house says is ever kept', () => {
  expect(asked('/api/house')).toBe('passed on');
  expect(asked('/api/matches/x/record', 'navigate')).toBe('passed on');
});
test('what is sent, or comes from elsewhere, is none of our business', () => {
  expect(asked('/assets/index.js', 'cors', 'POST')).toBe('passed on');
  expect(asked('https://elsewhere.example/assets/x.js')).toBe('passed on');
});
