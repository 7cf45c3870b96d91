import { afterEach, expect, test, vi } from 'vitest';
import { isMuted, mute, sound } from './sound.svelte';

/** A page with a way to be heard; how often anything began to be played there. */
function page(touched: boolean) {
  let begun = 0;
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched } });
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        begun += 1;
        throw new Error('there is no loudspeaker here');
      }
    },
  );
  return { begun: () => begun };
}

afterEach(() => {
  vi.unstubAllGlobals();
  mute(false);
});

test('nothing is heard before somebody has touched the page', () => {
  const { begun } = page(false);
  sound([{ from: 440, lasts: 0.1 }]);
  expect(begun()).toBe(0);
});

test('nothing is heard when muted, until it is not', () => {
  const { begun } = page(true);
  mute(true);
  expect(isMuted()).toBe(true);
  sound([{ from: 440, lasts: 0.1 }]);
  expect(begun()).toBe(0);
  mute(false);
  expect(() => sound([{ from: 440, lasts: 0.1 }])).toThrow('loudspeaker');
});
