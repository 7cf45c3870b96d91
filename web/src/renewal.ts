/** A page that was opened before the client was renewed, and now needs a part that is gone, comes again once with the new ones.
 *  Whatever is under way is with the house: a match goes on where it was. */

/** The script that a page begins with; its name changes with what is in it. */
export const entryOf = (page: string): string | undefined => /<script type="module"[^>]*src="([^"]+)"/.exec(page)?.[1];

/** Whether the house serves another client by now than this one. */
export async function isRenewed(mine: string | undefined, ask: () => Promise<string>): Promise<boolean> {
  const served = entryOf(await ask().catch(() => ''));
  return served !== undefined && served !== mine;
}

/** From now on a missing part makes the page come again, if there is a newer one; else who wanted it hears of the failure. */
export function renewWhenOutdated(): void {
  const mine = entryOf(document.documentElement.outerHTML);
  const ask = async () => (await fetch(location.href, { cache: 'no-store' })).text();
  window.addEventListener('vite:preloadError', () => {
    void isRenewed(mine, ask).then((newer) => newer && location.reload());
  });
}
