/** How much was lost or given, as it is said. */
import type { Analysis } from '../generated/protocol';
import { language, t } from '../texts.svelte';

type Unit = Analysis['unit'];

const shown = (amount: number, unit: Unit, signDisplay: 'auto' | 'exceptZero'): string =>
  new Intl.NumberFormat(language(), {
    signDisplay,
    ...(unit === 'wins' ? { style: 'percent', maximumFractionDigits: 0 } : { maximumFractionDigits: 1 }),
  }).format(amount);

export const amountOf = (amount: number, unit: Unit): string => shown(amount, unit, 'auto');
export const gainOf = (amount: number, unit: Unit): string => shown(amount, unit, 'exceptZero');

/** With its unit. */
export const lossOf = (amount: number, unit: Unit): string =>
  unit === 'wins'
    ? t('analysis-of-a-win', { amount: amountOf(amount, unit) })
    : t('analysis-points', { amount: Math.round(10 * amount) / 10 });

/** Judgements by sign, as chess players know them. */
export const SIGNS = { best: '★', fine: '✓', inaccurate: '?', mistake: '??' } as const;
