import { expect, test } from 'vitest';
import { say } from './say';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];
const told = (id: string, details: object = {}) => [id, ...Object.values(details)].join(' ');
const happens = (seat: number, move: string, number = 0) => ({ number, seat, move, shown: '' });
const sentence = (seat: number, move: string) => say(happens(seat, move), NAMES, told, [], [happens(seat, move)]);

test.each([
  [30, 'dealer 2', 'say-dealer Cy'],
  [30, 'deal 8-b', 'say-deal-mine card-8'],
  [30, 'deal splash-a', 'say-deal-mine card-splash'],
  [30, 'draw 10-d', 'say-drawn card-10'],
  [30, 'call', 'say-call-table'],
  [1, 'call', 'say-call Bo'],
  [0, 'pass 8', 'say-pass Ann card-8'],
  [3, 'touch', 'say-touch Di'],
  [3, 'touch-level', 'say-touch-level Di'],
  [30, 'lots 3', 'say-lots Di'],
  [30, 'back', 'say-back'],
  [30, 'over', 'say-over'],
])('%d %s is told in a sentence', (seat, move, expected) => expect(sentence(seat, move)).toBe(expected));

test('of each time that is drawn one reads whose it is, and when that hand came: the surprised follow the first touch', () => {
  const moves = ['touch', 'touch', 'react 287', 'react 191', 'react 235', 'react 302', 'over', 'touch', 'react 163'];
  const touchers = [1, 2, 0];
  const history = moves.map((move, number) => happens(move === 'touch' ? touchers.shift()! : 30, move, number));
  const reactions = history.filter(({ move }) => move.startsWith('react'));
  expect(reactions.map((one) => say(one, NAMES, told, [], history))).toEqual([
    'say-react Ann 478',
    'say-react Bo 191',
    'say-react Cy 235',
    'say-react Di 493',
    'say-react Ann 163',
  ]);
});
