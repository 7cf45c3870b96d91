/** What the house answers to a question that is asked again every few seconds, as long as somebody looks. */
const EVERY = 5000;

export function polled<T>(ask: () => Promise<T>, first: T): { readonly now: T; readonly asked: boolean } {
  let answer = $state.raw(first);
  let asked = $state(false);
  let questions = 0;

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') return void (asked = true); // nobody looks: nobody sees it come later
    const number = ++questions;
    const said = await ask().catch(() => answer);
    asked = true;
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
    /** Whether what is there now has been tried to find out: what lies below it can be shown, and stays where it is. */
    get asked() {
      return asked;
    },
  };
}
