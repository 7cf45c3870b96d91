import { expect, test } from 'vitest';
import { isCommand, isElsewhere } from './keys';

const press = (where: string, how: Partial<KeyboardEvent> = {}) => {
  const inside = where.split(' ');
  const target = { closest: (wanted: string) => (wanted.split(', ').some((one) => inside.includes(one)) ? {} : null) };
  return { altKey: false, ctrlKey: false, metaKey: false, ...how, target } as unknown as KeyboardEvent;
};

test('a key on a button or anywhere on a board is the page’s', () => expect(isElsewhere(press('button'))).toBe(false));

test.each(['input', 'select', 'dialog button'])('a key within %s is not', (where) =>
  expect(isElsewhere(press(where))).toBe(true),
);

test.each(['altKey', 'ctrlKey', 'metaKey'])('nor is one that is pressed with %s', (key) => {
  expect(isElsewhere(press('button', { [key]: true }))).toBe(true);
  expect(isCommand(press('button', { [key]: true }))).toBe(true);
});
