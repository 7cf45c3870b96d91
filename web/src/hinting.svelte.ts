/** Whether a hint can be asked for on this page: the header has the button, the table answers. */

export interface Hinting {
  /** Whether somebody who sits here owes a decision, and none is being thought about. */
  ready: boolean;
  ask: () => void;
}

let offered = $state.raw<Hinting | null>(null);

export const hinting = (): Hinting | null => offered;

export function offerHints(hints: Hinting | null): void {
  offered = hints;
}
