/** The film of the last placement: what was seen while the tower settled, and again on demand. */
import { lengthOf } from './frames';
import { posesIn, type Outcome } from './outcome';
import type { Pose } from './solid';

export const SLOWLY = 0.25;
const NOTHING: ReadonlyMap<number, Pose> = new Map();

export class Film {
  /** What is to be seen, and may be seen again. */
  outcome = $state.raw<Outcome | null>(null);
  running = $state(false);
  private began = 0;
  private pace = 1;

  start(outcome: Outcome, pace: number, now: number): void {
    this.outcome = outcome;
    this.began = now;
    this.pace = pace;
    this.running = outcome.replay !== null;
  }

  stop(): void {
    this.running = false;
  }

  /** At this moment on the screen. */
  poses(now: number): ReadonlyMap<number, Pose> {
    return this.outcome ? posesIn(this.outcome, this.seconds(now)) : NOTHING;
  }

  isDone(now: number): boolean {
    return !this.outcome?.replay || this.seconds(now) >= lengthOf(this.outcome.replay);
  }

  private seconds(now: number): number {
    return Math.max(0, ((now - this.began) / 1000) * this.pace);
  }
}
