/** The drawn part of each game on the shelf; loaded when a table needs it. */
import type { Component } from 'svelte';
import { boards, emblems, pictures, results, sayings, tellings } from 'virtual:boards';
import {
  NATURE,
  type Beat,
  type BoardProps,
  type Judge,
  type NameTarget,
  type PictureProps,
  type Recount,
  type ResultProps,
  type Round,
  type Say,
  type Secret,
  type Tell,
} from './board';

export interface Drawn {
  Board: Component<BoardProps<never, never>>;
  Result: Component<ResultProps<never, never>> | null;
  verdict: Judge<never, never>;
  say: Say<never>;
  recount: Recount<never>;
  nameTarget: NameTarget<never>;
  secret: Secret<never>;
  beat: Beat<never>;
  suspense: Beat<never> | null;
  round: Round<never> | null;
}

const TAKE_BACK = 'take-back'; // as a move: the seat's last step is taken back
const DECIDED = 900; // milliseconds to see what somebody has done
const DEALT = 600; // milliseconds to see what chance has brought

const saysTheMove: Say<never> = (happened, names) => `${names[happened.seat] ?? ''} ${happened.move}`.trim();

/** A step taken back is said alike in every game. */
const saysSteps =
  (say: Say<never>): Say<never> =>
  (happened, names, text, cards, history) =>
    happened.move === TAKE_BACK
      ? text('say-take-back', { name: names[happened.seat] ?? '' })
      : say(happened, names, text, cards, history);

/** Where a step is taken back, each thing is said by itself. */
const recountOf =
  (say: Say<never>, own?: Recount<never>): Recount<never> =>
  (happened, names, text, cards, history) =>
    own && happened.every(({ move }) => move !== TAKE_BACK)
      ? own(happened, names, text, cards, history)
      : happened.map((one) => say(one, names, text, cards, history)).join(' ');

const secretOf = ({ secret = true }: { secret?: boolean | Secret<never> }): Secret<never> =>
  typeof secret === 'function' ? secret : () => secret;

/** For a board that doesn't say. */
const usualBeat: Beat<never> = ({ happened }) =>
  happened.length === 0 ? 0 : happened.some(({ seat }) => seat !== NATURE) ? DECIDED : DEALT;

/** The game's own board, or the plain one for a game that brings none. */
export async function loadBoard(slug: string): Promise<Drawn> {
  const [board, result, saying] = await Promise.all([boards[slug]?.(), results[slug]?.(), sayings[slug]?.()]);
  const Board = board?.default ?? (await import('./kit/PlainBoard.svelte')).default;
  const say = saysSteps(saying?.say ?? saysTheMove);
  return {
    Board,
    Result: result?.default ?? null,
    verdict: result?.verdict ?? (() => ({})),
    say,
    recount: recountOf(say, saying?.recount),
    nameTarget: saying?.nameTarget ?? ((target) => target),
    secret: secretOf(board ?? {}),
    beat: board?.beat ?? usualBeat,
    suspense: board?.suspense ?? null,
    round: board?.round ?? null,
  };
}

/** What draws positions in the game's rules; the plain one for a game that brings none. */
export async function loadPicture(slug: string): Promise<Component<PictureProps<never, never>>> {
  return ((await pictures[slug]?.()) ?? (await import('./kit/PlainPicture.svelte'))).default;
}

/** What tells a position in words; null for a game that brings no words for it. */
export const loadTelling = async (slug: string): Promise<Tell<never, never> | null> =>
  (await tellings[slug]?.())?.tell ?? null;

export const emblemOf = (slug: string): string | undefined => emblems[slug];
