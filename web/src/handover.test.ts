import { expect, test } from 'vitest';
import { seatToShow, seenFrom } from './handover';
import { seatWith } from './seat';

const places = (owing: number[]) => [1, 3, 4].map((seat) => ({ seat, owes: owing.includes(seat) }));

test('the screen stays with whoever owes a decision', () => expect(seatToShow(places([1, 3, 4]), 3)).toBe(3));
test('then it goes round the table to the next who owes one', () => {
  expect(seatToShow(places([1, 4]), 3)).toBe(4);
  expect(seatToShow(places([1]), 4)).toBe(1);
});
test('it stays where it is while nobody here owes anything', () => expect(seatToShow(places([]), 3)).toBe(3));
test('a screen that shows nobody of us yet shows our first', () => {
  expect(seatToShow(places([]), -1)).toBe(1);
  expect(seatToShow([], -1)).toBe(-1);
});

test('only one of those who share a device is called you', () => {
  const seats = [true, false, true].map((mine) => seatWith({ mine }));
  expect(seenFrom(seats, 2).map(({ mine }) => mine)).toEqual([false, false, true]);
  expect(seenFrom(seats, -1).some(({ mine }) => mine)).toBe(false);
});
