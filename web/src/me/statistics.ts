/** What somebody's matches of a game come to. */
import type { MyMatch } from '../generated/protocol';

/** Of my first seat. */
export const pointsOf = (match: MyMatch): number => match.points[match.mine[0] ?? 0]?.[0] ?? 0;

type Better = 'more' | 'less';

/** One number per match, the oldest first. */
export interface Series {
  /** '': points. */
  name: string;
  values: number[];
  matches: MyMatch[];
  best: MyMatch;
}

export interface Statistics {
  game: string;
  matches: number;
  won: number;
  /** Of these matches somebody could be won against. */
  contested: number;
  series: Series[];
}

/** By game, the one that was played last first; `matches` are the latest first, `figures` what games remember. */
export function statistics(matches: readonly MyMatch[], figures: Record<string, Record<string, Better>>): Statistics[] {
  const games = [...new Set(matches.map(({ game }) => game))];
  return games.map((game) => of(game, matches.filter((match) => match.game === game).reverse(), figures[game] ?? {}));
}

function of(game: string, matches: MyMatch[], figures: Record<string, Better>): Statistics {
  const contested = matches.filter(({ players, mine }) => players.length > 1 && mine.length === 1);
  return {
    game,
    matches: matches.length,
    won: contested.filter(({ winners, mine }) => winners.includes(mine[0]!)).length,
    contested: contested.length,
    series: [
      seriesOf('', matches, pointsOf, 'more'),
      ...Object.entries(figures).map(([name, better]) => seriesOf(name, matches, (one) => one.figures[name], better)),
    ].filter((each) => each !== null),
  };
}

function seriesOf(
  name: string,
  all: MyMatch[],
  valueOf: (match: MyMatch) => number | undefined,
  better: Better,
): Series | null {
  const matches = all.filter((match) => valueOf(match) !== undefined);
  const values = matches.map((match) => valueOf(match)!);
  if (!values.length) return null;
  const best = better === 'more' ? Math.max(...values) : Math.min(...values);
  return { name, values, matches, best: matches[values.lastIndexOf(best)]! };
}
