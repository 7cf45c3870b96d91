/** Short sentences that appear and go: refusals, and small confirmations. */
import { Refused } from './api';
import { t } from './texts.svelte';

type Kind = 'refused' | 'done';

interface Toast {
  id: number;
  sentence: string;
  kind: Kind;
}

const LASTS = 6000;
let next = 0;
const shown = $state<Toast[]>([]);

export const toasts = (): readonly Toast[] => shown;

export function toast(sentence: string, kind: Kind = 'refused'): void {
  const id = next++;
  shown.push({ id, sentence, kind });
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  const at = shown.findIndex((one) => one.id === id);
  if (at >= 0) shown.splice(at, 1);
}

/** Do it, or say why not. */
export async function attempt(deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (wrong) {
    toast(wrong instanceof Refused && wrong.sentence ? wrong.sentence : t('house-unreachable'));
  }
}
