/** At how many tables it is my turn, on the icon of the installed app, where the browser can do that. */

interface Badges {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

export function showBadge(turns: number, where: Badges = navigator as Badges): void {
  const shown = turns ? where.setAppBadge?.(turns) : where.clearAppBadge?.();
  shown?.catch(() => undefined); // a page that is no app may not
}
