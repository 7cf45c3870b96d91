/** What led to a moment, on the stage: the film of a piece that settles, then the splash of what fell. */
import { tick } from 'svelte';
import type { BoardProps } from '$web/board';
import { arrive, leave } from '$web/kit/fly';
import { isCalm, span } from '$web/kit/motion';
import { sound } from '$web/kit/sound.svelte';
import { Film, SLOWLY } from './film.svelte';
import { readOutcome } from './outcome';
import { clatter, SET_DOWN, SPLASH } from './sounds';
import type { View } from './view';

type Told = Pick<BoardProps<View>, 'view' | 'before' | 'moment' | 'moving' | 'happened' | 'goOn'>;

export class Showing {
  readonly film = new Film();
  /** What was there in the moment before, as long as the film of this one runs. */
  staged = $state.raw<View | null>(null);
  /** Whose drop makes a splash. */
  splashing = $state<number | null>(null);

  /** `told` is the moment on the screen, whenever it is asked. */
  constructor(private readonly told: () => Told) {}

  /** What led to this moment is shown, unless the screen has jumped here. */
  begin(): void {
    const { view, before, moment, moving, happened } = this.told();
    const word = happened.findLast(({ shown }) => shown)?.shown;
    this.stop();
    if (word) void this.show(word, moment);
    else if (moving && view.last?.result === 'no-room' && before && view.turn > before.turn) this.splash();
  }

  /** The film runs; whoever wants no motion sees how it ended, and may ask for it. */
  private async show(word: string, of: number): Promise<void> {
    if (this.told().moving && !isCalm()) this.staged = this.told().before;
    const outcome = await readOutcome(word);
    if (of !== this.told().moment) return;
    if (this.told().moving) sound(outcome.fallen.length ? clatter(outcome.fallen.length) : SET_DOWN);
    this.film.show(outcome);
    if (this.staged) this.roll(1);
    if (this.staged && !this.film.running) this.filmed();
    else if (!this.staged && this.told().moving && outcome.fallen.length) this.splash();
  }

  /** It has been seen whole: what fell makes its splash, and the table goes on. */
  filmed(): void {
    const first = this.staged !== null;
    leave();
    this.stop();
    if (!first) return;
    void tick().then(arrive); // what fell flies to where it belongs
    if (this.film.outcome?.fallen.length && this.told().view.last?.drop) this.splash();
    else this.told().goOn();
  }

  again(): void {
    this.roll(SLOWLY);
  }

  /** The film runs at this pace, by the speed that was chosen. */
  private roll(pace: number): void {
    this.film.start(pace / span(1), performance.now());
  }

  stop(): void {
    this.film.stop();
    this.staged = null;
  }

  private splash(): void {
    const last = this.told().view.last;
    if (!last?.drop) return;
    sound(SPLASH);
    if (!isCalm()) this.splashing = last.giver;
  }

  dried(): void {
    this.splashing = null;
    if (this.told().happened.some(({ shown }) => shown)) this.told().goOn();
  }
}
