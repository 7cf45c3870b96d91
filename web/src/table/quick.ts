/** One tap to play: sit down, bots on all other seats, go. */
import type { ClientMessage, SeatBot, TableInfo } from '../generated/protocol';

export function quickStart(table: TableInfo, level: string): ClientMessage[] {
  if (table.stage !== 'gathering') return [];
  const empty = table.seats.flatMap((seat, index) => (seat.kind === 'empty' ? [index] : []));
  const seated = table.seats.some((seat) => seat.mine);
  const sit: ClientMessage[] = seated ? [] : empty.splice(0, 1).map((seat) => ({ type: 'sit', seat }));
  const bots: ClientMessage[] = empty.map((seat) => ({ type: 'seatbot', seat, level: level as SeatBot['level'] }));
  return [...sit, ...bots, { type: 'start' }];
}
