"""Room for a piece on a target that others crowd: a few aims are listed, and where only one is free it is found."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.position import IntArray, Position
from splendide.games.tower.play.aims import (
    SPOTS,
    TURNS,
    Aim,
    count_fine_ways,
    count_simple_aims,
    fine_aim,
    pack_aim,
    simple_aim,
    soon,
)
from splendide.games.tower.play.placing import is_crowded, is_in_another, is_within_reach, reach_of, room_at
from splendide.games.tower.wood.pieces import FLAT, REACH, UPRIGHT, shape_of

ENOUGH = 40  # aims that are listed where only a close look finds any
RADIANS = np.pi / 360  # of half a degree
BOUNDS = 6  # of a part of all aims: the least and the most of x, y and yaw
HALVINGS = 64  # a part of all aims is a single one long before it was halved so often


@rule
def list_aims(s: Position, out: IntArray) -> int:
    """Simple ones; where others are in the way of all of these, some that a close look finds; if any, at least one."""
    crowded = is_crowded(s)
    n = 0
    for k in range(count_simple_aims(s)):
        aim = simple_aim(s, k)
        if not (crowded and is_in_another(s, aim)):
            out[n] = pack_aim(aim[0], aim[1], aim[2], aim[3], aim[4])
            n += 1
    return n if n > 0 else look_closely(s, out)


@rule
def has_room(s: Position) -> bool:
    """Whether the given piece can be put on its target at all: else nobody is asked to."""
    if not is_crowded(s):
        return True
    for k in range(count_simple_aims(s)):
        if not is_in_another(s, simple_aim(s, k)):
            return True
    return look_closely(s, np.zeros(ENOUGH, np.int64)) > 0


@rule
def look_closely(s: Position, out: IntArray) -> int:
    """Free aims all over the target, those nearest to its middle; or the one that is found between them."""
    n = 0
    for spot in range(len(SPOTS)):
        if not is_within_reach(s, SPOTS[spot, 0], SPOTS[spot, 1]):
            break  # and so are all that follow
        for way in range(count_fine_ways(s)):
            aim = fine_aim(s, spot, way)
            if not is_in_another(s, aim):
                out[n] = pack_aim(aim[0], aim[1], aim[2], aim[3], aim[4])
                n += 1
                if n == ENOUGH:
                    return n
    if n == 0:
        n = find_free(s, FLAT, out)
    return n if n > 0 else find_free(s, UPRIGHT, out)


# --- Whatever is free, be it a tenth of a millimetre wide -----------------------------------------------------


@rule
def find_free(s: Position, face: int, out: IntArray) -> int:
    """One free aim on this face, if there is any at all.

    All aims are halved again and again. A part of them is left where the piece, in its middle, is deeper in another one
    than it could be moved and turned within that part.
    """
    turns = TURNS[shape_of(s.given), face]
    if turns == 0:
        return 0
    far = int(10 * reach_of(s))
    parts = np.zeros((HALVINGS, BOUNDS), np.int64)
    parts[0, 0], parts[0, 1], parts[0, 2], parts[0, 3], parts[0, 5] = -far, far, -far, far, turns - 1
    left = 1
    while left > 0:
        left -= 1
        part = parts[left]
        aim = middle_of(s, face, part)
        room = room_at(s, aim)
        if room > 0 and is_within_reach(s, aim[1], aim[2]):
            out[0] = pack_aim(aim[0], aim[1], aim[2], aim[3], aim[4])
            return 1
        if is_to_be_halved(s, face, part, room):
            halve(part, parts[left + 1], longest_side(s, face, part))
            left += 2
    return 0


@rule
def middle_of(s: Position, face: int, part: IntArray) -> Aim:
    x, y, yaw = (part[0] + part[1]) // 2, (part[2] + part[3]) // 2, (part[4] + part[5]) // 2
    return face, x, y, yaw, soon(s)


@rule
def side_of(s: Position, face: int, part: IntArray, k: int) -> float:
    """How far it is at most from the middle of this part to its end, mm: along x, along y, or turning a far corner."""
    steps = (part[2 * k + 1] - part[2 * k] + 1) // 2
    return steps * (0.1 if k < 2 else RADIANS * REACH[shape_of(s.given), face])


@rule
def longest_side(s: Position, face: int, part: IntArray) -> int:
    longest = 0
    for k in range(1, 3):
        if side_of(s, face, part, k) > side_of(s, face, part, longest):
            longest = k
    return longest


@rule
def is_to_be_halved(s: Position, face: int, part: IntArray, room: float) -> bool:
    """Whether there may be something free in this part, but for its middle."""
    x, y, turn = side_of(s, face, part, 0), side_of(s, face, part, 1), side_of(s, face, part, 2)
    if x + y + turn == 0 or room + np.sqrt(x * x + y * y) + turn <= 0:
        return False
    nearest_x, nearest_y = nearest_to_zero(part[0], part[1]), nearest_to_zero(part[2], part[3])
    return is_within_reach(s, nearest_x, nearest_y)


@rule
def nearest_to_zero(least: int, most: int) -> int:
    return max(least, min(most, 0))


@rule
def halve(part: IntArray, other: IntArray, side: int) -> None:
    """The other part is the upper half of this one."""
    for k in range(BOUNDS):
        other[k] = part[k]
    middle = (part[2 * side] + part[2 * side + 1]) // 2
    part[2 * side + 1] = middle
    other[2 * side] = middle + 1
