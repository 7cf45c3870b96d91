/** The seats from first to last. Rows are points, then tie-breaks; equal rows share a rank. */

export interface Place {
  seat: number;
  rank: number;
  points: number;
}

export function ranking(points: readonly (readonly number[])[]): Place[] {
  const seats = points.map((_, seat) => seat).sort((a, b) => compare(points[b]!, points[a]!));
  return seats.map((seat) => ({
    seat,
    rank: 1 + points.filter((row) => compare(row, points[seat]!) > 0).length,
    points: points[seat]![0] ?? 0,
  }));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const column = one.findIndex((value, index) => value !== other[index]);
  return column < 0 ? 0 : one[column]! - other[column]!;
}
