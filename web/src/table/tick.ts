/** A box is ticked: that is asked for, and the box shows what holds until the house has agreed. */
export function tick(box: HTMLInputElement, holds: boolean, ask: (wanted: boolean) => void): void {
  ask(box.checked);
  box.checked = holds;
}
