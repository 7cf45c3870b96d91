/** Who touched when, from what happened; and how cards went round, from two views. */
import type { HappenedInfo } from '$web/generated/protocol';
import type { Deal, View } from './view';

const NATURE = 30;

export interface Touch {
  seat: number;
  /** Milliseconds by the table's clock, corrected for everybody's connection; null where nobody measured. */
  time: number | null;
}

/** A line of the slow motion: how long after the first touch, or, drawn in the calm game, after the splash. */
export interface Reaction {
  seat: number;
  after: number | null;
  dolphin: boolean;
}

const isTouch = ({ seat, move }: HappenedInfo) => seat !== NATURE && (move === 'touch' || move === 'touch-level');
const isBorder = ({ seat, move }: HappenedInfo) => seat === NATURE && !/^(lots|react) /.test(move);

const timeOf = ({ shown }: HappenedInfo): number | null =>
  shown !== '' && Number.isFinite(Number(shown)) ? Number(shown) : null;

/** The touches after the last move of nature's before `end`: those of one race or false start. */
function touchesBefore(history: readonly HappenedInfo[], end: number): Touch[] {
  let start = end;
  while (start > 0 && !isBorder(history[start - 1]!)) start -= 1;
  return history
    .slice(start, end)
    .filter(isTouch)
    .map((one) => ({ seat: one.seat, time: timeOf(one) }));
}

/** The touches of the last race that is over. */
export function lastRace(history: readonly HappenedInfo[]): Touch[] {
  const end = history.findLastIndex(({ seat, move }) => seat === NATURE && move === 'over');
  return end < 0 ? [] : touchesBefore(history, end);
}

const isReaction = (one: HappenedInfo | undefined) => one?.move.startsWith('react ') ?? false;
const drawnTime = ({ move }: HappenedInfo) => Number(move.split(' ')[1]);

/**
 * A time that was drawn in the calm game: whose it is, and after how many milliseconds that hand came. They are drawn for
 * one seat after the other, from the first; whoever had not chosen to touch sees the first touch, and then reacts.
 */
export function reactionIn(history: readonly HappenedInfo[], one: HappenedInfo): { seat: number; after: number } {
  const here = history.findIndex(({ number }) => number === one.number);
  const start = history.findLastIndex((other, at) => at < here && !isReaction(other)) + 1;
  const drawn = history.slice(start).filter(isReaction).map(drawnTime);
  const ready = touchesBefore(history, start).map(({ seat }) => seat);
  const seat = here - start;
  const first = Math.min(...ready.map((toucher) => drawn[toucher] ?? Infinity));
  return { seat, after: drawnTime(one) + (ready.includes(seat) || !Number.isFinite(first) ? 0 : first) };
}

/** Whether a false start is what the table talks about: since then nobody has called or touched, nor everybody passed a card. */
export function isFalseStart(history: readonly HappenedInfo[], seats: number): boolean {
  const back = history.findLastIndex(({ seat, move }) => seat === NATURE && move === 'back');
  const since = history.slice(back + 1);
  return back >= 0 && since.length < seats && !since.some((one) => isTouch(one) || /^(call|over|deal)/.test(one.move));
}

/** Everybody who grabbed, in order, with their times as far as they are known. */
export function reactions(deal: Deal, touches: readonly Touch[]): Reaction[] {
  const first = Math.min(...touches.flatMap(({ time }) => (time === null ? [] : [time])));
  const timeAfter = (seat: number) => {
    const time = touches.find((touch) => touch.seat === seat)?.time ?? null;
    return time === null ? null : time - first;
  };
  return deal.grabs.map(({ seat, dolphin, time }) => ({ seat, dolphin, after: time ?? timeAfter(seat) }));
}

/** How many cards each seat has handed on between two views of the same deal. */
export function handedOn(before: View, now: View): number[] {
  const seats = now.players.map((_, seat) => seat);
  const slid = now.passes - before.passes;
  if (before.deal !== now.deal || now.phase === 'deal' || before.phase === 'deal') return seats.map(() => 0);
  if (now.game === 'basic') return seats.map(() => Math.max(0, slid));
  return handedOnAdvanced(before, now, slid);
}

/** What a seat holds changes by what came in less what went out; what the dealer's neighbour hands on is discarded. */
function handedOnAdvanced(before: View, now: View, discarded: number): number[] {
  const grown = now.players.map(
    (player, seat) => player.cards + player.pile - before.players[seat]!.cards - before.players[seat]!.pile,
  );
  const dealer = now.dealer ?? 0;
  const out = grown.map(() => 0);
  let came = grown.reduce((all, one) => all + one, 0) + discarded;
  for (let step = 0; step < grown.length; step++) {
    const seat = (dealer + step) % grown.length;
    came = Math.max(0, came - grown[seat]!);
    out[seat] = came;
  }
  return out;
}

/** By seat: the letter for having kept still at the last false start. */
export const keptStill = ({ players, false_start }: Pick<View, 'players' | 'false_start'>): number[] =>
  players.map((_, seat) => Number(false_start?.letters.includes(seat) ?? false));
