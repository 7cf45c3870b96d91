"""Why a move can't be made, so that it can be said."""

from typing import Literal, NoReturn

import numpy as np

from splendide.core.errors import Refused
from splendide.games.tower.giving import ANY_OWN, FIRST, OTHERS, gifts
from splendide.games.tower.hand import NONE, WINDOW_MS
from splendide.games.tower.pieces import ALLOWED, COLOURS, FACE_NAMES, PIECE_NAMES, SALVAGE
from splendide.games.tower.placing import allows_aim, is_in_time, is_within_reach, unpack_aim
from splendide.games.tower.state import FALLEN, MOST_SEATS, TABLE

WhyNot = Literal["have-fitting", "others-have-fitting", "own-first", "not-fitting", "own-any"]


def what_speaks_against(rule: int, own: bool) -> WhyNot:
    """Why a piece may not be given, by the rule that says what may, the giver's own or another's."""
    if own:
        return "others-have-fitting" if rule == OTHERS else "have-fitting"
    if rule == OTHERS:
        return "not-fitting"
    return "own-any" if rule in (ANY_OWN, FIRST) else "own-first"


def require_gift(s: np.record, piece: int) -> None:
    if s.where[piece] >= MOST_SEATS:
        raise Refused("tower-not-in-a-reserve", piece=PIECE_NAMES[piece])
    rule, may_be_given = gifts(s)
    if not may_be_given >> piece & 1:
        raise Refused(f"tower-{what_speaks_against(rule, s.where[piece] == s.giver)}", piece=PIECE_NAMES[piece])


def require_aim(s: np.record, move: int) -> None:
    face, x, y, _, ms = unpack_aim(move)
    if not ALLOWED[s.given // COLOURS, face]:
        raise Refused("tower-bad-face", piece=PIECE_NAMES[s.given], face=FACE_NAMES[face])
    if not is_in_time(s, ms):
        refuse_time(s, f"{ms / 1000:g}")
    if not is_within_reach(s, x, y):
        if s.target == TABLE:
            raise Refused("tower-off-the-middle")
        raise Refused("tower-off-the-target", target=PIECE_NAMES[s.target])
    if not allows_aim(s, move):
        raise Refused("tower-inside-another")


def refuse_time(s: np.record, seconds: str) -> NoReturn:
    if s.hand == NONE:
        raise Refused("tower-no-countdown")
    raise Refused("tower-out-of-time", seconds=seconds, most=int(WINDOW_MS[s.hand]) // 1000)


def require_keep(s: np.record, pieces: list[int], named: int) -> None:
    for piece in pieces:
        if s.where[piece] != FALLEN:
            raise Refused("tower-not-fallen", piece=PIECE_NAMES[piece])
    if named > SALVAGE:
        raise Refused("tower-too-many-kept", pieces=named, most=SALVAGE)
    if len(pieces) < SALVAGE:
        raise Refused("tower-too-few-kept", pieces=len(pieces), most=SALVAGE)
