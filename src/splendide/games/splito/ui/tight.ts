/**
 * A list says as much as there is room for: its `data-tight` grows from 0 until all of it is in sight.
 * What each step leaves out is a matter of its looks; after the last one it can be scrolled.
 */
const TIGHTEST = 5;

const SLACK = 1; // pixels that nobody misses
const endOf = (element: Element): number => element.getBoundingClientRect().bottom;
const isWhole = (list: HTMLElement): boolean => [...list.children].every((one) => endOf(one) <= endOf(list) + SLACK);

/** It is given all that the list is made of, so that it is measured again when that changes. */
export function tight(list: HTMLElement, _: unknown): { update: () => void; destroy: () => void } {
  function fit(): void {
    for (let step = 0; step <= TIGHTEST; step++) {
      list.dataset['tight'] = String(step);
      if (isWhole(list)) return;
    }
  }
  const room = new ResizeObserver(fit);
  room.observe(list.parentElement!);
  fit();
  return { update: fit, destroy: () => room.disconnect() };
}
