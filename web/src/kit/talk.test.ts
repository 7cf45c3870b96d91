import { expect, test } from 'vitest';
import { belongsTo } from './talk';

test('a bubble stands at its own target', () => {
  expect(belongsTo('zone-1', 'zone-1', false)).toBe(true);
  expect(belongsTo('zone-12', 'zone-1', true)).toBe(false);
});
test('a spot may stand for all that lies in it', () => {
  expect(belongsTo('zone-1/no-4', 'zone-1', false)).toBe(false);
  expect(belongsTo('zone-1/no-4', 'zone-1', true)).toBe(true);
});
