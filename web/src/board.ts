/**
 * What the shell hands to a game's board (`games/<slug>/ui/Board.svelte`). A board draws; it never judges.
 *
 * A board draws one *moment*: a view, and what led to it. The shell shows moments one after another; everything that it
 * hands in belongs to the moment that is on the screen, and changes at once when the next one comes. How long a moment needs
 * is said by the board's module (`<script module>`): `export const beat: Beat<View>`. So a board keeps no queue and no
 * timers of its own: it draws `view`, animates (and sounds) from `before` when a moment comes `moving`, and puts
 * `data-moment={moment}` on its parts, and a `data-part` on those that a first match points at.
 * `export const suspense: Beat<View>` may say for how long what led to a moment is seen on the board alone: until then
 * nothing beside it says how that ended. `export const round: Round<View>` lets a replay step by rounds. To move things
 * there are `kit/fly`, `kit/shake` and `kit/Ticking.svelte`; what else moves lasts `span(milliseconds)` of `kit/motion`,
 * or `calc(300ms * var(--tempo))`.
 *
 * The shell lays felt under a board (text in `--on-felt`). Its header takes `--header` of the window's height, and what
 * it puts between that and the board takes `--above`: a board that wants to fit the window subtracts both. What stays in
 * the window to decide with, over the rest of a board, does so by `position: var(--deciding, sticky)`: it lies below when
 * there is nothing to decide. A board marks the line that says what happens now with `data-line`: in a low window what a
 * teacher says lies over it, and over what stands above it. Without one the board makes room.
 *
 * Between people who share a device the shell
 * draws a curtain, unless the board's module (`<script module>`) says when nobody minds that the others see a seat's
 * screen: `export const secret = false`, or a function of the view and the seat (`Secret`).
 */
import type { HappenedInfo, SeatInfo } from './generated/protocol';

/** The seat that rolls and deals. */
export const NATURE = 30;

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
  /** The server's clock, in milliseconds. It does not tell when it changes: what shows it asks again and again. */
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
  /** All that this seat may know in this moment. */
  view: View;
  /** Its number, for `data-moment`. It stays the same when only a choice of mine or who is waited for has changed. */
  moment: number;
  /** What this seat saw in the moment before; null if that is not known, since the screen jumped here. */
  before: View | null;
  /** Whether the beat of this moment is on: what led to it is being shown. One may decide nevertheless. */
  moving: boolean;
  /** Milliseconds that this beat lasts in all, at the chosen speed; 0 if the screen jumped here. */
  lasts: number;
  /** Ends the beat, for a button “Continue”. */
  goOn: () => void;
  /** What the box holds, for games that say so; every copy is a row. */
  cards: Card[];
  /** My seat, or -1 for a spectator and in a replay. */
  seat: number;
  /** By seat: what each sees, in a replay where everything lies open; nothing elsewhere. */
  open: View[];
  /** Who sits where. */
  seats: SeatInfo[];
  /** My legal moves, in notation. A click plays one of these, or nothing. */
  moves: string[];
  /** What a teacher would play here, the best first: to be marked on the board (`kit/HintMark`). Mostly nothing. */
  hinted: string[];
  /** Whether the table is waiting for me. */
  owes: boolean;
  /** The seats the table is waiting for; none in a replay, where nobody has anything to do. */
  waiting: number[];
  /** By seat: what all see of its choice before that is revealed, a word of the game's; nothing in most games. */
  faceDown: string[];
  /** Whether I have chosen what nobody has seen yet. A step that all have seen is taken back by the shell. */
  canTakeBack: boolean;
  /** What led to this moment: what to animate and announce. */
  happened: HappenedInfo[];
  /** Everything up to this moment, as far as this browser was told: what just happened is at its end. */
  history: HappenedInfo[];
  over: boolean;
  play: (move: string) => void;
  takeBack: () => void;
  /** Not there in a replay, nor in games without a pace of their own. */
  live?: Live | undefined;
  /** Not there in a replay. */
  talk?: Talk | undefined;
  text: Text;
}

/** A moment as a seat sees it (or everybody, in a replay and for who watches), for those who must say how long it takes. */
export interface Seen<View> {
  number: number;
  view: View;
  happened: HappenedInfo[];
}

/** Milliseconds at normal speed that a moment needs before the next one may come: 0 if the next may come at once. */
export type Beat<View> = (now: Seen<View>, before: Seen<View>) => number;

/** In which round, deal or turn a position is. */
export type Round<View> = (view: View) => number;

/** Whether this seat's screen shows, or asks for, what the others at the table must not see. */
export type Secret<View> = (view: View, seat: number) => boolean;

/** What the shell hands to a game's picture of a position in its rules (`ui/Picture.svelte`, if there is one). */
export interface PictureProps<View, Card = AnyCard> {
  view: View;
  /** Which parts of the board are meant, in the game's own words. */
  shows: readonly string[];
  /** What has happened since the step before. */
  happened: HappenedInfo[];
  cards: Card[];
  /** Through whose eyes; -1: nobody's. */
  seat: number;
  seats: SeatInfo[];
  text: Text;
}

/** What the shell hands to a game's explanation of the final score (`ui/Result.svelte`, if there is one). */
export interface ResultProps<View, Card = AnyCard> {
  view: View;
  cards: Card[];
  seats: SeatInfo[];
  points: number[][];
  winners: number[];
  text: Text;
}

/** What the head of the result page says beside the ranking. */
export interface Verdict {
  /** How it went for whoever played alone, said first. */
  headline?: string;
  /** The way there, in a line or two. */
  way?: string;
  /** Some play together: they win together too, and each team has a place. */
  teams?: boolean;
}

/**
 * The module of `ui/Result.svelte` may export `verdict: Judge`. What broke a tie is the game's text `tie-break`, which is
 * given the `value` (without its sign) that decided between equal points; `tie-broken` says how, where it decided who won.
 */
export type Judge<View, Card = AnyCard> = (ended: ResultProps<View, Card>) => Verdict;

/**
 * `ui/say.ts` exports `say: Say`: one sentence for what happened, for the log and for screen readers. `history` is what
 * it is part of, as far as this browser was told: some things mean something only after others.
 */
export type Say<Card = AnyCard> = (
  happened: HappenedInfo,
  names: string[],
  text: Text,
  cards: Card[],
  history: readonly HappenedInfo[],
) => string;

/** It may also export `recount: Recount`: what led to one moment, told together; else each thing is said by itself. */
export type Recount<Card = AnyCard> = (
  happened: HappenedInfo[],
  names: string[],
  text: Text,
  cards: Card[],
  history: readonly HappenedInfo[],
) => string;

/** A part of a position in words: a title, and a line for each thing. */
export interface Told {
  title: string;
  lines: string[];
}

/** What a position is told from: what this seat sees of it, -1 for nobody's eyes. */
export interface Telling<View, Card = AnyCard> {
  view: View;
  seat: number;
  names: string[];
  cards: Card[];
  text: Text;
}

/** `ui/tell.ts` exports `tell: Tell`: a whole position in words, for who reads it instead of looking at the board. */
export type Tell<View, Card = AnyCard> = (position: Telling<View, Card>) => Told[];

/** `ui/say.ts` also exports `nameTarget: NameTarget` if the game has phrases: what one can point at, in words. */
export type NameTarget<Card = AnyCard> = (target: string, names: string[], text: Text, cards: Card[]) => string;
