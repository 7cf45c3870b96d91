/** Where a speech bubble hangs: above what it is about, inside the window, its tail on what it is about. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Hung {
  x: number;
  y: number;
  /** From the left edge of the bubble. */
  tail: number;
}

const EDGE = 4;
const OVERLAP = 8;
const CORNER = 16;

const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

/** Nothing when the thing is not to be seen in the window. */
export function hang(
  thing: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
): Hung | null {
  if (thing.width === 0 || thing.y + thing.height < 0 || thing.y > window.height) return null;
  const middle = thing.x + thing.width / 2;
  const x = between(EDGE, middle - bubble.width / 2, window.width - bubble.width - EDGE);
  const y = Math.max(EDGE, thing.y + OVERLAP - bubble.height);
  return { x, y, tail: between(CORNER, middle - x, bubble.width - CORNER) };
}
