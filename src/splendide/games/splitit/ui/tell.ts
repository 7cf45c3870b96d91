/** A position in words: the row in its zones, everybody's columns, and what the deck still holds. */
import type { Tell, Telling } from '$web/board';
import { pairOf } from '$web/kit/told';
import type { Sight } from './view';

type Position = Telling<Sight>;

export const tell: Tell<Sight> = (position) => {
  const { view, names, text } = position;
  return [
    { title: text('round-of', { round: view.round, rounds: view.rounds }), lines: rowOf(position) },
    ...names.map((name, player) => ({ title: name, lines: columnsOf(position, player) })),
    { title: text('deck-left', { cards: view.left }), lines: deckOf(position) },
  ];
};

function rowOf({ view, text }: Position): string[] {
  const cards = (row: number[]) => row.map((card) => (card ? String(card) : text('joker'))).join(', ');
  if (!view.zones.length) return view.row.length ? [pairOf(text('row'), cards(view.row))] : [];
  return view.zones.map(({ name, cards: lying, gone }) =>
    pairOf(text(`zone-${name}`), gone ? text('fate-gone') : cards(lying)),
  );
}

function columnsOf({ view, text }: Position, player: number): string[] {
  const { columns, jokers, points } = view.players[player]!;
  const told = columns.flatMap(({ cards, jokers: among, leads }, k) =>
    cards ? [text(leads ? 'column-leads' : 'column', { value: k + 1, cards, jokers: among })] : [],
  );
  const splits = view.splitter === player ? [text('splitter')] : [];
  return [text('points-short', { points }), ...splits, ...told, ...(jokers ? [text('jokers-wait', { jokers })] : [])];
}

const deckOf = ({ view, text }: Position): string[] =>
  view.left
    ? [
        text('deck-jokers', { jokers: view.deck[0]! }),
        ...view.deck.slice(1).map((left, k) => text('deck-value', { value: k + 1, left, copies: view.copies[k + 1]! })),
      ]
    : [];
