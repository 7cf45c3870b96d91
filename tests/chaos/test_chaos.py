"""A few kills of each kind of trouble, and that whoever looks for what was lost does find it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from splendide.server.store.sqlite import SqliteStore
from splendide.server.table.live import LiveMatch, replayed
from tests.chaos.player import ACKNOWLEDGED, Notes
from tests.chaos.reader import Reader
from tests.chaos.storm import QUIET, Storm
from tests.server.client import PATIENCE
from tests.server.serving import has_broken

KILLS = 12
UNTIL_FOUND_OUT = 40  # kills: as a rule the first will do


@pytest.fixture(scope="module")
def survived(tmp_path_factory: pytest.TempPathFactory) -> Storm:
    storm = Storm(tmp_path_factory.mktemp("storm"), QUIET, seed=5, longest=PATIENCE)
    asyncio.run(storm.rage(KILLS))
    return storm


def test_nothing_that_was_acknowledged_is_lost_in_any_game_whatever_happens(survived: Storm) -> None:
    assert survived.troubles["kill"] == KILLS
    assert survived.reader.faults == []
    assert survived.acknowledged > 5 * KILLS
    assert {book.row.game for book in survived.reader.books.values()} == {plan.game for plan in QUIET}
    assert not has_broken(survived.house.said), survived.house.said


class FoundOutError(Exception):
    """Something that was acknowledged is gone."""


def look_for_what_is_gone(storm: Storm) -> None:
    if any("lost" in fault or "nothing of it" in fault for fault in storm.reader.faults):
        raise FoundOutError


def test_a_store_that_acknowledges_what_it_has_not_kept_yet_is_found_out(tmp_path: Path) -> None:
    """The moves that it had in hand are gone with it; now and then it has none."""
    storm = Storm(tmp_path, QUIET[:3], seed=1, store="hasty")
    storm.usual_commit = 0.2
    with pytest.raises(FoundOutError):
        asyncio.run(storm.rage(UNTIL_FOUND_OUT, look_for_what_is_gone))


# --- What the reader would notice in the very log that it found to be in order -----------------------

TAMPERINGS: dict[str, tuple[str, str]] = {
    "the last acknowledged move is gone": ("DELETE FROM moves WHERE match = ? AND ply >= {ply}", "lost"),
    "a move in the middle is gone": ("DELETE FROM moves WHERE match = ? AND ply = {ply}", "plies are missing"),
    "an answer is another": ("UPDATE moves SET text = text || '!' WHERE match = ? AND ply = {ply}", "is written as"),
}


def busiest(storm: Storm) -> tuple[str, Notes, int]:
    """A match that goes on, somebody's notes of it, and the ply of an acknowledged answer of theirs."""
    for player in storm.players:
        for name, notes in player.notes.items():
            texts = {each.text for said in notes.sent.values() for each in said if each.fate == ACKNOWLEDGED}
            rows = storm.reader.books[name].rows
            plies = [ply for ply, seat, _, _, text, _ in rows if seat == notes.seat and text in texts]
            if plies and plies[-1] < len(rows) - 1:
                return name, notes, plies[-1]
    raise AssertionError("nobody played")


@pytest.mark.parametrize("how", TAMPERINGS)
def test_a_log_that_was_tampered_with_is_noticed(how: str, survived: Storm, tmp_path: Path) -> None:
    statement, noticed = TAMPERINGS[how]
    name, notes, ply = busiest(survived)
    with sqlite3.connect(survived.house.folder / "splendide.sqlite") as file:
        file.backup(copy := sqlite3.connect(tmp_path / "splendide.sqlite"))
    copy.execute(statement.format(ply=ply), (name,))
    copy.commit()
    copy.close()
    reader = Reader(tmp_path)
    reader.read()
    reader.hold(name, notes)
    assert any(noticed in fault for fault in reader.faults), reader.faults


def test_a_log_that_went_back_is_noticed_by_whoever_read_it_before(survived: Storm, tmp_path: Path) -> None:
    name, _, ply = busiest(survived)
    with sqlite3.connect(survived.house.folder / "splendide.sqlite") as file:
        file.backup(copy := sqlite3.connect(tmp_path / "splendide.sqlite"))
    reader = Reader(tmp_path)
    reader.read()
    assert reader.faults == []
    copy.execute("DELETE FROM moves WHERE match = ? AND ply >= ?", (name, ply))
    copy.commit()
    copy.close()
    reader.read()
    assert f"match {name}: a move that was there is gone or is another one" in reader.faults


def test_a_move_that_was_made_for_somebody_is_part_of_what_heads_were_made_of(survived: Storm, tmp_path: Path) -> None:
    name, _, ply = busiest(survived)
    with sqlite3.connect(survived.house.folder / "splendide.sqlite") as file:
        file.backup(copy := sqlite3.connect(tmp_path / "splendide.sqlite"))
    copy.execute("UPDATE moves SET late = 1 WHERE match = ? AND ply = ?", (name, ply))
    copy.commit()
    copy.close()
    reader = Reader(tmp_path)
    reader.read()
    reader.hold(name, Notes(0, heads=[asyncio.run(head_of(tmp_path / "splendide.sqlite", name))]))
    assert not [fault for fault in reader.faults if "heads" in fault]


async def head_of(file: Path, match: str) -> str:
    """As a house would tell it that has found the match so."""
    store = SqliteStore(file)
    kept = await store.match(match)
    await store.close()
    assert kept
    row, entries = kept
    return LiveMatch(row, replayed(row, entries)).head
