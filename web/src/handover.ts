/** Whose screen it is when several people share one device. */
import type { SeatInfo } from './generated/protocol';

export interface Place {
  seat: number;
  owes: boolean;
}

/** The seat to show: the one shown, as long as it owes a decision or nobody else here does. */
export function seatToShow(mine: readonly Place[], shown: number): number {
  const current = mine.find((place) => place.seat === shown);
  if (current?.owes) return shown;
  const owing = mine.filter((place) => place.owes);
  const next = owing.find((place) => place.seat > shown) ?? owing[0];
  return next?.seat ?? current?.seat ?? mine[0]?.seat ?? -1;
}

/** The seats as they are called on somebody's screen: only one of them is "you", whoever else shares the device. */
export const seenFrom = (seats: readonly SeatInfo[], shown: number): SeatInfo[] =>
  seats.map((seat, index) => ({ ...seat, mine: seat.mine && index === shown }));
