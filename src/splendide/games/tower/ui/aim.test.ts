import { expect, test } from 'vitest';
import {
  aimOf,
  alongTop,
  broadest,
  FIRST_AIM,
  handOf,
  nextFace,
  placing,
  readAim,
  poseOf,
  printOf,
  shifted,
  towards,
  twisted,
} from './aim';
import { aboutUp, cornersAt } from './solid';

test('a move says where the hand aims and when it lets go, as short as can be', () => {
  expect(placing({ face: 0, x: 0, y: -1.5, yaw: 45 }, 20, 3210)).toBe('place flat 0 -1.5 45 at 3.21');
  expect(placing({ face: 1, x: 0.04, y: -0.04, yaw: 359.9 }, 20, 0)).toBe('place upright 0 0 0 at 0');
});
test('an aim that is told never lies further out than the hand may reach', () => {
  const far = shifted(FIRST_AIM, [30, 40], 12.3);
  const [, , x, y] = placing(far, 12.3, 0).split(' ').map(Number);
  expect(Math.hypot(x!, y!)).toBeLessThanOrEqual(12.3);
  expect(Math.hypot(x!, y!)).toBeGreaterThan(12);
});
test('a full turn is none', () => expect(twisted({ ...FIRST_AIM, yaw: 350 }, 20).yaw).toBe(10));
test('another’s hand is followed the short way round', () => {
  expect(towards({ ...FIRST_AIM, yaw: 350 }, { ...FIRST_AIM, x: 8, yaw: 10 }, 0.5)).toEqual({
    ...FIRST_AIM,
    x: 4,
    yaw: 0,
  });
});
test('the next face comes round again', () => {
  const upright = nextFace(FIRST_AIM, ['flat', 'upright']);
  expect(upright.face).toBe(1);
  expect(nextFace(upright, ['flat', 'upright']).face).toBe(0);
  expect(nextFace(FIRST_AIM, ['flat']).face).toBe(0);
});
test('a piece in the hand hovers right above where it would stand', () => {
  const spot = [3, -2, 58];
  const corners = cornersAt('stick', poseOf('stick', { face: 0, x: 1, y: 2, yaw: 90 }, spot, [0.5, 0], 5));
  const span = (axis: 0 | 1 | 2) =>
    [Math.min(...corners.map((c) => c[axis])), Math.max(...corners.map((c) => c[axis]))].map(
      (value) => Math.round(value * 100) / 100,
    );
  expect([span(0), span(1), span(2)]).toEqual([
    [-0.5, 9.5],
    [-25, 25],
    [63, 73],
  ]);
});
test('the print of a lying octagon is narrower than the piece', () => {
  const print = printOf('prism', FIRST_AIM, [0, 0, 30], [0, 0]);
  expect(Math.max(...print.map(([, y]) => y))).toBeCloseTo(4.97, 2);
  expect(print.every(([, , z]) => z === 30)).toBe(true);
});
test('a hand is told and understood alike', () =>
  expect(aimOf(handOf({ face: 1, x: 1.5, y: -2.25, yaw: 30 }))).toEqual({ face: 1, x: 1.5, y: -2.25, yaw: 30 }));
test('a piece begins on its broadest face: octagons stand, sticks lie', () => {
  expect(broadest('prism', ['flat', 'upright'])).toBe(1);
  expect(broadest('stick', ['flat', 'upright'])).toBe(0);
  expect(broadest('cube', ['flat'])).toBe(0);
});
test('and along the longest edge of what it is put on', () => {
  expect(alongTop('cube', [0, 0, 15, ...aboutUp(20)]) % 90).toBeCloseTo(20);
  const lying = poseOf('stick', { ...FIRST_AIM, yaw: 130 }, [0, 0, 0], [0, 0], 0);
  expect(alongTop('stick', lying)).toBeCloseTo(130);
});

test('the aim of a move is read as it was written', () => {
  const aim = { face: 1, x: 1.5, y: -2, yaw: 45 };
  expect(readAim(placing(aim, 20, 1500))).toEqual(aim);
  expect(readAim('give red-cube')).toBeNull();
});
