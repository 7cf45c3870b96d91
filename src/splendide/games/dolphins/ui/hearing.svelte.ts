/** What is heard at the table, and how quickly it calls. */
import type { HappenedInfo } from '$web/generated/protocol';
import { sound } from '$web/kit/sound.svelte';
import { isGrab } from './now';
import type { Rerun } from './rerun';
import { CALL, FALSE_START, GRAB, LETTER, SLIDE, SPLASH } from './sounds';
import type { Sight } from './view';

const TEMPO = 1800; // milliseconds between two calls, until two have been heard
const QUICKEST = 500;

export class Hearing {
  /** How many calls have been heard. */
  called = $state(0);
  /** Milliseconds between the last two. */
  tempo = $state(TEMPO);
  private heard = 0;
  private letters = 0;
  private splashed = false; // the grab that is on has been heard to begin

  /** All that one hears of what has happened between these two. */
  listen(was: Sight, view: Sight, happened: HappenedInfo[]): void {
    if (happened.some(({ move }) => move === 'call')) this.hearCall();
    if (view.passes > was.passes) sound(SLIDE);
    if ((isGrab(view) || endsInGrab(view, was)) && !this.splashed) sound(SPLASH);
    else if (happened.some(({ move }) => move.startsWith('touch'))) sound(GRAB);
    if (happened.some(({ move }) => move === 'back')) sound(FALSE_START);
    this.splashed = isGrab(view);
  }

  /** A grab that is seen again is heard again, each hand when it is there; until this is called off. */
  listenAgain({ hands }: Rerun): () => void {
    const caught = [...hands.values()].filter(({ dolphin }) => dolphin !== null);
    const timers = caught.map(({ touches }) => setTimeout(() => sound(GRAB), touches));
    return () => timers.forEach(clearTimeout);
  }

  /** So many letters are to be seen on the table: more than before, if somebody has won one. */
  count(letters: number, audible: boolean): void {
    if (audible && letters > this.letters) sound(LETTER);
    this.letters = letters;
  }

  private hearCall(): void {
    const moment = performance.now();
    if (this.heard > 0) this.tempo = Math.max(QUICKEST, Math.min(TEMPO, moment - this.heard));
    this.heard = moment;
    this.called += 1;
    sound(CALL);
  }
}

/** Whether somebody has grabbed meanwhile: where nobody has to hurry, all of a grab is one moment. */
const endsInGrab = (view: Sight, was: Sight): boolean =>
  view.last?.end === 'race' && view.last.number !== was.last?.number;
