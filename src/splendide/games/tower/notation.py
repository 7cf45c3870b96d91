"""Moves as text: `take red-cube`, `give blue-stick`, `lift`, `place flat 0.5 -1.2 45 at 3.21`, `base red-plate`,
`keep red-cube+blue-small+green-stick`.

An aim is a face, how far from the middle of the target in mm along x and y, how far turned in degrees, and the seconds
since the lift. Nature's are `sway 517`, the way the hand sways, and `settle`: gravity has done its work. Where no
physics is asked she draws one of 64 answers, `settle`, `settle 1` … `settle 63`.
"""

import math
import re

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.position import Snapshot
from splendide.games.tower.play.aims import pack_aim, unpack_aim
from splendide.games.tower.play.placing import out_of_time
from splendide.games.tower.play.salvage import pack_keep, unpack_keep
from splendide.games.tower.play.state import (
    BASE,
    FARTHEST,
    FOUND,
    GIFT,
    GIVE,
    KEEP,
    LIFT,
    PLACE,
    RAISE,
    SETTLE,
    SWAY,
    TAKE,
    YAWS,
)
from splendide.games.tower.wood.pieces import FACE_NAMES, PIECE_NAMES, SALVAGE

_NUMBER = r"(-?[0-9]{1,6}(?:\.[0-9]{1,6})?)"
_AIM = re.compile(rf"place (flat|upright) {_NUMBER} {_NUMBER} {_NUMBER} at {_NUMBER}")
_PLACE = re.compile(r"place (\S+) (\S+) (\S+) (\S+) at (\S+)")
_PIECE = re.compile(r"(take|give|base) ([a-z-]+)")
_KEEP = re.compile(r"keep ([a-z-]+(?:\+[a-z-]+)*)")
_SWAY = re.compile(r"sway (0|[1-9][0-9]{0,3})")
_SETTLE = re.compile(r"settle(?: ([1-9][0-9]?))?")

_OFFSETS = {"take": TAKE, "give": GIFT, "base": FOUND}


# --- Writing ----------------------------------------------------------------------------------------------


def write(s: Snapshot, seat: int, move: int) -> str:
    if seat == NATURE:
        return f"sway {move}" if s.phase == SWAY else f"settle {move}" if move else "settle"
    if s.phase == PLACE:
        return _write_aim(move)
    if s.phase == KEEP:
        return "keep " + "+".join(PIECE_NAMES[piece] for piece in unpack_keep(move))
    if s.phase == LIFT:
        return "lift"
    verb = "give" if s.phase == GIVE else "base" if s.phase == BASE else "take"
    return f"{verb} {PIECE_NAMES[move - _OFFSETS[verb]]}"


def _write_aim(move: int) -> str:
    face, x, y, yaw, ms = unpack_aim(int(move))
    numbers = [x / 10, y / 10, yaw / 2]
    return f"place {FACE_NAMES[face]} {' '.join(f'{number:g}' for number in numbers)} at {ms / 1000:g}"


# --- Reading ----------------------------------------------------------------------------------------------


def read(s: Snapshot, seat: int, text: str) -> int:
    """The move that this text means, legal or not."""
    if seat == NATURE:
        return _read_nature(s, text)
    if text == "lift":
        return RAISE
    if _PLACE.fullmatch(text):
        return _read_aim(s, text)
    if chosen := _PIECE.fullmatch(text):
        return _OFFSETS[chosen[1]] + _read_piece(chosen[2])
    if kept := _KEEP.fullmatch(text):
        return _read_keep(kept[1].split("+"))
    raise Refused("not-a-move", move=text)


def _read_piece(name: str) -> int:
    if name not in PIECE_NAMES:
        raise Refused("tower-no-such-piece", piece=name)
    return PIECE_NAMES.index(name)


def _read_keep(names: list[str]) -> int:
    """Three different pieces, in any order."""
    pieces = sorted({_read_piece(name) for name in names})
    if len(names) > SALVAGE:
        raise Refused("tower-too-many-kept", pieces=len(names), most=SALVAGE)
    if len(pieces) < SALVAGE:
        raise Refused("tower-too-few-kept", pieces=len(pieces), most=SALVAGE)
    return pack_keep(*pieces)


def _read_aim(s: Snapshot, text: str) -> int:
    """Numbers that are none, or not fine enough to be written down, are refused; so is what is off the table."""
    aim = _AIM.fullmatch(text)
    if aim is None:
        raise Refused("tower-not-an-aim", move=text)
    steps = zip(aim.groups()[1:], (10, 10, 2, 1000), strict=True)
    x, y, yaw, ms = (_steps(number, per_unit, text) for number, per_unit in steps)
    if max(abs(x), abs(y)) > FARTHEST:
        raise Refused("tower-off-the-table")
    if not 0 <= yaw < YAWS:
        raise Refused("tower-not-an-aim", move=text)
    if not 0 <= ms <= 0xFFFF:
        raise out_of_time(s, aim[5])
    return pack_aim(FACE_NAMES.index(aim[1]), x, y, yaw, ms)


def _steps(number: str, per_unit: int, text: str) -> int:
    """A number with at most so many steps in one unit, counted in steps."""
    steps = float(number) * per_unit
    if not math.isclose(steps, round(steps), abs_tol=1e-6):
        raise Refused("tower-not-an-aim", move=text)
    return round(steps)


def _read_nature(s: Snapshot, text: str) -> int:
    if s.phase == SWAY and (swayed := _SWAY.fullmatch(text)):
        return int(swayed[1])
    if s.phase == SETTLE and (settled := _SETTLE.fullmatch(text)):
        return int(settled[1] or 0)
    raise Refused("not-a-move", move=text)
