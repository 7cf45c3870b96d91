"""What a game says of itself in words of the house: plain values. Quick to import: the list of games needs no more."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

Hand = list[float]  # where a hand is, x and y from the middle of the table and what else there is; empty: withdrawn
NEAR = 90.0  # a hand that comes nearer to the middle startles
LEVELS = ("random", "novice", "greedy", "search", "master")  # bots, the weakest first; every game has them all
Better = Literal["more", "less"]
More = Annotated[float | None, "more"]  # a figure of which more is better; None: there is none this time
Less = Annotated[float | None, "less"]
Path = list[tuple[float, Hand]]  # seconds since it began, and where the hand is then


class Talk(NamedTuple):
    """What people may say at a table."""

    phrases: tuple[str, ...] = ()  # with one tap, about something on the table
    chat: bool = True  # what they like, at a new table


class About(NamedTuple):
    """Who can play it, and what a table can choose."""

    seats: range
    options: type[msgspec.Struct]
    talk: Talk = Talk()
    simulated: Mapping[str, Any] = {}  # options that simulators take where nothing else is asked for


class Judged(NamedTuple):
    """A legal move, and what a bot thinks of it."""

    move: int
    value: float
    tries: int  # before it thought so
    chance: float = 0.0  # how often it makes it; a mind may leave this to the house, which makes the best one


class Term(NamedTuple):
    """A part of what something is worth; what it is good for is said by the game's text `why-` and its name."""

    name: str
    amount: float  # higher is better; all terms together are about the worth
    number: int = 0  # which one, where there are several of that name: the text is given it


class Search(NamedTuple):
    """How the house's bots think of a game."""

    effort: int = 2_000_000  # moves that are played or looked at: about 0.3 s where a move is cheap
    rivals: bool = False  # whether the others play sensibly in a playout, too; otherwise at random
    horizon: tuple[int, int] = (0, 0)  # own moves after which a playout is judged by `worth`, from … to; 0: at its end
    shortlist: int = 0  # moves that are played on from, the best by `worth`; 0: all
    crowd: tuple[int, int] = (99, 0)  # from so many seats on, so many moves: a playout takes longer there
    tempers: Mapping[str, Mapping[str, float]] = {}  # by level: what of its temper is not as elsewhere
    match: float = 1.0  # what a whole match is about worth, in the unit of a mind's `terms_of`: losses are shares of it

    def shortlist_at(self, seats: int, most: int = 0) -> int:
        """How many moves are played on from, by somebody who looks at so many at most; 0: all."""
        least, few = self.crowd
        limits = few if seats >= least else self.shortlist, most
        return min(filter(None, limits), default=0)


class Senses(NamedTuple):
    """What a bot's body notices, and what its mind has decided."""

    hands: Mapping[int, Hand]  # by seat
    startled_by: int | None = None  # whose hand has just come NEAR
    decided: int | None = None  # a move, to be made at the end of an impulse
    startled_before: int = 0  # how often that hand has come so near already


class Impulse(NamedTuple):
    """What a hand does next."""

    after: float  # seconds until it begins
    path: Path
    move: int | None = None  # made at the end
