/** Taking something with mouse, pen or finger and dropping it on a place of the page. A short press stays a click. */
import type { Action } from 'svelte/action';

export interface Drag {
  /** Whether it can be taken now. */
  active: boolean;
  /** What marks a place: with `side`, everything that has a `data-side`. */
  places: string;
  /** It is being carried, over this place or none. */
  carry: (over: string | null) => void;
  /** It was let go over this place; over none, it goes back. */
  drop: (place: string | null) => void;
}

const STARTS_AT = 6; // pixels: less is a click

const placeAt = (event: PointerEvent, places: string): string | null =>
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((one) => one.closest<HTMLElement | SVGElement>(`[data-${places}]`)?.dataset[places])
    .find(Boolean) ?? null;

/** The element follows the pointer that holds it; meanwhile it has the class `carried`. */
export const drag: Action<HTMLElement, Drag> = (node, wish) => {
  let held: { pointer: number; x: number; y: number } | null = null;
  let carried = false;

  function take(event: PointerEvent): void {
    carried = false;
    if (!wish.active || event.button !== 0 || held) return;
    held = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    node.setPointerCapture(event.pointerId);
  }

  function follow(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    carried ||= Math.hypot(x, y) > STARTS_AT;
    if (!carried) return;
    node.classList.add('carried');
    node.style.translate = `${x}px ${y}px`;
    wish.carry(placeAt(event, wish.places));
  }

  function letGo(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    held = null;
    node.classList.remove('carried');
    node.style.translate = '';
    if (carried) wish.drop(event.type === 'pointerup' && wish.active ? placeAt(event, wish.places) : null);
  }

  // What was carried has not been clicked, though the browser says so.
  function swallow(event: MouseEvent): void {
    if (carried && event.detail > 0) event.stopPropagation();
  }

  node.addEventListener('pointerdown', take);
  node.addEventListener('pointermove', follow);
  node.addEventListener('pointerup', letGo);
  node.addEventListener('pointercancel', letGo);
  node.addEventListener('click', swallow, true);
  return { update: (wished) => void (wish = wished) };
};
