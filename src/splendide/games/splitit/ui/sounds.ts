/** Cards turned up, bets turned over, cards won or contested. */
import { sound, type Sound } from '$web/kit/sound.svelte';
import { STAMPED } from './story';
import type { Reveal } from './view';

const flick = (at: number) => ({ at, lasts: 0.07, from: 2600, to: 1000, loud: 0.1, kind: 'hiss' as const });
const DEALT: Sound = [0, 0.07, 0.14, 0.21].map(flick);
const TURNED: Sound = [flick(0), flick(0.12)];
const WON: Sound = [
  { lasts: 0.16, from: 659, loud: 0.12, kind: 'triangle' },
  { at: 0.12, lasts: 0.3, from: 880, loud: 0.12, kind: 'triangle' },
];
const CONTESTED: Sound = [{ lasts: 0.35, from: 220, to: 150, loud: 0.1, kind: 'sawtooth' }];

export const soundOfDeal = (): void => sound(DEALT);

/** What the bets led to, as this seat hears it. */
export function soundOfReveal(reveal: Reveal, seat: number): void {
  sound(TURNED);
  const mine = reveal.zones.find(({ bets }) => bets.includes(seat));
  if (mine?.fate === 'taken') sound(WON, STAMPED);
  else if (reveal.zones.some(({ fate }) => fate === 'contested')) sound(CONTESTED, STAMPED);
}
