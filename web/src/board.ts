/**
 * What the shell hands to a game's board (`games/<slug>/ui/Board.svelte`). A board draws; it never judges.
 *
 * A board is drawn on felt (class `felt`, text in `--on-felt`). What the shell puts between its header and the board
 * is `--above` high: a board that wants to fit the window subtracts it. Its module may say `export const secret = false`
 * (`<script module>`) when nobody minds that others on the same device see this seat's screen; otherwise the shell
 * draws a curtain between two people who share a device.
 */
import type { HappenedInfo, SeatInfo } from './generated/protocol';

/** A text of the game in the reader's language; ids the game doesn't have are looked up in the shell's. */
export type Text = (id: string, details?: Record<string, string | number>) => string;

export interface BoardProps<View> {
  /** All that this seat may know. */
  view: View;
  /** My seat, or -1 for a spectator and in a replay. */
  seat: number;
  /** Who sits where. */
  seats: SeatInfo[];
  /** My legal moves, in notation. A click plays one of these, or nothing. */
  moves: string[];
  /** Whether the table is waiting for me. */
  owes: boolean;
  /** The seats the table is waiting for. */
  waiting: number[];
  canTakeBack: boolean;
  /** What was revealed since the frame before: what to animate and announce. */
  happened: HappenedInfo[];
  over: boolean;
  play: (move: string) => void;
  takeBack: () => void;
  text: Text;
}

/** What the shell hands to a game's explanation of the final score (`ui/Result.svelte`, if there is one). */
export interface ResultProps<View> {
  view: View;
  seats: SeatInfo[];
  points: number[][];
  winners: number[];
  text: Text;
}

/** `ui/say.ts` exports `say: Say`: one sentence for what happened, for the log and for screen readers. */
export type Say = (happened: HappenedInfo, names: string[], text: Text) => string;
