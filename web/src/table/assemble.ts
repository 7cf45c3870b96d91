/**
 * Frames say what is new; here they are laid over what was known, and become moments. It knows no screen.
 */
import { laid } from '../moments/moment';
import type { Frame, MatchInfo, Moment as NewMoment, SeatView, SeenView, TableInfo } from '../generated/protocol';
import type { Moment, Place } from '../moments/moment';

export interface KnownMatch {
  id: string;
  commitment: string;
  /** The newest; null before the match has begun. */
  moment: Moment | null;
}

export interface Known {
  table: TableInfo;
  match: KnownMatch | null;
}

export class Assembly {
  known: Known | null = null;
  private seats: SeatView[] = [];

  /** The moments that this frame brings, the oldest first: new ones, or the newest known better. */
  hear({ table: newTable, match: news }: Frame): Moment[] {
    const table = newTable ?? this.known!.table;
    const match = news ? this.matchOf(news) : news === null ? null : (this.known?.match ?? null);
    const moments = news ? this.laidOver(match!.moment, news) : match?.moment ? [match.moment] : [];
    const newest = moments.length ? this.seenAt(table, moments.at(-1)!) : null;
    this.known = { table, match: match && { ...match, moment: newest } };
    return newest ? [...moments.slice(0, -1), newest] : [];
  }

  /** The match as it was known, or with nothing known of it if all of it is told anew; and what my seats see now. */
  private matchOf({ id, commitment, mine = [] }: MatchInfo): KnownMatch {
    const whole = commitment !== undefined;
    const others = this.seats.filter(({ seat }) => !whole && mine.every((one) => one.seat !== seat));
    this.seats = [...others, ...mine].sort((one, other) => one.seat - other.seat);
    return whole ? { id, commitment, moment: null } : this.known!.match!;
  }

  /** The newest moment, with the seats that this browser plays now. */
  private seenAt(table: TableInfo, moment: Moment): Moment {
    const played = this.seats.filter(({ seat }) => table.seats[seat]?.mine && table.seats[seat]?.kind === 'person');
    const mine = played.map(({ own, ...seat }) => ({ ...seat, view: laid(moment.view, own) }));
    return { ...moment, mine };
  }

  private laidOver(before: Moment | null, news: MatchInfo): Moment[] {
    let history = [...(before?.history ?? []), ...(news.history ?? [])];
    const shared = { match: news.id, clock: news.clock ?? before?.clock ?? null, result: news.result ?? null };
    const now = { waiting: news.waiting, faceDown: news.face_down };
    if (!news.moments) return before ? [{ ...before, ...now, clock: shared.clock }] : [];
    const newest = news.moments.length - 1;
    return news.moments.map((one, index) => {
      history = [...history, ...one.happened];
      const last = index === newest ? now : { waiting: [], faceDown: [], result: null };
      const { number, happened, view } = one;
      return { number, happened, history, view, mine: this.past(one, news.seen), ...shared, ...last };
    });
  }

  /** My seats in a moment that is over: nothing can be done in it. */
  private past({ number, view }: NewMoment, seen: SeenView[] = []): Place[] {
    return this.seats.map(({ seat, question }) => {
      const mine = seen.find((one) => one.seat === seat && one.number === number)?.own;
      return { seat, question, owes: false, moves: [], can_take_back: false, view: laid(view, mine) };
    });
  }
}
