"""What a table and its clock know of each other."""

from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple, Protocol

from splendide.bots.bodies import Levels
from splendide.core.errors import Refused
from splendide.core.match import Match
from splendide.core.time.clocks import Tempo
from splendide.core.time.line import Line
from splendide.server.realtime.hands import Where
from splendide.server.store.rows import ClockRow

SECOND = 1000.0  # milliseconds

Step = Callable[[], Awaitable[None]]
Holds = Callable[[Match], bool]


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Floor(NamedTuple):
    """What a table lets its clock do."""

    do: Callable[[Step, Callable[[Refused], None]], None]  # when its turn comes in the table's queue
    keep: Callable[[Match, Holds], Awaitable[None]]  # what was tried is stored, and then holds
    lines: Callable[[int], list[Line]]  # to whoever plays a seat
    bots: Callable[[], Levels]
    show: Callable[[Where], None]  # hands, to everybody
    answer: Callable[[int, int], None]  # a bot's hand has done what comes before the move that was decided
    stand_in: Callable[[list[int]], None]  # bots decide what these people were asked, whose time is up
    give_up: Callable[[list[int]], Awaitable[None]]  # bots play on for these people, who are gone
    later: Callable[[float, Callable[[], None]], Alarm]
    clock: Callable[[], float]  # seconds, of a clock that never jumps
    date: Callable[[], float]  # seconds since 1970


class Sight(NamedTuple):
    """What the table shows its clock."""

    name: str
    match: Match | None
    present: bool  # somebody is there
    tempo: Tempo | None  # how long everybody may think
    timed: Mapping[int, int]  # the people for whom others wait, and since which move
    kept: ClockRow | None  # what the clocks said when the match was stored


def goes_on(before: Match, match: Match) -> bool:
    """Whether this is the same match after some more moves."""
    known = len(before.log)
    return len(match.log) >= known and match.log[:known] == before.log
