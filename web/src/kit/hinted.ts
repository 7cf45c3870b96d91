/** Which of the hinted moves, the best first, these are: 1, 2, 3. */
export const ranksOf = (hinted: readonly string[], isMeant: (move: string) => boolean): number[] =>
  hinted.flatMap((move, index) => (isMeant(move) ? [index + 1] : []));
