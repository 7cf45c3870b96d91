import type { Text } from '$web/board';
import type { View } from './view';

interface Table {
  view: View;
  /** My seat, -1 for somebody who watches. */
  seat: number;
  owes: boolean;
  moves: string[];
  /** The seats the table is waiting for. */
  waiting: number[];
  nameOf: (seat: number) => string;
  listOf: (seats: number[]) => string;
  text: Text;
}

/** What happens now, and what one may do about it. */
export function now(table: Table): string {
  const { view, text } = table;
  if (view.phase === 'over') return text(`board-ended-${view.ended ?? 'letters'}`);
  if (view.phase === 'dealer' || view.phase === 'deal') return dealing(table);
  if (isGrab(view)) return grab(table);
  return view.phase === 'call' ? call(table) : pass(table);
}

/** Everybody grabs, rightly or not: nobody can tell before it is over. */
export const isGrab = ({ phase }: Pick<View, 'phase'>): boolean =>
  phase === 'race' || phase === 'lots' || phase === 'react';

function dealing({ view, nameOf, text }: Table): string {
  return view.dealer === null ? text('board-now-dealer') : text('board-now-deal', { name: nameOf(view.dealer) });
}

function grab({ view, seat, text }: Table): string {
  const me = view.players[seat];
  if (!me) return text('board-now-grab');
  return text(me.place === null ? 'board-now-grab-you' : 'board-now-touched');
}

function call({ view, seat, owes, nameOf, text }: Table): string {
  if (view.pace !== 'dealer')
    return text(seat < 0 ? 'board-now-tempo' : view.chosen ? 'board-now-tempo-chosen' : 'board-now-tempo-you');
  if (owes) return text('board-now-call-you');
  return text(seat < 0 ? 'board-now-call' : 'board-now-call-soon', { name: nameOf(view.dealer ?? 0) });
}

function pass({ view, seat, owes, moves, waiting, nameOf, listOf, text }: Table): string {
  const others = waiting.filter((other) => other !== seat);
  const left = nameOf((Math.max(0, seat) + 1) % view.players.length);
  if (owes && moves.includes('touch')) return text('board-now-calm-you', { name: left });
  if (owes) return text(view.game === 'basic' ? 'board-now-pass-you' : 'board-now-stream-you', { name: left });
  if (view.game === 'advanced' && view.pace !== 'calm') return text('board-now-stream');
  if (others.length === 0) return '';
  return text(view.chosen ? 'board-now-chosen' : 'board-now-pass', { names: listOf(others) });
}
