import { expect, test } from 'vitest';
import type { Frame, HappenedInfo, MatchInfo, Moment as NewMoment, SeatView, TableInfo } from '../generated/protocol';
import { Assembly } from './assemble';

const event = (number: number): HappenedInfo => ({ number, seat: 0, move: `move ${number}`, shown: '' });
const moment = (number: number, events: number[]): NewMoment => ({
  number,
  happened: events.map(event),
  view: { points: number },
});
const seat = (number: number, own: unknown, owes = true): SeatView => ({
  seat: number,
  question: 1,
  owes,
  moves: ['a', 'b'],
  can_take_back: !owes,
  own,
});
const table = (...mine: number[]): TableInfo =>
  ({ seats: [0, 1, 2].map((k) => ({ kind: 'person', mine: mine.includes(k) })) }) as TableInfo;
const news = (match: Partial<MatchInfo>): Frame => ({
  type: 'frame',
  match: { id: 'm', waiting: [0, 1, 2], face_down: [], ...match },
});
const whole = (match: Partial<MatchInfo>, ...mine: number[]): Frame => ({
  ...news({ commitment: 'c', history: [], ...match }),
  table: table(...mine),
});
const numbers = (events: HappenedInfo[]) => events.map((one) => one.number);

test('the first frame brings the newest moment, and what happened before it is history', () => {
  const heard = new Assembly().hear(
    whole({ history: [0, 1].map(event), moments: [moment(4, [3])], mine: [seat(1, { hand: 7 })] }, 1),
  );
  expect(heard).toHaveLength(1);
  expect([heard[0]!.number, numbers(heard[0]!.happened), numbers(heard[0]!.history)]).toEqual([4, [3], [0, 1, 3]]);
  expect(heard[0]!.mine).toEqual([
    { seat: 1, question: 1, owes: true, moves: ['a', 'b'], can_take_back: false, view: { points: 4, hand: 7 } },
  ]);
});

test('what is not said again stays: my hand when others choose, the view when I do, the table through all', () => {
  const assembly = new Assembly();
  assembly.hear(whole({ moments: [moment(4, [])], mine: [seat(1, { hand: 7 })] }, 1));
  const [others] = assembly.hear(news({ waiting: [1], face_down: ['left', '', ''] }));
  expect([others!.number, others!.waiting, others!.faceDown]).toEqual([4, [1], ['left', '', '']]);
  expect(others!.mine[0]!.view).toEqual({ points: 4, hand: 7 });
  const [mine] = assembly.hear(news({ waiting: [], mine: [seat(1, { hand: 6 }, false)] }));
  expect([mine!.mine[0]!.view, mine!.mine[0]!.owes]).toEqual([{ points: 4, hand: 6 }, false]);
  expect(assembly.known!.table).toEqual(table(1));
});

test('several moments come one after the other, each with what I alone saw of it, and only the last is mine to answer', () => {
  const assembly = new Assembly();
  assembly.hear(whole({ moments: [moment(1, [0])], mine: [seat(1, { hand: 7 })] }, 1));
  const heard = assembly.hear(
    news({
      moments: [moment(3, [1, 2]), moment(4, [3])],
      seen: [{ number: 3, seat: 1, own: { hand: 6 } }],
      mine: [seat(1, { hand: 9 })],
    }),
  );
  expect(heard.map((one) => [one.number, numbers(one.happened), numbers(one.history)])).toEqual([
    [3, [1, 2], [0, 1, 2]],
    [4, [3], [0, 1, 2, 3]],
  ]);
  expect(heard.map((one) => one.mine[0]!.view)).toEqual([
    { points: 3, hand: 6 },
    { points: 4, hand: 9 },
  ]);
  expect(heard.map((one) => [one.mine[0]!.moves.length, one.waiting.length])).toEqual([
    [0, 0],
    [2, 3],
  ]);
});

test('who was too slow is told what is not shown', () => {
  const assembly = new Assembly();
  assembly.hear(whole({ moments: [moment(1, [0])] }));
  const [late] = assembly.hear(news({ history: [1, 2, 3].map(event), moments: [moment(6, [5])] }));
  expect([numbers(late!.happened), numbers(late!.history)]).toEqual([[5], [0, 1, 2, 3, 5]]);
});

test('a seat that a bot plays on is not mine until I take it back', () => {
  const assembly = new Assembly();
  assembly.hear(whole({ moments: [moment(1, [0])], mine: [seat(1, null)] }, 1));
  const bot = table(1);
  bot.seats[1]!.kind = 'bot';
  expect(assembly.hear({ type: 'frame', table: bot })[0]!.mine).toEqual([]);
  expect(assembly.hear({ type: 'frame', table: table(1) })[0]!.mine.map((one) => one.seat)).toEqual([1]);
});

test('no match, a match that has not begun, another match', () => {
  const assembly = new Assembly();
  expect(assembly.hear({ type: 'frame', table: table(), match: null })).toEqual([]);
  expect(assembly.known!.match).toBeNull();
  expect(assembly.hear(news({ commitment: 'c', waiting: [] }))).toEqual([]);
  expect(assembly.known!.match).toEqual({ id: 'm', commitment: 'c', moment: null });
  expect(assembly.hear(news({ history: [], moments: [moment(2, [0, 1])] }))[0]!.number).toBe(2);
  const again = assembly.hear(news({ id: 'n', commitment: 'd', history: [], moments: [moment(1, [0])] }));
  expect([again[0]!.match, numbers(again[0]!.history)]).toEqual(['n', [0]]);
});
