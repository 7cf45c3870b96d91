/** How the faces of a shape are laid out on one picture: every kind of face once, side by side. */
import { dot, minus, normalOf, normalTo, plus, SOLIDS, unit, type Vector } from '../solid';

/** The way the grain runs. */
const GRAIN: Record<string, Vector> = {
  cube: [1, 0, 0],
  small: [1, 0, 0],
  plate: [1, 0, 0],
  stick: [0, 0, 1],
  prism: [0, 0, 1],
};

export interface Patch {
  /** Millimetres from the left edge of the picture. */
  left: number;
  width: number;
  height: number;
  /** Cut across the grain: rings instead of streaks. */
  end: boolean;
}

export interface Face {
  corners: Vector[];
  normal: Vector;
  /** Of each corner on the picture, 0…1. */
  spots: [number, number][];
}

export interface Layout {
  width: number;
  height: number;
  patches: Patch[];
  faces: Face[];
}

interface Frame {
  centre: Vector;
  across: Vector;
  up: Vector;
  normal: Vector;
  corners: Vector[];
  patch: Omit<Patch, 'left'>;
}

const middle = (points: Vector[]): Vector =>
  points.reduce<Vector>((sum, point) => plus(sum, point, 1 / points.length), [0, 0, 0]);

function frameOf(corners: Vector[], grain: Vector): Frame {
  const normal = normalOf(corners);
  const end = Math.abs(dot(normal, grain)) > 0.9;
  const across = end ? unit(minus(corners[1]!, corners[0]!)) : grain;
  const up = normalTo(normal, across);
  const centre = middle(corners);
  const reach = (axis: Vector) => 2 * Math.max(...corners.map((corner) => Math.abs(dot(minus(corner, centre), axis))));
  return { centre, across, up, normal, corners, patch: { width: reach(across), height: reach(up), end } };
}

const alike = (a: Omit<Patch, 'left'>, b: Omit<Patch, 'left'>) =>
  a.end === b.end && Math.abs(a.width - b.width) < 0.01 && Math.abs(a.height - b.height) < 0.01;

function patchesOf(frames: Frame[]): Patch[] {
  const patches: Patch[] = [];
  for (const { patch } of frames)
    if (!patches.some((known) => alike(known, patch))) {
      const last = patches.at(-1);
      patches.push({ ...patch, left: last ? last.left + last.width : 0 });
    }
  return patches;
}

export function layoutOf(shape: string): Layout {
  const { corners, faces } = SOLIDS[shape]!;
  const frames = faces.map((face) =>
    frameOf(
      face.map((k) => corners[k]!),
      GRAIN[shape]!,
    ),
  );
  const patches = patchesOf(frames);
  const width = patches.reduce((sum, patch) => sum + patch.width, 0);
  const height = Math.max(...patches.map((patch) => patch.height));
  const spots = (frame: Frame) => {
    const patch = patches.find((known) => alike(known, frame.patch))!;
    return frame.corners.map((corner): [number, number] => {
      const from = minus(corner, frame.centre);
      return [
        (patch.left + patch.width / 2 + dot(from, frame.across)) / width,
        (patch.height / 2 + dot(from, frame.up)) / height,
      ];
    });
  };
  return {
    width,
    height,
    patches,
    faces: frames.map((frame) => ({ corners: frame.corners, normal: frame.normal, spots: spots(frame) })),
  };
}
