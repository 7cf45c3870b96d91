/** The drawn part of each game on the shelf; loaded when a table needs it. */
import type { Component } from 'svelte';
import { boards, emblems, results, sayings } from 'virtual:boards';
import type { BoardProps, NameTarget, ResultProps, Say, Secret } from './board';

export interface Drawn {
  Board: Component<BoardProps<never, never>>;
  Result: Component<ResultProps<never, never>> | null;
  say: Say<never>;
  nameTarget: NameTarget<never>;
  secret: Secret<never>;
}

const saysTheMove: Say<never> = (happened, names) => `${names[happened.seat] ?? ''} ${happened.move}`.trim();

const secretOf = ({ secret = true }: { secret?: boolean | Secret<never> }): Secret<never> =>
  typeof secret === 'function' ? secret : () => secret;

/** The game's own board, or the plain one for a game that brings none. */
export async function loadBoard(slug: string): Promise<Drawn> {
  const [board, result, saying] = await Promise.all([boards[slug]?.(), results[slug]?.(), sayings[slug]?.()]);
  const Board = board?.default ?? (await import('./kit/PlainBoard.svelte')).default;
  return {
    Board,
    Result: result?.default ?? null,
    say: saying?.say ?? saysTheMove,
    nameTarget: saying?.nameTarget ?? ((target) => target),
    secret: secretOf(board ?? {}),
  };
}

export const emblemOf = (slug: string): Component | undefined => emblems[slug];
