/** Ways from a game to its table. */
import { findQuick, makeTable } from '../api';
import type { GameInfo, Made, NewTable } from '../generated/protocol';
import { go } from '../router.svelte';
import type { Level } from '../kit/faces';
import { attempt } from '../toasts.svelte';
import { JUST_SIT } from './quick';

/** For whoever has not played against bots yet. */
export const FIRST_LEVEL: Level = 'novice';
const QUICK_SEATS = 3;

const lead = (found: () => Promise<Made>, quick: string) =>
  attempt(async () => go(`/t/${(await found()).table}`, { quick }));

const open = ({ slug }: GameInfo, wanted: Partial<NewTable>, quick: string) =>
  lead(() => makeTable({ game: slug, ...wanted }), quick);

/** A match against bots begins at once. */
export const playBots = (game: GameInfo, level: Level = FIRST_LEVEL) =>
  open(game, { seats: Math.min(game.most_seats, Math.max(game.least_seats, QUICK_SEATS)) }, level);

export const playSolo = (game: GameInfo) => open(game, { seats: 1 }, FIRST_LEVEL);

/** A table to which others are invited. */
export const inviteFriends = (game: GameInfo) => open(game, { seats: Math.max(2, game.least_seats) }, JUST_SIT);

/** A table where somebody waits for players, else a new one. */
export const playAnybody = (game: GameInfo) => lead(() => findQuick(game.slug), JUST_SIT);
