"""Every match that a house keeps is played again, by the rules, to where it is said to have led."""

from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from splendide.core.errors import Refused
from splendide.core.log import Entry
from splendide.server.store.rows import MatchRow
from splendide.server.store.sqlite import SqliteStore, opened
from splendide.server.table.live import replayed

Steps = Callable[[int], AbstractContextManager[Callable[[], None]]]  # told how many there are: what counts them


@dataclass
class Checked:
    matches: int = 0
    moves: int = 0
    faults: dict[str, Refused] = field(default_factory=dict)  # by match, what is wrong with it


async def check_matches(file: Path, counting: Steps) -> Checked:
    """What was found in this file, which nobody else has open."""
    with closing(opened(file)) as connection:
        names = [str(name) for (name,) in connection.execute("SELECT id FROM matches ORDER BY id")]
    store, checked = SqliteStore(file), Checked()
    with counting(len(names)) as step:
        for name in names:
            try:
                kept = await store.match(name)
                assert kept
                checked.moves += len(kept[1])
                require_true(*kept)
            except Refused as refused:
                checked.faults[name] = refused
            except (ValueError, AssertionError, IndexError, msgspec.MsgspecError) as wrong:
                checked.faults[name] = Refused("unreadable-match", reason=str(wrong) or type(wrong).__name__)
            checked.matches += 1
            step()
    await store.close()
    return checked


def require_true(row: MatchRow, entries: list[Entry]) -> None:
    """Its moves are legal one after the other, and what is kept of its end is its end."""
    match = replayed(row, entries)
    if row.over != match.over:
        raise Refused("kept-as-over") if row.over else Refused("kept-as-going-on")
    if row.points and tuple(map(tuple, match.points().tolist())) != row.points:
        raise Refused("kept-with-other-points")
