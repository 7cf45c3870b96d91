/** A replay of moving pieces, read from the few bytes that `frames.py` writes, and shown at any moment. */
import type { Pose, Turn } from './solid';

export interface Replay {
  /** Frames a second. */
  rate: number;
  pieces: number[];
  /** By frame, then by place in `pieces`. */
  poses: Pose[][];
}

const HEADER = 7;

/** What `DecompressionStream` makes of a zlib stream. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

function* unfold(folded: Uint8Array): Generator<number> {
  let [number, place] = [0, 1];
  for (const byte of folded) {
    number += (byte & 127) * place;
    place *= 128;
    if (byte > 127) continue;
    yield number % 2 ? -(number + 1) / 2 : number / 2;
    [number, place] = [0, 1];
  }
}

/** A channel's numbers: each is written as the difference from the one before. */
function channel(numbers: Generator<number>, count: number): number[] {
  let sum = 0;
  return Array.from({ length: count }, () => (sum += numbers.next().value as number));
}

function turnFrom(largest: number, rest: number[]): Turn {
  const left = Math.sqrt(Math.max(0, 1 - rest.reduce((sum, part) => sum + part * part, 0)));
  return [...rest.slice(0, largest), left, ...rest.slice(largest)] as unknown as Turn;
}

export async function readReplay(bytes: Uint8Array<ArrayBuffer>): Promise<Replay> {
  const inflated = await inflate(bytes);
  const head = new DataView(inflated.buffer);
  const [rate, step, turn, count, n] = [
    head.getUint8(0),
    head.getUint8(1),
    head.getUint16(2, true),
    head.getUint16(4, true),
    head.getUint8(6),
  ];
  const numbers = unfold(inflated.subarray(HEADER + n));
  const poses: Pose[][] = Array.from({ length: count }, () => []);
  for (let piece = 0; piece < n; piece++) {
    const channels = Array.from({ length: 7 }, () => channel(numbers, count));
    const part = (c: number, k: number, unit: number) => channels[c]![k]! * unit;
    for (let k = 0; k < count; k++) {
      const rest = [4, 5, 6].map((c) => part(c, k, 1 / (turn * Math.SQRT2)));
      poses[k]!.push([
        part(0, k, step / 10),
        part(1, k, step / 10),
        part(2, k, step / 10),
        ...turnFrom(channels[3]![k]!, rest),
      ]);
    }
  }
  return { rate, pieces: [...inflated.subarray(HEADER, HEADER + n)], poses };
}

export const lengthOf = ({ rate, poses }: Replay): number => Math.max(0, poses.length - 1) / rate;

/** Between two poses; a turn and its opposite are the same, so the nearer one is meant. */
export function between(a: Pose, b: Pose, share: number): Pose {
  const flip = a[3] * b[3] + a[4] * b[4] + a[5] * b[5] + a[6] * b[6] < 0 ? -1 : 1;
  const mixed = a.map((from, k) => from + ((k < 3 ? 1 : flip) * b[k]! - from) * share);
  const length = Math.hypot(mixed[3]!, mixed[4]!, mixed[5]!, mixed[6]!);
  return mixed.map((value, k) => (k < 3 ? value : value / length)) as Pose;
}

/** Where its pieces are so many seconds after the release. */
export function posesAt(replay: Replay, seconds: number): Map<number, Pose> {
  const last = replay.poses.length - 1;
  const at = Math.min(last, Math.max(0, seconds * replay.rate));
  const [before, after] = [replay.poses[Math.floor(at)]!, replay.poses[Math.min(last, Math.floor(at) + 1)]!];
  return new Map(replay.pieces.map((piece, k) => [piece, between(before[k]!, after[k]!, at % 1)]));
}
