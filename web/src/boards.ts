/** The drawn part of each game, found by looking into the games' folders; loaded when a table needs it. */
import type { Component } from 'svelte';
import type { BoardProps, ResultProps, Say } from './board';

type Loader<T> = () => Promise<T>;
type Drawing<Props extends object> = { default: Component<Props> };

const boards = import.meta.glob<Drawing<BoardProps<never>>>('../../src/splendide/games/*/ui/Board.svelte');
const results = import.meta.glob<Drawing<ResultProps<never>>>('../../src/splendide/games/*/ui/Result.svelte');
const sayings = import.meta.glob<{ say: Say }>('../../src/splendide/games/*/ui/say.ts');
const emblems = import.meta.glob<Drawing<object>>('../../src/splendide/games/*/ui/Emblem.svelte', { eager: true });

export interface Drawn {
  Board: Component<BoardProps<never>>;
  Result: Component<ResultProps<never>> | null;
  say: Say;
}

function ofGame<T>(found: Record<string, T>, slug: string): T | undefined {
  return Object.entries(found).find(([path]) => path.split('/').at(-3) === slug)?.[1];
}

async function load<T>(found: Record<string, Loader<T>>, slug: string): Promise<T | undefined> {
  return ofGame(found, slug)?.();
}

const saysNothing: Say = (happened, names) => `${names[happened.seat] ?? ''} ${happened.move}`.trim();

/** The game's own board, or the plain one for a game that brings none. */
export async function loadBoard(slug: string): Promise<Drawn> {
  const [board, result, saying] = await Promise.all([load(boards, slug), load(results, slug), load(sayings, slug)]);
  const Board = board?.default ?? (await import('./kit/PlainBoard.svelte')).default;
  return { Board, Result: result?.default ?? null, say: saying?.say ?? saysNothing };
}

export const emblemOf = (slug: string): Component | undefined => ofGame(emblems, slug)?.default;
