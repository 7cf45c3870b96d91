import type { Say } from '$web/board';

/** One sentence for a bet, or for the card that was dealt to me: `2<5`. */
export const say: Say = ({ seat, move }, names, text) => {
  const [, card] = move.split('<');
  return card ? text('say-dealt', { card }) : text(`say-${move}`, { name: names[seat] ?? '' });
};
