import { expect, test } from 'vitest';
import { grasp } from './grasp';
import { dolphinAt } from './place';
import type { Player } from './view';

const touched = (...places: (number | null)[]) => places.map((place) => ({ place }) as Player);
const nowhere = () => undefined;

test('a hand lies on the dolphin it was over', () => {
  const { held, free } = grasp(new Map(), touched(1, null, null, null), 3, () => dolphinAt(2, 3));
  expect([...held]).toEqual([[0, 2]]);
  expect(free).toEqual([0, 1]);
});

test('who holds a dolphin keeps it; whoever comes too late holds none', () => {
  const first = grasp(new Map(), touched(1, null, 2, null), 3, nowhere).held;
  const { held, free } = grasp(first, touched(1, 3, 2, 4), 3, nowhere);
  expect([held.get(0), held.get(2)]).toEqual([first.get(0), first.get(2)]);
  expect(new Set(held.values()).size).toBe(3);
  expect(held.has(3)).toBe(false);
  expect(free).toEqual([]);
});

test('when the dolphins go back nobody holds one', () => {
  const { held, free } = grasp(new Map([[0, 1]]), touched(null, null, null, null), 3, nowhere);
  expect([...held]).toEqual([]);
  expect(free).toEqual([0, 1, 2]);
});
