/** How the pool and the players around it share the screen. */
import { angleOf, discardsAt, toScreen, turnFor, type Point, type Pool } from './place';

export interface Size {
  width: number;
  height: number;
}

const NARROW = 560; // pixels: chips are small below,
const LOW = 340; // or where a pool between two of them would be a puddle
const EDGE = 4;
const WIDEST = 1.7; // a pool's width by its height
const DEEPEST = 0.34; // of a stage: where it is low, whoever sits at the top sits over the rim
const TALLEST = 1.4; // and its height by its width

const NEAR = 30; // from the rim to whoever sits beside it: a hand lies between
export const isNarrow = ({ width, height }: Size): boolean => width < NARROW || height < LOW;
/** Of the discards. */
export const pileSize = (size: Size): Size => (isNarrow(size) ? { width: 26, height: 36 } : { width: 32, height: 45 });
export const chipSize = (size: Size): Size => (isNarrow(size) ? { width: 96, height: 68 } : { width: 158, height: 88 });

const onScreen = (seat: number, me: number, seats: number) =>
  ((angleOf(seat, seats) + turnFor(me, seats)) * Math.PI) / 180;

/** Whoever sits at the table has no chip at the bottom: their own cards lie there. */
export const chipsOf = (me: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me);

const isAtTop = (angle: number) => Math.sin(angle) < -0.7;
const isBeside = (angle: number) => Math.abs(Math.cos(angle)) > 0.8;
const isAtBottom = (angle: number) => Math.sin(angle) > 0.9;

/** The middle of a player's chip, or of my hand. */
export function placeOf(seat: number, me: number, seats: number, size: Size): Point {
  const chip = chipSize(size);
  const angle = onScreen(seat, me, seats);
  const [edge, down] = [size.width / 2 - chip.width / 2 - EDGE, size.height / 2 - chip.height / 2 - EDGE];
  const near = poolIn(size, me, seats).rx + NEAR + chip.width / 2;
  const across = isBeside(angle) ? Math.min(edge, near) : edge;
  const aside = isNarrow(size) && !isAtTop(angle) && seat !== me && Math.abs(Math.cos(angle)) > 0.5;
  const x = size.width / 2 + (aside ? Math.sign(Math.cos(angle)) : Math.cos(angle)) * across;
  if (seat === me) return { x, y: size.height };
  return { x, y: isAtTop(angle) ? chip.height / 2 + EDGE : size.height / 2 + Math.sin(angle) * down };
}

export function poolIn(size: Size, me: number, seats: number): Pool {
  const chip = chipSize(size);
  const angles = chipsOf(me, seats).map((seat) => onScreen(seat, me, seats));
  const crowded = (at: (angle: number) => boolean) =>
    angles.some((angle) => at(angle) && (isNarrow(size) || Math.abs(Math.cos(angle)) < 0.3));
  const top = crowded(isAtTop) ? Math.min(chip.height + 6, size.height * DEEPEST) : 22;
  const bottom = crowded(isAtBottom) ? chip.height + 10 : 24;
  const room = Math.max(30, (size.height - top - bottom) / 2);
  const beside = isNarrow(size) ? chip.width * 0.62 : chip.width + 24;
  const rx = Math.max(60, Math.min(size.width / 2 - beside, room * WIDEST));
  const ry = Math.min(room, rx * TALLEST);
  return { x: size.width / 2, y: top + room, rx, ry, turned: turnFor(me, seats) };
}

/** The middle of the discards: between whoever draws and whoever discards or, where chips leave no room there, in a corner. */
export function discardsIn(dealer: number, me: number, seats: number, size: Size): Point {
  const { width, height } = pileSize(size);
  if (isNarrow(size)) return { x: EDGE + width / 2, y: size.height - EDGE - height / 2 };
  return toScreen(discardsAt(dealer, seats), poolIn(size, me, seats));
}
