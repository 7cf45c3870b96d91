/** The moment that is on this screen: what every part of it draws. Live play and replays, players and spectators use it alike. */
import { tick } from 'svelte';
import type { Beat } from '../board';
import type { HappenedInfo } from '../generated/protocol';
import * as fly from '../kit/fly';
import { seenBy, since, type Moment } from './moment';
import { lastSeen } from './seen';
import { MomentQueue } from './queue';
import { tempo } from './speed.svelte';

const LAST = 1800; // milliseconds at least for what ended a match, before its result comes

interface Listener {
  /** The seat whose eyes look at the screen, -1 for nobody's. */
  seat(): number;
  /** It is about to be on: another moment, or the same one known better. */
  on(moment: Moment): void;
  /** It has been on to the end of its beat. */
  shown(moment: Moment): void;
}

export class Moments {
  now = $state.raw<Moment | null>(null);
  before = $state.raw<Moment | null>(null);
  moving = $state(false);
  lasts = $state(0);
  /** What happened while nobody looked; whoever has read it empties it. */
  missed = $state.raw<HappenedInfo[]>([]);
  /** The number of what happened first on this screen: what came before it was not to be seen here. */
  from = 0;
  /** The board's; until it is there, nothing needs any time. */
  beat: Beat<never> | null = null;
  /** The board's too: for how long what led to a moment is seen there alone. */
  suspense: Beat<never> | null = null;
  /** It is: nothing else tells it yet. */
  veiled = $state(false);
  /** A moment is on for so long at least, if any came before it. */
  least = 0;

  /** Whether nobody looks. */
  hidden = false;
  private left: number | null = null; // where whoever looked away left
  private veil: ReturnType<typeof setTimeout> | undefined;
  private readonly queue: MomentQueue<Moment>;

  constructor(private readonly listener: Listener) {
    this.queue = new MomentQueue<Moment>({
      beat: (now, before) => this.lengthOf(now, before),
      change: () => this.change(),
      shown: (moment) => listener.shown(moment),
    });
  }

  /** They come onto the screen one after another. */
  receive(moments: readonly Moment[]): void {
    const first = moments[0];
    if (first && first.match !== this.now?.match) {
      this.missed = since(moments.at(-1)!, lastSeen(first.match) ?? Infinity);
      this.from = first.happened[0]?.number ?? first.number;
    }
    this.queue.receive(moments);
  }

  /** The connection is back: the newest is on at once, and what was missed is told. */
  catchUp(moments: readonly Moment[]): void {
    const known = this.now;
    this.receive(moments);
    this.skip();
    if (known && known.match === this.now?.match) this.missed = since(this.now, known.number);
  }

  jump = (moment: Moment, before: Moment | null): void => this.queue.jump(moment, before);
  skip = (): void => this.queue.skip();
  goOn = (): void => this.queue.goOn();

  close = (): void => {
    clearTimeout(this.veil);
    this.queue.close();
  };

  /** Nobody looks at a hidden tab: nothing is kept for it, and who comes back is told what was missed. */
  hide(hidden: boolean): void {
    this.hidden = hidden;
    if (this.now && this.left !== null && !hidden) this.missed = since(this.now, this.left);
    this.left = hidden ? (this.now?.number ?? null) : null;
    this.queue.hide(hidden);
  }

  private lengthOf(now: Moment, before: Moment): number {
    const least = now.result ? LAST : this.least;
    return this.beat ? Math.max(least, this.lengthBy(this.beat, now, before)) * tempo() : 0;
  }

  private lengthBy(beat: Beat<never>, now: Moment, before: Moment): number {
    const seat = this.listener.seat();
    const seen = (moment: Moment) => ({ ...moment, view: seenBy(moment, seat) as never });
    return beat(seen(now), seen(before));
  }

  /** Another moment comes, or comes to rest: what led to it is told when it has been seen. */
  private cover(): void {
    const { suspense, now, before, moving } = this;
    const lasts = suspense && moving && now && before ? this.lengthBy(suspense, now, before) * tempo() : 0;
    clearTimeout(this.veil);
    this.veiled = lasts > 0;
    if (this.veiled) this.veil = setTimeout(() => (this.veiled = false), lasts);
  }

  private change(): void {
    const { now, before, moving, lasts } = this.queue;
    const another = now?.number !== this.now?.number || now?.match !== this.now?.match;
    if (another) fly.leave();
    if (now) this.listener.on(now);
    Object.assign(this, { now, before, moving, lasts });
    if (another || !moving) this.cover();
    if (another && !this.queue.jumped) void tick().then(fly.arrive);
  }
}
