import { expect, test, vi } from 'vitest';
import { setSpeed, SPEEDS } from '$web/moments/speed.svelte';
import type { Outcome } from './outcome';
import { Showing } from './showing.svelte';

/** A film of one second. */
const OUTCOME = { replay: { rate: 1, pieces: [], poses: [[], []] } } as unknown as Outcome;

test('a film that is seen again, slowly, heeds the speed that was chosen', () => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const showing = new Showing(() => ({}) as never);
  showing.film.show(OUTCOME);
  const seconds = SPEEDS.map((speed) => {
    setSpeed(speed);
    showing.again();
    return Array.from({ length: 100 }, (_, k) => k / 10).find((passed) => showing.film.isAtRest(1000 * passed));
  });
  expect(seconds).toEqual([6.8, 4, 1.6]);
});
