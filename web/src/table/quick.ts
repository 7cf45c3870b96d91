/** What a new table is made for: one tap to play (sit down, bots on all other seats, go), or only to sit down. */
import type { ClientMessage, SeatBot, TableInfo } from '../generated/protocol';
import { isSeated } from './sitting';

export const JUST_SIT = 'sit';

export const emptySeats = (table: TableInfo): number[] =>
  table.seats.flatMap((seat, index) => (seat.kind === 'empty' ? [index] : []));

export function quickStart(table: TableInfo, level: string): ClientMessage[] {
  if (table.stage !== 'gathering') return [];
  const empty = emptySeats(table);
  const seated = isSeated(table);
  const sit: ClientMessage[] = seated ? [] : empty.splice(0, 1).map((seat) => ({ type: 'sit', seat }));
  return level === JUST_SIT ? sit : [...sit, ...fill(empty, level as SeatBot['level']), { type: 'start' }];
}

/** A bot on each of these seats. */
export const fill = (seats: readonly number[], level: SeatBot['level']): ClientMessage[] =>
  seats.map((seat) => ({ type: 'seatbot', seat, level }));
