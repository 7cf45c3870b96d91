import type { Say } from '$web/board';
import { reactionIn } from './race';

/** One sentence for a move; the time of a touch is told against the table's clock by the board, not here. */
export const say: Say = (happened, names, text, _, history) => {
  const { seat, move } = happened;
  const [verb = '', what = ''] = move.split(' ');
  const name = names[seat] ?? '';
  const card = () => text(`card-${what.split('-')[0]}`);
  const named = () => ({ name: names[Number(what)] ?? '' });
  const sentences: Record<string, () => string> = {
    dealer: () => text('say-dealer', named()),
    deal: () => text('say-deal-mine', { card: card() }),
    draw: () => text('say-drawn', { card: card() }),
    call: () => (name ? text('say-call', { name }) : text('say-call-table')),
    pass: () => text('say-pass', { name, card: card() }),
    touch: () => text('say-touch', { name }),
    'touch-level': () => text('say-touch-level', { name }),
    react: () => {
      const { seat: whose, after } = reactionIn(history, happened);
      return text('say-react', { name: names[whose] ?? '', time: after });
    },
    lots: () => text('say-lots', named()),
    back: () => text('say-back'),
    over: () => text('say-over'),
  };
  return sentences[verb]?.() ?? move;
};
