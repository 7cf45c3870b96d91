/** What the house answers to a question that is asked again every few seconds, as long as somebody looks. */
const EVERY = 5000;

export function polled<T>(ask: () => Promise<T>, first: T): { readonly now: T } {
  let answer = $state.raw(first);
  let questions = 0;

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    const number = ++questions;
    const said = await ask().catch(() => answer);
    if (number === questions) answer = said; // else something else has been asked since
  }

  $effect(() => {
    void look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  });

  return {
    get now() {
      return answer;
    },
  };
}
