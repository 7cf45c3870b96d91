import { expect, test } from 'vitest';
import type { Play } from '../generated/protocol';
import type { Moment } from '../moments/moment';
import { Unanswered } from './unanswered';

const move: Play = { type: 'play', seat: 1, question: 7, move: 'x' };
const asking = (question: number, owes = true, match = 'm') =>
  ({ match, mine: [{ seat: 1, question, owes }] }) as unknown as Moment;

function unanswered(): Unanswered {
  const made = new Unanswered();
  made.made('m', move);
  return made;
}

test('who presses twice means it once; another move, question or match is another matter', () => {
  const made = unanswered();
  const waits = (more: Partial<Play>, match = 'm') => made.waits(match, { ...move, ...more });
  expect([waits({}), waits({ move: 'y' }), waits({ question: 8 }), waits({}, 'n')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  made.settle();
  expect(waits({})).toBe(false);
});

test('a move is said again while its question is still open', () => {
  expect(unanswered().stillAsked(asking(7))).toBe(move);
});

test.each([
  ['answered', asking(7, false)],
  ['followed by another question', asking(8)],
  ['of another match', asking(7, true, 'n')],
  ['without a match', null],
])('a move whose question is %s is forgotten', (_, match) => {
  const made = unanswered();
  expect(made.stillAsked(match)).toBeNull();
  expect(made.stillAsked(asking(7))).toBeNull();
});

test('a refused move is not said again', () => {
  const made = unanswered();
  made.settle();
  expect(made.stillAsked(asking(7))).toBeNull();
});
