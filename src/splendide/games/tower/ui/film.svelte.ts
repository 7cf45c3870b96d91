/** The film of the last placement: what was seen while the tower settled, and again on demand. */
import { lengthOf } from './frames';
import { posesIn, type Outcome } from './outcome';
import type { Pose } from './solid';

export const SLOWLY = 0.25;
const VERDICT = 1.1; // seconds that one sees how it ended
const NOTHING: ReadonlyMap<number, Pose> = new Map();

export class Film {
  /** What is to be seen, and may be seen again. */
  outcome = $state.raw<Outcome | null>(null);
  running = $state(false);
  private began = 0;
  private pace = 1;

  /** This is what may be seen. */
  show(outcome: Outcome): void {
    this.outcome = outcome;
    this.running = false;
  }

  start(pace: number, now: number): void {
    this.began = now;
    this.pace = pace;
    this.running = Boolean(this.outcome?.replay);
  }

  stop(): void {
    this.running = false;
  }

  /** At this moment on the screen. */
  poses(now: number): ReadonlyMap<number, Pose> {
    return this.outcome ? posesIn(this.outcome, this.seconds(now)) : NOTHING;
  }

  /** Everything lies still, and one may say so. */
  isAtRest(now: number): boolean {
    return !this.outcome?.replay || this.seconds(now) >= lengthOf(this.outcome.replay);
  }

  isDone(now: number): boolean {
    return !this.outcome?.replay || this.seconds(now) >= lengthOf(this.outcome.replay) + VERDICT * this.pace;
  }

  private seconds(now: number): number {
    return Math.max(0, ((now - this.began) / 1000) * this.pace);
  }
}
