/** A first match that teaches, as this browser sees it. All there is of it is what was answered: it is kept here alone. */
import { Refused, teach } from '../api';
import type { MatchInfo, TableInfo, TutorialStep } from '../generated/protocol';
import { forget, recall, remember } from '../memory';
import { Moments } from '../moments/moments.svelte';
import { seatWith, tableWith } from '../seat';
import { Assembly } from '../table/assemble';
import { t } from '../texts.svelte';

export const LEARNER = 0;
const OTHERS = 'greedy'; // what the others look like: their moves are written down

export class Tutorial {
  /** Where the learner is; null until the house has answered. */
  step = $state.raw<TutorialStep | null>(null);
  /** A kind word about a move that does not go on. */
  word = $state('');
  /** The house does not answer. */
  lost = $state(false);
  readonly moments = new Moments({ seat: () => LEARNER, on: () => undefined, shown: () => undefined });

  private answers: string[];
  private assembly = new Assembly();
  private asking = false;

  constructor(
    private readonly game: string,
    private readonly name: string,
  ) {
    this.answers = read(recall(this.key));
    void this.begin();
  }

  /** Everything from its first step on. */
  restart = (): void => {
    forget(this.key);
    this.answers = [];
    void this.begin();
  };

  /** A step that is only read has been read. */
  goOn = (): void => void this.answer('');

  play = (move: string): void => {
    this.moments.goOn();
    void this.answer(move);
  };

  get table(): TableInfo | undefined {
    return this.assembly.known?.table;
  }

  private get key(): string {
    return `tutorial-${this.game}`;
  }

  /** Where the answers lead that were given before; from the start, if they lead nowhere any more. */
  private async begin(): Promise<void> {
    this.assembly = new Assembly();
    try {
      this.see(await teach(this.game, { answers: this.answers, told: -1 }));
      this.moments.skip();
    } catch (wrong) {
      if (!(wrong instanceof Refused) || this.answers.length === 0) this.lost = true;
      else this.restart();
    }
  }

  private async answer(answer: string): Promise<void> {
    if (this.asking || !this.step) return;
    this.asking = true;
    this.word = '';
    const answers = [...this.answers, answer];
    try {
      this.see(await teach(this.game, { answers, told: this.assembly.known?.match?.moment?.number ?? -1 }));
      this.answers = answers;
      remember(this.key, JSON.stringify(answers));
    } catch (wrong) {
      this.word = wrong instanceof Refused && wrong.sentence ? wrong.sentence : t('house-unreachable');
    }
    this.asking = false;
  }

  private see(step: TutorialStep): void {
    const match = step.match as MatchInfo;
    this.moments.receive(this.assembly.hear({ type: 'frame', table: this.drawn(step), match }));
    this.step = step;
    this.word = '';
  }

  /** Who sits there: the learner, and bots. */
  private drawn({ seats }: TutorialStep): TableInfo {
    const others = Array.from({ length: seats - 1 }, () => seatWith({ kind: 'bot', name: OTHERS, level: OTHERS }));
    return tableWith({ game: this.game, seats: [seatWith({ name: this.name, mine: true }), ...others] });
  }
}

/** What was answered before; nothing, if it can't be read. */
function read(kept: string | null): string[] {
  try {
    const answers: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(answers) && answers.every((one) => typeof one === 'string') ? answers : [];
  } catch {
    return [];
  }
}
