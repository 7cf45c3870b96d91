import type { Say } from '$web/board';
import { readMove } from './sheet';

/** One sentence for a roll or for what somebody wrote. */
export const say: Say = ({ seat, move }, names, text) => {
  const written = readMove(move);
  if (written)
    return text('say-wrote', {
      name: names[seat] ?? '',
      row: written.pair[0]!,
      first: written.left,
      second: written.right,
    });
  const [first = '', second = ''] = move.split('-');
  return text('say-rolled', { first, second });
};
