import { expect, test, vi } from 'vitest';
import { showBadge } from './badge';

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
