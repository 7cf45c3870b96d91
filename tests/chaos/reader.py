"""Reads the log of a house that is not there any more, and holds what people noted against it.

It has no part in the house: it opens a copy of the file by itself, plays the moves again from the first one, and never
asks how the house came to them.
"""

import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg
import msgspec

from splendide.core.chain import heads
from splendide.core.log import Entry
from splendide.core.match import Match
from splendide.core.record import Record, record_of
from splendide.server.store.rows import MatchRow
from splendide.server.table.live import LiveMatch, nature_of, replayed
from tests.chaos.player import ACKNOWLEDGED, REFUSED, Notes

FILES = ("splendide.sqlite", "splendide.sqlite-wal")
Row = tuple[int, int, int, str, str, bool]  # ply, seat, move, shown, text, late
ROWS = "SELECT ply, seat, move, shown, text, late FROM moves WHERE match = {name} ORDER BY ply"


@dataclass
class Book:
    """The log of one match as it has been read, and the position after each move of it."""

    row: MatchRow
    rows: list[Row] = field(default_factory=list)
    after: list[Match] = field(default_factory=list)
    closed: bool = False  # it is over, and all that was noted of it has been looked at


class Reader:
    def __init__(self, folder: Path):
        self._folder = folder
        self.books: dict[str, Book] = {}
        self.faults: list[str] = []

    def read(self) -> None:
        """The log is known as it lies on the disk now; what was there before must still be there."""
        with TemporaryDirectory() as scratch:
            for name in FILES:
                if (self._folder / name).exists():
                    shutil.copy(self._folder / name, scratch)
            file = sqlite3.connect(Path(scratch) / FILES[0])
            for name, body in file.execute("SELECT id, body FROM matches").fetchall():
                row = msgspec.json.decode(body, type=MatchRow)
                self._read_on(name, row, file.execute(ROWS.format(name="?"), (name,)).fetchall())
            file.close()

    async def read_database(self, url: str) -> None:
        """The same of a database, as it is at one moment."""
        connection = await asyncpg.connect(url)
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            for name, body in await connection.fetch("SELECT id, body FROM matches"):
                rows = [tuple(row) for row in await connection.fetch(ROWS.format(name="$1"), name)]
                self._read_on(name, msgspec.json.decode(body, type=MatchRow), rows)
        await connection.close()

    def _read_on(self, name: str, row: MatchRow, rows: list[Row]) -> None:
        book = self.books.setdefault(name, Book(row))
        if rows[: len(book.rows)] != book.rows:
            self._blame(name, "a move that was there is gone or is another one")
            book.rows, book.after = [], []
        if [ply for ply, *_ in rows] != list(range(len(rows))):
            self._blame(name, "plies are missing")
            return
        book.row = row
        if row.nonces is None:  # nobody has moved yet
            return
        book.after = book.after or [replayed(row, [])]
        for ply, seat, move, shown, text, late in rows[len(book.rows) :]:
            self._play(name, book, ply, Entry(seat, move, shown, text, bool(late)))
        book.rows = rows

    def _play(self, name: str, book: Book, ply: int, entry: Entry) -> None:
        match = book.after[-1].fork()
        match.moments = book.after[-1].moments.copy()  # a fork remembers the last one alone
        match.enter(entry._replace(text=""))
        if match.log[-1].text != entry.text:
            self._blame(name, f"ply {ply} is written as {entry.text!r}, and is {match.log[-1].text!r}")
        book.after.append(match)

    def close_finished(self) -> None:
        """What is over changes no more, and is looked at no more."""
        for book in self.books.values():
            if book.row.over and not book.closed:
                book.closed, book.after = True, book.after[-1:]

    # --- What people noted ---------------------------------------------------------------------------

    def hold_all(self, everybodys: Iterable[Mapping[str, Notes]]) -> None:
        """What each of them noted, by match, is held against all that still went on; what is over is closed."""
        for theirs in everybodys:
            for name, notes in theirs.items():
                book = self.books.get(name)
                if book is None or not book.closed:
                    self.hold(name, notes)
        self.close_finished()

    def hold(self, name: str, notes: Notes) -> None:
        """Whatever they noted is so, or a fault is."""
        book = self.books.get(name)
        if book is None or not book.after:
            if notes.acknowledged or notes.heard:
                self._blame(name, "there is nothing of it")
            return
        for fault in (*self._unkept(book, notes), *self._untold(book, notes), *self._unshown(book, notes)):
            self._blame(name, f"{book.row.game}, seat {notes.seat}: {fault}")

    def _unkept(self, book: Book, notes: Notes) -> Iterator[str]:
        """Every move that was acknowledged is there once, none that was refused is."""
        written: dict[int, Counter[str]] = {}
        for before, (_, seat, _, _, text, _) in zip(book.after, book.rows, strict=False):
            if seat == notes.seat:
                written.setdefault(before.question(seat), Counter())[text] += 1
        for question in {*written, *notes.sent}:
            there, sent = written.get(question, Counter()), notes.sent.get(question, [])
            sure = Counter(each.text for each in sent if each.fate == ACKNOWLEDGED)
            possible = Counter(each.text for each in sent if each.fate != REFUSED)
            of = f"of {sent} after {notes.sent.get(question - 1, [])}"
            if lost := sure - there:
                yield f"question {question}: lost {dict(lost)} {of}"
            if not notes.timed and (extra := there - possible):
                yield f"question {question}: never said, or said once and there twice: {dict(extra)} {of}"

    def _untold(self, book: Book, notes: Notes) -> Iterator[str]:
        """All that was said to have happened has, at its place; and every head that was seen is on the chain."""
        told = book.after[-1].told
        for number, happened in notes.heard.items():
            entry = told[number].entry if number < len(told) else None
            if entry is None or (entry.seat, entry.text, entry.shown) != (happened.seat, happened.move, happened.shown):
                yield f"what was told as {number} ({happened.seat} {happened.move}) is not so"
        match, row = book.after[-1], book.row
        chain = set(heads(_record(match, row)))
        if lost := [head for head in notes.heads if head not in chain]:
            yield f"{len(lost)} heads that were seen are not on the chain"

    def _unshown(self, book: Book, notes: Notes) -> Iterator[str]:
        """The position replayed to what was last shown is the same to the byte."""
        if not notes.view:
            return
        there = [match for match in book.after if len(match.told) == notes.told]
        if not any(_view(match, book.row) == notes.view for match in there):
            yield f"the view of moment {notes.told} is another one"
        if notes.own and not any(LiveMatch(book.row, match).seat_view(notes.seat) == notes.own for match in there):
            yield f"what it alone saw or could do at moment {notes.told} is something else"

    def _blame(self, name: str, fault: str) -> None:
        self.faults.append(f"match {name}: {fault}")


def _view(match: Match, row: MatchRow) -> bytes:
    return LiveMatch(row, match).moments[-1].view


def _record(match: Match, row: MatchRow) -> Record:
    """With the secret, which the house reveals at the end alone."""
    return replace(record_of(match, row.id, row.names, nature_of(row), row.world), secret=row.secret)
