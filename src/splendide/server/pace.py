"""What a game says about time, asked about a match. A verb that the game lacks says nothing."""

from typing import Any

import numpy as np

from splendide.core.game import NATURE, SPECTATOR
from splendide.core.library import Game
from splendide.core.match import Match
from splendide.core.reading import reading


class Pace:
    """Everything but `late` looks at what a spectator knows: how long things take must not tell secrets."""

    def __init__(self, game: Game):
        self._pace, self._world = game.pace, game.world
        self._looked_at: tuple[Match, int, np.record] | None = None

    def public(self, match: Match) -> np.record:
        """What a spectator knows of the match now."""
        if not self._looked_at or self._looked_at[:2] != (match, len(match.log)):
            self._looked_at = match, len(match.log), reading(match.hidden(SPECTATOR))
        return self._looked_at[2]

    def _ask(self, verb: str, otherwise: Any, match: Match, *more: Any) -> Any:
        answer = getattr(self._pace, verb, None)
        return otherwise if answer is None else answer(self.public(match), *more)

    def pause(self, match: Match) -> float:
        """Seconds that nature waits before the move she owes."""
        return float(self._ask("pause", 0.0, match))

    def limit(self, match: Match, seat: int) -> float | None:
        """Seconds this seat has for the decision it owes, if there is a limit."""
        limit: float | None = self._ask("limit", None, match, seat) if match.owes(seat) else None
        return limit

    def late(self, match: Match, seat: int, hand: list[float]) -> int:
        """The move made for a seat whose time is up, out of what that seat knows."""
        if self._pace is None:
            raise ValueError("a game with limits says what is played when they are over")
        return int(self._pace.late(match.hidden(seat), seat, hand))

    def is_race(self, match: Match, text: str) -> bool:
        """Whether the moment of this move counts."""
        return bool(self._ask("is_race", False, match, text))

    def level(self, match: Match, text: str) -> str:
        """How the game writes that this move was made in the same millisecond as the one before it."""
        return str(self._ask("level", text, match, text))

    def is_level(self, match: Match, text: str) -> bool:
        """Whether it is written so already: nobody can know that of their own move."""
        return hasattr(self._pace, "level") and self.level(match, text) == text

    def claimed(self, match: Match, seat: int, move: int) -> float | None:
        """How long after the question was asked this move says it was made, in milliseconds."""
        claim: float | None = self._ask("claimed", None, match, seat, move)
        return claim

    def is_the_world_s(self, match: Match) -> bool:
        """Whether physics decides nature's next move."""
        return self._world is not None and match.owes(NATURE) and bool(self._world.due(self.public(match)))

    def holds(self, match: Match) -> bool:
        """Whether nature's next move has to wait."""
        return self.is_the_world_s(match) or self.pause(match) > 0
