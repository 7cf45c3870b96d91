/** Where a curve runs: steps from left to right, expectations from below, in pixels of a frame. */

export interface Frame {
  width: number;
  height: number;
  steps: number;
  least: number;
  most: number;
}

const MARGIN = 10; // around all points: marks lie there too

/** The frame of a curve by step and seat, so that all of it is seen; wins are seen from none to one. */
export function frameOf(curve: readonly number[][], unit: 'points' | 'wins', width: number, height: number): Frame {
  const values = curve.flat();
  const wins = unit === 'wins';
  const least = wins ? 0 : Math.min(0, ...values);
  const most = wins ? 1 : Math.max(least + 1, ...values);
  return { width, height, steps: curve.length, least, most };
}

export const xOf = ({ width, steps }: Frame, step: number): number =>
  MARGIN + (steps > 1 ? (step / (steps - 1)) * (width - 2 * MARGIN) : 0);

export const yOf = ({ height, least, most }: Frame, value: number): number =>
  height - MARGIN - ((value - least) / (most - least)) * (height - 2 * MARGIN);

/** The line of one seat, as the points of a polyline. */
export const lineOf = (frame: Frame, curve: readonly number[][], seat: number): string =>
  curve.map((row, step) => `${xOf(frame, step).toFixed(1)},${yOf(frame, row[seat]!).toFixed(1)}`).join(' ');

/** Of places in the order in which they matter, those that are so far from every one before them. */
export function apart<Place extends { x: number; y: number }>(places: readonly Place[], distance: number): Set<Place> {
  const kept = new Set<Place>();
  for (const one of places)
    if ([...kept].every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= distance)) kept.add(one);
  return kept;
}

/** The step nearest to this place. */
export function stepAt({ width, steps }: Frame, x: number): number {
  const share = (x - MARGIN) / Math.max(1, width - 2 * MARGIN);
  return Math.max(0, Math.min(steps - 1, Math.round(share * (steps - 1))));
}
