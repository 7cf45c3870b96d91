import type { Reveal, View } from './view';

/** The reveal that this view tells and the one before did not, if there is one. */
export function freshReveal(before: View, now: View): Reveal | undefined {
  const fresh = now.story_round > before.story_round ? now.story : now.story.slice(before.story.length);
  return now.story_round < before.story_round ? undefined : fresh.at(-1);
}

/** What a card of the row is called as long as it stays there: rows are numbered by the reveals before them. */
export const keyIn = (view: View, card: number): string =>
  `${view.round} ${view.story_round === view.round ? view.story.length : 0} ${card}`;

/** What the cards of a reveal are called: those that stay as they will be called in the next row. */
export function keysAfter(reveal: Reveal, view: View): string[] {
  let stay = 0;
  const row = { ...view, round: view.story_round };
  return reveal.zones.flatMap(({ name, cards, fate }) =>
    cards.map((_, k) => (fate === 'contested' ? keyIn(row, stay++) : `told ${name} ${k}`)),
  );
}

export const STAMPED = 450; // milliseconds until bets are turned over, and one sees what became of each zone
export const LEAVE = 1500; // milliseconds that won cards are looked at in the row, before they leave it

/**
 * Whose column of which value the cards of a reveal come to, and where they lay: `2 7` → the names of these cards.
 * Jokers come to whoever will put them into columns: `2 0`.
 */
export function arrivals(reveal: Reveal, view: View): Map<string, string[]> {
  const keys = keysAfter(reveal, view);
  const found = new Map<string, string[]>();
  let at = 0;
  for (const { cards, bets, fate } of reveal.zones)
    for (const card of cards) {
      const key = keys[at++]!;
      const column = `${bets[0]} ${card}`;
      if (fate === 'taken') found.set(column, [...(found.get(column) ?? []), key]);
    }
  return found;
}
