/** What the house answers to a question that is asked again every few seconds, as long as somebody looks. */
const EVERY = 5000;

export function polled<T>(ask: () => Promise<T>, first: T): { readonly now: T } {
  let answer = $state.raw(first);

  async function look(): Promise<void> {
    if (document.visibilityState !== 'hidden') answer = await ask().catch(() => answer);
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
