"""How many seats bots play at."""

from collections.abc import Sequence

from splendide.core.errors import Refused


def enough_seats(bots: Sequence[str], game: range) -> int:
    """As few as the game and the bots need, if it has so many."""
    return min(max(len(bots), game[0]), game[-1])


def seats_for(bots: Sequence[str], wanted: int | None, game: range) -> int:
    """As many as are wanted, else enough; nobody is left out, or it is refused."""
    seats = wanted or enough_seats(bots, game)
    if len(bots) > seats:
        raise Refused("more-bots-than-seats", bots=len(bots), seats=seats)
    return seats
