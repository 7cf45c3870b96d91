import { expect, test } from 'vitest';
import { say } from './say';

const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];
const told = (id: string, details: object = {}) => [id, ...Object.values(details)].join(' ');
const sentence = (seat: number, move: string) => say({ number: 0, seat, move, shown: '' }, NAMES, told, []);

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
  [30, 'react 287', 'say-react 287'],
  [30, 'lots 3', 'say-lots Di'],
  [30, 'back', 'say-back'],
  [30, 'over', 'say-over'],
])('%d %s is told in a sentence', (seat, move, expected) => expect(sentence(seat, move)).toBe(expected));
