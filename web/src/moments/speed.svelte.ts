/** How fast moments follow each other on this device, and everything that moves within them. */
import { recall, remember } from '../memory';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How many times as long as usual everything takes. */
const TEMPO: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.4 };

const remembered = recall('speed') as Speed | null;
let chosen = $state<Speed>(remembered && remembered in TEMPO ? remembered : 'normal');

export const speed = (): Speed => chosen;
export const tempo = (): number => TEMPO[chosen];

export function setSpeed(wanted: Speed): void {
  chosen = wanted;
  remember('speed', wanted);
}
