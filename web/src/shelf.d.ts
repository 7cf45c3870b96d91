/** What the games on the shelf draw, by game (written by `boards.plugin.ts`). */
declare module 'virtual:boards' {
  import type { Component } from 'svelte';
  import type { BoardProps, NameTarget, ResultProps, Say, Secret } from '$web/board';

  type Loaders<T> = Record<string, (() => Promise<T>) | undefined>;

  export const boards: Loaders<{ default: Component<BoardProps<never, never>>; secret?: boolean | Secret<never> }>;
  export const results: Loaders<{ default: Component<ResultProps<never, never>> }>;
  export const sayings: Loaders<{ say: Say<never>; nameTarget?: NameTarget<never> }>;
  export const emblems: Record<string, Component | undefined>;
}
