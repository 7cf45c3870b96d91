/** Where things lie on a sheet, and how a move names them. Rules are not here: the view says what scores. */
import type { Sheet, View } from './view';

export const CELL = 100; // one cell in the drawing's own measure
const INSET = 7; // an outline runs this far inside its cells

export interface Pair {
  index: number;
  name: string; // the left cell, row by letter and column by number: c3
  row: number;
  left: number; // columns
  right: number;
}

export interface Writing {
  pair: string;
  left: number;
  right: number;
}

/** Adjacent cells with the same number. */
export interface Group {
  value: number;
  cells: number[];
  points: number;
  starred: boolean;
  fit: 'big' | 'small' | 'valid';
}

type Paper = Pick<View, 'places'>;

/** The groups of a sheet, as the server has found and judged them. */
export const groupsOn = ({ cells, groups }: Pick<Sheet, 'cells' | 'groups'>): Group[] =>
  groups.map(([points, star, ...own]) => {
    const value = cells[own[0]!]!;
    return { value, cells: own, points: points!, starred: star === 1, fit: fitOf(value, own.length) };
  });

export const fitOf = (value: number, size: number): Group['fit'] =>
  size === value ? 'valid' : size < value ? 'small' : 'big';

export function pairsOf({ places }: Paper): Pair[] {
  return Array.from({ length: places.length / 2 }, (_, index) => {
    const [row, left] = places[2 * index]!;
    return { index, name: `${'abcdefg'[row]}${left + 1}`, row, left, right: places[2 * index + 1]![1] };
  });
}

/** `c3=41`: 4 in c3 and 1 in its mirror cell. */
export function readMove(move: string): Writing | null {
  const found = /^([a-g][1-4])=([1-6])([1-6])$/.exec(move);
  return found && { pair: found[1]!, left: Number(found[2]), right: Number(found[3]) };
}

/** The move that writes into this pair; of two orders, the wanted one if it is there. */
export function moveFor(moves: readonly string[], pair: string, swapped: boolean): string | undefined {
  const both = moves.filter((move) => move.startsWith(`${pair}=`));
  return both[swapped ? both.length - 1 : 0];
}

/** The outline around a group's cells, as an SVG path. */
export function outline(group: Pick<Group, 'cells'>, { places }: Paper): string {
  const own = new Set(group.cells.map((cell) => places[cell]!.join()));
  const has = (row: number, column: number) => own.has(`${row},${column}`);
  return group.cells.flatMap((cell) => sides(places[cell]!, has)).join('');
}

type Has = (row: number, column: number) => boolean;

/** The four sides of a cell, each turned into place by a rotation of the same drawing. */
function sides([row, column]: [number, number], has: Has): string[] {
  const around = [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ] as const; // up, right, down, left
  return around.flatMap(([dr, dc]) => {
    if (has(row + dr, column + dc)) return [];
    const end = (sign: 1 | -1) => {
      const [ar, ac] = [sign * dc, -sign * dr]; // along the side
      if (!has(row + ar, column + ac)) return CELL / 2 - INSET;
      return has(row + dr + ar, column + dc + ac) ? CELL / 2 + INSET : CELL / 2;
    };
    const point = (sign: 1 | -1) => {
      const [out, along] = [CELL / 2 - INSET, sign * end(sign)];
      const x = (column + 0.5) * CELL + dc * out - dr * along;
      const y = (row + 0.5) * CELL + dr * out + dc * along;
      return `${x} ${y}`;
    };
    return [`M${point(-1)}L${point(1)}`];
  });
}

export interface Chip {
  have: number;
  need: number;
  fit: Group['fit'];
  starred: boolean;
  count: number;
  points: number; // of all of them together
}

/** The groups of one number, alike ones together, those that score first. */
export function chipsOf(groups: readonly Group[], value: number): Chip[] {
  const chips = new Map<string, Chip>();
  for (const group of groups.filter((one) => one.value === value)) {
    const key = `${group.cells.length} ${group.fit === 'valid' && group.starred}`;
    const chip = chips.get(key) ?? {
      have: group.cells.length,
      need: value,
      fit: group.fit,
      starred: group.starred,
      count: 0,
      points: 0,
    };
    chips.set(key, { ...chip, count: chip.count + 1, points: chip.points + group.points });
  }
  return [...chips.values()].sort((a, b) => b.points - a.points || b.have - a.have);
}
