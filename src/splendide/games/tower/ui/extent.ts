/** What of the table must be in the picture. */
import type { Extent } from './eye';
import type { Pose } from './solid';

const DOWN = 110; // mm of the tower below the place for a piece that are seen with it
const CLOSE = { radius: 50, above: 58 }; // around that place
const WIDEST = 210; // mm: what rolled further away is not waited for
const LEAST = { radius: 60, height: 100 };
const OFF = 80; // mm at most from the middle of the table to that of the picture

/** While a piece is put down here, this place and a little around it. */
export function extentOfPlace([x, y, z]: number[], below: number, beside: number): Extent {
  return {
    x: x!,
    y: y!,
    radius: CLOSE.radius,
    low: Math.max(0, z! - DOWN),
    height: Math.min(z!, DOWN) + CLOSE.above,
    below,
    beside,
  };
}

/** Everything that lies there, and a tower of this height. */
export function extentOfAll(poses: Pose[], height: number, below: number, beside: number): Extent {
  const [x, y] = [middle(poses.map((pose) => pose[0])), middle(poses.map((pose) => pose[1]))];
  const far = Math.max(0, ...poses.map((pose) => Math.hypot(pose[0] - x, pose[1] - y)));
  const tall = Math.max(height, ...poses.map((pose) => pose[2])) + 30;
  const radius = Math.min(WIDEST, Math.max(LEAST.radius, far + 25));
  return { x, y, radius, low: 0, height: Math.max(LEAST.height, tall), below, beside };
}

/** Halfway between the outermost, but never far from the tower. */
const middle = (places: number[]) =>
  places.length ? Math.max(-OFF, Math.min(OFF, (Math.min(...places) + Math.max(...places)) / 2)) : 0;
