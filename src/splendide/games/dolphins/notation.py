"""Moves as text: `call`, `pass 8`, `pass splash`, `touch`, and `touch-level` in the same millisecond as the one before.

Nature's are `dealer 2` (seats are counted from 0), `deal 8-b` and `draw 8-b` (the four copies are a to d), `call`,
`react 287` (ms, in the calm game), `lots 3`, `back` after a false start and `over` after a race.
"""

import re

import numpy as np

from splendide.core.errors import Refused
from splendide.core.game import EVERYONE, NATURE
from splendide.games.dolphins import COPIES
from splendide.games.dolphins.cards import BOX, nth
from splendide.games.dolphins.deals import next_to_be_dealt
from splendide.games.dolphins.passing import has_card
from splendide.games.dolphins.race import drawer, next_to_react, reaction
from splendide.games.dolphins.rules import natures_moves
from splendide.games.dolphins.state import (
    CALL,
    CALLING,
    CALM,
    DEALING,
    FIRST_DEALER,
    GRABBING,
    LOTS,
    PASSING,
    REACTING,
    TOUCH,
    TOUCH_LEVEL,
    discarder,
    dolphins_left,
    hand_size,
    left_of,
    passes_freely,
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


def write(s: np.record, seat: int, move: int) -> str:
    if seat == NATURE:
        return _write_nature(s, move)
    return NAMES.get(move) or f"pass {BOX.sets[move]}"


def _write_nature(s: np.record, k: int) -> str:
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


def read(s: np.record, seat: int, text: str) -> int:
    if seat == NATURE:
        return _read_nature(s, text)
    if passed := _PASS.fullmatch(text):
        return _read_pass(s, seat, BOX.sets.index(passed[1]))
    if text not in WORDS:
        raise Refused("not-a-move", move=text)
    if text != "call" and s.pace != CALM:
        _require_dolphin(s, seat, text)
    return WORDS[text]


def _read_pass(s: np.record, seat: int, kind: int) -> int:
    if s.phase == GRABBING:
        raise Refused("dolphins-hands-are-out")
    if s.phase in (CALLING, PASSING):
        if passes_freely(s) and not s.pending >> seat & 1:
            raise Refused("dolphins-no-room" if s.held[seat] == hand_size(s) else "dolphins-passed-already")
        if not has_card(s, seat, kind):
            raise Refused("dolphins-not-in-hand", card=BOX.sets[kind])
    return kind


def _require_dolphin(s: np.record, seat: int, text: str) -> None:
    """Why a dolphin can't be touched now."""
    if s.phase not in (CALLING, PASSING, GRABBING):
        raise Refused("dolphins-between-deals")
    if s.place[seat] > 0:
        raise Refused("dolphins-touched-already")
    if s.phase == GRABBING and dolphins_left(s) == 0 and text == "touch":
        raise Refused("dolphins-none-left")


def _read_nature(s: np.record, text: str) -> int:
    said = _NATURE[s.phase].fullmatch(text) if s.phase in _NATURE else None
    if not said:
        raise Refused("not-a-move", move=text)
    for k in range(natures_moves(s)):
        if _write_nature(s, k) == text:
            return k
    raise Refused("dolphins-cannot-happen", move=text)


# --- Who may read it --------------------------------------------------------------------------------


def audience(s: np.record, seat: int, move: int) -> int:
    """A card dealt or drawn is its owner's secret, a card passed the giver's and, if taken up at once, the taker's."""
    if seat == NATURE:
        return _owner(s)
    if move >= TOUCH:
        return EVERYONE
    if passes_freely(s) and seat != discarder(s) and s.held[left_of(s, seat)] < hand_size(s):
        return 1 << seat | 1 << int(left_of(s, seat))
    return 1 << seat


def _owner(s: np.record) -> int:
    if s.phase == DEALING:
        return 1 << int(next_to_be_dealt(s))
    return 1 << int(s.dealer) if s.phase == PASSING else EVERYONE


def at_once(s: np.record, seat: int, move: int) -> bool:
    """In real time a touch is seen as soon as it is made, and so is a card passed without a call."""
    return s.pace != CALM and seat != NATURE and (move >= TOUCH or passes_freely(s))
