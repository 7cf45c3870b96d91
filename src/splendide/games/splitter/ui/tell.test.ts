import { expect, test } from 'vitest';
import { tell } from './tell';
import type { Sight } from './view';

const text = (id: string, details: object = {}) => [id, ...Object.values(details).map(String)].join(' ');

test('a sheet is told row by row, the fold between its halves, signs before what is written there', () => {
  const sheet = { cells: [1, 0, 2, 3], groups: [], by_value: [], hearts: 0, total: 4 };
  const places = [
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 3],
  ];
  const view = { rows: ['.oo.', '*..h'], places, round: 2, rounds: 22, dice: [5, 6], sheets: [sheet, sheet] };
  expect(tell({ view: view as unknown as Sight, seat: 1, names: ['Ada', 'Bo'], cards: [], text })).toEqual([
    { title: 'round-of 2 22', lines: ['say-rolled 5 6'] },
    { title: 'sheet-of Ada', lines: ['a: 1 | told-free', 'b: ★2 | ♥3', 'score-total 4'] },
    { title: 'my-sheet', lines: ['a: 1 | told-free', 'b: ★2 | ♥3', 'score-total 4'] },
  ]);
});
