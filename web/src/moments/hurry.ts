/** Whether a tap or key means what it touches, or only that somebody has seen enough. */

const CONTROLS = 'button, a, input, select, textarea, label, summary, dialog, [role=slider], [data-decides]';
const PLAIN = new Set(['', 'auto', 'default', 'not-allowed']);
const KEYS = new Set(['Enter', ' ', 'Escape']);

/** What can be chosen looks like it, or is a control that is not switched off. */
export function isDecision(target: Element): boolean {
  const control = target.closest(CONTROLS);
  if (control) return !control.matches(':disabled');
  return !PLAIN.has(getComputedStyle(target).cursor);
}

export const isHurry = (event: KeyboardEvent): boolean =>
  KEYS.has(event.key) && !event.repeat && !(event.target as Element).closest(`${CONTROLS}, [tabindex='0']`);
