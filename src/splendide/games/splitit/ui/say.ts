import type { Say } from '$web/board';
import { readSplit } from './cuts';

/** One sentence for a move: a card turned up, a split, a discard, a bet or a joker. */
export const say: Say = ({ seat, move }, names, text) => {
  const [verb = '', what = ''] = move.split(' ');
  const name = names[seat] ?? '';
  if (verb === 'first') return text('say-first', { name: names[Number(what)] ?? '' });
  if (verb === 'turn') return sayTurned(what.split('.')[0]!, text);
  if (verb === 'split') return saySplit(name, move, text);
  if (verb === 'joker') return text('say-joker', { name, value: what });
  return text(`say-${verb}`, { name, zone: text(`zone-${what}`) });
};

const sayTurned = (card: string, text: Parameters<Say>[2]): string =>
  card === 'joker' ? text('say-turned-joker') : text('say-turned', { card });

function saySplit(name: string, move: string, text: Parameters<Say>[2]): string {
  const [zones = ''] = move.split(' ').slice(1);
  if (!readSplit(move) || !/\d/.test(zones)) {
    const [left = '', right = ''] = zones.split('|');
    return text('say-split-two', { name, left: text(`zone-${left}`), right: text(`zone-${right}`) });
  }
  const [white = '', pink = '', black = ''] = zones.split('|');
  return text('say-split', { name, white, pink, black });
}
