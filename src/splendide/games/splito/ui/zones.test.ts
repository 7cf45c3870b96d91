import { expect, test } from 'vitest';
import { numbers, objective } from './box.testing';
import { readBox } from './box';
import type { Card, Judged, Sight } from './view';
import { around, count, landedIn, notYetCounted, readMove, sortHand } from './zones';

const box = readBox([...numbers('red', 'blue'), objective('no-2', 'none-of-value', 2)]);
const hand = (...ids: string[]) => ids.map((id) => ({ id, copies: 1 }) as Card);

test('cards are counted by colour and by value', () => {
  expect(count(['red-1', 'red-1', 'no-2', 'blue-3'], box)).toEqual({
    cells: [
      [2, 0, 0],
      [0, 0, 1],
    ],
    byColour: [2, 1],
    byValue: [2, 0, 1],
  });
});
test('a hand is sorted by colour or by value, objectives last', () => {
  const cards = hand('no-2', 'blue-1', 'red-3', 'red-2');
  expect(sortHand(cards, 'colour', box).map((card) => card.id)).toEqual(['red-2', 'red-3', 'blue-1', 'no-2']);
  expect(sortHand(cards, 'value', box).map((card) => card.id)).toEqual(['blue-1', 'red-2', 'red-3', 'no-2']);
});
test('both copies of a card are shown', () => {
  const twice = [{ ...hand('red-2')[0]!, copies: 2 }];
  expect(sortHand(twice, 'colour', box)).toHaveLength(2);
});
test('a move is a card and a side', () => {
  expect(readMove('red-4 left')).toEqual({ card: 'red-4', side: 'left' });
  expect(readMove('red-4')).toBeNull();
});
test('what has landed in a zone was just played there, and by whom', () => {
  const players = [
    { left: 2, right: 0 },
    { left: 0, right: 1 },
    { left: 1, right: 2 },
  ] as never;
  const happened = [
    { seat: 0, move: 'red-4 right' },
    { seat: 1, move: 'no-2 left' },
    { seat: 2, move: 'blue-1 left' },
    { seat: 30, move: 'most-4' },
  ];
  expect(landedIn(0, happened, players)).toEqual([
    { card: 'red-4', seat: 0 },
    { card: 'no-2', seat: 1 },
  ]);
});
test('going round the table to the right one meets everyone, and every zone that is not mine', () => {
  expect(around(4, 1)).toEqual([
    { seat: 2, zone: 2 },
    { seat: 3, zone: 3 },
    { seat: 0, zone: null },
  ]);
});
test('whoever watches sees every zone', () => expect(around(3, -1).map((one) => one.zone)).toEqual([0, 1, 2]));
test('while cards come everything is counted and judged as it was, and new objectives lie there', () => {
  const judged = (card: string, state: string, common = false) => ({ card, state, common }) as Judged;
  const table = (points: number, cards: string[], ...objectives: Judged[]) =>
    ({
      commons: [],
      players: [{ points }],
      zones: [{ numbers: cards, objectives, points, size: cards.length }],
    }) as unknown as Sight;
  const before = table(0, ['red-1'], judged('a', 'open'), judged('lost', 'met', true));
  const now = table(3, ['red-1', 'red-2'], judged('a', 'met'), judged('b', 'open'), judged('won', 'met', true));
  expect(notYetCounted(now, before)).toEqual(
    table(0, ['red-1'], judged('a', 'open'), judged('b', 'open'), judged('lost', 'met', true)),
  );
});
