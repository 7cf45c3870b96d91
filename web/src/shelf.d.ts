/** What the games on the shelf draw, by game (written by `boards.plugin.ts`). */
declare module 'virtual:boards' {
  import type { Component } from 'svelte';
  import type {
    Beat,
    BoardProps,
    Judge,
    NameTarget,
    PictureProps,
    Recount,
    ResultProps,
    Round,
    Say,
    Secret,
    Tell,
  } from '$web/board';

  type Loaders<T> = Record<string, (() => Promise<T>) | undefined>;

  interface BoardModule {
    default: Component<BoardProps<never, never>>;
    secret?: boolean | Secret<never>;
    beat?: Beat<never>;
    suspense?: Beat<never>;
    round?: Round<never>;
  }

  export const boards: Loaders<BoardModule>;
  export const results: Loaders<{ default: Component<ResultProps<never, never>>; verdict?: Judge<never, never> }>;
  export const pictures: Loaders<{ default: Component<PictureProps<never, never>> }>;
  export const sayings: Loaders<{ say: Say<never>; recount?: Recount<never>; nameTarget?: NameTarget<never> }>;
  export const tellings: Loaders<{ tell: Tell<never, never> }>;
  /** Where the drawing is. */
  export const emblems: Record<string, string | undefined>;
}
