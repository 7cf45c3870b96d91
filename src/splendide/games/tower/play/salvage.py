"""The fallen pieces: at most three are kept, the others go to the box."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.errors import Refused
from splendide.core.position import IntArray, Position
from splendide.games.tower.play.giving import list_pieces
from splendide.games.tower.play.state import BOX, FALLEN, KEEP, KEEPING, NOBODY
from splendide.games.tower.play.tower import pieces_at
from splendide.games.tower.play.turns import pass_on, resume
from splendide.games.tower.wood.pieces import PIECE_NAMES, PIECES, SALVAGE
from splendide.games.tower.wood.stacks import NOTHING


@rule
def count_pieces(pieces: int) -> int:
    n = 0
    while pieces:
        pieces &= pieces - 1
        n += 1
    return n


@rule
def salvage(s: Position) -> None:
    fallen = pieces_at(s, FALLEN)
    if s.salvager == NOBODY:
        keep(s, 0)
    elif count_pieces(fallen) <= SALVAGE:
        keep(s, fallen)
    else:
        s.phase = KEEP
        s.pending = 1 << s.salvager


@rule
def list_keeps(s: Position, out: IntArray) -> int:
    """Every three of the fallen pieces."""
    fallen = np.zeros(PIECES, np.int64)
    count = list_pieces(pieces_at(s, FALLEN), 0, fallen)
    n = 0
    for i in range(count):
        for j in range(i + 1, count):
            for k in range(j + 1, count):
                out[n] = pack_keep(fallen[i], fallen[j], fallen[k])
                n += 1
    return n


@rule
def keep_chosen(s: Position, move: int) -> None:
    one, two, three = unpack_keep(move)
    keep(s, 1 << one | 1 << two | 1 << three)


@rule
def keep(s: Position, kept: int) -> None:
    for piece in range(PIECES):
        if s.where[piece] == FALLEN:
            is_kept = (kept >> piece) & 1
            s.where[piece] = s.salvager if is_kept else BOX
            s.support[piece] = NOTHING
            s.told_kept |= is_kept << piece
            s.told_boxed |= (1 - is_kept) << piece
    go_on(s)


@rule
def go_on(s: Position) -> None:
    if s.outside:
        resume(s)
    else:
        pass_on(s)


# --- A choice of three as a number ------------------------------------------------------------------------


@rule
def pack_keep(one: int, two: int, three: int) -> int:
    return KEEPING | one << 10 | two << 5 | three


@rule
def unpack_keep(move: int) -> tuple[int, int, int]:
    return move >> 10 & 31, move >> 5 & 31, move & 31


@rule
def allows_keep(s: Position, move: int) -> bool:
    one, two, three = unpack_keep(move)
    if move != pack_keep(one, two, three) or not one < two < three < PIECES:
        return False
    return s.where[one] == FALLEN and s.where[two] == FALLEN and s.where[three] == FALLEN


def why_not_keep(s: Position, move: int) -> Refused | None:
    """What speaks against keeping these three."""
    three = unpack_keep(move)
    if move != pack_keep(*three) or max(three) >= PIECES:
        return None
    standing = [piece for piece in three if s.where[piece] != FALLEN]
    return Refused("tower-not-fallen", piece=PIECE_NAMES[standing[0]]) if standing else None
