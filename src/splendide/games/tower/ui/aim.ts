/** Where the hand means to put the piece, and the move that lets it go there. */
import box from './pieces.json';
import {
  aboutUp,
  facesTowards,
  minus,
  normalOf,
  outline,
  times,
  type Point,
  type Pose,
  type Turn,
  type Vector,
} from './solid';

export interface Aim {
  /** Which of the shape's faces it is put down on. */
  face: number;
  /** mm from the middle of the target's top, along the table's own directions. */
  x: number;
  y: number;
  /** Degrees, anticlockwise from above. */
  yaw: number;
}

export const FIRST_AIM: Aim = { face: 0, x: 0, y: 0, yaw: 0 };

const FACES = box.shapes.find(({ faces }) => faces.length > 1)!.faces.map(({ name }) => name);

const faceOf = (shape: string, face: number) => {
  const { faces } = box.shapes.find(({ name }) => name === shape)!;
  return faces[face] ?? faces[0]!;
};

export const faceName = (face: number): string => FACES[face] ?? FACES[0]!;

const areaOf = (corners: Point[]) =>
  Math.abs(
    corners.reduce(
      (sum, [x, y], k) => sum + x * corners[(k + 1) % corners.length]![1] - y * corners[(k + 1) % corners.length]![0],
      0,
    ),
  );

/** Of these faces the one a piece stands on best. */
export function broadest(shape: string, faces: string[]): number {
  const area = (face: string) => areaOf(outline(faceOf(shape, FACES.indexOf(face)).sole as Point[]));
  return FACES.indexOf(faces.reduce((best, face) => (area(face) > area(best) + 1e-6 ? face : best)));
}

/** How what lies flat on a piece is turned if their edges are in line: along the longest edge of its top. */
export function alongTop(shape: string, pose: Pose): number {
  const top = facesTowards(shape, pose, [0, 0, 1]).reduce((best, face) =>
    normalOf(face)[2] > normalOf(best)[2] ? face : best,
  );
  const edges = top.map((corner, k) => minus(top[(k + 1) % top.length]!, corner));
  const [x, y] = edges.reduce((best, edge) => (Math.hypot(...edge) > Math.hypot(...best) + 0.01 ? edge : best));
  return ((((Math.atan2(y, x) * 180) / Math.PI) % 180) + 180) % 180;
}

/** Further aside, but no further than the hand may reach. */
export function shifted(aim: Aim, [dx, dy]: Point, reach: number): Aim {
  const [x, y] = [aim.x + dx, aim.y + dy];
  const far = Math.hypot(x, y);
  const share = far > reach ? reach / far : 1;
  return { ...aim, x: x * share, y: y * share };
}

export const twisted = (aim: Aim, degrees: number): Aim => ({
  ...aim,
  yaw: (((aim.yaw + degrees) % 360) + 360) % 360,
});

/** A step on the way from one aim to another: another's hand comes in jumps and is shown without them. */
export function towards(from: Aim, to: Aim, share: number): Aim {
  const turn = ((((to.yaw - from.yaw + 180) % 360) + 360) % 360) - 180;
  return {
    face: to.face,
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    yaw: twisted(from, turn * share).yaw,
  };
}

/** On the next of these faces. */
export function nextFace(aim: Aim, faces: string[]): Aim {
  const next = faces[(faces.indexOf(faceName(aim.face)) + 1) % faces.length]!;
  return { ...aim, face: FACES.indexOf(next) };
}

/** The piece in the hand: so far above the spot (the middle of the target's top), and as far aside as the hand sways. */
export function poseOf(shape: string, aim: Aim, spot: number[], [dx, dy]: Point, above: number): Pose {
  const { rotation, height } = faceOf(shape, aim.face);
  const turn = times(aboutUp(aim.yaw), rotation as Turn);
  return [spot[0]! + aim.x + dx, spot[1]! + aim.y + dy, spot[2]! + above + height / 2, ...turn];
}

/** The face it would stand on, lying on the spot. */
export function printOf(shape: string, aim: Aim, spot: number[], [dx, dy]: Point): Vector[] {
  const [cos, sin] = [Math.cos((aim.yaw * Math.PI) / 180), Math.sin((aim.yaw * Math.PI) / 180)];
  const [x, y] = [spot[0]! + aim.x + dx, spot[1]! + aim.y + dy];
  const sole = outline(faceOf(shape, aim.face).sole as Point[]);
  return sole.map(([a, b]) => [x + a * cos - b * sin, y + a * sin + b * cos, spot[2]!]);
}

const short = (value: number, decimals: number) => String(Number(value.toFixed(decimals)) + 0);

/** The aim as the rules count it: tenths of a millimetre, within reach, and half degrees. */
export function counted(aim: Aim, reach: number): Aim {
  const tenths = (value: number) => Math.trunc(value * 10) / 10;
  const near = Math.hypot(aim.x, aim.y) > reach ? shifted(aim, [0, 0], reach) : aim;
  return {
    ...near,
    x: tenths(near.x),
    y: tenths(near.y),
    yaw: (Math.round(aim.yaw * 2) / 2) % 360,
  };
}

/** The move that lets go, so many milliseconds after the piece was lifted. */
export function placing(aim: Aim, reach: number, ms: number): string {
  const { face, x, y, yaw } = counted(aim, reach);
  return `place ${faceName(face)} ${short(x, 1)} ${short(y, 1)} ${short(yaw, 1)} at ${short(ms / 1000, 3)}`;
}

/** Where a move puts the piece; null if it puts none. */
export function readAim(move: string): Aim | null {
  const [deed, face = '', ...numbers] = move.split(' ');
  if (deed !== 'place') return null;
  const [x = 0, y = 0, yaw = 0] = numbers.map(Number);
  return { face: Math.max(0, FACES.indexOf(face)), x, y, yaw };
}

/** As everybody else at the table is told of it. */
export const handOf = ({ x, y, yaw, face }: Aim): number[] =>
  [x, y, yaw, face].map((value) => Math.round(value * 100) / 100);

export const aimOf = ([x = 0, y = 0, yaw = 0, face = 0]: number[]): Aim => ({
  x,
  y,
  yaw,
  face,
});
