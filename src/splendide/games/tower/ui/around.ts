/** The seats from this one on, clockwise; partners side by side, as they face each other over the table. */
export function around(seat: number, seats: number, teams: boolean): number[] {
  const round = Array.from({ length: seats }, (_, k) => (Math.max(seat, 0) + k) % seats);
  if (!teams) return round;
  const half = round.slice(0, seats / 2);
  return half.flatMap((one) => [one, (one + half.length) % seats]);
}
