/** What the table sounds like. */
import type { Sound } from '$web/kit/sound.svelte';

/** “Pass!”: two short notes. */
export const CALL: Sound = [
  { from: 660, lasts: 0.09, loud: 0.16, kind: 'triangle' },
  { at: 0.1, from: 880, lasts: 0.14, loud: 0.18, kind: 'triangle' },
];

/** A beat of the count before the first deal. */
export const BEAT: Sound = [{ from: 440, lasts: 0.08, loud: 0.14, kind: 'triangle' }];

/** A card on the felt. */
export const SLIDE: Sound = [{ from: 2600, to: 900, lasts: 0.14, loud: 0.1, kind: 'hiss' }];

/** Somebody goes for a dolphin: water everywhere. */
export const SPLASH: Sound = [
  { from: 500, to: 4200, lasts: 0.16, loud: 0.5, kind: 'hiss' },
  { at: 0.12, from: 3200, to: 300, lasts: 0.7, loud: 0.4, kind: 'hiss' },
  { at: 0.02, from: 240, to: 70, lasts: 0.3, loud: 0.35 },
];

/** A hand on a dolphin, which squeaks. */
export const GRAB: Sound = [
  { from: 900, to: 1900, lasts: 0.08, loud: 0.14 },
  { at: 0.07, from: 1900, to: 1300, lasts: 0.09, loud: 0.12 },
  { from: 300, to: 120, lasts: 0.1, loud: 0.2, kind: 'triangle' },
];

/** Nobody held four of a kind. */
export const FALSE_START: Sound = [
  { from: 220, to: 200, lasts: 0.22, loud: 0.16, kind: 'sawtooth' },
  { at: 0.26, from: 165, to: 140, lasts: 0.4, loud: 0.16, kind: 'sawtooth' },
];

/** A letter on the score sheet. */
export const LETTER: Sound = [
  { from: 523, lasts: 0.12, loud: 0.14, kind: 'triangle' },
  { at: 0.1, from: 659, lasts: 0.12, loud: 0.14, kind: 'triangle' },
  { at: 0.2, from: 784, lasts: 0.3, loud: 0.16, kind: 'triangle' },
];
