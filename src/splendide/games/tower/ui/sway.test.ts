import { expect, test } from 'vitest';
import { sway, type Hand } from './sway';
import vectors from './sway.json';

const HANDS: Hand[] = ['child', 'normal', 'steel', 'none'];

test('the hand sways here exactly as the rules say', () => {
  expect(vectors.length).toBeGreaterThan(10);
  for (const { seed, ms, height, hand, dx, dy } of vectors) {
    const [x, y] = sway(seed, ms, height, HANDS[hand]!);
    expect(x).toBeCloseTo(dx, 6);
    expect(y).toBeCloseTo(dy, 6);
  }
});
