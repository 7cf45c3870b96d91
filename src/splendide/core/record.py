"""A match as a text file that people can read and anyone can check: `docs/records.md` describes it."""

import re
from collections.abc import Iterator, Sequence
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


def _write_line(line: Line) -> str:
    shown = SHOWN + line.shown if line.shown else ""
    return f"{NATURE_WORD if line.seat == NATURE else line.seat} {line.text}{shown}"


def write_record(record: Record) -> str:
    header = [f"{key}: {form.write(getattr(record, key))}" for key, form in FORMS.items() if getattr(record, key)]
    return "\n".join([FIRST_LINE, *header, "", *map(_write_line, record.moves), ""])


def record_of(match: Match, name: str, players: Sequence[str], nature: Nature) -> Record:
    """The record of a match; nature's secret, points and winners are in it once the match is over."""
    record = Record(
        game=match.game.slug,
        match=name,
        seats=match.seats,
        players=list(players),
        options=msgspec.to_builtins(match.options),
        commitment=commitment(nature.secret),
        nonces=list(nature.nonces),
        moves=[Line(entry.seat, entry.text, entry.shown) for entry in match.log],
    )
    if not match.over:
        return record
    return replace(record, secret=nature.secret, points=match.points().tolist(), winners=match.winners())


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
        said = re.fullmatch(rf"({NATURE_WORD}|[0-9]{{1,2}}) (\S.*?)(?:{SHOWN}(\S+))?", line)
        if not said:
            raise Fault(number, "record-move", text=line)
        places[k] = number
        k += 1
        yield Line(NATURE if said[1] == NATURE_WORD else int(said[1]), said[2], said[3] or "")


# --- Playing through and checking --------------------------------------------------------------------


@contextmanager
def _on_line(line: int) -> Iterator[None]:
    """What is refused inside is a fault of this line."""
    try:
        yield
    except Refused as refused:
        raise Fault(line, refused.name, **refused.details) from None


def opening(record: Record) -> Match:
    """The position before the first move of the record."""
    with _on_line(record.line_of("game")):
        game = find_game(record.game)
    with _on_line(record.line_of("options")):
        options = game.options(record.options)
    with _on_line(record.line_of("seats")):
        return Match(game, record.seats, options)


def read_move(match: Match, line: Line) -> Entry:
    """The legal move that this line means, or a refusal."""
    if line.text == TAKE_BACK_WORD:
        return Entry(line.seat, TAKE_BACK)
    return Entry(line.seat, match.read(line.seat, line.text), line.shown)


def play_through(record: Record) -> Match:
    """The match after the last move of the record."""
    match = opening(record)
    for k, line in enumerate(record.moves):
        with _on_line(record.line_of(k)):
            match.enter(read_move(match, line))
    return match


def verify(record: Record) -> list[Fault]:
    """All that is wrong in the record: illegal moves, wrong results, a nature that broke her commitment."""
    return list(_faults(record if record.places else read_record(write_record(record))))


def _faults(record: Record) -> Iterator[Fault]:
    proof = list(_proof_faults(record))
    yield from proof
    nature = Nature(record.secret, tuple(record.nonces), record.match) if record.secret and not proof else None
    try:
        match = opening(record)
        yield from _move_faults(record, match, nature)
    except Fault as illegal:
        yield illegal
    else:
        yield from _result_faults(record, match)


def _proof_faults(record: Record) -> Iterator[Fault]:
    if not record.commitment:
        yield Fault(1, "record-no-commitment")
    elif record.secret and commitment(record.secret) != record.commitment:
        yield Fault(record.line_of("secret"), "record-broken-commitment")


def _move_faults(record: Record, match: Match, nature: Nature | None) -> Iterator[Fault]:
    """Nature's moves that don't follow from her secret; an illegal move of anyone is raised.

    What the world showed was seen, not drawn: the rules say where that may be.
    """
    for k, line in enumerate(record.moves):
        with _on_line(record.line_of(k)):
            entry = read_move(match, line)
            if line.seat == NATURE and nature:
                due = nature.choose(match.rolls, len(match.moves(NATURE)))
                if entry.move != due and not line.shown:
                    (expected,) = match.written(NATURE, [due])
                    yield Fault(record.line_of(k), "record-not-natures", move=line.text, expected=expected)
            match.enter(entry)


def _result_faults(record: Record, match: Match) -> Iterator[Fault]:
    last = record.line_of(len(record.moves) - 1)
    if not match.over:
        if record.finished:
            yield Fault(last, "record-not-over")
        return
    if not record.secret:
        yield Fault(last, "record-no-secret")
    for key, true in (("points", match.points().tolist()), ("winners", match.winners())):
        if getattr(record, key) != true:
            yield Fault(record.line_of(key), f"record-wrong-{key}", expected=FORMS[key].write(true))
