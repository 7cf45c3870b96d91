import { beforeEach, expect, test, vi } from 'vitest';
import { sound } from '$web/kit/sound.svelte';
import { PENCIL, ROLL, soundOf, WON } from './sounds';
import type { View } from './view';

vi.mock('$web/kit/sound.svelte', () => ({ sound: vi.fn() }));
beforeEach(() => void vi.mocked(sound).mockClear());

const seen = (dice: number[], ...written: number[][]): View =>
  ({ dice, sheets: written.map((cells) => ({ cells, total: cells.length })) }) as unknown as View;

function heard(view: View, before: View, seat: number): unknown[] {
  soundOf(view, before, seat);
  return vi.mocked(sound).mock.calls.map(([voices]) => voices);
}

test('dice are heard when they are thrown, the same numbers again included', () => {
  expect(heard(seen([4, 5], [1]), seen([], [1]), 0)).toEqual([ROLL]);
});

test('everybody hears a pencil, and who has more points than before hears that too', () => {
  expect(heard(seen([], [1, 2], [1]), seen([4, 5], [1], [1]), 0)).toEqual([PENCIL, WON]);
  vi.mocked(sound).mockClear();
  expect(heard(seen([], [1, 2], [1]), seen([4, 5], [1], [1]), 1)).toEqual([PENCIL]);
});
