/** What a step speaks of is marked on the board: all that bears its name as `data-part`, also when it is drawn anew. */
import { isCalm } from '../kit/motion';

const MARK = 'data-pointed';

export const pointAt = (part: () => string) => (board: HTMLElement) => {
  const wanted = part();
  if (!wanted) return;
  const mark = () => {
    for (const old of board.querySelectorAll(`[${MARK}]`)) if (!isPart(old, wanted)) old.removeAttribute(MARK);
    for (const found of partsOf(board, wanted)) if (!found.hasAttribute(MARK)) found.setAttribute(MARK, '');
  };
  mark();
  partsOf(board, wanted)[0]?.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'instant' : 'smooth' });
  const watcher = new MutationObserver(mark);
  watcher.observe(board, { childList: true, subtree: true, attributeFilter: ['data-part'] });
  return () => {
    watcher.disconnect();
    for (const old of board.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  };
};

/** A part may have several names, a word each. */
const isPart = (element: Element, wanted: string): boolean =>
  element.getAttribute('data-part')?.split(' ').includes(wanted) ?? false;

const partsOf = (board: HTMLElement, wanted: string): Element[] =>
  [...board.querySelectorAll('[data-part]')].filter((one) => isPart(one, wanted));
