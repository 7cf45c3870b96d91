import type { NameTarget, Say, Text } from '$web/board';
import type { AnyCard } from './box';
import { cardInWords } from './words';
import { readMove } from './zones';

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
