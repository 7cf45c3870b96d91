import type { Text } from '$web/board';
import type { View } from './view';

interface Table {
  view: View;
  /** My seat, -1 for somebody who watches. */
  seat: number;
  /** The seats the table is waiting for. */
  waiting: number[];
  nameOf: (seat: number) => string;
  listOf: (seats: number[]) => string;
  text: Text;
}

/** What happens now and why, in a sentence or two. */
export function now(table: Table): string {
  const { view, text } = table;
  const say = {
    draw: () => text('now-turn'),
    turn: () => text('now-turn'),
    over: () => text('now-over'),
    split,
    discard,
    bet,
    place,
  };
  return say[view.phase](table);
}

function split({ view, seat, nameOf, listOf, text }: Table): string {
  const mine = view.splitter === seat ? '-you' : '';
  const again = !view.again ? 'now-split' : view.row.length === 2 ? 'now-two' : 'now-again';
  const still = view.players.flatMap((player, other) => (player.still_in ? [other] : []));
  return text(again + mine, { splitter: nameOf(view.splitter ?? 0), cards: view.row.length, names: listOf(still) });
}

function discard({ view, seat, nameOf, text }: Table): string {
  const who = view.discarder ?? 0;
  return text(who === seat ? 'now-discard-you' : 'now-discard', { name: nameOf(who) });
}

function bet({ view, seat, waiting, listOf, text }: Table): string {
  const me = view.players[seat];
  const rivals = view.players.flatMap((player, other) => (player.still_in && other !== seat ? [other] : []));
  if (!me) return text('now-bet', { names: listOf(rivals) });
  if (!me.still_in) return text('now-bet-served', { names: listOf(rivals) });
  if (!waiting.includes(seat)) return text('now-bet-chosen', others({ seat, waiting, listOf }));
  return text(view.again ? 'now-bet-again-you' : 'now-bet-you', { names: listOf(rivals) });
}

function place({ view, seat, waiting, listOf, text }: Table): string {
  const me = view.players[seat];
  if (!me?.placing) return text('now-place', others({ seat, waiting, listOf }));
  return waiting.includes(seat)
    ? text('now-place-you', { jokers: me.jokers })
    : text('now-place-chosen', others({ seat, waiting, listOf }));
}

/** Who else is waited for. */
function others({ seat, waiting, listOf }: Pick<Table, 'seat' | 'waiting' | 'listOf'>) {
  const seats = waiting.filter((other) => other !== seat);
  return { names: listOf(seats), count: seats.length };
}
