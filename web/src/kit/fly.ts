/**
 * Things fly from where they were in the moment before to where they are now, in whatever part of the board that is.
 *
 *     <span use:fly={{ key: `card-${id}`, from: 'deck', to: 'discards' }}>
 *
 * `key` says what the thing is. What was not on the screen comes from the place called `from`, what is no longer there goes
 * to the place called `to`, if these are there (`use:fly={{ key: 'deck' }}` names a place). With reduced motion it fades.
 */
import type { Action } from 'svelte/action';
import { isCalm, span } from './motion';

export interface Flight {
  key: string;
  from?: string | undefined;
  to?: string | undefined;
  /** Milliseconds at normal speed: before it starts, and how long it takes. */
  delay?: number;
  lasts?: number;
}

const LASTS = 520; // milliseconds at normal speed
const EASING = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
const things = new Map<HTMLElement | SVGElement, Flight>();

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

interface Left {
  box: DOMRect;
  goes: string | undefined;
  copy: Node | undefined;
  inside: Node | null;
}

let left: Map<string, Left> | null = null; // null: everything has arrived

export const fly: Action<HTMLElement | SVGElement, Flight> = (thing, flight) => {
  if (thing.closest('figure')) return; // a picture beside the board has nothing to do with what moves there
  things.set(thing, flight);
  return { update: (now) => things.set(thing, now), destroy: () => things.delete(thing) };
};

/** Another moment is about to be on: everything is remembered where it is. The shell calls it. */
export function leave(): void {
  left = new Map([...things].map(([thing, { key, to }]) => [key, remembered(thing, to)]));
}

const remembered = (thing: Element, to: string | undefined): Left => ({
  box: thing.getBoundingClientRect(),
  goes: to,
  copy: to === undefined ? undefined : thing.cloneNode(true),
  inside: thing.closest('.felt'),
});

/** The other moment is on: everything flies to where it is now. The shell calls it, once for each of several that came at once. */
export function arrive(): void {
  if (!left) return;
  const was = left;
  // All is measured before anything moves: a page that is changed between two looks is laid out for each of them.
  const places = new Map([...things].map(([thing, { key }]) => [key, thing.getBoundingClientRect()]));
  /** A place is where it was, or where it is now if it was nowhere. */
  const boxOf = (key: string | undefined) => (key === undefined ? undefined : (was.get(key)?.box ?? places.get(key)));
  for (const [thing, flight] of things)
    comeTo(thing, was.get(flight.key)?.box ?? boxOf(flight.from), places.get(flight.key)!, flight);
  for (const [key, one] of was) if (!places.has(key)) goFrom(one, boxOf(one.goes));
  left = null;
}

function comeTo(thing: Element, from: DOMRect | undefined, here: DOMRect, { delay = 0, lasts = LASTS }: Flight): void {
  if (!from || !here.width || !from.width || isNear(from, here)) return;
  const start = isCalm() ? { opacity: 0 } : { transform: wayBetween(here, from), transformOrigin: '0 0', zIndex: 20 };
  thing.animate([start, {}], { duration: span(lasts), delay: span(delay), easing: EASING, fill: 'backwards' });
}

function goFrom({ box, copy, inside }: Left, to: DOMRect | undefined): void {
  if (!copy || !to || !inside || !box.width) return;
  const ghost = inside.appendChild(copy) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '20',
  });
  const end = isCalm() ? { opacity: 0 } : { transform: wayBetween(box, to), transformOrigin: '0 0', opacity: 0.3 };
  ghost.animate([{}, end], { duration: span(LASTS), easing: EASING }).onfinish = () => ghost.remove();
}

const isNear = (a: DOMRect, b: DOMRect): boolean =>
  Math.hypot(a.left - b.left, a.top - b.top) < 2 && Math.abs(a.width - b.width) < 2;

/** It fits into the middle of where it goes, and keeps its shape: a place may be a line of text. */
export function wayBetween(from: Box, to: Box): string {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const x = to.left + (to.width - scale * from.width) / 2 - from.left;
  const y = to.top + (to.height - scale * from.height) / 2 - from.top;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
