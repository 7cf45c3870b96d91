"""Hands at a table: people's are passed on, bots' move by themselves and may be startled."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from splendide.core.library import Game
from splendide.core.match import Match
from splendide.server import seating
from splendide.server.body import Bodies
from splendide.server.connection import Connection
from splendide.server.hands import Hands, Where, require_hand
from splendide.server.pace import Pace
from splendide.server.protocol import Hand, Level

if TYPE_CHECKING:
    from splendide.server.table import Table


class Reaching:
    def __init__(self, table: "Table", game: Game, pace: Pace, touch: Callable[[int, str], None]):
        self._table, self._pace = table, pace
        self.hands = Hands(self._show)
        self._bodies = Bodies(game.reflex, self.hands, touch) if game.reflex else None
        self._close: set[int] = set()  # seats whose hands are where they alarm

    def hear(self, connection: Connection, match: Match, message: Hand) -> None:
        """Where somebody's hand is."""
        self._table.require_player(connection.guest, message.seat)
        require_hand(message.at)
        self.hands.move(message.seat, message.at)
        self._startle(match, message.seat, message.at)

    def _startle(self, match: Match, seat: int, at: list[float]) -> None:
        """A hand that comes close startles bots once, until it has been away."""
        if not self._bodies or not self._bodies.is_alarming(self._pace.public(match), at):
            self._close.discard(seat)
        elif seat not in self._close:
            self._close.add(seat)
            self._bodies.startle(match, self._bots, seat)

    @property
    def _bots(self) -> dict[int, Level]:
        return {k: seat.level for k, seat in enumerate(self._table.row.seats) if seat.level}

    def see(self, match: Match) -> None:
        """The position has changed."""
        if self._bodies:
            self._bodies.see(match, self._bots)

    async def gesture(self, match: Match, seat: int, move: int) -> None:
        """The bot's hand has done what precedes this move."""
        if self._bodies:
            await self._bodies.gesture(seat, self._bodies.path_before(match, seat, move))

    def leave(self, guest: str) -> None:
        self.hands.withdraw(seating.seats_of(self._table.row, guest))

    def rest(self) -> None:
        """No hand reaches for anything any more."""
        self._close.clear()
        self.hands.forget()
        if self._bodies:
            self._bodies.stop()

    def _show(self, moved: Where) -> None:
        for connection in self._table.connections:
            connection.show_hands(moved)
