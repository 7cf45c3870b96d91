/** Whether something can be taken back on this page: the header has the button and the key, the table does it. */

export interface Undoing {
  /** A step that all have seen: what nobody has seen yet is taken back on the board. */
  step: boolean;
  takeBack: () => void;
}

let offered = $state.raw<Undoing | null>(null);

export const undoing = (): Undoing | null => offered;

export function offerUndo(undo: Undoing | null): void {
  offered = undo;
}
