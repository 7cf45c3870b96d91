import { expect, test } from 'vitest';
import { won } from './won';
import type { Deal } from './view';

const deal = (wish: Partial<Deal>) =>
  ({ letters: [0, 0, 0, 0], false_letters: [0, 0, 0, 0], bonus: null, capped: false, tied: [], ...wish }) as Deal;

test('a dolphin, four SPLASH! cards and keeping still are letters, each with its reason', () =>
  expect(won(deal({ letters: [2, 1, 0, 1], false_letters: [1, 0, 0, 0], bonus: 0 }), 0)).toEqual({
    letters: 3,
    why: ['why-dolphin', 'why-bonus', 'why-false-start'],
  }));
test('a bonus that the word has no room for is explained', () =>
  expect(won(deal({ letters: [1, 1, 0, 1], bonus: 0, capped: true }), 0)).toEqual({
    letters: 1,
    why: ['why-dolphin', 'why-capped'],
  }));
test('whoever is not tied gets nothing in an extra deal, and is told why', () => {
  const extra = deal({ letters: [0, 2, 0, 0], bonus: 1, tied: [0, 1] });
  expect(won(extra, 3)).toEqual({ letters: 0, why: ['why-not-tied'] });
  expect(won(extra, 0)).toEqual({ letters: 0, why: [] });
  expect(won(extra, 1)).toEqual({ letters: 2, why: ['why-dolphin', 'why-bonus'] });
});
