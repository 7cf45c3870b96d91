/** Where a speech bubble hangs: at what it is about, inside the window, its tail on what it is about. */

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
  below: boolean;
}

const EDGE = 4;
const OVERLAP = 8;
const CORNER = 16;

const between = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Above the thing, or below it if that would cover what is to be read; nothing when it is not to be seen in the window. */
export function hang(
  thing: Box,
  bubble: Pick<Box, 'width' | 'height'>,
  window: Pick<Box, 'width' | 'height'>,
  read: Box | null,
): Hung | null {
  if (thing.width === 0 || thing.y + thing.height < 0 || thing.y > window.height) return null;
  const middle = thing.x + thing.width / 2;
  const x = between(EDGE, middle - bubble.width / 2, window.width - bubble.width - EDGE);
  const above = Math.max(EDGE, thing.y + OVERLAP - bubble.height);
  const below = read !== null && overlap({ x, y: above, ...bubble }, read);
  const y = below ? thing.y + thing.height - OVERLAP : above;
  return { x, y, tail: between(CORNER, middle - x, bubble.width - CORNER), below };
}
