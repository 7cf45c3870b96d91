import { expect, test } from 'vitest';
import type { Text } from '$web/board';
import { bundle, format } from '$web/fluent';
import english from '../text/en.ftl?raw';
import french from '../text/fr.ftl?raw';
import { number, objective } from './box.testing';
import { nameTarget, recount, say } from './say';

const NAMES = ['Ada', 'Bo', 'Cy'];
const BOX = [
  number('red-4', 'red', 4),
  objective('most-blue', 'majority-colour', 'blue'),
  objective('7-lies-about', 'pair-of-value', 3), // an owner of the box may call a card anything
  objective('two-of-six', 'these-colours', ['red', 'green']),
  objective('no-2', 'size-exactly', 1),
];

function texts(language: string, source: string): Text {
  const own = bundle(language, source);
  return (id, details) => format(own, id, details) ?? id;
}
const inEnglish = texts('en', english);
const inFrench = texts('fr', french);
const sentence = (move: string, text: Text) => say({ seat: 1, move, shown: '' } as never, NAMES, text, BOX, []);

test('a number card is named by its colour and value', () => {
  expect(sentence('red-4 left', inEnglish)).toBe('Bo plays red 4 to the left.');
  expect(sentence('red-4 right', inFrench)).toBe('Bo joue 4 rouge à droite.');
});
test('an objective is named by what it asks for, whatever its id is', () => {
  expect(sentence('most-blue left', inFrench)).toContain('Le plus de cartes bleues');
  expect(say({ seat: 30, move: '7-lies-about' } as never, NAMES, inEnglish, BOX, [])).toBe(
    'Turned up: “Exactly two 3s”.',
  );
  expect(sentence('two-of-six left', inEnglish)).toBe('Bo plays “One of each: red, green” to the left.');
  expect(sentence('two-of-six left', inFrench)).toContain('rouge, vert');
  expect(sentence('no-2 left', inEnglish)).toBe('Bo plays “Exactly 1 card” to the left.');
});
test('what one points at is named by its zone and its card', () => {
  expect(nameTarget('zone-2', NAMES, inEnglish, BOX)).toBe('the zone of Cy and Ada');
  expect(nameTarget('zone-0/no-2', NAMES, inEnglish, BOX)).toBe('“Exactly 1 card” of Ada and Bo');
  expect(nameTarget('most-blue', NAMES, inEnglish, BOX)).toBe('the common “Most blue cards”');
  expect(nameTarget('two-of-six', NAMES, inEnglish, BOX)).toBe('the common “One of each: red, green”');
});
test('what led to a moment is told together, by side', () => {
  const told = (...made: [number, string][]) =>
    recount(made.map(([seat, move]) => ({ seat, move })) as never, NAMES, inEnglish, BOX, []);
  expect(told([30, 'most-blue'], [30, '7-lies-about'])).toBe('Turned up: “Most blue cards”, “Exactly two 3s”.');
  expect(told([2, 'red-4 right'], [0, 'no-2 left'], [1, 'most-blue right'])).toBe(
    'To the left – Ada: “Exactly 1 card”. To the right – Cy: red 4, Bo: “Most blue cards”.',
  );
});
