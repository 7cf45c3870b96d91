"""What would have been possible, now that all of nature's moves are known."""

from typing import Any

import msgspec

from splendide.core.game import NATURE
from splendide.core.match import Match


class Possible(msgspec.Struct, frozen=True):
    """The best that somebody alone could have made of nature's moves, as far as was found."""

    points: int
    moves: list[str]
    view: Any  # the game's View at the end


def possible(match: Match) -> Possible | None:
    """None in games where nobody looks for it."""
    game = match.game
    if not game.hindsight:
        return None
    natures = [entry.move for entry in match.log if entry.seat == NATURE]
    alone = Match(game, 1, match.options)
    moves = game.hindsight.best_moves(alone.snapshot(), natures)
    for given, made in zip(natures, moves, strict=True):
        alone.play(NATURE, given)
        alone.play(0, made)
    written = [entry.text for entry in alone.log if entry.seat == 0]
    return Possible(int(alone.points()[0, 0]), written, msgspec.to_builtins(alone.view()))
