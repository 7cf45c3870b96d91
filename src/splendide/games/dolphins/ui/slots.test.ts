import { expect, test } from 'vitest';
import { lay, rearrange, type Slots } from './slots';

const laid: Slots = { cards: ['10', 'splash', '9', '9'], fresh: null };

test('a new card takes the place of the one that was passed', () => {
  expect(rearrange(laid, ['splash', '9', '9', '8'], '8', 0)).toEqual({ cards: ['8', 'splash', '9', '9'], fresh: 0 });
});

test('of two equal cards the one that I chose leaves', () => {
  expect(rearrange(laid, ['splash', '10', '9', '8'], '8', 2)).toEqual({ cards: ['10', 'splash', '8', '9'], fresh: 2 });
});

test('a card like the one that was passed is still marked', () => {
  expect(rearrange(laid, ['splash', '10', '9', '9'], '9', 3)).toEqual({ cards: ['10', 'splash', '9', '9'], fresh: 3 });
});

test('a fifth card comes to the end, and leaves again', () => {
  const five = rearrange(laid, ['splash', '10', '9', '9', '2'], '2', null);
  expect(five).toEqual({ cards: ['10', 'splash', '9', '9', '2'], fresh: 4 });
  expect(rearrange(five, ['splash', '9', '9', '2'], null, 0)).toEqual({
    cards: ['splash', '9', '9', '2'],
    fresh: null,
  });
});

test('another hand altogether is laid out anew', () => {
  expect(rearrange(laid, ['splash', '7', '7', '6'], null, null)).toEqual(lay(['splash', '7', '7', '6'], null));
});
