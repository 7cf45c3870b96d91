"""The verbs of all games over one NumPy record, chosen by its type, in plain Python and when compiled alike.

What each verb means stands in `contract.py`. `setup` and `witness` alone are always plain Python, since they take
the game's typed options and words.
"""

import sys
from pathlib import Path
from typing import Any, cast

import numba
import numpy as np
from numba.extending import overload

from splendide.core.compiled import fingerprint, rule
from splendide.core.contract import Rules, Unlisted
from splendide.core.position import IntArray, Position
from splendide.core.shelf import Shelved

NATURE = 30  # the seat that rolls and deals; its bit in `pending` is 1 << NATURE
SPECTATOR = -1  # sees what everybody may see
EVERYONE = (1 << 61) - 1  # an audience: bit per seat; spectators are let in by EVERYONE alone
AT_ONCE = 1 << 61  # with an audience: the move is seen as soon as it is made, whoever else has yet to choose
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
    game = _game_of_caller()
    tag = f"{game.slug}_{fingerprint(game.sources)}"  # other rules, another type: kernels are cached by type
    fields_in_place = _without_gaps(np.dtype([*HEADER, *fields, (tag, np.int8)], align=True))
    return cast(np.dtype[np.record], np.dtype((np.record, fields_in_place)))


def _game_of_caller() -> Shelved:
    """The game whose rules declare a state, in whichever of its rooms."""
    package = ".".join(sys._getframe(2).f_globals["__name__"].split(".")[:3])
    folder = Path(sys.modules[package].__path__[0])
    return Shelved(folder.name, folder)


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


RULES: dict[object, Rules] = {}
UNLISTED: dict[object, Unlisted] = {}


def register(rules: Rules, unlisted: Unlisted | None) -> None:
    """Let the verbs find these rules by their State."""
    if RULES.get(rules.State, rules) is not rules:
        raise ValueError("its State is that of another game, whose rules would be taken for its own")
    for key in (rules.State, numba.from_dtype(rules.State)):
        RULES[key] = rules
        if unlisted:
            UNLISTED[key] = unlisted


def moves(s: Position, seat: int, out: IntArray) -> int:
    return RULES[s.dtype].moves(s, seat, out)


def play(s: Position, seat: int, move: int) -> None:
    RULES[s.dtype].play(s, seat, move)


def hide(s: Position, seat: int) -> None:
    RULES[s.dtype].hide(s, seat)


def imagine(s: Position, seat: int, rng: np.random.Generator) -> None:
    RULES[s.dtype].imagine(s, seat, rng)


def scores(s: Position, out: IntArray) -> None:
    RULES[s.dtype].scores(s, out)


def allows(s: Position, seat: int, move: int) -> bool:
    return UNLISTED[s.dtype].allows(s, seat, move)


# Not strict: the typing functions below carry no annotations, the rules do.
overload(moves, strict=False)(lambda s, seat, out: RULES[s].moves)
overload(play, strict=False)(lambda s, seat, move: RULES[s].play)
overload(hide, strict=False)(lambda s, seat: RULES[s].hide)
overload(imagine, strict=False)(lambda s, seat, rng: RULES[s].imagine)
overload(scores, strict=False)(lambda s, out: RULES[s].scores)
overload(allows, strict=False)(lambda s, seat, move: UNLISTED[s].allows)


@rule
def is_pending(s: Position, seat: int) -> bool:
    return bool((s.pending >> seat) & 1)


@rule
def draw(rng: np.random.Generator, n: int) -> int:
    """One of 0…n-1, the same in plain and compiled runs."""
    return int(rng.random() * n)
