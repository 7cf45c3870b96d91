/** Which game can be read about on this page: the header offers its rules, beside whatever is being done. */
let topic = $state<string | null>(null);

export const helpTopic = (): string | null => topic;

/** As long as the part of the page that calls it is there, the rules of this game are at hand. */
export function offerRules(game: () => string | undefined): void {
  $effect(() => {
    topic = game() ?? null;
    return () => (topic = null);
  });
}
