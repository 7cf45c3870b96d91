/** My hand with the piece that I put down: where it is, how it is turned, and whether it has let go. */
import { alongTop, broadest, FIRST_AIM, nextFace, shifted, twisted, type Aim } from './aim';
import { acrossTable } from './eye';
import { PIECES } from './kinds';
import type { Pose } from './solid';
import type { Held, View } from './view';

const ASIDE = 0.5; // of the reach: a piece begins beside its target, on the near side
const ANSWERED = 2500; // milliseconds after which a hand that was not heard is shown again

interface Around {
  view: View;
  held: Held | null;
  /** It is mine to put down. */
  mine: boolean;
  /** From where it is seen. */
  azimuth: number;
}

export class Hand {
  aim = $state.raw<Aim>(FIRST_AIM);
  /** Where it let go, until that is answered. */
  letGo = $state.raw<{ pose: Pose } | null>(null);
  private turned = false; // by the player: until then the piece is in line with its target

  /** `around` is what is on the screen, whenever it is asked. */
  constructor(private readonly around: Around) {}

  /** The piece is in it, and can be moved. */
  get holds(): boolean {
    return this.around.mine && this.around.view.phase === 'place' && !this.letGo;
  }

  /** Another piece: on its broadest face, in line with what it is put on. */
  takeUp(): void {
    const { held, azimuth } = this.around;
    const out = ASIDE * (held?.reach ?? 0);
    const face = held ? broadest(PIECES[held.piece]!.shape, held.faces) : 0;
    const first = { ...FIRST_AIM, face, yaw: this.inLine() };
    this.aim = shifted(first, acrossTable(out, -out, azimuth), Infinity);
    this.turned = false;
  }

  private inLine(): number {
    const { held, view } = this.around;
    const pose = held && view.pieces[held.target]?.pose;
    return held && pose ? Math.round(2 * alongTop(PIECES[held.target]!.shape, pose as Pose)) / 2 : 0;
  }

  nudge(right: number, up: number): void {
    const { held, azimuth } = this.around;
    if (this.holds && held) this.aim = shifted(this.aim, acrossTable(right, up, azimuth), held.reach);
  }

  twist(degrees: number): void {
    if (!this.holds) return;
    this.turned = true;
    this.aim = twisted(this.aim, degrees);
  }

  flip(): void {
    const { held } = this.around;
    if (!this.holds || !held) return;
    this.aim = { ...nextFace(this.aim, held.faces), yaw: this.turned ? this.aim.yaw : this.inLine() };
  }

  release(pose: Pose): void {
    this.letGo = { pose };
    setTimeout(() => (this.letGo = null), ANSWERED);
  }
}
