import { expect, test, vi } from 'vitest';
import { markIcon, showBadge } from './badge';

test('the icon says at how many tables it is my turn, and nothing when at none', () => {
  const where = {
    setAppBadge: vi.fn(() => Promise.reject(new Error('no app'))),
    clearAppBadge: vi.fn(async () => undefined),
  };
  showBadge(2, where);
  expect(where.setAppBadge).toHaveBeenCalledWith(2);
  showBadge(0, where);
  expect(where.clearAppBadge).toHaveBeenCalledOnce();
});
test('a browser without badges shows none', () => expect(showBadge(1, {})).toBeUndefined());
test("the page's icon says it too, until another page is shown", () => {
  const icon = { setAttribute: vi.fn() };
  const leave = markIcon(true, { querySelector: () => icon as never });
  expect(icon.setAttribute).toHaveBeenLastCalledWith('href', '/favicon-turn.svg');
  leave();
  expect(icon.setAttribute).toHaveBeenLastCalledWith('href', '/favicon.svg');
});
