/**
 * What the shell hands to a game's board (`games/<slug>/ui/Board.svelte`). A board draws; it never judges.
 *
 * The shell lays felt under a board (text in `--on-felt`). What the shell puts between its header and the board
 * is `--above` high: a board that wants to fit the window subtracts it. Between people who share a device the shell
 * draws a curtain, unless the board's module (`<script module>`) says when nobody minds that the others see a seat's
 * screen: `export const secret = false`, or a function of the view and the seat (`Secret`).
 */
import type { HappenedInfo, SeatInfo } from './generated/protocol';

/** What fills the blanks of a text; a list of names is said as the texts of these names. */
export type Details = Record<string, string | number | readonly string[]>;

/** A text of the game in the reader's language; ids the game doesn't have are looked up in the shell's. */
export type Text = (id: string, details?: Details) => string;

/** A row of the game's `cards()`: what it says of a card is the game's own business. */
export type AnyCard = Record<string, unknown>;

/** A phrase that was said lately, and what it points at. */
export interface Spoken {
  id: number;
  seat: number;
  name: string;
  phrase: string;
  target: string;
}

/**
 * Table talk. A board shares it (`shareTalk` of `kit/talk`) and puts a `kit/TalkSpot.svelte` into everything that can be
 * pointed at; it may put a `kit/TalkButton.svelte` somewhere at hand.
 */
export interface Talk {
  /** What I may say; nothing for whoever watches, and in games without phrases. */
  phrases: string[];
  /** What was said lately. */
  said: Spoken[];
  /** The phrase that looks for its target: the next target pressed is meant. */
  aiming: string | null;
  /** Shows the phrases, for this target or for one to be pointed at. */
  ask: (target: string | null) => void;
  say: (phrase: string, target: string) => void;
  /** A bubble has been on the screen: nothing else needs to show it. */
  seen: (id: number) => void;
  /** What a target is called. */
  nameOf: (target: string) => string;
  /** How it reads, beside its target or elsewhere. */
  words: (spoken: Pick<Spoken, 'phrase' | 'target'>, beside: boolean) => string;
}

/** Real time at a table whose game knows it. The object stays the same during a match; what it says changes. */
export interface Live {
  /** The server's clock, in milliseconds. */
  now(): number;
  /** There and back to the server, in milliseconds, once it has been measured. */
  readonly latency: number | null;
  /** By seat: when its present decision was asked, by the server's clock. */
  readonly asked: number[];
  /** By seat: how many milliseconds it has from then on; null: no end. */
  readonly limits: (number | null)[];
  /** Where the others' hands were last seen, by seat, in the game's own coordinates; nothing of a hand that is withdrawn. */
  readonly hands: Record<number, number[]>;
  /** My hand is here now; `[]` withdraws it. It is told twenty times a second at most. */
  reach(at: number[]): void;
  /** Makes a move whose moment counts: now, so it must be called as soon as something is pressed. */
  touch(move: string): void;
}

export interface BoardProps<View, Card = AnyCard> {
  /** All that this seat may know. */
  view: View;
  /** What the box holds, for games that say so; every copy is a row. */
  cards: Card[];
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
  /** Everything revealed so far, as far as this browser was told: what just happened is at its end. */
  history: HappenedInfo[];
  over: boolean;
  play: (move: string) => void;
  takeBack: () => void;
  /** Not there in a replay, nor in games without a pace of their own. */
  live?: Live | undefined;
  /** Not there in a replay. */
  talk?: Talk;
  text: Text;
}

/** Whether this seat's screen shows, or asks for, what the others at the table must not see. */
export type Secret<View> = (view: View, seat: number) => boolean;

/** What the shell hands to a game's explanation of the final score (`ui/Result.svelte`, if there is one). */
export interface ResultProps<View, Card = AnyCard> {
  view: View;
  cards: Card[];
  seats: SeatInfo[];
  points: number[][];
  winners: number[];
  text: Text;
}

/** `ui/say.ts` exports `say: Say`: one sentence for what happened, for the log and for screen readers. */
export type Say<Card = AnyCard> = (happened: HappenedInfo, names: string[], text: Text, cards: Card[]) => string;

/** `ui/say.ts` also exports `nameTarget: NameTarget` if the game has phrases: what one can point at, in words. */
export type NameTarget<Card = AnyCard> = (target: string, names: string[], text: Text, cards: Card[]) => string;
