/** Shows moments one after another, each for as long as it needs. It knows no screen: only what is on, and what is to come. */

export interface Numbered {
  match: string;
  number: number;
}

/** Whoever draws what is on. */
export interface Screen<M> {
  /** Milliseconds that this moment needs on this screen, when it comes after that one. */
  beat(now: M, before: M): number;
  /** Another moment is about to be on, or the one that is on moves no longer, or knows more. */
  change(): void;
  /** This moment has been on to the end of its beat, and all earlier ones are over. */
  shown(moment: M): void;
}

const MOST = 8; // moments that wait: whoever is further behind sees only the newest of them

export class MomentQueue<M extends Numbered> {
  now: M | null = null;
  /** What came before; null if that is not known, since the screen has jumped to what is on now. */
  before: M | null = null;
  /** Whether the screen has jumped here: nothing is animated then. */
  jumped = false;
  /** How long the beat of what is on lasts. */
  lasts = 0;
  /** Whether that beat is on; nothing is still to come when it is not. */
  moving = false;
  private coming: M[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hidden = false;

  constructor(private readonly screen: Screen<M>) {}

  /** They will be shown, the oldest first; a moment that is known already is known better now. */
  receive(moments: readonly M[]): void {
    for (const moment of moments) this.add(moment);
    if (this.hidden) this.skip();
    else if (this.coming.length > MOST) this.overtake();
    else if (!this.moving) this.next();
  }

  /** This one is on, at once and whatever was on before. */
  jump(moment: M, before: M | null = null): void {
    this.coming = [];
    this.jumped = true;
    this.show(moment, before, 0);
  }

  /** The newest is on, and its beat is over. */
  skip(): void {
    const newest = this.coming.at(-1);
    if (newest) this.jump(newest);
    else this.goOn();
  }

  /** The beat of what is on is over. */
  goOn(): void {
    if (this.moving) this.rest();
  }

  /** Nobody looks, or somebody looks again. */
  hide(hidden: boolean): void {
    this.hidden = hidden;
    if (hidden) this.skip();
  }

  close(): void {
    clearTimeout(this.timer);
    this.coming = [];
  }

  private add(moment: M): void {
    const newest = this.coming.at(-1) ?? this.now;
    if (newest?.match !== moment.match) this.jump(moment);
    else if (moment.number > newest.number) this.coming.push(moment);
    else this.update(moment);
  }

  /** The newest comes next, after the one that led to it: what ends a match is seen by whoever is far behind too. */
  private overtake(): void {
    const [before, newest] = this.coming.slice(-2) as [M, M];
    this.jump(before);
    this.receive([newest]);
  }

  private update(moment: M): void {
    const at = this.coming.findIndex((one) => one.number === moment.number);
    if (at >= 0) this.coming[at] = moment;
    else if (this.now?.number === moment.number) {
      this.now = moment;
      this.screen.change();
    }
  }

  private next(): void {
    const [moment, before] = [this.coming.shift(), this.now];
    if (!moment || !before) return;
    this.jumped = false;
    this.show(moment, before, this.screen.beat(moment, before));
  }

  private show(moment: M, before: M | null, lasts: number): void {
    clearTimeout(this.timer);
    this.now = moment;
    this.before = before;
    this.lasts = lasts;
    this.moving = this.lasts > 0;
    this.screen.change();
    if (this.moving) this.timer = setTimeout(() => this.rest(), this.lasts);
    else this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    const moved = this.moving;
    this.moving = false;
    if (moved) this.screen.change();
    this.screen.shown(this.now!);
    this.next();
  }
}
