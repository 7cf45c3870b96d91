import { expect, test } from 'vitest';
import known from './frames.json';
import { between, lengthOf, posesAt, readReplay, type Replay } from './frames';
import type { Pose } from './solid';

const bytes = () =>
  Uint8Array.from(atob(known.frames.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

test('a replay is read as it was written', async () => {
  const replay = await readReplay(bytes());
  expect(replay.rate).toBe(known.rate);
  expect(replay.pieces).toEqual(known.pieces);
  expect(replay.poses).toHaveLength(known.poses.length);
  replay.poses.forEach((frame, k) =>
    frame.forEach((pose, p) => pose.forEach((value, n) => expect(value).toBeCloseTo(known.poses[k]![p]![n]!, 6))),
  );
});

const still: Pose = [0, 0, 10, 1, 0, 0, 0];
const aside: Pose = [10, 0, 10, -1, 0, 0, 0];
const replay: Replay = { rate: 10, pieces: [7], poses: [[still], [aside]] };

test('between two frames a piece is on its way', () =>
  expect(posesAt(replay, 0.05).get(7)).toEqual([5, 0, 10, 1, 0, 0, 0]));
test('before the first and after the last frame nothing moves', () => {
  expect(posesAt(replay, -1).get(7)).toEqual(still);
  expect(posesAt(replay, 9).get(7)![0]).toBe(10);
  expect(lengthOf(replay)).toBe(0.1);
});
test('a turn and its opposite are the same turn', () =>
  expect(between(still, aside, 0.5).slice(3)).toEqual([1, 0, 0, 0]));
