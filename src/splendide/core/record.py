"""A match as a text file that people can read and anyone can check: `docs/records.md` describes it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import msgspec

from splendide.core.errors import Refused
from splendide.core.forms import FORMS
from splendide.core.game import NATURE
from splendide.core.library import find_game
from splendide.core.log import TAKE_BACK, TAKE_BACK_WORD, Entry
from splendide.core.match import Match
from splendide.core.nature import Nature, commitment

FIRST_LINE = "splendide 1"
NATURE_WORD = "nature"
COMMENT = "#"
LATE = " !late"  # after a move that was made for somebody whose time was up
SHOWN = " ~"  # before the word that says what the world showed with a move


class Fault(Refused):
    """Something wrong in a record, and the line where it is."""

    def __init__(self, line: int, name: str, **details: str | int):
        super().__init__(name, **{**details, "line": str(line)})
        self.line = line


class Line(NamedTuple):
    """One move of a record, in the game's notation."""

    seat: int
    text: str
    shown: str = ""  # what the world showed with it
    late: bool = False  # it was made for somebody whose time was up


@dataclass(frozen=True)
class Record:
    """A match as it is written down. Without points and winners it is an unfinished one."""

    game: str
    seats: int
    match: str = ""
    players: list[str] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    commitment: str = ""
    nonces: list[bytes] = field(default_factory=list)
    world: str = ""  # the engine that showed how things settled, and its version
    secret: bytes = b""
    points: list[list[int]] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    moves: list[Line] = field(default_factory=list)
    places: dict[str | int, int] = field(default_factory=dict, compare=False)  # line of each header key and move

    @property
    def finished(self) -> bool:
        return bool(self.points or self.winners)

    def line_of(self, place: str | int) -> int:
        """The line of a header key or a move in the file this was read from; the first, if it isn't there."""
        return self.places.get(place, 1)


# --- Writing -----------------------------------------------------------------------------------------


def write_line(line: Line) -> str:
    late, shown = LATE if line.late else "", SHOWN + line.shown if line.shown else ""
    return f"{NATURE_WORD if line.seat == NATURE else line.seat} {line.text}{late}{shown}"


def write_header(record: Record) -> list[str]:
    return [f"{key}: {form.write(getattr(record, key))}" for key, form in FORMS.items() if getattr(record, key)]


def write_record(record: Record) -> str:
    return "\n".join([FIRST_LINE, *write_header(record), "", *map(write_line, record.moves), ""])


def record_of(match: Match, name: str, players: Sequence[str], nature: Nature, world: str | None = None) -> Record:
    """The record of a match; nature's secret, points and winners are in it once the match is over.

    `world` is the engine that was at work; None: the one that there is now.
    """
    record = Record(
        game=match.game.slug,
        match=name,
        seats=match.seats,
        players=list(players),
        options=msgspec.to_builtins(match.options),
        commitment=commitment(nature.secret),
        nonces=list(nature.nonces),
        world=_engine(match) if world is None else world,
        moves=lines_of(match.log),
    )
    if not match.over:
        return record
    return replace(record, secret=nature.secret, points=match.points().tolist(), winners=match.winners())


def lines_of(entries: Iterable[Entry]) -> list[Line]:
    return [Line(entry.seat, entry.text, entry.shown, entry.late) for entry in entries]


def _engine(match: Match) -> str:
    """The engine that is asked how things settle, where it was asked."""
    world = match.game.world
    return world.ENGINE if world and any(entry.shown for entry in match.log if entry.seat == NATURE) else ""


# --- Reading -----------------------------------------------------------------------------------------


def read_record(text: str) -> Record:
    """The record in this text; a Fault says which line can't be read."""
    lines = [line.rstrip("\r") for line in text.split("\n")]
    if lines[0] != FIRST_LINE:
        raise Fault(1, "record-first-line", expected=FIRST_LINE)
    blank = lines.index("") if "" in lines else len(lines)
    places: dict[str | int, int] = {}
    header = _read_header(lines[1:blank], places)
    moves = list(_read_moves(lines, blank, places))
    return Record(**header, moves=moves, places=places)


def read_moves(text: str) -> list[Line]:
    """The moves in these lines, which have no header."""
    return list(_read_moves(text.split("\n"), 0, {}))


def _read_header(lines: list[str], places: dict[str | int, int]) -> dict[str, Any]:
    header: dict[str, Any] = {}
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(": ")
        if not colon or key not in FORMS:
            raise Fault(number, "record-header", text=line, keys=", ".join(FORMS))
        if key in header:
            raise Fault(number, "record-twice", key=key)
        header[key] = _read_value(number, key, value)
        places[key] = number
    for key in ("game", "seats"):
        if key not in header:
            raise Fault(1, "record-missing", key=key)
    for key in ("players", "nonces", "points"):
        if len(header.get(key, ())) not in (0, header["seats"]):
            raise Fault(places[key], "record-not-one-a-seat", key=key, seats=header["seats"])
    return header


def _read_value(number: int, key: str, value: str) -> Any:
    try:
        return FORMS[key].read(value)
    except (ValueError, RecursionError):
        raise Fault(number, "record-bad-value", key=key, value=value) from None


def _read_moves(lines: list[str], blank: int, places: dict[str | int, int]) -> Iterator[Line]:
    k = 0
    for number, line in enumerate(lines[blank:], blank + 1):
        if not line or line.startswith(COMMENT):
            continue
        said = re.fullmatch(rf"({NATURE_WORD}|[0-9]{{1,2}}) (\S.*?)({LATE})?(?:{SHOWN}(\S+))?", line)
        if not said:
            raise Fault(number, "record-move", text=line)
        places[k] = number
        k += 1
        yield Line(NATURE if said[1] == NATURE_WORD else int(said[1]), said[2], said[4] or "", bool(said[3]))


# --- Playing through ---------------------------------------------------------------------------------


@contextmanager
def on_line(line: int) -> Iterator[None]:
    """What is refused inside is a fault of this line."""
    try:
        yield
    except Refused as refused:
        raise Fault(line, refused.name, **refused.details) from None


def opening(record: Record) -> Match:
    """The position before the first move of the record."""
    with on_line(record.line_of("game")):
        game = find_game(record.game)
    with on_line(record.line_of("options")):
        options = game.options(record.options)
    with on_line(record.line_of("seats")):
        return Match(game, record.seats, options)


def read_move(match: Match, line: Line) -> Entry:
    """The legal move that this line means, or a refusal."""
    if line.text == TAKE_BACK_WORD:
        return Entry(line.seat, TAKE_BACK)
    return Entry(line.seat, match.read(line.seat, line.text), line.shown, late=line.late)


def play_through(record: Record) -> Match:
    """The match after the last move of the record."""
    match = opening(record)
    for k, line in enumerate(record.moves):
        with on_line(record.line_of(k)):
            match.enter(read_move(match, line))
    return match
