import { afterEach, expect, test, vi } from 'vitest';
import { setSpeed } from '../moments/speed.svelte';
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

/** A page with a loudspeaker that is awake or rests, and when each tone begins there. */
function loudspeaker() {
  const started = vi.fn();
  const speaker = {
    started,
    state: 'running',
    currentTime: 0,
    resume: () => (speaker.state = 'running'),
    suspend: () => (speaker.state = 'suspended'),
  };
  const part = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  class Node {
    frequency = part();
    gain = part();
    start = started;
    stop = vi.fn();
    connect = (next: unknown) => next;
  }
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('AudioContext', function () {
    return speaker;
  });
  for (const name of ['OscillatorNode', 'GainNode']) vi.stubGlobal(name, Node);
  return speaker;
}

test('the loudspeaker rests when nothing has been heard for a while, and wakes for the next sound', () => {
  vi.useFakeTimers();
  const speaker = loudspeaker();
  sound([{ from: 440, lasts: 1 }]);
  vi.advanceTimersByTime(1200);
  sound([{ from: 440, lasts: 1 }]);
  vi.advanceTimersByTime(2400);
  expect(speaker.state).toBe('running'); // the second has ended a moment ago
  vi.advanceTimersByTime(200);
  expect(speaker.state).toBe('suspended');
  sound([{ from: 440, lasts: 0.1 }], 3000);
  sound([{ from: 440, lasts: 0.1 }]);
  vi.advanceTimersByTime(4500);
  expect(speaker.state).toBe('running'); // what is still to come is not cut off by what came after it
  vi.advanceTimersByTime(200);
  expect(speaker.state).toBe('suspended');
  vi.useRealTimers();
});

test('what is heard after something has moved waits as long as that takes at the chosen speed', () => {
  vi.useFakeTimers();
  const speaker = loudspeaker();
  const sounds = () => speaker.started.mock.calls.map(([at]) => at as number);
  sound([{ from: 440, lasts: 0.1 }], 500);
  setSpeed('slow');
  sound([{ from: 440, lasts: 0.1 }], 500);
  sound([{ from: 440, lasts: 0.1 }]);
  setSpeed('normal');
  expect(sounds()).toEqual([0.5, 0.85, 0]);
  vi.useRealTimers();
});
