"""The replay of a settling tower in a few bytes: a placement in under a hundred, a collapse in under three thousand.

A replay is a zlib stream (in a browser: `DecompressionStream("deflate")`). Inflated, it is

    u8   rate     frames a second
    u8   step     positions are counted in steps of so many tenths of a millimetre
    u16  turn     a quaternion's component of 1/√2 is counted as this (little-endian)
    u16  count    how many frames: frame k shows the moment k / rate seconds after the release (little-endian)
    u8   n        how many pieces
    n × u8        which pieces: those that move by a step or more

and then, for each of these pieces in this order, seven channels one after the other:

    x  y  z       the middle of the piece, in steps
    k             which component of its quaternion (0 w, 1 x, 2 y, 3 z) is left out: the largest, taken positive
    a  b  c       the other three components in the order w x y z, in 1 / (turn × √2)

A channel is `count` signed numbers: the first as it is, every other as the difference from the one before. Each is
written as an unsigned number u = 2d for d ≥ 0 and -2d - 1 for d < 0, in groups of seven bits, lowest first, with
the top bit set on all but the last byte. The component left out is √(1 - a² - b² - c²).
"""

import struct
import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from splendide.games.tower.wood.pieces import Floats

SAMPLES = 30  # a second, as the world gives them
ROOM = 2800  # bytes that a replay takes at most: with the poses of all thirty pieces, under 5 kB as text


class Grain(NamedTuple):
    """How finely a replay is written."""

    every: int  # of how many samples one is kept
    step: int  # tenths of a millimetre
    turn: int


GRAINS = (Grain(1, 1, 511), Grain(1, 2, 255), Grain(2, 2, 255), Grain(3, 2, 255), Grain(6, 4, 127))
HEADER = struct.Struct("<BBHHB")


class Replay(NamedTuple):
    """A replay, read: poses[frame, place in pieces] is x y z in mm, then the quaternion w x y z."""

    rate: int
    pieces: tuple[int, ...]
    poses: Floats


def write(pieces: Sequence[int], samples: Floats) -> bytes:
    """These samples, SAMPLES a second, as finely as there is room for."""
    return next(
        (short for grain in GRAINS if len(short := _write(pieces, samples, grain)) <= ROOM),
        _write(pieces, samples[:1], GRAINS[-1]),
    )


def read(short: bytes) -> Replay:
    inflated = zlib.decompress(short)
    rate, step, turn, count, n = HEADER.unpack_from(inflated)
    pieces = tuple(inflated[HEADER.size : HEADER.size + n])
    numbers = np.array(list(_unfold(inflated[HEADER.size + n :])), dtype=np.int64)
    channels = numbers.reshape(n, 7, count).cumsum(axis=2)
    return Replay(rate, pieces, _poses(channels.transpose(2, 0, 1), step, turn))


def _write(pieces: Sequence[int], samples: Floats, grain: Grain) -> bytes:
    counted = _counted(samples[:: grain.every], grain)
    moving = np.flatnonzero((counted != counted[0]).any(axis=(0, 2))).tolist()
    head = HEADER.pack(SAMPLES // grain.every, grain.step, grain.turn, len(counted), len(moving))
    differences = np.diff(counted[:, moving], axis=0, prepend=0).transpose(1, 2, 0).ravel()
    return zlib.compress(head + bytes(pieces[place] for place in moving) + _fold(differences.tolist()), 9)


def _counted(samples: Floats, grain: Grain) -> NDArray[np.int64]:
    """The seven channels as whole numbers: [frame, piece, channel]."""
    turns = samples[..., 3:]
    largest = np.abs(turns).argmax(axis=2)[..., None]
    turns = turns * np.where(np.take_along_axis(turns, largest, 2) < 0, -1, 1)
    others = np.arange(3) + (np.arange(3) >= largest)
    rest = np.take_along_axis(turns, others, 2) * grain.turn * np.sqrt(2)
    parts = [np.rint(samples[..., :3] * 10 / grain.step), largest, np.rint(rest)]
    return np.concatenate(parts, axis=2).astype(np.int64)


def _poses(counted: NDArray[np.int64], step: int, turn: int) -> Floats:
    poses = np.empty(counted.shape)
    poses[..., :3] = counted[..., :3] * step / 10
    largest, rest = counted[..., 3:4], counted[..., 4:] / (turn * np.sqrt(2))
    others = np.arange(3) + (np.arange(3) >= largest)
    np.put_along_axis(poses[..., 3:], others, rest, 2)
    left_out = np.sqrt(np.maximum(0, 1 - (rest**2).sum(axis=2, keepdims=True)))
    np.put_along_axis(poses[..., 3:], largest, left_out, 2)
    return poses


def _fold(numbers: Iterable[int]) -> bytes:
    """Signed numbers in as few bytes as each needs."""
    out = bytearray()
    for number in numbers:
        rest = 2 * number if number >= 0 else -2 * number - 1
        while rest > 127:
            out.append(rest & 127 | 128)
            rest >>= 7
        out.append(rest)
    return bytes(out)


def _unfold(folded: bytes) -> Iterator[int]:
    ends = [-1, *(at for at, byte in enumerate(folded) if byte < 128)]
    for before, end in pairwise(ends):
        number = sum((byte & 127) << 7 * place for place, byte in enumerate(folded[before + 1 : end + 1]))
        yield -(number + 1) // 2 if number & 1 else number // 2
