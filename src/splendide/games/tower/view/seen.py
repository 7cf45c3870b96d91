"""What the browser is told of a match of the tower. Pieces are spoken of by number: shape × 6 + colour."""

from typing import Literal

import msgspec

from splendide.games.tower import Hand
from splendide.games.tower.play.giving import WhyNot

Phase = Literal["pick", "give", "lift", "sway", "place", "settle", "base", "keep", "over"]
Place = Literal["heap", "reserve", "hand", "standing", "fallen", "box"]
Giving = Literal["first", "own", "others", "any-own", "any"]
Result = Literal["stood", "touched", "fell", "no-room"]
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
    result: Result  # touched: it rests on the table or against another piece, while all else stands; no-room: nowhere
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
