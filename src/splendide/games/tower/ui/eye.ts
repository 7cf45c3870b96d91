/** From where the tower is looked at. The eye goes round it and never loses it. */
import type { Point, Vector } from './solid';

export const OPENING = 32; // degrees of the picture, from top to bottom

/** The eye's place on a sphere around the tower. */
export interface Orbit {
  /** Degrees around the tower; at -90 the eye is on the side of negative y. */
  azimuth: number;
  /** Degrees above the table. */
  elevation: number;
  /** How much nearer than needed to see everything. */
  zoom: number;
}

/** What must be seen: an upright cylinder that begins so far above the table, around this place. */
export interface Extent {
  x: number;
  y: number;
  radius: number;
  height: number;
  low: number;
  /** The share of the picture, at its bottom, that something lies over; and at its right. */
  below: number;
  beside: number;
}

export interface Eye {
  at: Vector;
  from: Vector;
  distance: number;
  /** The share of the picture by which everything is shown higher up, so that nothing lies over it. */
  raised: number;
  /** And further left. */
  aside: number;
}

export const HOME: Orbit = { azimuth: -62, elevation: 24, zoom: 1 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The same orbit, further round and up, within what shows the table from above. */
export function moved(orbit: Orbit, round: number, up: number, nearer = 1): Orbit {
  return {
    azimuth: ((((orbit.azimuth + round + 180) % 360) + 360) % 360) - 180,
    elevation: clamp(orbit.elevation + up, 4, 86),
    zoom: clamp(orbit.zoom * nearer, 0.5, 2.5),
  };
}

/** Far enough away that the whole extent is in a picture of this width over height. */
export function eyeOf(orbit: Orbit, { x, y, radius, height, low, below, beside }: Extent, aspect: number): Eye {
  const half = Math.tan(radians(OPENING / 2));
  const rise = radians(orbit.elevation);
  const tall = (height / 2) * Math.cos(rise) + radius * Math.sin(rise);
  const deep = (height / 2) * Math.sin(rise) + radius * Math.cos(rise);
  const distance = (Math.max(tall / (1 - below), radius / aspect / (1 - beside)) / half + deep) / orbit.zoom;
  const at: Vector = [x, y, low + height / 2];
  const [right, back] = [Math.cos(radians(orbit.azimuth)), Math.sin(radians(orbit.azimuth))];
  const out = distance * Math.cos(rise);
  return {
    at,
    distance,
    raised: below / 2,
    aside: beside / 2,
    from: [x + right * out, y + back * out, at[2] + distance * Math.sin(rise)],
  };
}

/** The directions on the table that look like right and away. */
export function ground(azimuth: number): { right: Point; away: Point } {
  const [x, y] = [Math.cos(radians(azimuth)), Math.sin(radians(azimuth))];
  return { right: [-y, x], away: [-x, -y] };
}

/** A way on the screen as a way on the table, in mm, the eye being where it is. */
export function acrossTable(right: number, up: number, azimuth: number): Point {
  const { right: r, away } = ground(azimuth);
  return [r[0] * right + away[0] * up, r[1] * right + away[1] * up];
}

/** How many mm a pixel is worth at the tower, in a picture so many pixels high. */
export const perPixel = ({ distance }: Eye, height: number): number =>
  (2 * distance * Math.tan(radians(OPENING / 2))) / height;
