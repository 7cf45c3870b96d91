import { expect, test } from 'vitest';
import type { Said, SeatInfo, TableInfo } from '../generated/protocol';
import { speaker, withOneMore, type Heard } from './talk';

const said = (text: string): Said => ({ type: 'said', seat: 0, name: 'Ada', phrase: null, target: null, text, at: 0 });
const seat = (mine: boolean, kind: SeatInfo['kind'] = 'person') => ({ mine, kind }) as SeatInfo;
const table = (host: boolean, ...seats: SeatInfo[]) => ({ host, seats }) as TableInfo;

test('what was said is numbered, and the oldest is forgotten', () => {
  let heard: Heard[] = [];
  for (let k = 1; k <= 100; k++) heard = withOneMore(heard, said(`${k}`));
  expect(heard.length).toBeLessThan(100);
  expect(heard.at(-1)).toMatchObject({ id: 100, text: '100' });
  expect(new Set(heard.map((one) => one.id)).size).toBe(heard.length);
});

test.each([
  ['the seat on the screen', table(false, seat(true), seat(false), seat(true)), 2, 2],
  ['my first seat, when another’s is on the screen', table(false, seat(false), seat(true)), 0, 1],
  ['no seat, as a host who has not sat down', table(true, seat(false)), -1, null],
  ['no seat, while a bot plays on for me', table(false, seat(true, 'bot')), -1, null],
])('I speak for %s', (_, info, shown, expected) => expect(speaker(info, shown)).toBe(expected));

test('who watches does not speak', () =>
  expect(speaker(table(false, seat(false), seat(false, 'bot')), 0)).toBeUndefined());
