/** How long everybody may still think, as this browser knows it. Nothing depends on what time it believes it is. */
import type { TimeInfo } from '../generated/protocol';
import type { SeatClocks } from '../kit/clocks';

const TICK = 250; // milliseconds

export class TableClocks implements SeatClocks {
  private time = $state.raw<TimeInfo | null>(null);
  private offset = 0; // the server's clock minus this one's
  private now = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  /** A frame of this match has come, and may say whose clock runs; without a match there is none. */
  hear(match: string, time: TimeInfo | undefined): void {
    if (!match) this.stop();
    if (!time) return;
    this.time = time;
    this.offset = time.now - performance.now();
    this.tick();
    this.timer ??= setInterval(() => this.tick(), TICK);
  }

  /** Milliseconds that this seat has left, 0 when its time is up; null if its clock does not run. */
  left(seat: number): number | null {
    const since = this.time?.since[seat] ?? null;
    return since === null ? null : Math.max(0, since + this.time!.left[seat]! - this.now);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.time = null;
  }

  private tick(): void {
    this.now = performance.now() + this.offset;
  }
}
