"""How many seats bots play at."""

from collections.abc import Sequence

from splendide.core.errors import Refused


def seats_for(bots: Sequence[str], wanted: int | None, game: range) -> int:
    """As many as are wanted, else as few as the game and the bots need; nobody is left out, or it is refused."""
    seats = wanted or min(max(len(bots), game[0]), game[-1])
    if len(bots) > seats:
        raise Refused("more-bots-than-seats", bots=len(bots), seats=seats)
    return seats
