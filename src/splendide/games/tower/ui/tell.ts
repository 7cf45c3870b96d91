/** A position in words: the tower from the table upwards, everybody's pieces and drops. */
import type { Tell, Telling } from '$web/board';
import { PIECES, wordsFor } from './kinds';
import type { View } from './view';

type Position = Telling<View>;

export const tell: Tell<View> = (position) => {
  const { view, names, text } = position;
  return [
    { title: text('stage'), lines: towerOf(position) },
    ...names.map((name, player) => ({ title: name, lines: playerOf(position, player) })),
    ...(view.phase === 'pick' ? [{ title: text('heap'), lines: piecesAt(position, 'heap') }] : []),
  ];
};

const called = (piece: number, text: Position['text']) => wordsFor(PIECES[piece]!, text);

const piecesAt = ({ view, text }: Position, place: string): string[] =>
  view.pieces.flatMap((piece, id) => (piece.place === place ? [called(id, text)] : []));

function towerOf({ view, text }: Position): string[] {
  const standing = view.pieces
    .flatMap((piece, id) => (piece.place === 'standing' ? [{ ...piece, id }] : []))
    .sort((a, b) => (a.top ?? 0) - (b.top ?? 0));
  const lines = standing.map(({ id, top, uncovered }) =>
    text(uncovered ? 'told-uncovered' : 'told-covered', { piece: called(id, text), height: Math.round(top ?? 0) }),
  );
  const held = view.held
    ? [text('told-held', { piece: called(view.held.piece, text), target: aimOf(view.held.target, text) })]
    : [];
  return [text('scene', { pieces: standing.length, height: Math.round(view.height) }), ...lines, ...held];
}

const aimOf = (target: number, text: Position['text']) => (PIECES[target] ? called(target, text) : text('told-table'));

function playerOf({ view, text }: Position, player: number): string[] {
  const { reserve, drops, team } = view.players[player]!;
  const part = player === view.giver ? [text('giver')] : player === view.placer ? [text('placer')] : [];
  return [
    ...(view.teams ? [text('team', { team: team + 1 })] : []),
    ...part,
    text('drops', { drops, needed: view.drops_to_win }),
    text('pieces-left', { pieces: reserve.length }),
    ...reserve.map((piece) => called(piece, text)),
  ];
}
