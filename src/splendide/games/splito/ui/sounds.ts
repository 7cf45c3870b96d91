/** What a reveal sounds like: cards turned over, hands passed on, and an objective won in one of my zones. */
import { sound, type Sound } from '$web/kit/sound.svelte';
import type { View } from './view';
import { LANDS } from './zones';

const TURNED: Sound = [0, 0.09, 0.18].map((at) => ({ at, lasts: 0.07, from: 2400, to: 900, loud: 0.12, kind: 'hiss' }));
const WON: Sound = [
  { lasts: 0.16, from: 659, loud: 0.12, kind: 'triangle' },
  { at: 0.12, lasts: 0.3, from: 880, loud: 0.12, kind: 'triangle' },
];

const mine = (view: View, seat: number): number => {
  const player = view.players[seat];
  return player ? view.zones[player.left]!.points + view.zones[player.right]!.points : 0;
};

export function soundOf(view: View, before: View, seat: number): void {
  sound(TURNED);
  if (mine(view, seat) > mine(before, seat)) sound(WON, LANDS);
}
