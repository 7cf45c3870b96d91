import { expect, test } from 'vitest';
import { handedOn, isFalseStart, keptStill, lastRace, reactions } from './race';
import type { Deal, Player, View } from './view';

const happened = (...lines: string[]) =>
  lines.map((line, number) => {
    const [seat = '', move = '', shown = ''] = line.split('|');
    return { number, seat: Number(seat), move, shown };
  });

const RACE = [
  '30|call',
  '1|pass 8',
  '2|touch|5000',
  '0|touch|5183',
  '3|touch-level|5183',
  '30|lots 3',
  '30|over',
  '30|deal 8-a',
];

test('a false start is talked about until somebody calls or touches, or everybody has passed a card', () => {
  const back = ['30|call', '1|touch|10', '30|back'];
  const talked = (...lines: string[]) => isFalseStart(happened(...back, ...lines), 4);
  expect([talked(), talked('0|whale', '1|ray')]).toEqual([true, true]);
  expect([talked('30|call'), talked('2|touch|40'), talked('0|a', '1|b', '2|c', '3|d')]).toEqual([false, false, false]);
  expect(isFalseStart(happened('30|call'), 4)).toBe(false);
});

test('the last race is what was touched between the last call and its end', () => {
  expect(lastRace(happened(...RACE))).toEqual([
    { seat: 2, time: 5000 },
    { seat: 0, time: 5183 },
    { seat: 3, time: 5183 },
  ]);
});

test('a false start before it is another story', () => {
  const story = happened('30|call', '1|touch|10', '30|back', '3|touch|900', '30|over');
  expect(lastRace(story)).toEqual([{ seat: 3, time: 900 }]);
});

test('there is none before the first is over', () => {
  expect(lastRace(happened('30|call', '1|touch|10'))).toEqual([]);
});

const deal = (grabs: Deal['grabs']) => ({ grabs }) as Deal;

test('times count from the first touch', () => {
  const grabs = [2, 0, 3].map((seat, index) => ({ seat, place: index + 1, dolphin: index < 2, time: null }));
  expect(reactions(deal(grabs), lastRace(happened(...RACE)))).toEqual([
    { seat: 2, after: 0, dolphin: true },
    { seat: 0, after: 183, dolphin: true },
    { seat: 3, after: 183, dolphin: false },
  ]);
});

test('in the calm game the drawn times count; what nobody measured stays open', () => {
  expect(reactions(deal([{ seat: 1, place: 1, dolphin: true, time: 287 }]), [])[0]!.after).toBe(287);
  expect(reactions(deal([{ seat: 1, place: 1, dolphin: true, time: null }]), [])[0]!.after).toBeNull();
});

const viewOf = (game: View['game'], passes: number, holdings: [number, number][], wish: Partial<View> = {}) =>
  ({
    game,
    passes,
    deal: 1,
    phase: 'pass',
    dealer: 0,
    players: holdings.map(([cards, pile]) => ({ cards, pile }) as Player),
    ...wish,
  }) as View;

test('in the basic game everybody hands a card on at once', () => {
  const four: [number, number][] = [
    [4, 0],
    [4, 0],
    [4, 0],
    [4, 0],
  ];
  expect(handedOn(viewOf('basic', 1, four), viewOf('basic', 2, four))).toEqual([1, 1, 1, 1]);
  expect(handedOn(viewOf('basic', 2, four), viewOf('basic', 2, four))).toEqual([0, 0, 0, 0]);
  expect(handedOn(viewOf('basic', 5, four), viewOf('basic', 0, four, { deal: 2 }))).toEqual([0, 0, 0, 0]);
});

test('in the advanced game what was handed on follows from what everybody holds', () => {
  const before = viewOf('advanced', 3, [
    [5, 0],
    [4, 1],
    [4, 0],
    [5, 0],
  ]);
  const onePass = viewOf('advanced', 3, [
    [4, 0],
    [4, 2],
    [4, 0],
    [5, 0],
  ]);
  expect(handedOn(before, onePass)).toEqual([1, 0, 0, 0]);
  const discarded = viewOf('advanced', 4, [
    [5, 0],
    [4, 1],
    [4, 0],
    [4, 0],
  ]);
  expect(handedOn(before, discarded)).toEqual([0, 0, 0, 1]);
  const dealerDraws = viewOf('advanced', 3, [
    [5, 0],
    [4, 2],
    [4, 0],
    [5, 0],
  ]);
  expect(handedOn(before, dealerDraws)).toEqual([1, 0, 0, 0]);
});

test('who kept still at a false start has a new letter, by seat', () => {
  const players = Array.from({ length: 4 }) as Player[];
  expect(keptStill({ players, false_start: { touched: [0], letters: [1, 3] } })).toEqual([0, 1, 0, 1]);
  expect(keptStill({ players, false_start: null })).toEqual([0, 0, 0, 0]);
});
