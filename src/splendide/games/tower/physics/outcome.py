"""What gravity made of a placement, as one word: where every piece came to rest, what carries it, what fell.

The word is base64url of: a version, how many pieces and what was touched; for each piece its number, its flags, what
carries it and its pose (seven float32: millimetres, then a quaternion w x y z); and the frames of the film as they are.
"""

import base64
import binascii
import math
import struct
from dataclasses import dataclass, field

from splendide.core.errors import Refused
from splendide.games.tower.wood.pieces import PIECES
from splendide.games.tower.wood.poses import Pose
from splendide.games.tower.wood.stacks import NOTHING

VERSION = 1
FELL = 1

_HEAD = struct.Struct("<BBb")  # version, pieces, touched
_PIECE = struct.Struct("<BBb7f")  # number, flags, what carries it, pose


@dataclass
class Outcome:
    """All pieces on the table after a placement, the one that was placed included."""

    poses: dict[int, Pose]  # float32 numbers
    supports: dict[int, int]  # the piece that carries it, TABLE, or NOTHING: it leans, or touches what it must not
    fallen: set[int]  # pieces that no longer belong to the tower
    frames: bytes = field(default=b"")  # the film, see frames.py
    touched: int = NOTHING  # what the placed piece touched though everything else stands: a piece or TABLE


def write(outcome: Outcome) -> str:
    parts = [_HEAD.pack(VERSION, len(outcome.poses), outcome.touched)]
    for piece, pose in sorted(outcome.poses.items()):
        flags = FELL if piece in outcome.fallen else 0
        parts.append(_PIECE.pack(piece, flags, outcome.supports[piece], *pose))
    return base64.urlsafe_b64encode(b"".join(parts) + outcome.frames).decode().rstrip("=")


def read(text: str) -> Outcome:
    """The outcome this word tells of; refused if it tells of none that can be."""
    try:
        packed = base64.b64decode(text.encode("ascii") + b"=" * (-len(text) % 4), altchars=b"-_", validate=True)
        return _unpack(packed)
    except (UnicodeEncodeError, binascii.Error, struct.error, ValueError):
        raise Refused("bad-shown") from None


def _unpack(packed: bytes) -> Outcome:
    version, pieces, touched = _HEAD.unpack_from(packed)
    _require(version == VERSION and NOTHING <= touched < PIECES)
    outcome = Outcome({}, {}, set(), packed[_HEAD.size + pieces * _PIECE.size :], touched)
    for k in range(pieces):
        piece, flags, support, *pose = _PIECE.unpack_from(packed, _HEAD.size + k * _PIECE.size)
        _require(piece < PIECES and piece not in outcome.poses and flags in (0, FELL))
        _require(NOTHING <= support < PIECES and support != piece and all(math.isfinite(number) for number in pose))
        outcome.poses[piece] = (*pose,)
        outcome.supports[piece] = support
        if flags == FELL:
            outcome.fallen.add(piece)
    return outcome


def _require(can_be: bool) -> None:
    if not can_be:
        raise ValueError("no outcome of a placement")
