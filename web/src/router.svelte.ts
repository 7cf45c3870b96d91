/** Where the reader is, without loading the page again. */
import { routeOf, type Route } from './route';

let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

export const route = (): Route => routeOf(path);

/** Goes there; a note for that page, if any, is kept with this step of the browser's history. */
export function go(to: string, note: object | null = null): void {
  history.pushState(note, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** A plain click on a link of ours stays inside; everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    link.hash ||
    link.pathname.startsWith('/api/')
  )
    return;
  event.preventDefault();
  go(link.pathname);
}
