"""What a program that plays a seat is told and what it answers, one JSON object a line (docs/bots.md).

It sees what its seat sees. Whoever carries these messages makes a legal move for it when it is late, wrong or gone.
"""

from typing import Any, Literal

import msgspec

from splendide.core.errors import Refused
from splendide.core.match import Match

LONGEST_ANSWER = 16_384  # bytes of a line

encode = msgspec.json.encode


class Begin(msgspec.Struct, frozen=True, tag="begin", tag_field="type"):
    """A match begins; nothing is to be answered."""

    game: str
    seats: int
    seat: int  # that the program plays
    options: dict[str, Any]


class Happened(msgspec.Struct, frozen=True):
    """A move that the seat may know of."""

    seat: int  # 30: nature
    move: str
    shown: str  # what the world showed with it; "" mostly


class Decide(msgspec.Struct, frozen=True, tag="decide", tag_field="type"):
    """The seat owes a decision."""

    number: int  # of the question, to be said in the answer
    moves: list[str]  # what is legal; of a game with too many moves to list, some that are
    view: Any  # what all see
    own: Any  # what this seat sees beyond it
    happened: list[Happened]  # since it was last asked
    milliseconds: int  # it has


class End(msgspec.Struct, frozen=True, tag="end", tag_field="type"):
    """The match is over; nothing is to be answered."""

    points: list[list[int]]  # by seat: points, then tie-breaks
    winners: list[int]


class Answer(msgspec.Struct, frozen=True):
    number: int
    move: str


Fault = Literal["late", "nonsense", "illegal", "gone"]  # why a move was made for a program

_ANSWER = msgspec.json.Decoder(Answer)


def begin(match: Match, seat: int) -> bytes:
    return encode(Begin(match.game.slug, match.seats, seat, msgspec.to_builtins(match.options)))


def decide(match: Match, seat: int, since: int, milliseconds: int) -> bytes:
    """The question that this seat owes an answer to; `since`: so many events had happened when it was last asked."""
    happened = [Happened(entry.seat, entry.text, entry.shown) for _, entry in match.happened(seat, since)]
    moves = match.written(seat, match.moves(seat))
    number = match.question(seat)
    return encode(Decide(number, moves, match.view(), match.own(seat), happened, milliseconds))


def end(match: Match) -> bytes:
    return encode(End(match.points().tolist(), match.winners()))


def read_answer(line: bytes | str) -> Answer | None:
    """None: nobody can tell what it means."""
    try:
        return _ANSWER.decode(line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def legal(match: Match, seat: int, answer: Answer) -> int | None:
    """The move that is meant; None: it is none that the rules allow now."""
    try:
        return match.read(seat, answer.move)
    except Refused:
        return None
