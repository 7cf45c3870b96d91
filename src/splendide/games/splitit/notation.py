"""Moves as text: `split 3|2|4`, `split white|pink`, `discard pink`, `bet pink`, `joker 8`.

Nature's are `first 2` (seats are counted from 0) and `turn 8` or `turn joker`. Equal cards are told apart
by a number after a dot: `turn 8.3` is the third 8 left in the deck, plain `turn 8` the first.
"""

import re

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.position import Snapshot
from splendide.games.splitit.deck import JOKER, ZONE_NAMES
from splendide.games.splitit.rules import BET, DISCARD, DRAWING, PLACE, SPLIT, SPLITTING, card_at

_SPLIT = re.compile(r"split ([0-9])\|([0-9])\|([0-9])")
_ZONE = re.compile(rf"(bet|discard) ({'|'.join(ZONE_NAMES)})")
_JOKER = re.compile(r"joker ([1-9]|10)")
_FIRST = re.compile(r"first ([0-3])")
_TURN = re.compile(r"turn ([1-9]|10|joker)(?:\.([1-9][0-9]?))?")
_SEPARATORS = {"split white|pink": SPLIT + 12, "split pink|black": SPLIT + 1}


# --- Writing ----------------------------------------------------------------------------------------


def write(s: Snapshot, seat: int, move: int) -> str:
    if seat == NATURE:
        return f"first {move}" if s.phase == DRAWING else _write_turn(s, move)
    if move >= SPLIT:
        return _write_split(s, move)
    if move > PLACE:
        return f"joker {move - PLACE}"
    if move >= DISCARD:
        return f"discard {ZONE_NAMES[move - DISCARD]}"
    return f"bet {ZONE_NAMES[move - BET]}"


def _write_split(s: Snapshot, move: int) -> str:
    if s.length == 2:
        return next(text for text, separator in _SEPARATORS.items() if separator == move)
    first, second = divmod(move - SPLIT, 10)
    return f"split {first}|{second - first}|{s.length - second}"


def _write_turn(s: Snapshot, k: int) -> str:
    card = card_at(s, k)
    copy = k - _first_copy(s, card)
    name = "joker" if card == JOKER else str(card)
    return f"turn {name}.{copy + 1}" if copy else f"turn {name}"


def _first_copy(s: Snapshot, card: int) -> int:
    """Which of nature's moves turns up the first of these cards."""
    return int(s.deck[:card].sum())


# --- Reading ----------------------------------------------------------------------------------------


def read(s: Snapshot, seat: int, text: str) -> int:
    if seat == NATURE:
        return _read_nature(s, text)
    if split := _SPLIT.fullmatch(text):
        return _read_split(s, *(int(cards) for cards in split.groups()))
    if text in _SEPARATORS:
        return _read_separator(s, text)
    if zone := _ZONE.fullmatch(text):
        return (BET if zone[1] == "bet" else DISCARD) + ZONE_NAMES.index(zone[2])
    if column := _JOKER.fullmatch(text):
        return PLACE + int(column[1])
    raise Refused("not-a-move", move=text)


# A split is read beside the row that is to be split: words that don't fit it are none of its splits.


def _read_split(s: Snapshot, white: int, pink: int, black: int) -> int:
    if s.phase == SPLITTING:
        if s.length == 2:
            raise Refused("splitit-one-separator")
        if white + pink + black != s.length:
            raise Refused("splitit-not-the-row", given=white + pink + black, cards=int(s.length))
    return SPLIT + 10 * white + white + pink


def _read_separator(s: Snapshot, text: str) -> int:
    if s.phase == SPLITTING and s.length > 2:
        raise Refused("splitit-two-separators", cards=int(s.length), black=int(s.length) - 2)
    return _SEPARATORS[text]


def _read_nature(s: Snapshot, text: str) -> int:
    if s.phase == DRAWING and (first := _FIRST.fullmatch(text)):
        return int(first[1])
    if s.phase != DRAWING and (turned := _TURN.fullmatch(text)):
        card = JOKER if turned[1] == "joker" else int(turned[1])
        copy = int(turned[2] or 1)
        if copy > s.deck[card]:
            raise Refused("splitit-not-in-the-deck", move=text)
        return _first_copy(s, card) + copy - 1
    raise Refused("not-a-move", move=text)
