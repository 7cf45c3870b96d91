/** A move that was made but not answered yet. Its question is numbered, so saying it again after a lost connection is safe. */
import type { MatchInfo, Play } from '../generated/protocol';

export class Unanswered {
  private match = '';
  private move: Play | null = null;

  made(match: string, move: Play): void {
    this.match = match;
    this.move = move;
  }

  /** Whatever was made has been answered. */
  settle(): void {
    this.move = null;
  }

  /** The move, if this position still waits for it; what no longer waits is forgotten. */
  stillAsked(match: MatchInfo | null): Play | null {
    const { move } = this;
    const seat = match?.id === this.match ? match.mine.find((one) => one.seat === move?.seat) : undefined;
    if (!seat?.owes || seat.question !== move?.question) this.settle();
    return this.move;
  }
}
