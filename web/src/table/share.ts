/** A link goes to somebody: by the phone's own ways where it has them, else by being copied. */
import { t } from '../texts.svelte';
import { toast } from '../toasts.svelte';

/** A phone has its own ways to send a link. */
export const canShare = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

export const share = (title: string, url: string): Promise<void> =>
  navigator.share({ title, url }).catch(() => undefined); // somebody thought better of it

/** Where there is no clipboard, what is selected is copied as it used to be. */
export async function copy(link: string, select: () => void = () => undefined): Promise<void> {
  select();
  await (navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))).catch(() =>
    document.execCommand('copy'),
  );
  toast(t('link-copied'), 'done');
}
