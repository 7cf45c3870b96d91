/** My own clock, while one runs on this page: the header shows it, where it moves nothing else. */

let offered = $state.raw<(() => number | null) | null>(null);

/** Milliseconds that I have left for what I am asked; null if nothing runs. */
export const myTime = (): number | null => offered?.() ?? null;

export function offerTime(left: (() => number | null) | null): void {
  offered = left;
}
