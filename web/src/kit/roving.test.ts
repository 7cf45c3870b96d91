import { expect, test } from 'vitest';
import { nextSpot } from './roving';

// 0 1 .
// . . 2
// 3 . 4
const spots = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 2, y: 1 },
  { x: 0, y: 2 },
  { x: 2, y: 2 },
];

test('an arrow goes to the neighbour in its direction', () => {
  expect(nextSpot(spots, 0, 'ArrowRight')).toBe(1);
  expect(nextSpot(spots, 0, 'ArrowDown')).toBe(3);
  expect(nextSpot(spots, 4, 'ArrowUp')).toBe(2);
});
test('straight ahead is nearer than aside', () => expect(nextSpot(spots, 3, 'ArrowUp')).toBe(0));
test('at the edge the focus stays', () => expect(nextSpot(spots, 0, 'ArrowLeft')).toBe(0));
test('other keys move nothing', () => expect(nextSpot(spots, 0, 'x')).toBe(0));
