"""The contract of a game: seven verbs over one NumPy record.

    State                        the dtype; begins with the HEADER, the same in all games
    setup(s, seats, options)     the position before nature has dealt anything
    moves(s, seat, out) -> n     the legal moves of a seat; for NATURE only n: hers are 0…n-1, equally likely
    play(s, seat, move)          make it happen; resolves when the last pending choice is in
    hide(s, seat)                erase what this seat may not know (SPECTATOR knows what all know)
    imagine(s, seat, rng)        fill what is erased with a truth it could be
    scores(s, out)               when over: a row per seat, points first, then tie-breaks, more is better

Two more for games that need them:

    allows(s, seat, move)        whether a move is legal, where they are too many to list; `moves` lists some of them
    witness(s, seat, move, shown)   what the world showed with a move is taken into the state, just before `play`

A verb is chosen by the type of the state, in plain Python and when compiled alike. `setup` and `witness` alone
are always plain Python, since they take the game's typed options and words.
"""

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numba
import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from splendide.core.compiled import fingerprint, rule

IntArray = NDArray[np.int64]
States = NDArray[Any]

NATURE = 30  # the seat that rolls and deals; its bit in `pending` is 1 << NATURE
SPECTATOR = -1  # sees what everybody may see
EVERYONE = (1 << 62) - 1  # an audience: bit per seat; spectators are let in by EVERYONE alone
MOST_MOVES = 4096  # room for the legal moves of one seat
SCORE_COLUMNS = 3  # points, tie-break, second tie-break

HEADER = [
    ("pending", np.int64),  # bit per seat that owes a decision; 0: the match is over
    ("seats", np.int64),  # how many seats play
    ("turn", np.int64),  # rounds or turns completed
]

_HIDDEN_BY_NUMPY = frozenset(dir(np.record))


def state_dtype(*fields: Any) -> np.dtype[np.record]:
    """The dtype of a game's state: the header, then the game's own fields."""
    for name, *_ in fields:
        if name in _HIDDEN_BY_NUMPY:
            raise ValueError(f"a state can't have a field named {name!r}: NumPy's records use that name")
    tag = f"rules_{fingerprint(_folder_of_caller())}"  # other rules, another type: kernels are cached by type
    fields_in_place = _without_gaps(np.dtype([*HEADER, *fields, (tag, np.int8)], align=True))
    return cast(np.dtype[np.record], np.dtype((np.record, fields_in_place)))


def _folder_of_caller() -> Path:
    """The folder of the rules that declare a state."""
    return Path(sys._getframe(2).f_globals["__file__"]).parent


def _without_gaps(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """The same layout, its gaps named: NumPy copies fields only, so a gap would hold whatever lay there before."""
    filled: list[Any] = []
    end = 0
    for name in dtype.names or ():
        part, offset = dtype.fields[name][:2]  # type: ignore[index]
        if offset > end:
            filled.append((f"gap{end}", np.int8, (offset - end,)))
        filled.append((name, part))
        end = offset + part.itemsize
    if dtype.itemsize > end:
        filled.append((f"gap{end}", np.int8, (dtype.itemsize - end,)))
    return np.dtype(filled, align=True)


RULES: dict[object, ModuleType] = {}


def register(rules: ModuleType) -> None:
    """Let the verbs find these rules by their State."""
    if RULES.get(rules.State, rules) is not rules:
        raise ValueError(f"{rules.__name__} and {RULES[rules.State].__name__} have the same State: rename a field")
    RULES[rules.State] = rules
    RULES[numba.from_dtype(rules.State)] = rules


def moves(s: np.record, seat: int, out: IntArray) -> int:
    return RULES[s.dtype].moves(s, seat, out)


def play(s: np.record, seat: int, move: int) -> None:
    RULES[s.dtype].play(s, seat, move)


def hide(s: np.record, seat: int) -> None:
    RULES[s.dtype].hide(s, seat)


def imagine(s: np.record, seat: int, rng: np.random.Generator) -> None:
    RULES[s.dtype].imagine(s, seat, rng)


def scores(s: np.record, out: IntArray) -> None:
    RULES[s.dtype].scores(s, out)


def allows(s: np.record, seat: int, move: int) -> bool:
    return RULES[s.dtype].allows(s, seat, move)


# Not strict: the typing functions below carry no annotations, the rules do.
overload(moves, strict=False)(lambda s, seat, out: RULES[s].moves)
overload(play, strict=False)(lambda s, seat, move: RULES[s].play)
overload(hide, strict=False)(lambda s, seat: RULES[s].hide)
overload(imagine, strict=False)(lambda s, seat, rng: RULES[s].imagine)
overload(scores, strict=False)(lambda s, out: RULES[s].scores)
overload(allows, strict=False)(lambda s, seat, move: RULES[s].allows)


@rule
def is_pending(s: np.record, seat: int) -> bool:
    return bool((s.pending >> seat) & 1)


@rule
def draw(rng: np.random.Generator, n: int) -> int:
    """One of 0…n-1, the same in plain and compiled runs."""
    return int(rng.random() * n)
