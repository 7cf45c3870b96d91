import { expect, test } from 'vitest';
import { dolphinAt } from './place';
import { handAt, isOver, rerunOf } from './rerun';

const HOME = { x: 0, y: 120 };
const GRAB = [
  { seat: 2, after: 0, dolphin: true },
  { seat: 0, after: 300, dolphin: true },
  { seat: 1, after: 400, dolphin: false },
  { seat: 3, after: null, dolphin: false },
];

test('hands come to their dolphins in the order of the grab, and rest before', () => {
  const rerun = rerunOf(GRAB, 3, 4, 1000);
  const { touches } = rerun.hands.get(2)!;
  expect(handAt(rerun, 2, 1000, HOME)).toEqual(HOME);
  expect(handAt(rerun, 0, 1000 + touches, HOME).y).toBeGreaterThan(60);
  const first = handAt(rerun, 2, 1000 + touches, HOME);
  const taken = rerun.hands.get(2)!.dolphin!;
  expect(first).toEqual(dolphinAt(taken, 3));
  expect([...rerun.held({ 2: first, 0: HOME })]).toEqual([[2, taken]]);
  expect(rerun.hands.get(0)!.dolphin === taken).toBe(false);
  expect(rerun.hands.get(1)!.dolphin).toBeNull();
  expect(handAt(rerun, 3, 9000, HOME)).toEqual(HOME);
});

test('it is as slow as everything else is to be, and never faster than it was', () => {
  const [slow, usual, fast] = [1.7, 1, 0.1].map((tempo) => rerunOf(GRAB, 3, 4, 0, tempo));
  expect(slow!.lasts).toBeGreaterThan(usual!.lasts);
  expect(fast!.lasts).toBeLessThan(usual!.lasts);
  expect(fast!.slower).toBe(1);
});

test('it is over when all hands have been seen where they ended', () => {
  const rerun = rerunOf(GRAB, 3, 4, 1000);
  const last = Math.max(...[...rerun.hands.values()].map(({ touches }) => touches));
  expect(isOver(rerun, 1000 + last)).toBe(false);
  expect(isOver(rerun, 1000 + rerun.lasts)).toBe(true);
});
