"""Moves as text: `call`, `pass 8`, `pass splash`, `touch`, and `touch-level` in the same millisecond as the one before.

Nature's are `dealer 2` (seats are counted from 0), `deal 8-b` and `draw 8-b` (the four copies are a to d), `call`,
`react 287` (ms, in the calm game), `lots 3`, `back` after a false start and `over` after a race.
"""

import re

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.position import Snapshot
from splendide.games.dolphins import COPIES
from splendide.games.dolphins.deck import BOX, nth
from splendide.games.dolphins.legality import natures_moves
from splendide.games.dolphins.race import drawer, next_to_react, reaction
from splendide.games.dolphins.state import (
    CALL,
    CALLING,
    DEALING,
    FIRST_DEALER,
    GRABBING,
    LOTS,
    PASSING,
    REACTING,
    TOUCH,
    TOUCH_LEVEL,
    somebody_has_four,
)

COPY_NAMES = "abcd"
WORDS = {"touch": TOUCH, "touch-level": TOUCH_LEVEL, "call": CALL}
NAMES = {move: word for word, move in WORDS.items()}
_CARD = "|".join(BOX.sets)
_PASS = re.compile(rf"pass ({_CARD})")
_NATURE = {
    FIRST_DEALER: re.compile(r"dealer ([0-5])"),
    DEALING: re.compile(rf"deal ((?:{_CARD})-[{COPY_NAMES}])"),
    CALLING: re.compile("(call)"),
    PASSING: re.compile(rf"draw ((?:{_CARD})-[{COPY_NAMES}])"),
    GRABBING: re.compile("(back|over)"),
    REACTING: re.compile(r"react ([1-9][0-9]{1,3})"),
    LOTS: re.compile(r"lots ([0-5])"),
}


# --- Writing ----------------------------------------------------------------------------------------


def write(s: Snapshot, seat: int, move: int) -> str:
    if seat == NATURE:
        return _write_nature(s, move)
    return NAMES.get(move) or f"pass {BOX.sets[move]}"


def _write_nature(s: Snapshot, k: int) -> str:
    if s.phase == FIRST_DEALER:
        return f"dealer {k}"
    if s.phase in (DEALING, PASSING):
        return f"{'deal' if s.phase == DEALING else 'draw'} {_piece(nth(s.deck, k))}"
    if s.phase == REACTING:
        return f"react {reaction(s, next_to_react(s), k)}"
    if s.phase == LOTS:
        return f"lots {drawer(s, k)}"
    if s.phase == CALLING:
        return "call"
    return "over" if somebody_has_four(s) else "back"


def _piece(piece: int) -> str:
    kind, copy = divmod(int(piece), COPIES)
    return f"{BOX.sets[kind]}-{COPY_NAMES[copy]}"


# --- Reading ----------------------------------------------------------------------------------------


def read(s: Snapshot, seat: int, text: str) -> int:
    if seat == NATURE:
        return _read_nature(s, text)
    if passed := _PASS.fullmatch(text):
        return BOX.sets.index(passed[1])
    if text not in WORDS:
        raise Refused("not-a-move", move=text)
    return WORDS[text]


def _read_nature(s: Snapshot, text: str) -> int:
    said = _NATURE[s.phase].fullmatch(text) if s.phase in _NATURE else None
    if not said:
        raise Refused("not-a-move", move=text)
    for k in range(natures_moves(s)):
        if _write_nature(s, k) == text:
            return k
    raise Refused("dolphins-cannot-happen", move=text)
