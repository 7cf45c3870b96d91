/** How the hand sways: `hand.py` once more, to the last digit, so that what is seen is what counts. */
import type { Point } from './solid';

const WAVES = 3;
const NUMBERS = 2 * WAVES;
const [SLOWEST, FASTEST] = [0.35, 1.1];
const WEIGHTS = [0.45, 0.33, 0.22];
const AMPLITUDE = 3;
const PER_HEIGHT = 0.02;
const TREMBLING = 5000;
const RISING = 1000;
const TREMBLE = 0.5;

export type Hand = 'child' | 'normal' | 'steel' | 'none';

const STRENGTH: Record<Hand, number> = { child: 0.5, normal: 1, steel: 1.6, none: 0 };
const WINDOW: Record<Hand, number> = { child: 40_000, normal: 20_000, steel: 20_000, none: 0 };

/** How far from its aim the hand is, in mm along x and y, so many milliseconds after it lifted the piece. */
export function sway(seed: number, ms: number, height: number, hand: Hand): Point {
  const reach = STRENGTH[hand] * (AMPLITUDE + PER_HEIGHT * height) * trembling(ms, hand);
  return [reach * wave(seed, 0, ms), reach * wave(seed, NUMBERS, ms)];
}

function trembling(ms: number, hand: Hand): number {
  const late = (ms - (WINDOW[hand] - TREMBLING)) / RISING;
  return 1 + TREMBLE * Math.min(1, Math.max(0, late));
}

function wave(seed: number, first: number, ms: number): number {
  let height = 0;
  for (let k = 0; k < WAVES; k++) {
    const pace = SLOWEST + (FASTEST - SLOWEST) * chance(seed, first + 2 * k);
    height += WEIGHTS[k]! * sine(chance(seed, first + 2 * k + 1) + (pace * ms) / 1000);
  }
  return height;
}

function chance(seed: number, k: number): number {
  let word = Math.imul(seed * 64 + k + 1, 1_103_515_245);
  word = Math.imul(word ^ (word >>> 15), 1_376_312_589);
  word = Math.imul(word ^ (word >>> 13), 1_103_515_245);
  return ((word ^ (word >>> 16)) >>> 0) / 2 ** 32;
}

function sine(turns: number): number {
  const left = turns - Math.floor(turns) - 0.5;
  const arch = 16 * left * Math.abs(left) - 8 * left;
  return arch + 0.225 * (arch * Math.abs(arch) - arch);
}
