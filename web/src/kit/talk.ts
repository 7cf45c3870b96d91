/** Table talk within reach of everything on a board: the board shares it once, buttons and spots find it. */
import { getContext, setContext } from 'svelte';
import type { Talk } from '../board';

const KEY = Symbol('talk');

export const shareTalk = (talk: () => Talk | undefined): void => void setContext(KEY, talk);

/** Nothing where nobody talks, as in a replay. */
export const sharedTalk = (): (() => Talk | undefined) =>
  getContext<(() => Talk | undefined) | undefined>(KEY) ?? (() => undefined);

/** Whether a bubble for this target belongs to a spot: things inside a thing are named after it, `zone-2/no-4`. */
export const belongsTo = (target: string, spot: string, whole: boolean): boolean =>
  target === spot || (whole && target.startsWith(`${spot}/`));
