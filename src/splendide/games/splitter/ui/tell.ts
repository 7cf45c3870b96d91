/** A position in words: the roll, then every sheet row by row. */
import type { Tell, Telling, Told } from '$web/board';
import type { Sight } from './view';

type Position = Telling<Sight>;

const ROWS = 'abcdefg';
const SIGNS: Record<string, string> = { '*': '★', h: '♥' };

export const tell: Tell<Sight> = (position) => {
  const { view, names, seat, text } = position;
  const [first, second] = view.dice;
  const rolled = first && second ? [text('say-rolled', { first, second })] : [];
  return [
    { title: text('round-of', { round: view.round, rounds: view.rounds }), lines: rolled },
    ...view.sheets.map((_, player) =>
      sheetOf(position, player, player === seat ? text('my-sheet') : text('sheet-of', { name: names[player]! })),
    ),
  ];
};

function sheetOf({ view, text }: Position, player: number, title: string): Told {
  const { cells, total } = view.sheets[player]!;
  const at = new Map(view.places.map(([row, column], cell) => [`${row} ${column}`, cells[cell]!]));
  const half = view.rows[0]!.length / 2;
  const cellAt = (sign: string, row: number, column: number) =>
    sign === '.' ? [] : [`${SIGNS[sign] ?? ''}${at.get(`${row} ${column}`) || text('told-free')}`];
  const side = (signs: string, row: number, from: number) =>
    [...signs].flatMap((sign, k) => cellAt(sign, row, from + k)).join(' ');
  const lines = view.rows.map(
    (signs, row) => `${ROWS[row]}: ${side(signs.slice(0, half), row, 0)} | ${side(signs.slice(half), row, half)}`,
  );
  return { title, lines: [...lines, text('score-total', { points: total })] };
}
