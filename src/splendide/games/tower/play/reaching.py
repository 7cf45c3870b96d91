"""Where a hand lets go that misses, or whose time is up: a legal aim, as near as can be to where it is."""

from math import hypot

from splendide.core.kernels import list_moves, move_buffer
from splendide.core.position import Position, Snapshot
from splendide.games.tower.play.aims import Aim, pack_aim, unpack_aim
from splendide.games.tower.play.placing import allows_aim, reach_of
from splendide.games.tower.play.state import YAWS


def listed(s: Snapshot, seat: int) -> list[int]:
    """What `moves` lists; compiled, since it may have to look closely."""
    out = move_buffer()
    found: list[int] = out[: list_moves(s.states, seat, out)].tolist()
    return found


def aim_within_reach(s: Position, face: int, x: float, y: float, yaw: float, ms: int) -> Aim:
    """The aim nearest to this place (mm from the middle of the target, degrees) that is within reach."""
    far = hypot(x, y)
    share = min(1.0, (float(reach_of(s)) - 0.1) / far) if far else 1.0
    return face, round(10 * share * x), round(10 * share * y), round(2 * yaw) % YAWS, ms


def nearest_legal(s: Snapshot, seat: int, aim: Aim) -> int:
    """This aim if it is legal, else the nearest of those that are listed, at the same moment."""
    move = pack_aim(*aim)
    if allows_aim(s, move):
        return move
    others = (unpack_aim(move) for move in listed(s, seat))
    face, x, y, yaw, _ = min(others, key=lambda other: _distance(aim, other))
    return pack_aim(face, x, y, yaw, aim[4])


def _distance(one: Aim, other: Aim) -> tuple[float, bool, int]:
    turn = abs(one[3] - other[3])
    return hypot(one[1] - other[1], one[2] - other[2]), one[0] != other[0], min(turn, YAWS - turn)
