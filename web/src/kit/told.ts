import { t } from '../texts.svelte';

/** A thing and what is said of it, in one line. */
export const pairOf = (what: string, said: string): string => t('told-pair', { what, said });
