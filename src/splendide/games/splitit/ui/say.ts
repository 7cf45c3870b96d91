import type { Recount, Say } from '$web/board';
import type { HappenedInfo } from '$web/generated/protocol';
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

const isDone = (verb: string) => (one: HappenedInfo) => one.move.startsWith(`${verb} `);
const isTurned = isDone('turn');
const isBet = isDone('bet');

/** What led to a moment: cards that were turned up are one sentence, and so are everybody's bets. */
export const recount: Recount = (happened, names, text, cards, history) => {
  const others = happened.filter((one) => !isTurned(one) && !isBet(one));
  return [
    ...others.map((one) => say(one, names, text, cards, history)),
    ...sayBets(happened.filter(isBet), names, text),
    ...sayDealt(happened.filter(isTurned), text),
  ].join(' ');
};

const cardOf = ({ move }: HappenedInfo): string => move.split(' ')[1]!.split('.')[0]!;
const zoneOf = ({ move }: HappenedInfo): string => move.split(' ')[1]!;

function sayDealt(turned: HappenedInfo[], text: Parameters<Say>[2]): string[] {
  const cards = turned.map(cardOf).map((card) => (card === 'joker' ? text('joker') : card));
  return cards.length ? [text('say-dealt', { cards: cards.join(', ') })] : [];
}

function sayBets(bets: HappenedInfo[], names: string[], text: Parameters<Say>[2]): string[] {
  const zones = [...new Set(bets.map(zoneOf))];
  const on = (zone: string) => bets.filter((one) => zoneOf(one) === zone).map(({ seat }) => names[seat] ?? '');
  const told = zones.map((zone) => text('say-bets-on', { zone: text(`zone-${zone}`), names: on(zone).join(', ') }));
  return told.length ? [text('say-bets', { bets: told.join(', ') })] : [];
}

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
