import type { NameTarget, Say, Text } from '$web/board';
import { numberName, objectiveName } from './words';
import { readMove } from './zones';

type Named = Parameters<typeof objectiveName>[0];

const SHAPES: [RegExp, Named['kind']][] = [
  [/^most-(\d)$/, 'majority-value'],
  [/^most-([a-z]+)$/, 'majority-colour'],
  [/^no-(\d)$/, 'none-of-value'],
  [/^pair-(\d)$/, 'pair-of-value'],
  [/^colours-(\d)$/, 'colours-exactly'],
  [/^values-(\d)$/, 'values-exactly'],
  [/^size-under-(\d+)$/, 'size-under'],
  [/^size-(\d+)-up$/, 'size-at-least'],
  [/^size-(\d+)$/, 'size-exactly'],
  [/^([a-z]+(?:-[a-z]+)+)$/, 'these-colours'],
];

function param(kind: Named['kind'], written: string): Named['param'] {
  if (kind === 'these-colours') return written.split('-');
  return kind === 'majority-colour' ? written : Number(written);
}

/** A card by its id as our list writes it; what an owner of the box has added otherwise goes by its id. */
export function cardName(id: string, text: Text): string {
  for (const [shape, kind] of SHAPES) {
    const written = shape.exec(id)?.[1];
    if (written) return text('quoted', { name: objectiveName({ kind, param: param(kind, written) }, text) });
  }
  return /^[a-z]+-\d$/.test(id) ? numberName(id, text) : id;
}

/** One sentence for a card that was turned up, dealt to me or played by somebody. */
export const say: Say = ({ seat, move }, names, text) => {
  const made = readMove(move);
  if (made) return text(`say-played-${made.side}`, { name: names[seat] ?? '', card: cardName(made.card, text) });
  return text('say-dealt', { card: cardName(move.split('/')[0]!, text) });
};

/** A zone (`zone-2`), an objective lying in it (`zone-2/no-4`), or a common (`most-4`). */
export const nameTarget: NameTarget = (target, names, text) => {
  const [place = '', card] = target.split('/');
  if (!place.startsWith('zone-')) return text('target-common', { objective: cardName(place, text) });
  const first = Number(place.slice(5));
  const zone = text('zone-of', { first: names[first] ?? '', second: names[(first + 1) % names.length] ?? '' });
  return card ? text('target-objective', { objective: cardName(card, text), zone }) : text('target-zone', { zone });
};
