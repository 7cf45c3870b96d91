import { expect, test } from 'vitest';
import type { Text } from '$web/board';
import { bundle, format } from '$web/fluent';
import english from '../text/en.ftl?raw';
import { recount } from './say';

const NATURE = 30;
const NAMES = ['Ada', 'Bo', 'Cy'];
const own = bundle('en', english);
const text: Text = (id, details) => format(own, id, details) ?? id;
const told = (...made: [number, string][]) =>
  recount(made.map(([seat, move]) => ({ seat, move })) as never, NAMES, text, [], []);

test('cards that were turned up are one sentence', () => {
  const turned: [number, string][] = ['9.1', 'joker.3', '9.4'].map((card) => [NATURE, `turn ${card}`]);
  expect(told([NATURE, 'first 1'], ...turned)).toBe('Bo is the first splitter. Turned up: 9, joker, 9.');
});

test('bets are told by zone', () => {
  expect(told([2, 'bet black'], [0, 'bet white'], [1, 'bet black'])).toBe('Bets: Black (Cy, Bo), White (Ada).');
  expect(told([0, 'split 1|1|5'])).toBe('Ada splits the row: 1 white, 1 pink, 5 black.');
});
