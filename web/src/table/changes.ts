/** What everybody should hear of when it changes at a table: who left, conceded or came back, and who is the host now. */
import type { SeatInfo, TableInfo } from '../generated/protocol';

/** A text, and the seat whose name is in it. */
export interface Change {
  told: 'has-left' | 'has-conceded' | 'has-returned' | 'new-host';
  seat: number;
}

export function changesOf(before: TableInfo, now: TableInfo): Change[] {
  const playing = before.stage === 'playing' && now.stage === 'playing';
  const seats = playing ? now.seats.flatMap((seat, index) => ofSeat(before.seats[index]!, seat, index)) : [];
  return [...seats, ...newHost(before, now)];
}

/** What I did myself I know; of what a bot did for me there is a note on the page. */
function ofSeat(before: SeatInfo, now: SeatInfo, seat: number): Change[] {
  if (now.mine) return [];
  if (now.conceded && !before.conceded) return [{ told: 'has-conceded', seat }];
  if (now.replaced && !before.replaced) return [{ told: 'has-left', seat }];
  return before.replaced && now.kind === 'person' ? [{ told: 'has-returned', seat }] : [];
}

function newHost(before: TableInfo, now: TableInfo): Change[] {
  const old = before.seats.findIndex(({ host }) => host);
  const seat = now.seats.findIndex(({ host }) => host);
  const other = seat >= 0 && seat !== old && (old >= 0 || (now.host && !before.host));
  return other ? [{ told: 'new-host', seat }] : [];
}
