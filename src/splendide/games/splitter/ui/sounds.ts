/** Dice that roll, a pencil that writes, and points that were won. */
import { sound, type Sound } from '$web/kit/sound.svelte';
import { areThrown } from './dice';
import type { View } from './view';

export const ROLL: Sound = [0, 0.08, 0.15, 0.27, 0.42].map((at) => ({
  at,
  lasts: 0.05,
  from: 1500,
  to: 500,
  loud: 0.14,
  kind: 'hiss',
}));
export const PENCIL: Sound = [0, 0.11].map((at) => ({
  at,
  lasts: 0.09,
  from: 4200,
  to: 3000,
  loud: 0.06,
  kind: 'hiss',
}));
export const WON: Sound = [
  { at: 0.1, lasts: 0.15, from: 659, loud: 0.1, kind: 'triangle' },
  { at: 0.22, lasts: 0.28, from: 880, loud: 0.1, kind: 'triangle' },
];

export function soundOf(view: View, before: View, seat: number): void {
  if (view.sheets.some((sheet, other) => sheet.cells.join() !== before.sheets[other]?.cells.join())) sound(PENCIL);
  if ((view.sheets[seat]?.total ?? 0) > (before.sheets[seat]?.total ?? 0)) sound(WON);
  if (areThrown(view, before)) sound(ROLL);
}
