/** A position in words: my cards, everybody's letters and hands, the dolphins. */
import type { Tell, Telling } from '$web/board';
import { pairOf } from '$web/kit/told';
import type { Sight } from './view';

type Position = Telling<Sight>;

export const tell: Tell<Sight> = (position) => {
  const { view, text } = position;
  const mine = view.hand ? [{ title: text('board-hand'), lines: handOf(position) }] : [];
  return [
    { title: text('board-deal', { number: view.deal }), lines: tableOf(position) },
    ...mine,
    { title: text('board-sheet'), lines: view.players.map((_, player) => playerOf(position, player)) },
  ];
};

function tableOf({ view, names, text }: Position): string[] {
  const dolphins = view.pool.map((holder, k) =>
    holder === null
      ? text('told-dolphin', { number: k + 1 })
      : text('board-dolphin-held', { number: k + 1, name: names[holder]! }),
  );
  const stock = view.game === 'advanced' ? [text('board-stock', { stock: view.stock, discards: view.discards })] : [];
  return [...dolphins, ...stock];
}

function handOf({ view, text }: Position): string[] {
  const cards = view.hand ?? [];
  if (!cards.length) return [text('board-no-cards')];
  const chosen = view.chosen?.startsWith('pass ') ? view.chosen.slice(5) : null;
  return cards.map((card, k) => {
    const said = card === chosen && cards.indexOf(card) === k ? `, ${text('board-chosen')}` : '';
    return `${text(`card-${card}`)}${said}`;
  });
}

function playerOf({ view, names, text }: Position, player: number): string {
  const { letters, cards, pile } = view.players[player]!;
  const parts = [text('board-letters', { letters }), text('board-cards', { cards })];
  if (pile) parts.push(text('board-pile', { cards: pile }));
  if (view.dealer === player) parts.push(text('board-dealer'));
  return pairOf(names[player]!, parts.join(', '));
}
