"""What the browser draws of a match of the tower. Pieces are spoken of by number: shape × 6 + colour."""

from typing import Literal, NamedTuple

import msgspec
import numpy as np

from splendide.core.compiled import kernel
from splendide.core.game import IntArray, States
from splendide.core.reading import reading
from splendide.games.tower import Hand, rules
from splendide.games.tower.aftermath import possible_bases, stack_height, stack_of, tallest_stack
from splendide.games.tower.geometry import shape_of
from splendide.games.tower.giving import (
    ANY,
    ANY_OWN,
    FIRST,
    OTHERS,
    OWN,
    fitting_pieces,
    gifts,
    pieces_at,
    target_of,
    top_of,
    uncovered_pieces,
)
from splendide.games.tower.hand import NONE, WINDOW_MS
from splendide.games.tower.pieces import (
    ALLOWED,
    DROPS_TO_WIN,
    FACE_NAMES,
    PIECE_NAMES,
    PIECES,
    SALVAGE,
    SHARE,
    Floats,
    colour_name,
    shape_name,
)
from splendide.games.tower.placing import reach_of
from splendide.games.tower.refusals import WhyNot, what_speaks_against
from splendide.games.tower.rules import has_won
from splendide.games.tower.state import (
    BASE,
    BOX,
    BY_RESERVE,
    FALLEN,
    GIVE,
    HAND,
    HEAP,
    KEEP,
    LIFT,
    MOST_SEATS,
    NO_PIECE,
    NO_SEED,
    NOBODY,
    NOTHING,
    OVER,
    PICK,
    PLACE,
    SETTLE,
    STANDING,
    SWAY,
    TABLE,
)

Phase = Literal["pick", "give", "lift", "sway", "place", "settle", "base", "keep", "over"]
Place = Literal["heap", "reserve", "hand", "standing", "fallen", "box"]
Giving = Literal["first", "own", "others", "any-own", "any"]
Result = Literal["stood", "touched", "fell"]
How = Literal["reserve", "drops"]


class Piece(msgspec.Struct, frozen=True):
    name: str  # blue-stick
    shape: str
    colour: str
    place: Place
    owner: int | None  # whose reserve it is in
    pose: list[float] | None  # x, y, z in mm, then w, x, y, z of the quaternion; of pieces on the table or let go of
    top: float | None  # mm above the table; of standing pieces
    support: int | None  # of standing pieces: what carries it, -1 the table
    uncovered: bool  # nothing rests on it
    target: int | None  # of pieces in reserves and in the hand: where it goes now, -1 the table
    fits: bool  # of the same: whether it shares its target's shape or colour, or is the base
    may_give: bool  # by the giver, now
    why_not: WhyNot | None  # of pieces in reserves, while one is to be given


class Player(msgspec.Struct, frozen=True):
    reserve: list[int]
    drops: int
    team: int  # its own number, or that of the team: 0, 1, 2
    won: bool


class Held(msgspec.Struct, frozen=True):
    """The hand with a piece to put down."""

    piece: int
    faces: list[str]  # those it may be put down on
    target: int  # -1 the table
    at: list[float]  # x, y, z of the middle of the target's top: an aim is relative to it
    reach: float  # mm: an aim may be so far from there
    kind: Hand
    seconds: float | None  # how long the hand holds it, from when it was lifted; None: as long as it likes
    seed: int | None  # of the sway; None before it is lifted, and for a hand that doesn't sway


class Stack(msgspec.Struct, frozen=True):
    """Something that could be the base of the new tower."""

    root: int  # its lowest piece, after which it is called
    pieces: list[int]
    height: float


class Last(msgspec.Struct, frozen=True):
    """The last placement and what became of it."""

    piece: int
    giver: int
    placer: int
    owner: int  # whose reserve the piece came from
    target: int  # -1 the table
    released: list[float]  # the pose in which it was let go of
    drift: list[float]  # how far the hand had swayed from its aim, x and y in mm
    result: Result  # touched: it came to rest on the table or against another piece, while all else stands
    touched: int | None  # what it touched: a piece, -1 the table
    fallen: list[int]
    drop: bool  # the giver got a token
    kept: list[int]  # fallen pieces that the placer took
    boxed: list[int]


class End(msgspec.Struct, frozen=True):
    how: How
    player: int  # who did it; the partner wins too
    winners: list[int]


class View(msgspec.Struct, frozen=True):
    phase: Phase
    turn: int  # placements made
    hand: Hand
    teams: bool
    players: list[Player]
    pieces: list[Piece]  # all thirty, by number
    share: int  # pieces that each player takes at the beginning
    picker: int | None  # who takes a piece from the heap
    giver: int | None
    placer: int | None
    giving: Giving | None  # by which rule a piece is given now
    held: Held | None  # lift, sway, place
    tower: list[int]  # the standing pieces, the lowest top first
    height: float  # of the tower, mm
    peak: float  # the highest tower of the match that stood
    chooser: int | None  # who chooses the base or the pieces to keep
    bases: list[Stack]
    salvage: list[int]  # fallen pieces to choose from
    keep: int  # how many of them must be kept
    drops_left: int
    drops_to_win: int
    last: Last | None
    end: End | None


# --- The position -------------------------------------------------------------------------------------------

PHASES: dict[int, Phase] = {
    PICK: "pick",
    GIVE: "give",
    LIFT: "lift",
    SWAY: "sway",
    PLACE: "place",
    SETTLE: "settle",
    BASE: "base",
    KEEP: "keep",
    OVER: "over",
}
HANDS = {number: name for name, number in rules.HANDS.items()}
PLACES: dict[int, Place] = {HEAP: "heap", BOX: "box", STANDING: "standing", FALLEN: "fallen", HAND: "hand"}
GIVINGS: dict[int, Giving] = {FIRST: "first", OWN: "own", OTHERS: "others", ANY_OWN: "any-own", ANY: "any"}
HELD = (LIFT, SWAY, PLACE)
PLACING = (*HELD, SETTLE)


def members(pieces: int) -> list[int]:
    return [piece for piece in range(PIECES) if pieces >> piece & 1]


# --- Pieces -------------------------------------------------------------------------------------------------


class Sight(NamedTuple):
    """What the rules say about all pieces; compiled, since they are asked thirty times."""

    s: np.record
    rule: int  # by which a piece is given
    gifts: int  # bit per piece that may be given
    uncovered: int
    fitting: int
    targets: list[int]
    tops: list[float]


@kernel
def _judge(states: States, masks: IntArray, targets: IntArray, tops: Floats) -> None:
    s = states[0]
    masks[0], masks[1] = gifts(s)
    masks[2] = uncovered_pieces(s)
    masks[3] = fitting_pieces(s)
    for piece in range(PIECES):
        targets[piece] = target_of(s, piece)
        tops[piece] = top_of(s, piece)


def _sight(states: States) -> Sight:
    masks, targets, tops = np.zeros(4, np.int64), np.zeros(PIECES, np.int64), np.zeros(PIECES)
    _judge(states, masks, targets, tops)
    rule, may_be_given, uncovered, fitting = masks.tolist()
    return Sight(reading(states), rule, may_be_given, uncovered, fitting, targets.tolist(), tops.tolist())


def _piece(sight: Sight, piece: int) -> Piece:
    s, where = sight.s, int(sight.s.where[piece])
    stands, in_reserve = where == STANDING, where < MOST_SEATS
    to_come = s.phase != PICK and (in_reserve or (where == HAND and s.phase in HELD))
    lies = where in (STANDING, FALLEN) or (where == HAND and s.phase == SETTLE)
    asked = in_reserve and s.phase == GIVE
    may_give = asked and bool(sight.gifts >> piece & 1)
    return Piece(
        name=PIECE_NAMES[piece],
        shape=shape_name(piece),
        colour=colour_name(piece),
        place="reserve" if in_reserve else PLACES[where],
        owner=where if in_reserve else None,
        pose=s.pose[piece].tolist() if lies else None,
        top=sight.tops[piece] if stands else None,
        support=int(s.support[piece]) if stands else None,
        uncovered=bool(sight.uncovered >> piece & 1),
        target=sight.targets[piece] if to_come else None,
        fits=to_come and bool(sight.fitting >> piece & 1),
        may_give=may_give,
        why_not=what_speaks_against(sight.rule, where == s.giver) if asked and not may_give else None,
    )


def _player(s: np.record, seat: int) -> Player:
    team = seat % (s.seats // 2) if s.teams else seat
    return Player(members(pieces_at(s, seat)), int(s.drops[seat]), team, bool(has_won(s, seat)))


# --- The hand, a fall, the end ------------------------------------------------------------------------------


def _held(s: np.record) -> Held | None:
    if s.phase not in HELD:
        return None
    on_table = s.target == TABLE
    at = [0.0, 0.0, 0.0] if on_table else [*s.pose[s.target][:2], top_of(s, s.target)]
    shape = shape_of(s.given)
    return Held(
        piece=s.given,
        faces=[name for face, name in enumerate(FACE_NAMES) if ALLOWED[shape, face]],
        target=s.target,
        at=[float(number) for number in at],
        reach=float(reach_of(s)),
        kind=HANDS[s.hand],
        seconds=None if s.hand == NONE else int(WINDOW_MS[s.hand]) / 1000,
        seed=None if s.seed == NO_SEED else s.seed,
    )


def _bases(s: np.record) -> list[Stack]:
    return [_stack(s, root) for root in members(possible_bases(s))] if s.phase == BASE else []


def _stack(s: np.record, root: int) -> Stack:
    pieces = stack_of(s, root) if tallest_stack(s) > 0 else 1 << root
    return Stack(root, members(pieces), float(stack_height(s, pieces)))


def _last(s: np.record) -> Last | None:
    if s.told_piece == NO_PIECE:
        return None
    fell = s.told_fallen != 0
    touched = fell and s.told_touched != NOTHING
    return Last(
        piece=s.told_piece,
        giver=s.told_giver,
        placer=(s.told_giver + 1) % s.seats,
        owner=s.told_owner,
        target=s.told_target,
        released=s.released.tolist(),
        drift=s.drift.tolist(),
        result="touched" if touched else "fell" if fell else "stood",
        touched=s.told_touched if touched else None,
        fallen=members(s.told_fallen),
        drop=bool(s.told_drop),
        kept=members(s.told_kept),
        boxed=members(s.told_boxed),
    )


def _end(s: np.record) -> End | None:
    if s.winner == NOBODY:
        return None
    winners = [seat for seat in range(s.seats) if has_won(s, seat)]
    return End("reserve" if s.how == BY_RESERVE else "drops", s.winner, winners)


def view(states: States, seat: int) -> View:
    sight = _sight(states)
    s, standing = sight.s, members(pieces_at(sight.s, STANDING))
    falling = s.phase in (BASE, KEEP)
    return View(
        phase=PHASES[s.phase],
        turn=s.turn,
        hand=HANDS[s.hand],
        teams=bool(s.teams),
        players=[_player(s, other) for other in range(s.seats)],
        pieces=[_piece(sight, piece) for piece in range(PIECES)],
        share=int(SHARE[s.seats]),
        picker=s.giver if s.phase == PICK else None,
        giver=None if s.phase in (PICK, OVER) else s.giver,
        placer=None if s.phase in (PICK, OVER) else s.placer,
        giving=GIVINGS[sight.rule] if s.phase == GIVE else None,
        held=_held(s),
        tower=sorted(standing, key=lambda piece: sight.tops[piece]),
        height=max((sight.tops[piece] for piece in standing), default=0.0),
        peak=s.peak,
        chooser=s.chooser if falling else None,
        bases=_bases(s),
        salvage=members(pieces_at(s, FALLEN)) if s.phase == KEEP else [],
        keep=SALVAGE if s.phase == KEEP else 0,
        drops_left=s.drops_left,
        drops_to_win=DROPS_TO_WIN,
        last=_last(s),
        end=_end(s),
    )
