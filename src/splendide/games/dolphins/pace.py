"""How long things take. Everything but `late` looks at what everybody knows."""

import numpy as np

from splendide.core.game import States
from splendide.games.dolphins.bot import least_wanted
from splendide.games.dolphins.state import (
    CALL,
    CALLING,
    CALM,
    DEALING,
    GRABBING,
    RACED,
    dolphins_left,
)

# Seconds.
FIRST_CALL = 3.5  # between two calls of the table at the beginning of a deal…
FASTER = 0.87  # …so many times shorter each time…
FASTEST = 1.2  # …but not shorter than this
LAST_SPLASH = 0.4  # after the last dolphin is gone
HESITATION = 2.5  # after a touch, for whoever has not yet: nothing tells a race from a false start, not even this
REPLAY = 5.5  # to see the race again
SIGH = 2.5  # after a deal without a race


def pause(s: np.record) -> float:
    """The calm game has no clock at all."""
    if s.pace == CALM:
        return 0.0
    if s.phase == CALLING:
        return max(FASTEST, FIRST_CALL * FASTER ** int(s.passes))
    if s.phase == GRABBING:
        return HESITATION if dolphins_left(s) else LAST_SPLASH
    if s.phase == DEALING and s.dealt == 0 and s.turn > 0:
        return REPLAY if s.told_end == RACED else SIGH
    return 0.0


def limit(s: np.record, seat: int) -> float | None:
    """For a card, or for the dealer's call."""
    return None if s.pace == CALM else float(s.limit)


def late(states: States, seat: int, hand: list[float]) -> int:
    """The dealer is called for; from the others comes the card that a sensible beginner would pass."""
    s = states[0]
    return CALL if s.phase == CALLING else int(least_wanted(s, seat, 0))


def is_race(s: np.record, move_text: str) -> bool:
    return s.pace != CALM and move_text in ("touch", "touch-level")


def level(s: np.record, move_text: str) -> str:
    """How a touch in the same millisecond as the one before is written."""
    return "touch-level"
