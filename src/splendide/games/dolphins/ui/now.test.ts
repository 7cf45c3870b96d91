import { expect, test } from 'vitest';
import { now } from './now';
import type { Player, Sight } from './view';

const BASIC = {
  game: 'basic',
  pace: 'tempo',
  phase: 'pass',
  dealer: 2,
  discarder: null,
  chosen: null,
  players: [0, 1, 2, 3].map(() => ({ place: null }) as Player),
} as unknown as Sight;

interface Wish {
  view?: Partial<Sight>;
  seat?: number;
  moves?: string[];
  owes?: boolean;
  waiting?: number[];
}

const line = ({ view = {}, seat = 0, moves = [], owes = false, waiting = [] }: Wish) =>
  now({
    view: { ...BASIC, ...view },
    seat,
    owes,
    moves,
    waiting,
    nameOf: (other) => `P${other}`,
    listOf: (others) => others.map((other) => `P${other}`).join('+'),
    text: (id, details = {}) => [id, ...Object.values(details)].join(' '),
  });

test('whoever owes a card is told for whom: the left neighbour', () =>
  expect(line({ seat: 3, owes: true })).toBe('board-now-pass-you P0'));
test('whoever has chosen is told who is late', () =>
  expect(line({ view: { chosen: 'pass 8' }, waiting: [0, 1, 3] })).toBe('board-now-chosen P1+P3'));
test('the dealer is asked to call, the others wait for it', () => {
  const view: Partial<Sight> = { phase: 'call', pace: 'dealer' };
  expect(line({ view, seat: 2, owes: true, moves: ['call', 'pass 8'] })).toBe('board-now-call-you');
  expect(line({ view, moves: ['pass 8', 'touch'] })).toBe('board-now-call-soon P2');
  expect(line({ view: { ...view, chosen: 'pass 8' }, moves: ['pass 8', 'touch'] })).toBe('board-now-call-chosen P2');
  expect(line({ view, seat: -1 })).toBe('board-now-call P2');
});
test('nobody is asked to choose while no card can be chosen', () => {
  const view: Partial<Sight> = { phase: 'call', game: 'advanced', discarder: 1 };
  expect(line({ view, moves: ['touch'] })).toBe('board-now-tempo P2');
  expect(line({ view: { ...view, pace: 'dealer' }, moves: ['touch'] })).toBe('board-now-call P2');
  expect(line({ view: { ...view, phase: 'pass' }, moves: ['touch'] })).toBe('board-now-stream');
});
test('the dealer’s right-hand neighbour discards, the others pass on', () => {
  const view: Partial<Sight> = { game: 'advanced', discarder: 1 };
  expect(line({ view, seat: 1, owes: true })).toBe('board-now-stream-discard');
  expect(line({ view: { ...view, pace: 'calm' }, seat: 1, owes: true })).toBe('board-now-calm-discard');
  expect(line({ view, seat: 0, owes: true })).toBe('board-now-stream-you P1');
});
test('in real time whoever may touch is asked for a card all the same', () =>
  expect(line({ owes: true, moves: ['pass 8', 'touch'] })).toBe('board-now-pass-you P1'));
test('in the calm game touching is a choice like a card', () =>
  expect(line({ view: { pace: 'calm' }, owes: true, moves: ['pass 8', 'touch'] })).toBe('board-now-calm-you P1'));
test('who has not touched is asked to, who has waits for the others', () => {
  expect(line({ view: { phase: 'race' } })).toBe('board-now-grab-you');
  const players = [{ place: 1 } as Player, ...BASIC.players.slice(1)];
  expect(line({ view: { phase: 'race', players } })).toBe('board-now-touched');
});
test('why it ended is said', () =>
  expect(line({ view: { phase: 'over', ended: 'given-up' } })).toBe('board-ended-given-up'));
