/** The drawn part of each game, found by looking into the games' folders; loaded when a table needs it. */
import type { Component } from 'svelte';
import type { BoardProps, NameTarget, ResultProps, Say, Secret } from './board';

type Loader<T> = () => Promise<T>;
type Drawing<Props extends object> = { default: Component<Props>; secret?: boolean | Secret<never> };

const boards = import.meta.glob<Drawing<BoardProps<never>>>('../../src/splendide/games/*/ui/Board.svelte');
const results = import.meta.glob<Drawing<ResultProps<never>>>('../../src/splendide/games/*/ui/Result.svelte');
const sayings = import.meta.glob<{ say: Say; nameTarget?: NameTarget }>('../../src/splendide/games/*/ui/say.ts');
const emblems = import.meta.glob<Drawing<object>>('../../src/splendide/games/*/ui/Emblem.svelte', { eager: true });

export interface Drawn {
  Board: Component<BoardProps<never>>;
  Result: Component<ResultProps<never>> | null;
  say: Say;
  nameTarget: NameTarget;
  secret: Secret<never>;
}

function ofGame<T>(found: Record<string, T>, slug: string): T | undefined {
  return Object.entries(found).find(([path]) => path.split('/').at(-3) === slug)?.[1];
}

async function load<T>(found: Record<string, Loader<T>>, slug: string): Promise<T | undefined> {
  return ofGame(found, slug)?.();
}

const saysTheMove: Say = (happened, names) => `${names[happened.seat] ?? ''} ${happened.move}`.trim();

const secretOf = ({ secret = true }: { secret?: boolean | Secret<never> }): Secret<never> =>
  typeof secret === 'function' ? secret : () => secret;

/** The game's own board, or the plain one for a game that brings none. */
export async function loadBoard(slug: string): Promise<Drawn> {
  const [board, result, saying] = await Promise.all([load(boards, slug), load(results, slug), load(sayings, slug)]);
  const Board = board?.default ?? (await import('./kit/PlainBoard.svelte')).default;
  return {
    Board,
    Result: result?.default ?? null,
    say: saying?.say ?? saysTheMove,
    nameTarget: saying?.nameTarget ?? ((target) => target),
    secret: secretOf(board ?? {}),
  };
}

export const emblemOf = (slug: string): Component | undefined => ofGame(emblems, slug)?.default;
