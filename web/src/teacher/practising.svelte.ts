/** What there is to practise, asked for until a teacher has looked at everything, and what was solved in this browser. */
import { getPractice } from '../api';
import type { ExerciseInfo } from '../generated/protocol';
import { recall, remember } from '../memory';

const AGAIN = 1500; // milliseconds
const SOLVED = 'solved-exercises';
const MOST = 500; // that are remembered

type Named = Pick<ExerciseInfo, 'match' | 'number'>;

export const keyOf = ({ match, number }: Named): string => `${match}/${number}`;

export class Practising {
  exercises = $state.raw<ExerciseInfo[]>([]);
  /** 0 to 1. */
  progress = $state(0);
  asked = $state(false);
  private solved = $state.raw((recall(SOLVED) ?? '').split(' ').filter(Boolean));
  private closed = false;

  ask = async (): Promise<void> => {
    while (!this.closed && this.progress < 1) {
      const found = await getPractice().catch(() => null);
      if (found) this.take(found.exercises, found.progress);
      if (this.progress < 1) await new Promise((go) => setTimeout(go, AGAIN));
    }
  };

  /** What is known already keeps its place, so that nothing moves under a finger. */
  private take(found: readonly ExerciseInfo[], progress: number): void {
    const known = this.exercises.map(keyOf);
    this.exercises = [...this.exercises, ...found.filter((one) => !known.includes(keyOf(one)))];
    this.progress = progress;
    this.asked = true;
  }

  isSolved = (one: Named): boolean => this.solved.includes(keyOf(one));

  solve(one: Named): void {
    this.solved = [...this.solved.slice(-MOST), keyOf(one)];
    remember(SOLVED, this.solved.join(' '));
  }

  /** The first that is not solved after this one, or before it; undefined if all are. */
  after(one: Named | undefined): ExerciseInfo | undefined {
    const at = one ? this.exercises.findIndex((other) => keyOf(other) === keyOf(one)) : -1;
    const inTurn = [...this.exercises.slice(at + 1), ...this.exercises.slice(0, at + 1)];
    return inTurn.find((other) => !this.isSolved(other) && (!one || keyOf(other) !== keyOf(one)));
  }

  close = (): void => void (this.closed = true);
}
