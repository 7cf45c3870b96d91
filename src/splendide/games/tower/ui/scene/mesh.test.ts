import { expect, test } from 'vitest';
import { SOLIDS } from '../solid';
import { layoutOf } from './faces';
import { meshOf } from './mesh';

test.each(Object.keys(SOLIDS))('a %s has no holes and lies within its own edges', (shape) => {
  const at = meshOf(shape).getAttribute('position');
  const corner = (k: number) => [at.getX(k), at.getY(k), at.getZ(k)].map((value) => value.toFixed(3)).join();
  const edges = new Map<string, number>();
  for (let k = 0; k < at.count; k += 3)
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const edge = [corner(k + a), corner(k + b)];
      edges.set(edge.join('>'), (edges.get(edge.join('>')) ?? 0) + 1);
    }
  for (const edge of edges.keys()) expect(edges.has(edge.split('>').reverse().join('>')), edge).toBe(true);
  const most = Math.max(...SOLIDS[shape]!.corners.flat());
  for (let k = 0; k < at.count; k++) expect(Math.abs(at.getZ(k))).toBeLessThanOrEqual(most + 1e-6);
});
test('every kind of face has its own place on the picture', () => {
  expect(
    layoutOf('cube')
      .patches.map(({ end }) => end)
      .sort(),
  ).toEqual([false, true]);
  expect(layoutOf('stick').patches.map(({ width, height }) => [width, height])).toEqual(
    expect.arrayContaining([
      [50, 10],
      [10, 10],
    ]),
  );
  for (const shape of Object.keys(SOLIDS))
    for (const { spots } of layoutOf(shape).faces)
      for (const spot of spots.flat()) expect(spot).toBeGreaterThanOrEqual(-1e-9);
});
