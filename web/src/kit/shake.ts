/** Shakes a thing when `why` becomes something else than nothing: `use:shake={contested && moment}`. */
import type { Action } from 'svelte/action';
import { isCalm, span } from './motion';

const LASTS = 450; // milliseconds at normal speed
const SIDES = [0, -6, 6, -5, 5, -3, 3, 0];

export const shake: Action<HTMLElement | SVGElement, string | number | boolean | null | undefined> = (thing, why) => {
  let last: typeof why = null;
  const feel = (now: typeof why) => {
    if (now && now !== last) tremble(thing);
    last = now;
  };
  feel(why);
  return { update: feel };
};

function tremble(thing: Element): void {
  const frames = isCalm()
    ? [{ opacity: 0.35 }, { opacity: 1 }]
    : SIDES.map((x) => ({ transform: `translateX(${x}px)` }));
  thing.animate(frames, { duration: span(LASTS), easing: 'ease-in-out' });
}
