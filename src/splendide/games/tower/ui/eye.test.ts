import { expect, test } from 'vitest';
import { acrossTable, eyeOf, HOME, moved, OPENING } from './eye';
import { dot, minus, normalTo, unit, type Vector } from './solid';

const near = (a: number[], b: number[]) => a.forEach((value, k) => expect(value).toBeCloseTo(b[k]!, 9));

test('seen from the front, right is x and away is y', () => near(acrossTable(3, 2, -90), [3, 2]));
test('seen from the back, everything is the other way round', () => near(acrossTable(3, 2, 90), [-3, -2]));
test('the eye does not dive under the table, nor over the top', () => {
  expect(moved(HOME, 0, -100).elevation).toBeGreaterThan(0);
  expect(moved(HOME, 0, 200).elevation).toBeLessThan(90);
  expect(moved({ ...HOME, azimuth: 170 }, 30, 0).azimuth).toBe(-160);
});

/** How far from the middle of the picture a place is, 1 being its edge. */
function onPicture(place: Vector, from: Vector, at: Vector, aspect: number): [number, number] {
  const ahead = unit(minus(at, from));
  const right = normalTo(ahead, [0, 0, 1]);
  const way = minus(place, from);
  const depth = dot(way, ahead) * Math.tan((OPENING * Math.PI) / 360);
  return [dot(way, right) / depth / aspect, dot(way, normalTo(right, ahead)) / depth];
}

test.each([0.8, 1, 1.8])('foot and top of the tower are in a picture of %f', (aspect) => {
  for (const elevation of [5, 24, 80])
    for (const height of [100, 420]) {
      const { from, at } = eyeOf(
        { ...HOME, elevation },
        { x: 0, y: 0, radius: 60, height, low: 0, below: 0, beside: 0 },
        aspect,
      );
      for (const place of [
        [40, 0, 0],
        [-40, 0, height],
        [0, 40, height],
        [0, -40, 0],
      ] as Vector[])
        for (const part of onPicture(place, from, at, aspect)) expect(Math.abs(part)).toBeLessThan(1);
    }
});

test('where something lies over the right of the picture, everything is smaller and further left', () => {
  const extent = { x: 0, y: 0, radius: 60, height: 100, low: 0, below: 0 };
  const [free, covered] = [0, 0.5].map((beside) => eyeOf(HOME, { ...extent, beside }, 1));
  expect(covered!.distance).toBeGreaterThan(free!.distance);
  expect([free!.aside, covered!.aside]).toEqual([0, 0.25]);
});
