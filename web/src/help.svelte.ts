/** Which game can be read about on this page: the header offers its rules, beside whatever is being done. */
let topic = $state<string | null>(null);

export const helpTopic = (): string | null => topic;

/** Where a match stands, for whoever asks what to do. */
export interface Asked {
  /** What I may do, in notation. */
  moves: string[];
  /** Who else is waited for, by name. */
  waiting: string[];
}

let asked = $state.raw<(() => Asked) | null>(null);

/** Nothing where no match is on. */
export const askedNow = (): Asked | null => asked?.() ?? null;

/** As long as the part of the page that calls it is there, it says where the match stands. */
export function offerAsked(now: () => Asked): void {
  $effect(() => {
    asked = now;
    return () => (asked = null);
  });
}

/** As long as the part of the page that calls it is there, the rules of this game are at hand. */
export function offerRules(game: () => string | undefined): void {
  $effect(() => {
    topic = game() ?? null;
    return () => (topic = null);
  });
}
