/** What a part of the page offers the header, which has the buttons and the keys: the part says what, and does it. */

/** Where a match stands, for whoever asks what to do. */
export interface Asked {
  /** What I may do, in notation. */
  moves: string[];
  /** Who else is waited for, by name. */
  waiting: string[];
}

export interface Hinting {
  /** Whether somebody who sits here owes a decision, and none is being thought about. */
  ready: boolean;
  ask: () => void;
}

export interface Undoing {
  /** A step that all have seen: what nobody has seen yet is taken back on the board. */
  step: boolean;
  takeBack: () => void;
}

/** What is told in passing. */
export interface Passing {
  sentence: string;
  forget: () => void;
}

class Offer<T> {
  private offered = $state.raw<(() => T | null | undefined) | null>(null);

  /** null: nothing can be had. */
  get now(): T | null {
    return this.offered?.() ?? null;
  }

  /** It can be had as long as the part of the page that calls this is there. */
  make(now: () => T | null | undefined): void {
    $effect(() => {
      this.offered = now;
      return () => {
        if (this.offered === now) this.offered = null;
      };
    });
  }
}

/** The game whose rules can be read, beside whatever is being done. */
export const rules = new Offer<string>();
export const asked = new Offer<Asked>();
export const hints = new Offer<Hinting>();
export const undo = new Offer<Undoing>();
/** Milliseconds that I have left for what I am asked. */
export const myTime = new Offer<number>();
/** What happened while nobody looked. */
export const meanwhile = new Offer<Passing>();
/** Whose time was up. */
export const late = new Offer<Passing>();
/** What a teacher says about what I am asked. */
export const advice = new Offer<Passing>();
