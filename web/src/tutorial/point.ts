/**
 * What a step speaks of is marked on the board: all that bears its name as `data-part`, also when it is drawn anew.
 * It is scrolled to, unless that would lead away from the words: they are read first.
 */
import { isCalm } from '../kit/motion';

const MARK = 'data-pointed';

export const pointAt = (part: () => string, words: () => HTMLElement | undefined) => (board: HTMLElement) => {
  const wanted = part();
  if (!wanted) return;
  const mark = () => {
    for (const old of board.querySelectorAll(`[${MARK}]`)) if (!isPart(old, wanted)) old.removeAttribute(MARK);
    for (const found of partsOf(board, wanted)) if (!found.hasAttribute(MARK)) found.setAttribute(MARK, '');
  };
  mark();
  const asked = afterLayout(() => {
    const said = words();
    const first = said && scrollsAway(said) ? said : partsOf(board, wanted)[0];
    first?.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'instant' : 'smooth' });
  });
  const watcher = new MutationObserver(mark);
  watcher.observe(board, { childList: true, subtree: true, attributeFilter: ['data-part'] });
  return () => {
    asked.forget();
    watcher.disconnect();
    for (const old of board.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  };
};

/** The board makes room for the words once these have been measured: two frames on. */
function afterLayout(deed: () => void): { forget: () => void } {
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(deed)));
  return { forget: () => cancelAnimationFrame(frame) };
}

const scrollsAway = (words: HTMLElement): boolean => getComputedStyle(words).position === 'static';

/** A part may have several names, a word each. */
const isPart = (element: Element, wanted: string): boolean =>
  element.getAttribute('data-part')?.split(' ').includes(wanted) ?? false;

const partsOf = (board: HTMLElement, wanted: string): Element[] =>
  [...board.querySelectorAll('[data-part]')].filter((one) => isPart(one, wanted));
