import { expect, test, vi } from 'vitest';
import { openPlace, placeOf } from './turn';

const windowAt = (path: string) => ({ url: `https://table.example${path}`, focus: vi.fn(async () => undefined) });
const among = (...open: ReturnType<typeof windowAt>[]) => ({
  matchAll: async () => open,
  openWindow: vi.fn(async () => undefined),
});

test('the page of the table comes to the front', async () => {
  const [lobby, table] = [windowAt('/'), windowAt('/t/abc')];
  const windows = among(lobby, table);
  await openPlace(placeOf('abc'), windows);
  expect(table.focus).toHaveBeenCalledOnce();
  expect(windows.openWindow).toHaveBeenCalledTimes(0);
});
test('where it is not open it is opened, and no other match is left for it', async () => {
  const other = windowAt('/t/other');
  const windows = among(other);
  await openPlace(placeOf('abc'), windows);
  expect(windows.openWindow).toHaveBeenCalledWith('/t/abc');
  expect(other.focus).toHaveBeenCalledTimes(0);
});
test('a table is called by letters, whatever is said', () => expect(placeOf('../api')).toBe('/t/..%2Fapi'));
