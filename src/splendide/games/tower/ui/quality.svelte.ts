/** How carefully the tower is drawn: as the player says, else as well as this machine can without stumbling. */
import { recall, remember } from '$web/memory';
import type { Quality } from './kinds';

export const WISHES = ['auto', 'high', 'low'] as const;
export type Wish = (typeof WISHES)[number];

const KEY = 'tower-quality';
const SLOW = 55; // milliseconds a frame: less than 18 a second
const FRAMES = 10; // that must be slow in a row

const known = WISHES.find((wish) => wish === recall(KEY));
let wished = $state<Wish>(known ?? 'auto');
let tooSlow = $state(false);
let slowOnes = 0;

export const wish = (): Wish => wished;

export const quality = (): Quality => (wished === 'auto' ? (tooSlow ? 'low' : 'high') : wished);

export function choose(wanted: Wish): void {
  wished = wanted;
  tooSlow = false;
  slowOnes = 0;
  remember(KEY, wanted);
}

/** A frame took so long to come after the one before. */
export function measured(ms: number): void {
  slowOnes = ms > SLOW ? slowOnes + 1 : 0;
  if (slowOnes >= FRAMES) tooSlow = true;
}

/** No need to try: this machine has no graphics card. */
export function expectSlow(): void {
  tooSlow = true;
}
