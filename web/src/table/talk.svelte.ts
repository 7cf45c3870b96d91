/** The talk at one table as this browser hears it. Nothing of it is kept. */
import { SvelteSet } from 'svelte/reactivity';
import type { Said } from '../generated/protocol';
import { recall, remember } from '../memory';
import { withOneMore, type Heard } from './talk';

const LASTS = 7000; // milliseconds that a bubble hangs in the air

export class TableTalk {
  /** Everything since I came, the newest last. */
  heard = $state.raw<Heard[]>([]);
  muted = $state(recall('talk-muted') === 'yes');
  /** The phrases are on the screen, for this target or for one to be chosen. */
  asked = $state.raw<{ target: string | null } | null>(null);
  /** The phrase that looks for its target. */
  aiming = $state<string | null>(null);
  /** What could be read in a bubble beside its target. */
  readonly seen = new SvelteSet<number>();
  private silent = $state(0); // up to this one, nothing hangs in the air any more

  /** What still hangs in the air. */
  get lately(): Heard[] {
    return this.muted ? [] : this.heard.filter((one) => one.id > this.silent);
  }

  hear(said: Said): void {
    this.heard = withOneMore(this.heard, said);
    const { id } = this.heard.at(-1)!;
    setTimeout(() => (this.silent = id), LASTS);
  }

  see(id: number): void {
    if (!this.seen.has(id)) this.seen.add(id);
  }

  mute(muted: boolean): void {
    this.muted = muted;
    remember('talk-muted', muted ? 'yes' : 'no');
  }
}
