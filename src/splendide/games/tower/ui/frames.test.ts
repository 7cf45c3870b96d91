import { expect, test } from 'vitest';
import example from './frames.json';
import { readReplay } from './frames';

test('a replay is read as Python reads it', async () => {
  const replay = await readReplay(Uint8Array.from(atob(example.frames), (letter) => letter.charCodeAt(0)));
  expect(replay.rate).toBe(example.rate);
  expect(replay.pieces).toEqual(example.pieces);
  expect(replay.poses).toHaveLength(example.poses.length);
  replay.poses.forEach((frame, k) =>
    frame.forEach((pose, piece) => pose.forEach((number, n) => expect(number).toBeCloseTo(example.poses[k]![piece]![n]!, 6)))
  );
});
