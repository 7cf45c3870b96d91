import { expect, test } from 'vitest';
import { PIECES } from '../kinds';
import type { Point, Pose } from '../solid';
import { clipped, shadowsOf } from './shadows';

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];
const cube = PIECES.find(({ shape }) => shape === 'cube')!;
const small = PIECES.find(({ shape }) => shape === 'small')!;
const at = (x: number, z: number): Pose => [x, 0, z, 1, 0, 0, 0];
const moved = (by: number) => SQUARE.map(([x, y]): Point => [x + by, y]);

test('of a shape that hangs over an edge what is within stays', () => {
  const over = clipped(moved(6), SQUARE);
  expect(Math.min(...over.map(([x]) => x))).toBe(6);
  expect(Math.max(...over.map(([x]) => x))).toBe(10);
  expect(clipped(moved(20), SQUARE)).toEqual([]);
});
test('what is held casts a shadow on its target and not beside it', () => {
  const pieces = [
    { piece: cube, pose: at(0, 15) },
    { piece: small, pose: at(12, 42) },
  ];
  const { corners } = shadowsOf(pieces, 30);
  const onTarget = corners.flatMap((_, k) => (k % 3 === 0 && corners[k + 2]! > 30 ? [corners[k]!] : []));
  expect(Math.min(...onTarget)).toBeCloseTo(5);
  expect(Math.max(...onTarget)).toBeCloseTo(15);
});
