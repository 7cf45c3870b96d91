/** The piece in the air, whoever holds it: where it is in this instant, how it sways, and for how long. */
import type { Live } from '$web/board';
import { aimOf, poseOf, printOf, towards, type Aim } from './aim';
import type { Hand } from './hand.svelte';
import { PIECES } from './kinds';
import type { Point, Pose, Vector } from './solid';
import { sway } from './sway';
import type { Held, View } from './view';

const HOVERING = 5; // mm above the target
const WAITING = 30; // before it is lifted
const FOLLOWING = 0.3; // of the way to where another's hand was last seen, each frame
const TAG = 44; // mm above its target: whose hand it is

interface Around {
  view: View;
  held: Held | null;
  /** Whose hand it is in. */
  placer: number;
  mine: boolean;
  live: Live | undefined;
  /** performance.now() of the frame on the screen. */
  instant: number;
}

export class Aloft {
  private followed = $state.raw<Aim | null>(null);

  /** `around` is what is on the screen, whenever it is asked. */
  constructor(
    private readonly hand: Hand,
    private readonly around: Around,
  ) {}

  readonly swaying = $derived.by(() => {
    const { held, view, live } = this.around;
    return held !== null && held.seed !== null && view.phase === 'place' && live !== undefined;
  });

  /** Milliseconds since it was lifted. */
  elapsed(): number {
    const { held, placer, live } = this.around;
    const most = (held?.seconds ?? 0) * 1000;
    return live ? Math.round(Math.min(most, Math.max(0, live.now() - (live.asked[placer] ?? 0)))) : 0;
  }

  /** The same, on the screen. */
  readonly ms = $derived.by(() => (void this.around.instant, this.swaying ? this.elapsed() : 0));

  /** Whole seconds until it is let go of by itself. */
  readonly left = $derived.by(() => {
    const seconds = this.around.held?.seconds;
    return this.swaying && seconds ? Math.ceil(seconds - this.ms / 1000) : null;
  });

  private readonly drift = $derived.by((): Point => {
    const { held } = this.around;
    return held && held.seed !== null && this.swaying ? sway(held.seed, this.ms, held.at[2]!, held.kind) : [0, 0];
  });

  private get theirs(): Aim | null {
    const { live, placer } = this.around;
    const seen = live?.hands[placer];
    return seen ? aimOf(seen) : null;
  }

  /** Another frame: what is shown of another's hand comes nearer to where it was last seen. */
  follow(): void {
    if (this.theirs) this.followed = towards(this.followed ?? this.theirs, this.theirs, FOLLOWING);
  }

  /** Another piece. */
  takeUp(): void {
    this.followed = null;
  }

  private readonly aim = $derived.by((): Aim => {
    if (this.around.mine || !this.theirs) return this.hand.aim;
    return (this.swaying && this.followed) || this.theirs;
  });

  readonly pose = $derived.by((): Pose | null => {
    const { held, view } = this.around;
    if (!held) return null;
    if (this.hand.letGo) return this.hand.letGo.pose;
    const above = view.phase === 'place' ? HOVERING : WAITING;
    return poseOf(PIECES[held.piece]!.shape, this.aim, held.at, this.drift, above);
  });

  /** What would touch its target. */
  readonly print = $derived.by((): Vector[] | null => {
    const { held, view } = this.around;
    if (!held || view.phase !== 'place' || this.hand.letGo) return null;
    return printOf(PIECES[held.piece]!.shape, this.aim, held.at, this.drift);
  });

  /** Beside it, where whose hand it is in can be read. */
  readonly beside = $derived.by((): Vector | null => {
    const { held } = this.around;
    return this.pose && held ? [this.pose[0], this.pose[1], held.at[2]! + TAG] : null;
  });
}
