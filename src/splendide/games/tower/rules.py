"""The rules of Splash!, the wooden tower, in the order of the rule sheet."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.errors import Refused
from splendide.core.game import NATURE, IntArray, is_pending
from splendide.games.tower import Hand, Options
from splendide.games.tower.aftermath import (
    allows_keep,
    ask_to_give,
    ask_to_lift,
    found_tower,
    keep_chosen,
    list_keeps,
    possible_bases,
    settle,
)
from splendide.games.tower.giving import gifts, list_pieces, pieces_at
from splendide.games.tower.gravity import OUTCOMES, draw_outcome
from splendide.games.tower.hand import CHILD, NONE, NORMAL, SEEDS, STEEL
from splendide.games.tower.outcome import Outcome, read
from splendide.games.tower.pieces import DROPS, PIECES, SHARE
from splendide.games.tower.placing import allows_aim, let_go, list_aims
from splendide.games.tower.state import (
    BASE,
    BOX,
    FOUND,
    GIFT,
    GIVE,
    HEAP,
    KEEP,
    LIFT,
    NO_PIECE,
    NO_SEED,
    NOBODY,
    NOTHING,
    PICK,
    PLACE,
    RAISE,
    SETTLE,
    STANDING,
    SWAY,
    TABLE,
    TAKE,
)
from splendide.games.tower.state import State as State

HANDS: dict[Hand, int] = {"child": CHILD, "normal": NORMAL, "steel": STEEL, "none": NONE}
PICKED_IN_ALL = SHARE * np.arange(len(SHARE))  # by number of players
FARTHEST_OUT = 2000.0  # mm: what rolls off the table is still somewhere


def setup(s: np.record, seats: int, options: Options) -> None:
    s.seats = seats
    s.hand = HANDS[options.hand]
    s.teams = options.teams and seats in (4, 6)
    s.where[:] = HEAP
    s.support[:] = NOTHING
    s.drops_left = DROPS
    s.given = s.told_piece = s.target = NO_PIECE
    s.owner = s.placer = s.chooser = s.salvager = s.winner = NOBODY
    s.seed = NO_SEED
    s.touched = s.told_touched = NOTHING
    s.phase = PICK
    s.pending = 1


@rule
def moves(s: np.record, seat: int, out: IntArray) -> int:
    if seat == NATURE:
        return natures_moves(s)
    if not is_pending(s, seat):
        return 0
    if s.phase == PLACE:
        return list_aims(s, out)
    if s.phase == KEEP:
        return list_keeps(s, out)
    if s.phase == LIFT:
        out[0] = RAISE
        return 1
    pieces, offset = choices(s)
    return list_pieces(pieces, offset, out)


@rule
def allows(s: np.record, seat: int, move: int) -> bool:
    """The same, for one move: there are too many aims to list them all."""
    if not is_pending(s, seat):
        return False
    if s.phase == PLACE:
        return allows_aim(s, move)
    if s.phase == KEEP:
        return allows_keep(s, move)
    if s.phase == LIFT:
        return move == RAISE
    pieces, offset = choices(s)
    return 0 <= move - offset < PIECES and bool((pieces >> (move - offset)) & 1)


@rule
def choices(s: np.record) -> tuple[int, int]:
    """Bit per piece that can be chosen, where a piece is chosen, and the move that chooses the first one."""
    if s.phase == PICK:
        return pieces_at(s, HEAP), TAKE
    if s.phase == GIVE:
        return gifts(s)[1], GIFT
    return possible_bases(s), FOUND


@rule
def natures_moves(s: np.record) -> int:
    if s.phase == SWAY:
        return SEEDS
    return OUTCOMES if s.phase == SETTLE else 0


@rule
def play(s: np.record, seat: int, move: int) -> None:
    if s.phase == PLACE:
        place(s, move)
    elif s.phase == SETTLE:
        fall_or_stand(s, move)
    elif s.phase == GIVE:
        give(s, move - GIFT)
    elif s.phase == LIFT:
        lift(s)
    elif s.phase == SWAY:
        sway(s, move)
    elif s.phase == PICK:
        take(s, seat, move - TAKE)
    elif s.phase == BASE:
        found_tower(s, move - FOUND)
    elif s.phase == KEEP:
        keep_chosen(s, move)


# --- In turn, each takes a piece until all have the same number -----------------------------------------------


@rule
def take(s: np.record, seat: int, piece: int) -> None:
    s.where[piece] = seat
    s.giver = (seat + 1) % s.seats
    s.pending = 1 << s.giver
    if is_all_picked(s):
        put_rest_into_box(s)
        ask_to_give(s, 0)


@rule
def is_all_picked(s: np.record) -> bool:
    left = 0
    for piece in range(PIECES):
        left += s.where[piece] == HEAP
    return PIECES - left == PICKED_IN_ALL[s.seats]


@rule
def put_rest_into_box(s: np.record) -> None:
    """With four players two pieces stay over."""
    for piece in range(PIECES):
        if s.where[piece] == HEAP:
            s.where[piece] = BOX


# --- The giver hands a piece to the left neighbour --------------------------------------------------------------


@rule
def give(s: np.record, piece: int) -> None:
    s.given = piece
    s.owner = s.where[piece]
    ask_to_lift(s)


# --- who puts it on the tower -----------------------------------------------------------------------------------


@rule
def lift(s: np.record) -> None:
    """From now on the hand sways; nature draws how."""
    s.phase = SWAY
    s.pending = 1 << NATURE


@rule
def sway(s: np.record, seed: int) -> None:
    s.seed = seed
    s.phase = PLACE
    s.pending = 1 << s.placer


@rule
def place(s: np.record, move: int) -> None:
    let_go(s, move)
    s.fallen = 0
    s.touched = NOTHING
    s.phase = SETTLE
    s.pending = 1 << NATURE


@rule
def fall_or_stand(s: np.record, k: int) -> None:
    """What was witnessed counts; else nature's k-th answer."""
    if s.witnessed == 0:
        s.fallen = draw_outcome(s, k)
    s.witnessed = 0
    settle(s)


# --- What gravity did, seen ---------------------------------------------------------------------------------------


def witness(s: np.record, seat: int, move: int, shown: str) -> None:
    """The pieces are where this word says, and what it calls fallen has fallen."""
    if seat != NATURE or s.phase != SETTLE:
        raise Refused("bad-shown")
    outcome = read(shown)
    _require_possible(s, outcome)
    for piece, pose in outcome.poses.items():
        s.pose[piece] = [*pose[:3], *_unit(pose[3:])]
        s.support[piece] = outcome.supports[piece]
    s.fallen = sum(1 << piece for piece in outcome.fallen)
    s.touched = outcome.touched
    s.witnessed = 1


def _unit(turn: tuple[float, ...]) -> list[float]:
    length = float(np.sqrt(sum(number * number for number in turn)))
    return [number / length for number in turn]


def _require_possible(s: np.record, outcome: Outcome) -> None:
    """It tells of the tower's pieces and the one let go of, of no others, and each stands on something."""
    on_table = {piece for piece in range(PIECES) if s.where[piece] == STANDING} | {int(s.given)}
    good = set(outcome.poses) == on_table
    good = good and outcome.touched in (on_table | {TABLE, NOTHING})
    good = good and all(support in (on_table | {TABLE, NOTHING}) for support in outcome.supports.values())
    good = good and all(_is_somewhere(pose) for pose in outcome.poses.values())
    if not (good and all(_has_ground(outcome, piece) for piece in on_table)):
        raise Refused("bad-shown")


def _is_somewhere(pose: tuple[float, ...]) -> bool:
    x, y, z, *turn = pose
    length = sum(number * number for number in turn)
    return max(abs(x), abs(y)) <= FARTHEST_OUT and -1.0 <= z <= FARTHEST_OUT and 0.9 < length < 1.1


def _has_ground(outcome: Outcome, piece: int) -> bool:
    """Whether one comes to the table going down from a piece that did not fall; none may go round in circles."""
    fallen, seen = piece in outcome.fallen, set()
    while piece >= 0:
        if piece in seen or (not fallen and piece in outcome.fallen):
            return False
        seen.add(piece)
        piece = outcome.supports[piece]
    return fallen or piece == TABLE


# --- Everything lies open -----------------------------------------------------------------------------------------


@rule
def hide(s: np.record, seat: int) -> None:
    """Nothing is secret here."""


@rule
def imagine(s: np.record, seat: int, rng: np.random.Generator) -> None:
    """There is nothing to imagine."""


# --- The end: an empty reserve or three drops ------------------------------------------------------------------------


@rule
def has_won(s: np.record, seat: int) -> bool:
    """A team wins with its member, who sits opposite."""
    if s.winner == NOBODY:
        return False
    apart = s.seats // 2 if s.teams else s.seats
    return seat % apart == s.winner % apart


@rule
def scores(s: np.record, out: IntArray) -> None:
    for seat in range(s.seats):
        out[seat, 0] = has_won(s, seat)
