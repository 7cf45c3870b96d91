"""Players that are programs. They know no game: each game's `bot.py` says how good a position looks."""

from splendide.bots.choice import choose, judge
from splendide.core.facts import LEVELS

__all__ = ["LEVELS", "choose", "judge"]
