"""How long things take. Everything but `late` looks at what everybody knows."""

from collections.abc import Mapping

from splendide.core.facts import Hand
from splendide.core.game import NATURE
from splendide.core.position import Snapshot
from splendide.games.dolphins.bot import least_wanted
from splendide.games.dolphins.state import (
    CALL,
    CALLING,
    CALM,
    DEALING,
    GRABBING,
    RACED,
    TOUCH,
    TOUCH_LEVEL,
    dolphins_left,
)

# Seconds.
CALLS = (3.5, 1.2)  # before the table calls, at first and at the highest tempo
FASTER = 0.97  # what is done in tempo takes so many times as long after each pass of the match
LAST_SPLASH = 0.4  # after the last dolphin is gone
HESITATION = 2.5  # after a touch, for whoever has not yet: nothing tells a race from a false start, not even this
COUNT_IN = 2.4  # before the first deal
REPLAY = 6.0  # to see the race again, slowly, and what it brought
SIGH = 2.5  # after a deal without a race


def wait(s: Snapshot, seat: int) -> float | None:
    """A seat's is for a card, or for the dealer's call. The calm game has no clock at all."""
    if seat != NATURE:
        return None if s.pace == CALM else float(s.limit)
    return 0.0 if s.pace == CALM else pause(s)


def pause(s: Snapshot) -> float:
    """Until nature calls, ends a grab, or deals again."""
    if s.phase == CALLING:
        return in_tempo(s, *CALLS)
    if s.phase == GRABBING:
        return HESITATION if dolphins_left(s) else LAST_SPLASH
    if s.phase == DEALING and s.dealt == 0:
        return _before_dealing(s)
    return 0.0


def _before_dealing(s: Snapshot) -> float:
    if s.turn == 0:
        return COUNT_IN
    return REPLAY if s.told_end == RACED else SIGH


def in_tempo(s: Snapshot, first: float, least: float) -> float:
    """How long this takes by now: a match gets faster and faster, from deal to deal."""
    return max(least, first * FASTER**s.passed)


def late(s: Snapshot, seat: int, hand: Hand) -> int:
    """The dealer is called for; from the others comes the card that a sensible beginner would pass."""
    return CALL if s.phase == CALLING else int(least_wanted(s, seat, 0))


def races(s: Snapshot) -> Mapping[int, int]:
    return {} if s.pace == CALM else {TOUCH: TOUCH_LEVEL}
