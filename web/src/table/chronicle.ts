/** What this browser was told of a match. Frames repeat after a lost connection and skip what is secret; numbers do neither. */
import type { HappenedInfo, MatchInfo } from '../generated/protocol';

export class Chronicle {
  /** Everything revealed, as far as this browser was told, in the order of the table. */
  history: HappenedInfo[] = [];
  /** What was revealed since the frame before; nothing of a match that this browser has only now come to. */
  happened: HappenedInfo[] = [];
  private match: string | null = null;
  private told = 0;

  hear(match: MatchInfo | null): void {
    if (match?.id !== this.match) this.begin(match);
    const known = new Set(this.history.map((one) => one.number));
    const fresh = match?.happened.filter((one) => !known.has(one.number)) ?? [];
    this.history = [...this.history, ...fresh].sort((one, other) => one.number - other.number);
    this.happened = fresh.filter((one) => one.number >= this.told); // what I may know only now is not news to the table
    this.told = match?.told ?? 0;
  }

  private begin(match: MatchInfo | null): void {
    this.match = match?.id ?? null;
    this.history = [];
    this.told = match?.told ?? 0;
  }
}
