/** What pieces there are, and what they are called in moves: `blue-stick`. */
import type { Text } from '$web/board';
import box from './pieces.json';

export type Quality = 'high' | 'low';

export interface Piece {
  id: number;
  shape: string;
  colour: string;
  name: string;
}

/** All thirty, by number. */
export const PIECES: Piece[] = box.shapes
  .flatMap(({ name: shape }) => box.colours.map((colour) => ({ shape, colour, name: `${colour}-${shape}` })))
  .map((piece, id) => ({ ...piece, id }));

export const pieceNamed = (name: string): Piece | undefined => PIECES.find((piece) => piece.name === name);

/** What a piece is called. */
export const wordsFor = ({ colour, shape }: Piece, text: Text): string => text('piece', { colour, shape });

/** A piece within a sentence, with its article. */
export const thePiece = ({ colour, shape }: Piece, text: Text): string => text('the-piece', { colour, shape });
