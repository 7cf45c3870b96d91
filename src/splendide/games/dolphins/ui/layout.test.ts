import { expect, test } from 'vitest';
import { chipsOf, chipSize, discardsIn, pileSize, placeOf, poolIn } from './layout';

const NOBODY = -1;
const SIDEWAYS = { width: 775, height: 312 }; // a telephone on its side, for who looks on
const DESKTOP = { width: 1130, height: 520 };

test.each([
  [SIDEWAYS, 4],
  [SIDEWAYS, 6],
  [DESKTOP, 4],
  [DESKTOP, 5],
])('whoever sits beside the pool sits by its rim: %o, %i players', (size, seats) => {
  const { x, rx } = poolIn(size, NOBODY, seats);
  const beside = chipsOf(NOBODY, seats).map((seat) => Math.abs(placeOf(seat, NOBODY, seats, size).x - x));
  const farthest = Math.max(...beside) - chipSize(size).width / 2;
  expect(farthest - rx).toBeLessThanOrEqual(30);
});

test.each([236, 170, 120])('all of the pool is on the screen, however low: %i', (height) => {
  for (const seats of [4, 5, 6]) {
    const { y, ry } = poolIn({ width: 308, height }, 0, seats);
    expect(y - ry).toBeGreaterThanOrEqual(0);
    expect(y + ry).toBeLessThanOrEqual(height);
  }
});

test('everybody is on the screen', () => {
  const chip = chipSize(SIDEWAYS);
  for (const seat of chipsOf(NOBODY, 6)) {
    const { x, y } = placeOf(seat, NOBODY, 6, SIDEWAYS);
    expect(x - chip.width / 2).toBeGreaterThanOrEqual(0);
    expect(x + chip.width / 2).toBeLessThanOrEqual(SIDEWAYS.width);
    expect(y - chip.height / 2).toBeGreaterThanOrEqual(0);
    expect(y + chip.height / 2).toBeLessThanOrEqual(SIDEWAYS.height);
  }
});

const PHONE = { width: 368, height: 500 };
const SMALL = { width: 308, height: 236 };
const SIDE_BY_SIDE = { width: 430, height: 322 };

test.each([PHONE, SMALL, SIDE_BY_SIDE, DESKTOP])('nobody sits on the discards: %o', (size) => {
  const [chip, cards] = [chipSize(size), pileSize(size)];
  const far = (one: number, other: number) => Math.abs(one - other);
  for (const seats of [4, 5, 6])
    for (let dealer = 0; dealer < seats; dealer++) {
      const pile = discardsIn(dealer, 0, seats, size);
      for (const { x, y } of chipsOf(0, seats).map((seat) => placeOf(seat, 0, seats, size)))
        expect(
          far(x, pile.x) >= (chip.width + cards.width) / 2 || far(y, pile.y) >= (chip.height + cards.height) / 2,
        ).toBe(true);
    }
});
