/** What is kept for when there is no connection, and what must never be: whatever the house says is asked of the house. */

/** `page`: asked of the house, and if it can't be reached, the page that says so. `part`: kept once it was fetched. */
export type Policy = 'page' | 'part' | 'passed on';

const PARTS = /^\/assets\//; // their names change with what is in them

export function policyFor(method: string, mode: string, url: URL, home: string): Policy {
  if (method !== 'GET' || url.origin !== home || url.pathname.startsWith('/api/')) return 'passed on';
  if (mode === 'navigate') return 'page';
  return PARTS.test(url.pathname) ? 'part' : 'passed on';
}
