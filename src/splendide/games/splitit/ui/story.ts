import type { Reveal, View } from './view';

/** The reveals that this view tells and the one before did not; none when time runs backwards. */
export function freshReveals(before: View | null, now: View): Reveal[] {
  if (!before || now.story_round < before.story_round) return [];
  return now.story_round > before.story_round ? now.story : now.story.slice(before.story.length);
}
