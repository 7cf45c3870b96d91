/** Which page an address means. */

export type Route =
  | { page: 'lobby' }
  | { page: 'me' }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'replay'; match: string; analyse: boolean }
  | { page: 'practice'; match?: string; number?: number }
  | { page: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean).map(plain);
  if (first === 'practice') return practice(second, more);
  if (first === 'replay' && second) return replay(second, more);
  if (more.length > 0) return { page: 'lost' };
  if (first === '') return { page: 'lobby' };
  if (first === 'me' && !second) return { page: 'me' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  return { page: 'lost' };
}

/** All that there is to practise, or one decision of a match. */
function practice(match: string, more: string[]): Route {
  if (!match) return { page: 'practice' };
  const [number = ''] = more;
  return more.length === 1 && /^\d+$/.test(number)
    ? { page: 'practice', match, number: Number(number) }
    : { page: 'lost' };
}

/** The match, and perhaps what a teacher says of it. */
function replay(match: string, [part, ...more]: string[]): Route {
  if (more.length || (part !== undefined && part !== 'analysis')) return { page: 'lost' };
  return { page: 'replay', match, analyse: part !== undefined };
}

/** A part of an address as it was meant; a malformed one names nothing. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
