"""The rules of Splash!, the wooden tower, in the order of the rule sheet."""

import numpy as np

from splendide.core.compiled import rule
from splendide.core.errors import Refused
from splendide.core.game import NATURE, is_pending
from splendide.core.position import IntArray, Position, Snapshot
from splendide.games.tower import Hand, Options
from splendide.games.tower.physics.outcome import read
from splendide.games.tower.play.aftermath import fall_for_want_of_room, reckon
from splendide.games.tower.play.bases import found_tower, possible_bases
from splendide.games.tower.play.ending import has_won
from splendide.games.tower.play.giving import gifts, list_pieces, why_not_give
from splendide.games.tower.play.gravity import OUTCOMES, draw_outcome
from splendide.games.tower.play.hand import CHILD, NONE, NORMAL, SEEDS, STEEL
from splendide.games.tower.play.placing import allows_aim, let_go, why_not_place
from splendide.games.tower.play.room import has_room, list_aims
from splendide.games.tower.play.salvage import allows_keep, keep_chosen, list_keeps, why_not_keep
from splendide.games.tower.play.state import (
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
    PICK,
    PLACE,
    RAISE,
    SETTLE,
    SWAY,
    TAKE,
)
from splendide.games.tower.play.state import State as State
from splendide.games.tower.play.tower import pieces_at
from splendide.games.tower.play.turns import ask_to_give, ask_to_lift
from splendide.games.tower.play.witnessing import take_in
from splendide.games.tower.wood.pieces import DROPS, PIECES, SHARE
from splendide.games.tower.wood.stacks import NOTHING

HANDS: dict[Hand, int] = {"child": CHILD, "normal": NORMAL, "steel": STEEL, "none": NONE}
PICKED_IN_ALL = SHARE * np.arange(len(SHARE))  # by number of players
IN_TEAMS = (4, 6)  # players who can sit opposite each other in pairs


def setup(s: Position, seats: int, options: Options) -> None:
    if options.teams and seats not in IN_TEAMS:
        raise Refused("tower-teams", players=seats)
    s.seats = seats
    s.hand = HANDS[options.hand]
    s.teams = options.teams
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
def moves(s: Position, seat: int, out: IntArray) -> int:
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
def allows(s: Position, seat: int, move: int) -> bool:
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


def why_not(s: Snapshot, seat: int, move: int) -> Refused | None:
    """What speaks against a move of the kind that is asked for; against any other, only that it isn't."""
    reasons = {GIVE: why_not_give, PLACE: why_not_place, KEEP: why_not_keep}
    return reasons[s.phase](s, move) if is_pending(s, seat) and s.phase in reasons else None


@rule
def choices(s: Position) -> tuple[int, int]:
    """Bit per piece that can be chosen, where a piece is chosen, and the move that chooses the first one."""
    if s.phase == PICK:
        return pieces_at(s, HEAP), TAKE
    if s.phase == GIVE:
        return gifts(s)[1], GIFT
    return possible_bases(s), FOUND


@rule
def natures_moves(s: Position) -> int:
    if s.phase == SWAY:
        return SEEDS
    return OUTCOMES if s.phase == SETTLE else 0


@rule
def play(s: Position, seat: int, move: int) -> None:
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
    if is_just_given(s) and not has_room(s):
        fall_for_want_of_room(s)


# --- In turn, each takes a piece until all have the same number -----------------------------------------------


@rule
def take(s: Position, seat: int, piece: int) -> None:
    s.where[piece] = seat
    s.giver = (seat + 1) % s.seats
    s.pending = 1 << s.giver
    if is_all_picked(s):
        put_rest_into_box(s)
        ask_to_give(s, 0)


@rule
def is_all_picked(s: Position) -> bool:
    left = 0
    for piece in range(PIECES):
        left += s.where[piece] == HEAP
    return PIECES - left == PICKED_IN_ALL[s.seats]


@rule
def put_rest_into_box(s: Position) -> None:
    """With four players two pieces stay over."""
    for piece in range(PIECES):
        if s.where[piece] == HEAP:
            s.where[piece] = BOX


# --- The giver hands a piece to the left neighbour --------------------------------------------------------------


@rule
def give(s: Position, piece: int) -> None:
    s.given = piece
    s.owner = s.where[piece]
    ask_to_lift(s)


@rule
def is_just_given(s: Position) -> bool:
    """Whether a piece has been handed over that nobody holds yet."""
    return s.phase == LIFT or (s.phase == PLACE and s.hand == NONE)


# --- who puts it on the tower -----------------------------------------------------------------------------------


@rule
def lift(s: Position) -> None:
    """From now on the hand sways; nature draws how."""
    s.phase = SWAY
    s.pending = 1 << NATURE


@rule
def sway(s: Position, seed: int) -> None:
    s.seed = seed
    s.phase = PLACE
    s.pending = 1 << s.placer


@rule
def place(s: Position, move: int) -> None:
    let_go(s, move)
    s.fallen = 0
    s.touched = NOTHING
    s.phase = SETTLE
    s.pending = 1 << NATURE


@rule
def fall_or_stand(s: Position, k: int) -> None:
    """What was witnessed counts; else nature's k-th answer."""
    if s.witnessed == 0:
        s.fallen = draw_outcome(s, k)
    s.witnessed = 0
    reckon(s)


# --- What gravity did, seen ---------------------------------------------------------------------------------------


def witness(s: Position, seat: int, move: int, shown: str) -> None:
    """What was seen is in the state, so that nature needn't draw it."""
    if seat != NATURE or s.phase != SETTLE:
        raise Refused("bad-shown")
    take_in(s, read(shown))


# --- Everything lies open -----------------------------------------------------------------------------------------


@rule
def hide(s: Position, seat: int) -> None:
    """Nothing is secret here."""


@rule
def imagine(s: Position, seat: int, rng: np.random.Generator) -> None:
    """There is nothing to imagine."""


# --- The end: an empty reserve or three drops ------------------------------------------------------------------------


@rule
def scores(s: Position, out: IntArray) -> None:
    for seat in range(s.seats):
        out[seat, 0] = has_won(s, seat)
