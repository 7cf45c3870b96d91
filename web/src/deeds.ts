import type { Text } from './board';

/** What these moves amount to: the game's text `may-bet` for those that begin with this word, `may` for all others. */
export function deedsOf(moves: string[], text: Text): string[] {
  const counted = new Map<string, number>();
  for (const [word = ''] of moves.map((move) => move.split(' '))) {
    const own = `may-${word}`;
    const id = text(own, { count: 1 }) === own ? 'may' : own;
    counted.set(id, (counted.get(id) ?? 0) + 1);
  }
  return [...counted].map(([id, count]) => text(id, { count }));
}
