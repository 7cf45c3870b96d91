/** How long something may move: scaled by the chosen speed. Who wants no motion gets fades (`isCalm`). */
import { tempo } from '../moments/speed.svelte';

export const span = (milliseconds: number): number => milliseconds * tempo();

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
