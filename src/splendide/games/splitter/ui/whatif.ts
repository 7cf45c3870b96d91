/**
 * What a sheet would look like with two more numbers on it: for the hand that hovers over it, long before anything is
 * written. What counts is judged by the server once it is; a test holds the two against each other.
 */
import { fitOf, pairsOf, type Group, type Writing } from './sheet';
import type { Sheet, View } from './view';

type Paper = Pick<View, 'places' | 'rows'>;

export interface WhatIf {
  cells: number[];
  groups: Group[];
  /** Points more than now, or fewer. */
  gain: number;
}

const HEARTS = 5; // points for the same number in all hearts

export function whatIf(view: Paper, sheet: Sheet, { pair, left, right }: Writing): WhatIf {
  const at = pairsOf(view).find(({ name }) => name === pair)!.index;
  const cells = sheet.cells.map((value, cell) => (cell === 2 * at ? left : cell === 2 * at + 1 ? right : value));
  const groups = groupsOf(view, cells);
  const total = groups.reduce((sum, { points }) => sum + points, 0) + heartsOf(view, cells);
  return { cells, groups, gain: total - sheet.total };
}

const signOf = ({ places, rows }: Paper, cell: number) => rows[places[cell]![0]]![places[cell]![1]];

function heartsOf(view: Paper, cells: number[]): number {
  const values = cells.filter((_, cell) => signOf(view, cell) === 'h');
  return values.length && values[0] && values.every((value) => value === values[0]) ? HEARTS : 0;
}

/** Cells with the same number that touch each other. */
function groupsOf(view: Paper, cells: number[]): Group[] {
  const seen = new Set<number>();
  return cells.flatMap((value, cell) => {
    if (!value || seen.has(cell)) return [];
    const own = [cell];
    seen.add(cell);
    for (const one of own)
      for (const next of neighbours(view, one))
        if (cells[next] === value && !seen.has(next)) {
          seen.add(next);
          own.push(next);
        }
    return [judged(view, value, own)];
  });
}

function neighbours({ places }: Paper, cell: number): number[] {
  const [row, column] = places[cell]!;
  return places.flatMap(([r, c], other) => (Math.abs(r - row) + Math.abs(c - column) === 1 ? [other] : []));
}

function judged(view: Paper, value: number, cells: number[]): Group {
  const starred = cells.some((cell) => signOf(view, cell) === '*');
  const fit = fitOf(value, cells.length);
  return { value, cells, fit, starred, points: fit === 'valid' ? value * (starred ? 2 : 1) : 0 };
}
