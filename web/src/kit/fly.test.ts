import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrive, fly, leave, wayBetween } from './fly';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => void vi.unstubAllGlobals());

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test('what goes to a place of its own shape fills it', () => {
  expect(wayBetween(box(10, 20, 40, 60), box(110, 220, 20, 30))).toBe('translate(100px, 200px) scale(0.5)');
});

test('what comes from a line of text keeps its shape, and comes from its middle', () => {
  expect(wayBetween(box(0, 0, 40, 60), box(100, 100, 300, 30))).toBe('translate(240px, 100px) scale(0.5)');
});

/** A thing on the page that comes from the table, and how often it was seen to fly. */
function placed(key: string, at: ReturnType<typeof box>) {
  const flights: unknown[] = [];
  const thing = {
    getBoundingClientRect: () => at,
    animate: (frames: Keyframe[]) => void flights.push(frames[0]!.transform),
    closest: () => null,
  };
  const put = fly(thing as unknown as HTMLElement, { key, from: 'table' });
  const move = (to: typeof at) => (at = to);
  return { flights, move, remove: () => (put as { destroy: () => void }).destroy() };
}

test('things fly from where they were, and new ones from where they come; of several moments at once, once', () => {
  const table = placed('table', box(0, 0, 10, 10));
  const old = placed('old', box(50, 0, 10, 10));
  const resting = placed('resting', box(70, 0, 10, 10));
  leave();
  leave();
  old.move(box(60, 0, 10, 10));
  const fresh = placed('fresh', box(80, 0, 10, 10));
  arrive();
  arrive();
  expect([old.flights, resting.flights, fresh.flights]).toEqual([
    ['translate(-10px, 0px) scale(1)'],
    [],
    ['translate(-80px, 0px) scale(1)'],
  ]);
  for (const thing of [table, old, resting, fresh]) thing.remove();
});
