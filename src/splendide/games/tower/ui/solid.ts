/** The five shapes as corners and faces, and what becomes of them when they are turned and moved. */
import box from './pieces.json';

export type Point = [number, number];
export type Vector = [number, number, number];
/** w, x, y, z. */
export type Turn = [number, number, number, number];
/** Where a piece is: x, y, z in mm (z up, the table at 0), then how it is turned. */
export type Pose = [number, number, number, number, number, number, number];

export interface Solid {
  corners: Vector[];
  /** Corners of each face, anticlockwise as seen from outside. */
  faces: number[][];
}

/** An upright prism over a convex outline, centred on the origin. */
function prism(outline: Point[], height: number): Solid {
  const count = outline.length;
  const ring = (z: number) => outline.map(([x, y]): Vector => [x, y, z]);
  const sides = outline.map((_, k) => [k, (k + 1) % count, count + ((k + 1) % count), count + k]);
  const bottom = outline.map((_, k) => count - 1 - k);
  return {
    corners: [...ring(-height / 2), ...ring(height / 2)],
    faces: [bottom, outline.map((_, k) => count + k), ...sides],
  };
}

function rectangle(x: number, y: number): Point[] {
  return [
    [-x, -y],
    [x, -y],
    [x, y],
    [-x, y],
  ];
}

/** A regular octagon, so far from its middle to its sides. */
function octagon(half: number): Point[] {
  const radius = half / Math.cos(Math.PI / 8);
  return Array.from({ length: 8 }, (_, k): Point => {
    const angle = ((2 * k + 1) * Math.PI) / 8;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

const solidOf = ({ half: [x = 0, y = 0, z = 0], octagonal }: (typeof box.shapes)[number]): Solid =>
  prism(octagonal ? octagon(x) : rectangle(x, y), 2 * z);

/** By shape, through its own axes. */
export const SOLIDS: Record<string, Solid> = Object.fromEntries(
  box.shapes.map((shape) => [shape.name, solidOf(shape)]),
);

export function times(a: Turn, b: Turn): Turn {
  const [aw, ax, ay, az] = a;
  const [bw, bx, by, bz] = b;
  return [
    aw * bw - ax * bx - ay * by - az * bz,
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
  ];
}

export const aboutUp = (degrees: number): Turn => [
  Math.cos((degrees * Math.PI) / 360),
  0,
  0,
  Math.sin((degrees * Math.PI) / 360),
];

export function turned([w, x, y, z]: Turn, [a, b, c]: Vector): Vector {
  const [s, t, u] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * s + y * u - z * t, b + w * t + z * s - x * u, c + w * u + x * t - y * s];
}

export const turnOf = (pose: Pose): Turn => [pose[3], pose[4], pose[5], pose[6]];

/** The corners where the piece is. */
export function cornersAt(shape: string, pose: Pose): Vector[] {
  const turn = turnOf(pose);
  return SOLIDS[shape]!.corners.map((corner) => {
    const [x, y, z] = turned(turn, corner);
    return [x + pose[0], y + pose[1], z + pose[2]];
  });
}

const cross = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

function chain(points: Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && cross(kept.at(-2)!, kept.at(-1)!, point) <= 1e-9) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** The outline of points on a plane, anticlockwise. */
export function outline(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** The faces that can be seen from far away in this direction, as corners of the space. */
export function facesTowards(shape: string, pose: Pose, eye: Vector): Vector[][] {
  const corners = cornersAt(shape, pose);
  return SOLIDS[shape]!.faces.map((face) => face.map((k) => corners[k]!)).filter(
    (face) => dot(normalOf(face), eye) > 1e-3,
  );
}

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const plus = (a: Vector, b: Vector, by = 1): Vector => [a[0] + by * b[0], a[1] + by * b[1], a[2] + by * b[2]];

export function unit(v: Vector): Vector {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

export const normalTo = (a: Vector, b: Vector): Vector =>
  unit([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]);

/** Where a face looks. */
export const normalOf = (face: Vector[]): Vector => normalTo(minus(face[1]!, face[0]!), minus(face[2]!, face[0]!));
