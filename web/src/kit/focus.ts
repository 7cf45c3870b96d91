/**
 * The keyboard goes on near where it was: when what had the focus goes away or can't be pressed any more, the focus
 * moves to the `data-focus` in the nearest part of the page that is still there, else to that part itself, from where
 * Tab leads to what is in it. Never to a control that nobody asked for: the same key, held a little longer, would press it.
 */
const PARTS = 'main, section, aside, form, dialog, [role=group], [role=region], [tabindex]';

const isOut = (element: HTMLElement): boolean => !element.isConnected || element.matches(':disabled');

/** Asking whether something can be seen lays the page out: seldom. */
const isGone = (element: HTMLElement): boolean => isOut(element) || !element.checkVisibility();

/** The parts an element lies in, from the inside out, down to the one that is watched. */
function partsAround(element: HTMLElement, all: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let one = element.parentElement; one && one !== all; one = one.parentElement)
    if (one.matches(PARTS)) parts.push(one);
  return [...parts, all];
}

function landIn(parts: HTMLElement[]): void {
  const part = parts.find((one) => !isGone(one));
  if (!part) return;
  const wanted = part.querySelector<HTMLElement>('[data-focus]');
  const spot = wanted && !isGone(wanted) ? wanted : part;
  if (!spot.matches('a[href], button, input, select, textarea, summary, [tabindex]')) spot.tabIndex = -1;
  spot.focus({ preventScroll: true });
}

/** Nothing inside this element loses the focus to nothing. */
export function keepFocus(all: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let around: HTMLElement[] = [];
  let awaited: number | undefined;

  function remember(event: FocusEvent): void {
    last = event.target as HTMLElement;
    around = partsAround(last, all);
  }

  function look(isLost: (element: HTMLElement) => boolean): void {
    if (document.activeElement === all && all.querySelector('[data-focus]')) landIn([all]); // it came a little later
    if (!last || (document.activeElement !== document.body && document.activeElement !== last)) return;
    if (isLost(last)) landIn(around);
    else if (document.activeElement === document.body) last = null; // somebody pressed beside everything
  }

  /** What was taken away is seen at once, what was covered when the page is laid out anyway. */
  function lookTwice(): void {
    look(isOut);
    awaited ??= requestAnimationFrame(() => {
      awaited = undefined;
      look(isGone);
    });
  }

  const watcher = new MutationObserver(lookTwice);
  watcher.observe(all, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'open'] });
  all.addEventListener('focusin', remember);
  return () => {
    watcher.disconnect();
    if (awaited !== undefined) cancelAnimationFrame(awaited);
    all.removeEventListener('focusin', remember);
  };
}
