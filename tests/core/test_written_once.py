"""A move is written in notation when it is made, and never again: a log carries its texts."""

from dataclasses import replace

from splendide.core.library import find_game
from splendide.core.log import Entry
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.position import Snapshot
from splendide.core.record import record_of, write_record

NATURE = Nature(b"written once", (), "m")


class Counted:
    """A notation that counts how often it is asked to write."""

    def __init__(self) -> None:
        self._notation = find_game("splitter").notation
        self.written = 0

    def write(self, s: Snapshot, seat: int, move: int) -> str:
        self.written += 1
        return self._notation.write(s, seat, move)

    def read(self, s: Snapshot, seat: int, text: str) -> int:
        return self._notation.read(s, seat, text)


def counted() -> tuple[Match, Counted]:
    notation = Counted()
    return Match(replace(find_game("splitter"), notation=notation), 2), notation


def played() -> tuple[Match, Counted]:
    """A whole match, with a choice that was taken back."""
    match, notation = counted()
    match.let_nature_move(NATURE)
    match.play(0, match.moves(0)[-1])
    match.take_back(0)
    while not match.over:
        for seat in match.waiting_for():
            match.play(seat, match.moves(seat)[0])
        match.let_nature_move(NATURE)
    return match, notation


def replayed(log: list[Entry]) -> tuple[Match, Counted]:
    match, notation = counted()
    for entry in log:
        match.enter(entry)
    return match, notation


def record(match: Match) -> str:
    return write_record(record_of(match, "m", ["Ann", "Ben"], NATURE))


def test_every_move_is_written_once_as_it_is_made() -> None:
    match, notation = played()
    assert notation.written == len(match.log) - 1, "taking back is a word of the house"
    assert all(entry.text for entry in match.log)


def test_a_record_of_a_log_with_its_texts_asks_the_notation_nothing() -> None:
    match, _ = played()
    again, notation = replayed(match.log)
    assert record(again) == record(match)
    assert again.log == match.log
    assert again.told == match.told
    assert notation.written == 0


def test_a_log_without_texts_is_written_again() -> None:
    match, _ = played()
    again, notation = replayed([entry._replace(text="") for entry in match.log])
    assert again.log == match.log
    assert record(again) == record(match)
    assert notation.written == len(match.log) - 1
