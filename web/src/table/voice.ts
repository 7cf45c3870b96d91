/** Table talk as a board and the shell use it: what I may say, what was said, and how it reads. */
import type { NameTarget, Spoken, Talk, Text } from '../board';
import type { TableInfo } from '../generated/protocol';
import { cardsOf, gameOf } from '../house.svelte';
import { seatName } from '../texts.svelte';
import type { Table } from './table.svelte';
import { speaker, type Heard } from './talk';

const isSpoken = (one: Heard): one is Heard & Spoken => one.seat !== null && one.phrase !== null && one.target !== null;

export function voice(table: Table, info: TableInfo, nameTarget: NameTarget<never>, text: Text): Talk {
  const { talk } = table;
  const seat = speaker(info, table.shown);
  const names = info.seats.map((one, index) => seatName(index, one));
  const nameOf = (target: string) => nameTarget(target, names, text, cardsOf(info.game));
  return {
    phrases: typeof seat === 'number' && table.match ? (gameOf(info.game)?.talk ?? []) : [],
    said: talk.lately.filter(isSpoken),
    aiming: talk.aiming,
    ask: (target) => (talk.asked = { target }),
    say: (phrase, target) => {
      talk.aiming = null;
      talk.asked = null;
      if (typeof seat === 'number') table.say({ type: 'say', seat, phrase, target });
    },
    seen: (id) => talk.see(id),
    nameOf,
    words: ({ phrase, target }, beside) => text(`talk-${phrase}`, { target: beside ? 'this' : nameOf(target) }),
  };
}

/** One line of what was said, without who said it. */
export const lineOf = (one: Heard, talk: Talk): string => (isSpoken(one) ? talk.words(one, false) : (one.text ?? ''));
