/** A false start in words: who touched, and who kept still and got a letter for it. */
import type { Text } from '$web/board';
import type { FalseStart } from './view';

const FEW = 2; // as many are named; where those who touched and those who kept still are all there are, few names say it

export function sayFalseStart(
  { touched, letters }: FalseStart,
  seats: number,
  listOf: (seats: number[]) => string,
  text: Text,
): string {
  const whole = touched.length + letters.length === seats;
  const isPlain = whole && touched.length > FEW && letters.length > 0 && letters.length <= FEW;
  const by = isPlain ? text('board-false-start') : text('board-false-by', { names: listOf(touched) });
  return `${by} ${sayKept(letters, whole, listOf, text)}`;
}

function sayKept(letters: number[], whole: boolean, listOf: (seats: number[]) => string, text: Text): string {
  if (!letters.length) return text('board-false-nobody');
  if (whole && letters.length > FEW) return text('board-false-others');
  return text('board-false-letters', { kept: listOf(letters), count: letters.length });
}
