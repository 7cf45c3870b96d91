import type { Text } from '$web/board';
import type { Sight } from './view';

interface Table {
  view: Sight;
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
export const isGrab = ({ phase }: Pick<Sight, 'phase'>): boolean =>
  phase === 'race' || phase === 'lots' || phase === 'react';

function dealing({ view, nameOf, text }: Table): string {
  return view.dealer === null ? text('board-now-dealer') : text('board-now-deal', { name: nameOf(view.dealer) });
}

function grab({ view, seat, text }: Table): string {
  const me = view.players[seat];
  if (!me) return text('board-now-grab');
  return text(me.place === null ? 'board-now-grab-you' : 'board-now-touched');
}

/** Nobody is asked for a card while none can be chosen: in the advanced game that is not before the call. */
function call({ view, owes, moves, nameOf, text }: Table): string {
  if (owes) return text('board-now-call-you');
  const who = view.pace === 'dealer' ? 'board-now-call' : 'board-now-tempo';
  const what = view.chosen ? '-chosen' : moves.some(isPass) ? '-soon' : '';
  return text(`${who}${what}`, { name: nameOf(view.dealer ?? 0) });
}

const isPass = (move: string) => move.startsWith('pass ');

function pass(table: Table): string {
  const { view, seat, owes, waiting, listOf, text } = table;
  if (owes) return give(table);
  if (view.game === 'advanced' && view.pace !== 'calm') return text('board-now-stream');
  const others = waiting.filter((other) => other !== seat);
  if (others.length === 0) return '';
  return text(view.chosen ? 'board-now-chosen' : 'board-now-pass', { names: listOf(others) });
}

/** A card for the left neighbour or, from the dealer's right-hand neighbour, for the discards. */
function give({ view, seat, nameOf, text }: Table): string {
  const how = view.pace === 'calm' ? 'calm' : view.game === 'basic' ? 'pass' : 'stream';
  if (view.discarder === seat) return text(`board-now-${how}-discard`);
  return text(`board-now-${how}-you`, { name: nameOf((seat + 1) % view.players.length) });
}
