import type { Say, Text } from '$web/board';
import { nameList } from '$web/texts.svelte';
import { pieceNamed, PIECES, thePiece } from './kinds';
import { fallenIn } from './outcome';

const named = (name: string, text: Text): string => {
  const piece = pieceNamed(name);
  return piece ? thePiece(piece, text) : name;
};

/** One sentence for a move: taken, given, lifted, let go of, settled, chosen. */
export const say: Say = ({ seat, move, shown }, names, text) => {
  const [verb = '', what = ''] = move.split(' ');
  const name = names[seat] ?? '';
  if (verb === 'settle') return saySettled(shown, text);
  if (verb === 'keep')
    return text('say-keep', { name, pieces: nameList(what.split('+').map((one) => named(one, text))) });
  return text(`say-${verb}`, { name, to: names[(seat + 1) % names.length] ?? '', piece: named(what, text) });
};

function saySettled(shown: string, text: Text): string {
  if (!shown) return text('say-settle');
  const fallen = fallenIn(shown).map((id) => thePiece(PIECES[id]!, text));
  return fallen.length ? text('say-fell', { fallen: fallen.length, pieces: nameList(fallen) }) : text('say-stood');
}
