"""What is on people's screens: bots don't run ahead of what those who play with them are being shown."""

import asyncio
from collections.abc import Callable, Iterable
from typing import NamedTuple

from splendide.core.errors import Refused
from splendide.core.game import SPECTATOR
from splendide.core.match import Match

LONGEST = 12.0  # seconds that a bot waits for a screen, which may show nothing for reasons of its own


class Seen(NamedTuple):
    """The last moment that was on a screen to its end."""

    match: str = ""
    number: int = -1
    followed: bool = False  # it was on for a while, so that one could follow it


class Screens:
    """The screens of those who play at a table; who only looks on is waited for by nobody."""

    def __init__(self, shown: Callable[[], Iterable[Seen]]):
        self._shown = shown
        self._changed: set[asyncio.Future[None]] = set()

    def change(self) -> None:
        """Somebody has seen a moment, came or went: whoever waits looks again."""
        for future in self._changed:
            if not future.done():
                future.set_result(None)
        self._changed.clear()

    async def have_shown(self, match: str, number: int) -> bool:
        """Everybody who plays here has seen this moment to its end, or it took too long.

        Whether it was on for a while.
        """
        try:
            async with asyncio.timeout(LONGEST):
                while not all(shown.match == match and shown.number >= number for shown in self._shown()):
                    await self._change()
        except TimeoutError:
            return True
        return any(shown.followed for shown in self._shown())

    async def _change(self) -> None:
        future = asyncio.get_running_loop().create_future()
        self._changed.add(future)
        try:
            await future
        finally:
            self._changed.discard(future)


def may_wait(match: Match, seat: int) -> bool:
    """Whether this seat has time for that: no clock runs that would run out meanwhile, and nobody races."""
    s, game = match.known(SPECTATOR), match.game
    limit = game.pace.wait(s, seat) if game.pace else None
    return (limit is None or limit > LONGEST) and not (game.racing and game.racing.races(s))


def newer(known: Seen, seen: Seen, told: int) -> Seen:
    """What a screen has shown by now, if it says so; a moment that there is not yet can't have been seen."""
    if not 0 <= seen.number <= told:
        raise Refused("no-such-moment", number=seen.number)
    return known if known.match == seen.match and known.number > seen.number else seen
