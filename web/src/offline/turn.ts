/** Where somebody is led who was told that it is their turn. */

export interface Window {
  url: string;
  focus(): Promise<unknown>;
}
export interface Windows {
  matchAll(wish: { type: 'window' }): Promise<readonly Window[]>;
  openWindow(path: string): Promise<unknown>;
}

export const placeOf = (table: string): string => `/t/${encodeURIComponent(table)}`;

/** The page of that path is in front: the one that was open, else a new one, so that no other match is left for it. */
export async function openPlace(path: string, windows: Windows): Promise<void> {
  const open = await windows.matchAll({ type: 'window' });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : windows.openWindow(path));
}
