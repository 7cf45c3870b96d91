"""What is remembered of a seat after a match: how quickly it answered to the others' touches."""

from collections.abc import Sequence
from statistics import median

import msgspec

from splendide.core.facts import Less
from splendide.core.log import Entry
from splendide.core.position import Snapshot
from splendide.games.dolphins.state import TOUCH, TOUCH_LEVEL


class Figures(msgspec.Struct, frozen=True):
    reaction: Less


def figures(s: Snapshot, seat: int, log: Sequence[Entry]) -> Figures:
    """The middle of its reactions in ms; whoever opens a race reacts to nothing, and in the calm game nobody does."""
    touches = [entry for entry in log if entry.seat == seat and entry.move in (TOUCH, TOUCH_LEVEL)]
    times = [int(entry.shown) for entry in touches if entry.shown]
    answered = [time for time in times if time > 0]
    return Figures(float(median(answered)) if answered else None)
