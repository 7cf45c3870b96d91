/** The analysis of a match: asked for again and again until it is there. */
import { getAnalysis, Refused } from '../api';
import type { Analysis } from '../generated/protocol';
import { t } from '../texts.svelte';

const AGAIN = 700; // milliseconds

export class Analysing {
  analysis = $state.raw<Analysis | null>(null);
  /** 0 to 1; null if nobody has asked. */
  progress = $state<number | null>(null);
  /** Why there is none. */
  refusal = $state('');
  private closed = false;

  constructor(private readonly match: string) {}

  ask = async (): Promise<void> => {
    this.refusal = '';
    this.progress = 0;
    try {
      while (!this.analysis && !this.closed) {
        const { progress, analysis } = await getAnalysis(this.match);
        this.progress = progress;
        this.analysis = analysis;
        if (!analysis) await new Promise((go) => setTimeout(go, AGAIN));
      }
    } catch (wrong) {
      this.progress = null;
      this.refusal = wrong instanceof Refused ? wrong.sentence : t('house-unreachable');
    }
  };

  close = (): void => void (this.closed = true);
}
