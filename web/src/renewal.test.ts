import { expect, test } from 'vitest';
import { entryOf, isRenewed } from './renewal';

const page = (name: string) => `<head><script type="module" crossorigin src="/assets/${name}.js"></script></head>`;

test('a page is known by the script that it begins with', () => {
  expect(entryOf(page('index-a1'))).toBe('/assets/index-a1.js');
  expect(entryOf('<p>No connection</p>')).toBe(undefined);
});
test('only another client is a reason to come again, not a lost connection or what is no page of ours', async () => {
  const mine = entryOf(page('index-a1'));
  expect(await isRenewed(mine, async () => page('index-b2'))).toBe(true);
  expect(await isRenewed(mine, async () => page('index-a1'))).toBe(false);
  expect(await isRenewed(mine, () => Promise.reject(new Error('offline')))).toBe(false);
  expect(await isRenewed(mine, async () => '<p>No connection</p>')).toBe(false);
});
