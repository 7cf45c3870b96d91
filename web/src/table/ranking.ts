/** The seats from first to last. Rows are points, then tie-breaks; equal rows share a rank, and where they are teams, it counts as one. */

export interface Place {
  seat: number;
  rank: number;
  points: number;
  /** What decided between this seat and others with as many points; null where nothing had to. */
  tieBreak: number | null;
}

export function ranking(points: readonly (readonly number[])[], teams = false): Place[] {
  const seats = points.map((_, seat) => seat).sort((a, b) => compare(points[b]!, points[a]!));
  const counted = teams ? points.filter((row, seat) => isFirstOf(points, row, seat)) : points;
  return seats.map((seat) => ({
    seat,
    rank: 1 + counted.filter((row) => compare(row, points[seat]!) > 0).length,
    points: points[seat]![0] ?? 0,
    tieBreak: tieBreak(points, seat),
  }));
}

function tieBreak(points: readonly (readonly number[])[], seat: number): number | null {
  const row = points[seat]!;
  const level = points.filter((other) => other[0] === row[0]);
  const column = row.findIndex((value, index) => level.some((other) => other[index] !== value));
  return column < 0 ? null : row[column]!;
}

/** Whether points were counted, or only say who has won. */
export const areCounted = (points: readonly (readonly number[])[], winners: readonly number[]): boolean =>
  points.some(([made], seat) => made !== Number(winners.includes(seat)));

/** Whether places below the first say something: there are several, or some share one with points of their own. */
export function hasPlaces(places: readonly Place[]): boolean {
  const [one, ...others] = places.filter(({ rank }) => rank > 1);
  return one !== undefined && others.some(({ rank }) => rank !== one.rank || one.points !== 0);
}

/** Whether somebody has as many points as whoever won. */
export const isTieBroken = (places: readonly Place[], winners: readonly number[]): boolean =>
  places.some(({ seat, points }) => points === places[0]!.points && !winners.includes(seat));

const isFirstOf = (points: readonly (readonly number[])[], row: readonly number[], seat: number): boolean =>
  points.findIndex((other) => compare(other, row) === 0) === seat;

function compare(one: readonly number[], other: readonly number[]): number {
  const column = one.findIndex((value, index) => value !== other[index]);
  return column < 0 ? 0 : one[column]! - other[column]!;
}
