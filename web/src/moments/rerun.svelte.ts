/** A finished match, moment by moment: to be played, or gone through by hand. */
import type { Replay } from '../generated/protocol';
import { laid, type Moment } from './moment';
import { Moments } from './moments.svelte';

const LEAST = 900; // milliseconds at normal speed: what was as quick as people's hands is looked at now

/** The moments of a replay, with what each seat saw: nothing is secret any more, and nobody has anything to do. */
export function momentsOf({ steps }: Replay): Moment[] {
  return steps.map(({ number, happened, view, own }, step) => ({
    match: '',
    number,
    happened,
    history: steps.slice(0, step + 1).flatMap((one) => one.happened),
    view,
    mine: own.map((one) => ({
      seat: one.seat,
      question: -1,
      owes: false,
      moves: [],
      can_take_back: false,
      view: laid(view, one.own),
    })),
    waiting: [],
    faceDown: [],
    clock: null,
    result: null,
  }));
}

export class Rerun {
  step = $state(0);
  playing = $state(false);
  /** Through whose eyes; -1: everybody's. */
  seat = $state(-1);
  readonly moments = new Moments({ seat: () => this.seat, on: () => undefined, shown: () => this.follow() });

  private leaping = false; // a beat that a leap cuts short is not followed by anything else

  constructor(
    readonly all: readonly Moment[],
    private readonly roundOf: ((view: unknown) => number) | null,
  ) {
    this.moments.least = LEAST;
    this.moments.jump(all[0]!, null);
  }

  get last(): number {
    return this.all.length - 1;
  }

  /** That step is on: with its beat if it is the next one, else at once. */
  to(wanted: number): void {
    const next = wanted === this.step + 1;
    this.step = Math.max(0, Math.min(this.last, wanted));
    if (this.step === this.last) this.playing = false;
    this.leaping = true;
    this.show(this.all[this.step]!, next);
    this.leaping = false;
  }

  private show(moment: Moment, next: boolean): void {
    if (!next) return this.moments.jump(moment, this.all[this.step - 1] ?? null);
    this.moments.skip();
    this.moments.receive([moment]);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) return;
    if (this.step === this.last) this.to(0);
    this.to(this.step + 1);
  }

  get hasRounds(): boolean {
    return this.roundOf !== null;
  }

  /** The first step of the round after this one; the last step of all, if there is none. */
  get roundOn(): number {
    const found = this.all.findIndex((_, step) => step > this.step && this.isFirst(step));
    return found < 0 ? this.last : found;
  }

  /** The first step of this round, or of the one before if this is the first step. */
  get roundBack(): number {
    return this.all.findLastIndex((_, step) => step < this.step && (step === 0 || this.isFirst(step)));
  }

  private isFirst(step: number): boolean {
    const round = (at: number) => this.roundOf?.(this.all[at]!.view);
    return round(step) !== round(step - 1);
  }

  private follow(): void {
    if (this.playing && !this.leaping) this.to(this.step + 1);
  }
}
