import { expect, test, vi } from 'vitest';
import { keyMeans, type Deeds } from './keys';

function pressed(key: string, more: Partial<KeyboardEvent> = {}, onButton = false) {
  const deeds = {
    nudge: vi.fn(),
    twist: vi.fn(),
    flip: vi.fn(),
    look: vi.fn(),
    press: vi.fn(),
    onButton,
  } satisfies Deeds;
  const deed = keyMeans({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more }, deeds);
  deed?.();
  return { ...deeds, done: deed !== null };
}

test('arrows move the hand, with Shift finely', () => {
  expect(pressed('ArrowLeft').nudge).toHaveBeenCalledWith(-2, 0);
  expect(pressed('ArrowUp', { shiftKey: true }).nudge).toHaveBeenCalledWith(0, 0.5);
});
test('letters turn the piece, flip it and walk round', () => {
  expect(pressed('q').twist).toHaveBeenCalledWith(15);
  expect(pressed('E', { shiftKey: true }).twist).toHaveBeenCalledWith(-1);
  expect(pressed('f').flip).toHaveBeenCalled();
  expect(pressed('c').look).toHaveBeenCalledWith(30, 0);
});
test('the space bar lets go, unless a button has the focus and means it anyway', () => {
  expect(pressed(' ').press).toHaveBeenCalled();
  expect(pressed(' ', {}, true).done).toBe(false);
});
test('what belongs to the browser stays there', () => {
  expect(pressed('c', { ctrlKey: true }).done).toBe(false);
  expect(pressed('Tab').done).toBe(false);
});
