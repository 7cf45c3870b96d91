import { expect, test } from 'vitest';
import {
  angleOf,
  at,
  discardsAt,
  dolphinAt,
  glide,
  isClose,
  isOver,
  nearest,
  raised,
  toScreen,
  toTable,
  turnFor,
  type Pool,
} from './place';

const poolOf = (seat: number, seats: number): Pool => ({
  x: 400,
  y: 200,
  rx: 200,
  ry: 100,
  turned: turnFor(seat, seats),
});

test.each([4, 5, 6])('each of %d screens has its own seat at the bottom', (seats) => {
  for (let seat = 0; seat < seats; seat++) {
    const mine = toScreen(at(angleOf(seat, seats), 100), poolOf(seat, seats));
    expect(mine.x).toBeCloseTo(400);
    expect(mine.y).toBeCloseTo(300);
  }
});

test('the next seat sits clockwise: from the bottom, on the left', () => {
  const next = toScreen(at(angleOf(3, 4), 100), poolOf(2, 4));
  expect(next.x).toBeCloseTo(200);
  expect(next.y).toBeCloseTo(200);
});

test('what is pointed at on one screen is at the same place of the table on every other', () => {
  const pointed = toTable({ x: 430, y: 250 }, poolOf(3, 5));
  const there = toScreen(pointed, poolOf(3, 5));
  expect([there.x, there.y]).toEqual([expect.closeTo(430), expect.closeTo(250)]);
});

test('a hand over the pool is close before it can touch', () => {
  expect([isOver({ x: 99, y: 0 }), isClose({ x: 99, y: 0 })]).toEqual([true, false]);
  expect(isClose({ x: 60, y: 60 })).toBe(true);
  expect(isOver({ x: 80, y: 80 })).toBe(false);
});

test('a key raises the hand over the pool, on its own side', () => {
  const hand = raised(1, 4);
  expect(hand.x).toBeLessThan(-70);
  expect(isOver(hand)).toBe(true);
});

test('cards are discarded between the dealer and the right-hand neighbour', () => {
  for (const seats of [4, 5, 6]) {
    const { x, y } = discardsAt(0, seats);
    const far = (seat: number) => Math.hypot(x - at(angleOf(seat, seats), 100).x, y - at(angleOf(seat, seats), 100).y);
    const [nearest, next] = Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => far(a) - far(b));
    expect(new Set([nearest, next])).toEqual(new Set([0, seats - 1]));
  }
});

test('the nearest dolphin is one that is still there', () => {
  const first = dolphinAt(0, 3);
  expect(nearest(first, [0, 1, 2], 3)).toBe(0);
  expect([1, 2]).toContain(nearest(first, [1, 2], 3));
  expect(nearest(first, [], 3)).toBeUndefined();
});

test('two short steps take a hand as far as a long one', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 100, y: -50 },
  ];
  const once = glide(from, to, 32);
  const twice = glide(glide(from, to, 16), to, 16);
  expect(twice.x).toBeCloseTo(once.x);
  expect(once.x).toBeGreaterThan(30);
  expect(once.x).toBeLessThan(100);
});
