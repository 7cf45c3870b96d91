/** Whose screen it is when several people share one device. */

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
