/** Who you are and what there is to play: asked until the house answers, and while it still compiles rules. */
import { getHouse, putMe } from './api';
import type { GameInfo, House, MyWish } from './generated/protocol';
import { language, speak, t, textsOf, type Language } from './texts.svelte';
import type { Text } from './board';

const AGAIN = 2000;

let known = $state.raw<House | null>(null);
let unreachable = $state(false);
let asking: Promise<void> | null = null;

async function askUntilReady(): Promise<void> {
  while (!known || known.compiling.length) {
    if (known) await later();
    try {
      const [asked, told] = [language(), await getHouse()];
      if (asked === language()) known = told;
      unreachable = false;
    } catch {
      unreachable = !known;
      if (!known) await later();
    }
  }
}

const later = (): Promise<void> => new Promise((go) => setTimeout(go, AGAIN));

/** The house, or null until it has answered. */
export function house(): House | null {
  asking ??= askUntilReady();
  return known;
}

export const isUnreachable = (): boolean => unreachable;

export const gameOf = (slug: string): GameInfo | undefined => house()?.games.find((game) => game.slug === slug);

/** Whether the game's rules are still being compiled: one can gather meanwhile. */
export const isCompiling = (slug: string): boolean => house()?.compiling.includes(slug) ?? false;

/** What the game's box holds, for its board and its sentences: these alone know what a row means. */
export const cardsOf = (slug: string): never[] => (gameOf(slug)?.cards ?? []) as never[];

const texts = $derived(new Map((known?.games ?? []).map((game) => [game.slug, textsOf(game)])));

/** The texts of a game in the reader's language, whichever that is when one is said. */
export const gameText =
  (slug: string): Text =>
  (id, details) =>
    (texts.get(slug) ?? t)(id, details);

/** Everything is said in this language as soon as the house has sent its games' texts. */
export async function changeLanguage(wanted: Language): Promise<void> {
  known = await getHouse(wanted);
  speak(wanted);
}

export async function changeMe(wish: MyWish): Promise<void> {
  const me = await putMe(wish);
  if (known) known = { ...known, me };
}
