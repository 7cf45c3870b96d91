/** Soft shadows where pieces are near what is below them, drawn as flat shapes: every machine can. */
import type { Piece } from '../kinds';
import { cornersAt, facesTowards, normalOf, outline, type Point, type Pose } from '../solid';

const DARK = 0.5; // right below a piece
const REACH = 150; // mm above which a piece casts none
const SOFT = 5; // mm of a soft edge, more for what is higher up
const ABOVE = 0.3; // mm: else the two faces would flicker through each other

interface Drawn {
  piece: Piece;
  pose: Pose;
}

interface Shadows {
  corners: number[];
  /** Red, green, blue and how dark, for each corner. */
  shades: number[];
}

/** The shadows of everything on the table; of what is held over `ground` also the one on what it is held over. */
export function shadowsOf(pieces: Drawn[], ground: number | null): Shadows {
  const all: Shadows = { corners: [], shades: [] };
  for (const one of pieces) cast(all, hullOf(one), 0, lowest(one));
  const held = ground === null ? undefined : pieces.at(-1);
  if (held) for (const top of topsAt(pieces.slice(0, -1), ground!)) cast(all, clipped(hullOf(held), top), ground!, 12);
  return all;
}

const hullOf = ({ piece, pose }: Drawn): Point[] =>
  outline(cornersAt(piece.shape, pose).map(([x, y]): Point => [x, y]));

const lowest = ({ piece, pose }: Drawn): number => Math.min(...cornersAt(piece.shape, pose).map(([, , z]) => z));

/** The faces that look up from there. */
function topsAt(pieces: Drawn[], ground: number): Point[][] {
  return pieces
    .flatMap(({ piece, pose }) => facesTowards(piece.shape, pose, [0, 0, 1]))
    .filter((face) => normalOf(face)[2] > 0.9 && face.some(([, , z]) => Math.abs(z - ground) < 2))
    .map((face) => face.map(([x, y]): Point => [x, y]));
}

/** What of the one shape lies within the other, both anticlockwise and without dents. */
export function clipped(shape: Point[], within: Point[]): Point[] {
  return within.reduce((left, from, k) => cut(left, from, within[(k + 1) % within.length]!), shape);
}

function cut(shape: Point[], [ax, ay]: Point, [bx, by]: Point): Point[] {
  const side = ([x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  return shape.flatMap((point, k) => {
    const next = shape[(k + 1) % shape.length]!;
    const [here, there] = [side(point), side(next)];
    const share = here / (here - there);
    const edge: Point[] =
      here < 0 === there < 0
        ? []
        : [[point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])]];
    return here >= 0 ? [point, ...edge] : edge;
  });
}

/** A dark middle and an edge that fades. */
function cast({ corners, shades }: Shadows, shape: Point[], z: number, high: number): void {
  const dark = DARK * (1 - high / REACH);
  if (shape.length < 3 || dark <= 0) return;
  const soft = z > 0 ? 0 : SOFT + high * 0.1;
  const middle = centre(shape);
  const outer = shape.map((point) => away(point, middle, soft));
  const add = ([x, y]: Point, shade: number) => (corners.push(x, y, z + ABOVE), shades.push(0.12, 0.07, 0.02, shade));
  shape.forEach((point, k) => {
    const next = (k + 1) % shape.length;
    for (const [at, shade] of [
      [middle, dark],
      [point, dark],
      [shape[next]!, dark],
      [point, dark],
      [outer[k]!, 0],
      [outer[next]!, 0],
      [point, dark],
      [outer[next]!, 0],
      [shape[next]!, dark],
    ] as const)
      add(at, shade);
  });
}

const centre = (shape: Point[]): Point =>
  shape.reduce<Point>(([x, y], [a, b]) => [x + a / shape.length, y + b / shape.length], [0, 0]);

function away([x, y]: Point, [mx, my]: Point, by: number): Point {
  const far = Math.hypot(x - mx, y - my) || 1;
  return [x + ((x - mx) / far) * by, y + ((y - my) / far) * by];
}
