/** At how many tables it is my turn, on the icon of the installed app, where the browser can do that, and on the page's. */

interface Badges {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

export function showBadge(turns: number, where: Badges = navigator as Badges): void {
  const shown = turns ? where.setAppBadge?.(turns) : where.clearAppBadge?.();
  shown?.catch(() => undefined); // a page that is no app may not
}

/** Whether it is my turn is on the page's icon as long as the page says so, for whoever looks at other tabs. */
export function markIcon(turn: boolean, page: Pick<Document, 'querySelector'> = document): () => void {
  const show = (name: string) => page.querySelector('link[rel=icon]')?.setAttribute('href', `/${name}.svg`);
  show(turn ? 'favicon-turn' : 'favicon');
  return () => show('favicon');
}
