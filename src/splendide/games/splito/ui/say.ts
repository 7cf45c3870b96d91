import type { NameTarget, Recount, Say, Text } from '$web/board';
import type { HappenedInfo } from '$web/generated/protocol';
import type { AnyCard } from './box';
import { cardInWords } from './words';
import { readMove, SIDES, type Side } from './zones';

const ZONE = 'zone-'; // no card is called so

function called(id: string, cards: AnyCard[], text: Text): string {
  const card = cards.find((one) => one.id === id);
  return card ? cardInWords(card, text) : id;
}

/** One sentence for a card that was turned up, dealt to me or played by somebody. */
export const say: Say<AnyCard> = ({ seat, move }, names, text, cards) => {
  const made = readMove(move);
  if (made) return text(`say-played-${made.side}`, { name: names[seat] ?? '', card: called(made.card, cards, text) });
  return text('say-dealt', { card: called(move.split('/')[0]!, cards, text) });
};

/** What led to a moment: cards that were turned up are one sentence, and those that went to one side another. */
export const recount: Recount<AnyCard> = (happened, names, text, cards) => {
  const dealt = happened
    .filter(({ move }) => !readMove(move))
    .map(({ move }) => called(move.split('/')[0]!, cards, text));
  return [
    ...(dealt.length ? [text('say-dealt', { card: dealt.join(', ') })] : []),
    ...SIDES.flatMap((side) => sayPlayed(side, happened, names, text, cards)),
  ].join(' ');
};

function sayPlayed(side: Side, happened: HappenedInfo[], names: string[], text: Text, cards: AnyCard[]): string[] {
  const played = happened.flatMap(({ seat, move }) => {
    const made = readMove(move);
    return made?.side === side
      ? [text('say-one', { name: names[seat] ?? '', card: called(made.card, cards, text) })]
      : [];
  });
  return played.length ? [text(`say-all-${side}`, { played: played.join(', ') })] : [];
}

/** A zone (`zone-2`), an objective lying in it (`zone-2/no-4`), or a common (`most-4`). */
export const nameTarget: NameTarget<AnyCard> = (target, names, text, cards) => {
  const [place = '', card] = target.split('/');
  if (!place.startsWith(ZONE)) return text('target-common', { objective: called(place, cards, text) });
  const first = Number(place.slice(ZONE.length));
  const zone = text('zone-of', { first: names[first] ?? '', second: names[(first + 1) % names.length] ?? '' });
  return card
    ? text('target-objective', { objective: called(card, cards, text), zone })
    : text('target-zone', { zone });
};
