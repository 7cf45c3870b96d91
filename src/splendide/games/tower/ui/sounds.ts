/** Wood on wood, water, and the last seconds. */
import type { Sound } from '$web/kit/sound.svelte';

const knock = (at: number, pitch: number, loud: number): Sound => [
  { at, lasts: 0.09, from: pitch, to: pitch * 0.6, loud, kind: 'triangle' },
  {
    at,
    lasts: 0.04,
    from: pitch * 3,
    to: pitch * 2,
    loud: loud * 0.5,
    kind: 'hiss',
  },
];

export const SET_DOWN: Sound = [...knock(0, 330, 0.3), ...knock(0.07, 290, 0.12)];
/** A piece from the heap, and one that is handed over. */
export const TAKEN: Sound = knock(0, 420, 0.1);
export const GIVEN: Sound = [...knock(0, 300, 0.16), { at: 0.06, lasts: 0.14, from: 300, to: 460, loud: 0.07 }];
/** It is your turn. */
export const YOURS: Sound = [
  { at: 0.1, lasts: 0.12, from: 587, loud: 0.1, kind: 'triangle' },
  { at: 0.22, lasts: 0.2, from: 880, loud: 0.1, kind: 'triangle' },
];
export const LIFTED: Sound = [{ lasts: 0.12, from: 260, to: 420, loud: 0.08 }];
export const SECOND: Sound = [{ lasts: 0.05, from: 880, loud: 0.08, kind: 'square' }];
export const SPLASH: Sound = [
  { lasts: 0.5, from: 700, to: 2600, loud: 0.25, kind: 'hiss' },
  { at: 0.12, lasts: 0.7, from: 2400, to: 500, loud: 0.2, kind: 'hiss' },
  { at: 0.3, lasts: 0.12, from: 520, to: 1150, loud: 0.12 },
  { at: 0.44, lasts: 0.1, from: 640, to: 1400, loud: 0.1 },
];

/** So many pieces tumbling down. */
export const clatter = (pieces: number): Sound =>
  Array.from({ length: Math.min(12, 3 + 2 * pieces) }, (_, k) =>
    knock(0.25 + k * 0.07 + (k % 3) * 0.02, 240 + ((k * 67) % 190), 0.26 - 0.015 * k),
  ).flat();
