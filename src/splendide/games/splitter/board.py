"""A sheet as seven sets of cells, one for the free ones and one for each number: whole numbers whose bits are cells.

A row takes nine bits, one more than there are columns, so that a set can be shifted by a cell or a row at once.
"""

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload

from splendide.core.compiled import rule
from splendide.core.position import IntArray
from splendide.games.splitter.rules import FACES
from splendide.games.splitter.sheets import CELLS, HEART_CELLS, HEARTS, NAMES, PLACES, STARS

ROW = 9
AT = np.array([[row * ROW + column for row, column in places] for places in PLACES], np.int64)  # by sheet and cell
ALL = np.array([sum(1 << int(bit) for bit in bits) for bits in AT], np.int64)
STARRED = np.array([sum(1 << int(AT[k, c]) for c in range(CELLS) if STARS[k, c]) for k in range(len(NAMES))], np.int64)
HEART_BITS = np.array([[AT[k, max(0, c)] for c in HEART_CELLS[k]] for k in range(len(NAMES))], np.int64)
HAS_HEARTS = np.array([HEART_CELLS[k, 0] >= 0 for k in range(len(NAMES))])
SETS = FACES + 1  # set 0 holds the free cells

# --- Sets of bits, as the machine counts them ---------------------------------------------------------


def size(cells: int) -> int:
    """How many cells a set has."""
    return int(cells).bit_count()


def lowest(cells: int) -> int:
    """The number of the lowest bit."""
    return (int(cells) & -int(cells)).bit_length() - 1


@intrinsic
def _ctpop(typing: Any, cells: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def _cttz(typing: Any, cells: Any) -> Any:
    def count(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, False))

    return types.int64(types.int64), count


overload(size, strict=False)(lambda cells: lambda cells: _ctpop(cells))  # type: ignore[call-arg]
overload(lowest, strict=False)(lambda cells: lambda cells: _cttz(cells))  # type: ignore[call-arg]


# --- A sheet ------------------------------------------------------------------------------------------


@rule
def grown(cells: int) -> int:
    """The set and all bits beside it, on the sheet or not."""
    return cells | cells << 1 | (cells >> 1) | cells << ROW | (cells >> ROW)


@rule
def group_of(cell: int, alike: int) -> int:
    """All cells that hang together with this one among those alike."""
    group = cell
    while True:
        more = grown(group) & alike
        if more == group:
            return group
        group = more


@rule
def read_board(cells: IntArray, sheet: int, board: IntArray) -> None:
    """`board` is the sheet on which cell c holds cells[c], 0 for nothing."""
    board[:] = 0
    for cell in range(CELLS):
        board[cells[cell]] |= 1 << AT[sheet, cell]


@rule
def write_pair(board: IntArray, sheet: int, move: int, left: int, right: int) -> None:
    """The pair of this move holds these numbers."""
    one, other = 1 << AT[sheet, move // 2 * 2], 1 << AT[sheet, move // 2 * 2 + 1]
    board[0] &= ~(one | other)
    board[left] |= one
    board[right] |= other


@rule
def hearts_agree(board: IntArray, sheet: int) -> int:
    """Whose number the hearts have so far × 4, and how many of them; -1 when they differ."""
    first, agree = 0, 0
    for k in range(HEARTS):
        bit = 1 << HEART_BITS[sheet, k]
        for value in range(1, SETS):
            if board[value] & bit:
                if first != 0 and first != value:
                    return -1
                first = value
                agree += 1
    return 4 * first + agree
