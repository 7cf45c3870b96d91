import { expect, test } from 'vitest';
import type { MyMatch } from '../generated/protocol';
import { statistics } from './statistics';

const one = (id: string, points: number[], figures: Record<string, number> = {}, game = 'stacking'): MyMatch => ({
  id,
  game,
  players: points.map(() => ({ name: 'Ann', level: null, face: '' })),
  mine: [0],
  points: points.map((each) => [each]),
  winners: [points.indexOf(Math.max(...points))],
  began: 0,
  rated: false,
  figures,
});

test('points and figures run from the oldest to the latest, and the best is known', () => {
  const latest = [one('c', [3, 1], { height: 90 }), one('b', [1, 2]), one('a', [5, 0], { height: 120 })];
  const [stacking] = statistics(latest, { stacking: { height: 'more' } });
  expect([stacking!.matches, stacking!.won, stacking!.contested]).toEqual([3, 2, 3]);
  expect(stacking!.series.map(({ name, values, best }) => [name, values, best.id])).toEqual([
    ['', [5, 1, 3], 'a'],
    ['height', [120, 90], 'a'],
  ]);
});

test('less may be better, and what a game never measured is not there', () => {
  const [game] = statistics([one('b', [1, 0], { reaction: 300 }), one('a', [1, 0], { reaction: 250 })], {
    stacking: { reaction: 'less', other: 'more' },
  });
  expect(game!.series.map(({ name, best }) => [name, best.id])).toEqual([
    ['', 'b'],
    ['reaction', 'a'],
  ]);
});

test('matches alone are nobody’s victories, and games are told apart', () => {
  const [solo, other] = statistics([one('b', [1]), one('a', [1, 0], {}, 'sharing')], {});
  expect([solo!.game, solo!.contested, other!.game, other!.contested]).toEqual(['stacking', 0, 'sharing', 1]);
});
