/** A move that was made but not answered yet. Its question is numbered, so saying it again after a lost connection is safe. */
import type { Play } from '../generated/protocol';
import type { Moment } from '../moments/moment';

export class Unanswered {
  private match = '';
  private move: Play | null = null;

  made(match: string, move: Play): void {
    this.match = match;
    this.move = move;
  }

  /** Whether this very move waits for its answer: whoever presses twice means it once. */
  waits(match: string, move: Play): boolean {
    const { seat, question, move: text } = this.move ?? {};
    return match === this.match && seat === move.seat && question === move.question && text === move.move;
  }

  /** Whatever was made has been answered. */
  settle(): void {
    this.move = null;
  }

  /** The move, if this position still waits for it; what no longer waits is forgotten. */
  stillAsked(moment: Moment | null): Play | null {
    const { move } = this;
    const seat = moment?.match === this.match ? moment.mine.find((one) => one.seat === move?.seat) : undefined;
    if (!seat?.owes || seat.question !== move?.question) this.settle();
    return this.move;
  }
}
