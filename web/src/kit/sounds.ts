/** What the house itself sounds like, in every game. */
import type { Sound } from './sound.svelte';

export const YOUR_TURN: Sound = [
  { lasts: 0.12, from: 523, loud: 0.1, kind: 'triangle' },
  { at: 0.11, lasts: 0.22, from: 784, loud: 0.1, kind: 'triangle' },
];
