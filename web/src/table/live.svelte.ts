/** Real time at one table as this browser knows it: the server's clock, the others' hands, mine. */
import type { Live } from '../board';
import type { ClientMessage, Clock, ClockInfo, Hand, Hands } from '../generated/protocol';
import { Throttle } from './throttle';

const NOTICEABLE = 10; // milliseconds that nobody makes up for
const GAP = 52; // milliseconds between two positions of a hand: a little less than twenty a second, which is all that is heard
const NOTHING: ClockInfo = { now: 0, asked: [], limits: [], races: false };

export class TableLive implements Live {
  latency = $state<number | null>(null);
  hands = $state.raw<Record<number, number[]>>({});
  private clock = $state.raw<ClockInfo>(NOTHING);
  private offset: number | null = null;
  private guess = 0; // until the offset has been measured, as if frames took no time
  private match = '';
  private warned: string | null = null; // the match in which it was said that the line is too long
  private last = '';
  private readonly reaching: Throttle<Hand>;

  constructor(
    private readonly send: (message: ClientMessage) => boolean,
    private readonly seat: () => number,
    /** The line is longer than the house makes up for, by so many milliseconds. */
    private readonly warn: (late: number) => void,
  ) {
    this.reaching = new Throttle(GAP, (hand) => this.tell(hand));
  }

  get asked(): number[] {
    return this.clock.asked;
  }

  get limits(): (number | null)[] {
    return this.clock.limits;
  }

  now = (): number => performance.now() + (this.offset ?? this.guess);

  reach = (at: number[]): void => {
    if (this.seat() >= 0) this.reaching.tell({ type: 'hand', seat: this.seat(), at: at as Hand['at'] });
  };

  /**
   * The moment is now, not the event's own `timeStamp`: the table believes no more than what the connection's
   * measurements show, and takes who claims more for a liar. What a lost connection swallows is not said again.
   */
  touch = (move: string): void => {
    if (this.seat() >= 0) this.send({ type: 'touch', seat: this.seat(), move, at: performance.now() });
  };

  measured({ offset, latency, beyond }: Clock): void {
    this.offset = offset;
    this.latency = latency;
    if (beyond > NOTICEABLE && this.warned !== this.match) {
      this.warned = this.match;
      this.warn(Math.round(beyond));
    }
  }

  seen({ hands }: Hands): void {
    const now = { ...this.hands };
    for (const { seat, at } of hands) {
      if (at.length) now[seat] = at;
      else delete now[seat];
    }
    this.hands = now;
  }

  /** A frame has come, and may say what time it is; another match begins with all hands withdrawn. */
  hear(match: string, clock: ClockInfo | undefined): void {
    if (match !== this.match) this.begin(match);
    if (clock) this.guess = clock.now - performance.now();
  }

  /** A moment is on the screen: when everybody was asked in it. */
  ask(clock: ClockInfo | null): void {
    if (clock) this.clock = clock;
  }

  private begin(match: string): void {
    this.match = match;
    this.hands = {};
    this.clock = NOTHING;
    this.last = '';
    this.reaching.forget();
  }

  /** A hand that rests is told once. */
  private tell(hand: Hand): void {
    const written = JSON.stringify(hand);
    if (written !== this.last && this.send(hand)) this.last = written;
  }
}
