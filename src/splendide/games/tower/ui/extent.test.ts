import { expect, test } from 'vitest';
import { extentOfAll, extentOfPlace } from './extent';
import type { Pose } from './solid';

const at = (x: number, y: number, z: number): Pose => [x, y, z, 1, 0, 0, 0];

test('an empty table is seen whole', () =>
  expect(extentOfAll([], 0, 0.2, 0.3)).toEqual({
    x: 0,
    y: 0,
    radius: 60,
    low: 0,
    height: 100,
    below: 0.2,
    beside: 0.3,
  }));
test('all that lies there is within it', () => {
  const { x, y, radius, height } = extentOfAll([at(-100, 0, 5), at(40, 60, 5), at(0, 0, 300)], 310, 0, 0);
  expect([x, y]).toEqual([-30, 30]);
  expect(radius).toBeGreaterThan(Math.hypot(70, 30));
  expect(height).toBe(340);
});
test('what rolled far away draws the eye neither off the tower nor out of sight of it', () => {
  const { x, radius } = extentOfAll([at(0, 0, 5), at(900, 0, 5)], 10, 0, 0);
  expect([x, radius]).toEqual([80, 210]);
});
test('where a piece is put down, its place is seen with what is right below it', () => {
  expect(extentOfPlace([1, 2, 200], 0, 0.4)).toEqual({
    x: 1,
    y: 2,
    radius: 50,
    low: 90,
    height: 168,
    below: 0,
    beside: 0.4,
  });
  expect(extentOfPlace([0, 0, 30], 0, 0)).toMatchObject({ low: 0, height: 88 });
});
