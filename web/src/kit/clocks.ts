/** The seats' clocks within reach of everything on a page: the table shares them once, badges find them. */
import { getContext, setContext } from 'svelte';

export interface SeatClocks {
  /** Milliseconds that this seat has left for what it is asked; null if its clock does not run. */
  left(seat: number): number | null;
}

const KEY = Symbol('clocks');

export const shareClocks = (clocks: SeatClocks): void => void setContext(KEY, clocks);

/** Nothing where nobody's time runs, as in a replay. */
export const sharedClocks = (): SeatClocks | undefined => getContext<SeatClocks | undefined>(KEY);

/** How much time there is, in the words of a clock; the texts say `days` and `hours`. */
export function clockFace(left: number): { days: number; hours: number } | { minutes: string } {
  const seconds = Math.ceil(left / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours) return { days: Math.floor(hours / 24), hours: hours % 24 };
  return { minutes: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` };
}

/** Whether it is time to hurry: so many milliseconds before the end. */
export const isShort = (left: number): boolean => left <= 15_000;
