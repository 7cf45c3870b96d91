/**
 * Where things are. On the table: the pool's middle is (0, 0), its rim at 100, y down, the same for everybody; seat 0
 * sits at the bottom and the others follow clockwise. Every screen turns the table so that its own seat is at the bottom.
 */

export interface Point {
  x: number;
  y: number;
}

/** A screen's pool: its middle and radii in pixels, and by how much the table is turned, in degrees. */
export interface Pool {
  x: number;
  y: number;
  rx: number;
  ry: number;
  turned: number;
}

export const RIM = 100;
const RING = 50; // where dolphins swim
const CLOSE = 90; // nearer than this, a hand is a threat
const BESIDE = 112; // where cards are discarded
const RAISED = 72; // where a hand waits that a key has raised
const BOTTOM = 90;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The angle of a seat on the table, in degrees. */
export const angleOf = (seat: number, seats: number): number => BOTTOM + (seat * 360) / seats;

export const at = (angle: number, radius: number): Point => ({
  x: radius * Math.cos(radians(angle)),
  y: radius * Math.sin(radians(angle)),
});

function turn({ x, y }: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

/** By how much a screen turns the table for its seat. */
export const turnFor = (seat: number, seats: number): number => (-Math.max(0, seat) * 360) / seats;

export function toScreen(point: Point, pool: Pool): Point {
  const turned = turn(point, pool.turned);
  return { x: pool.x + (turned.x * pool.rx) / RIM, y: pool.y + (turned.y * pool.ry) / RIM };
}

export function toTable({ x, y }: Point, pool: Pool): Point {
  return turn({ x: ((x - pool.x) * RIM) / pool.rx, y: ((y - pool.y) * RIM) / pool.ry }, -pool.turned);
}

export const isOver = ({ x, y }: Point): boolean => Math.hypot(x, y) <= RIM;
export const isClose = ({ x, y }: Point): boolean => Math.hypot(x, y) <= CLOSE;

/** Where a dolphin swims. */
export const dolphinAt = (index: number, dolphins: number): Point => at(-BOTTOM + (index * 360) / dolphins, RING);

/** Where cards are discarded: beside the pool, between the dealer, who draws, and the right-hand neighbour, who discards. */
export const discardsAt = (dealer: number, seats: number): Point => at(angleOf(dealer, seats) - 180 / seats, BESIDE);

/** Where the hand of a seat is that a key has raised. */
export const raised = (seat: number, seats: number): Point => at(angleOf(seat, seats), RAISED);

/** The dolphin nearest to a place, of those still there. */
export function nearest(place: Point, there: readonly number[], dolphins: number): number | undefined {
  const far = (index: number) => {
    const swims = dolphinAt(index, dolphins);
    return Math.hypot(swims.x - place.x, swims.y - place.y);
  };
  return there.reduce<number | undefined>(
    (best, one) => (best === undefined || far(one) < far(best) ? one : best),
    undefined,
  );
}

/** Part of the way from where a hand was drawn to where it is: the same speed however often the screen is drawn. */
export function glide(from: Point, to: Point, milliseconds: number, lag = 55): Point {
  const part = 1 - Math.exp(-milliseconds / lag);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
