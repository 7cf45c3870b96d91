/** How a match ended for me, in a few words. */
import type { MyMatch } from '../generated/protocol';
import { gameText } from '../house.svelte';
import { pointsOf } from '../me/statistics';
import { areCounted, hasPlaces, ranking } from '../table/ranking';
import { t } from '../texts.svelte';

export function outcome(match: MyMatch): string {
  const points = gameText(match.game)('points', { points: pointsOf(match) });
  const place = placeOf(match);
  if (place && !areCounted(match.points, match.winners)) return place;
  return place ? `${place} · ${points}` : points;
}

/** Nothing where there is no place to speak of: alone, or with several seats. */
function placeOf(match: MyMatch): string {
  const [mine, ...others] = match.mine;
  if (mine === undefined || others.length || match.players.length === 1) return '';
  if (match.winners.includes(mine)) return t('you-won');
  const places = ranking(match.points);
  const rank = places.find(({ seat }) => seat === mine)?.rank ?? 1;
  return hasPlaces(places) ? t('your-place', { rank, seats: match.players.length }) : t('you-lost');
}
