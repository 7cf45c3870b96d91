/** What has been on this screen to its end, told to bots, which wait for it. Where none decides, nobody does. */
import type { Shown, TableInfo } from '../generated/protocol';

/** Whether a bot may be asked here: for a seat of its own, or for whoever's time is up. */
const hasBots = ({ seats, time }: TableInfo): boolean => time !== 'none' || seats.some(({ kind }) => kind === 'bot');

export class Screen {
  private last: Shown | null = null;
  private told: Shown | null = null;
  private awaited = false;

  constructor(private readonly send: (shown: Shown) => boolean) {}

  /** All of this moment was seen, and all before it. */
  show(shown: Shown): void {
    this.last = shown;
    this.tell();
  }

  /** The table is like this now: a bot that has just come waits for what was seen before. */
  see(table: TableInfo): void {
    this.awaited = hasBots(table);
    this.tell();
  }

  /** On another connection nothing has been told. */
  reconnect(): void {
    this.told = null;
  }

  private tell(): void {
    if (this.awaited && this.last && this.last !== this.told && this.send(this.last)) this.told = this.last;
  }
}
