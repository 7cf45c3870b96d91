/** What is heard at the table, and how quickly it calls. */
import type { HappenedInfo } from '$web/generated/protocol';
import { sound } from '$web/kit/sound.svelte';
import { isGrab } from './now';
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

  /** All that one hears of what has happened between these two. */
  listen(was: Sight, view: Sight, happened: HappenedInfo[]): void {
    if (happened.some(({ move }) => move === 'call')) this.hearCall();
    if (view.passes !== was.passes) sound(SLIDE);
    if (isGrab(view) && !isGrab(was)) sound(SPLASH);
    else if (happened.some(({ move }) => move.startsWith('touch'))) sound(GRAB);
    if (happened.some(({ move }) => move === 'back')) sound(FALSE_START);
    if (view.players.some((player, other) => player.letters > (was.players[other]?.letters ?? 0))) sound(LETTER);
  }

  private hearCall(): void {
    const moment = performance.now();
    if (this.heard > 0) this.tempo = Math.max(QUICKEST, Math.min(TEMPO, moment - this.heard));
    this.heard = moment;
    this.called += 1;
    sound(CALL);
  }
}
