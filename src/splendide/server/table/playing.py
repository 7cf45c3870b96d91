"""What a seat of the match does, whoever plays it."""

from splendide.core.errors import Refused
from splendide.core.match import Match
from splendide.core.time.belief import Press
from splendide.server.now import now
from splendide.server.protocol.browser import Hand, Play, Touch
from splendide.server.realtime.timing import Timing
from splendide.server.table import seating
from splendide.server.table.connection import Connection
from splendide.server.table.kept import Kept


class Playing:
    def __init__(self, kept: Kept, timing: Timing):
        self._kept, self._timing = kept, timing

    def _require_player(self, guest: str, seat: int) -> None:
        """The guest plays this seat of a match that is not over."""
        match = self._kept.require_match()
        held = seating.seat_at(self._kept.row, seat)
        if held.guest == guest and held.level:
            raise Refused("bot-plays-on")
        seating.require_mine(held, guest)
        if match.over:
            raise Refused("match-over")

    def asked(self, guest: str, seat: int, question: int) -> Match:
        """The match, if this guest may answer this question of it."""
        self._require_player(guest, seat)
        match = self._kept.require_match()
        if question != match.question(seat):
            raise Refused("stale-question")
        return match

    async def play_as(self, connection: Connection, message: Play, received: float) -> None:
        seat, text = message.seat, message.move
        move = self.asked(connection.guest, seat, message.question).read(seat, text)
        self._timing.require_possible(seat, move, text, received, connection.line)
        await self._play(seat, move, received)

    async def play_as_bot(self, seat: int, move: int) -> None:
        """Late, if a person was asked."""
        await self._play(seat, move, now(), late=seating.is_person(self._kept.row.seats[seat]))

    async def _play(self, seat: int, move: int, at: float, late: bool = False) -> None:
        """The move is made or, where a touch may have been made before it, a little later."""
        if trial := self._timing.move(self._kept.require_match(), seat, move, at, late):
            await self._kept.keep_trial(trial)

    async def touch_as(self, connection: Connection, message: Touch, received: float) -> None:
        self._require_player(connection.guest, message.seat)
        press = Press(received, message.at)
        await self._timing.touch(connection.guest, message.seat, message.move, press, connection.line)

    def reach_as(self, connection: Connection, message: Hand) -> None:
        """Somebody's hand is there now; between two matches it is nowhere."""
        match = self._kept.match
        if match and not match.over:
            self._require_player(connection.guest, message.seat)
            self._timing.reach(message.seat, message.at)

    async def take_back(self, match: Match, seat: int) -> None:
        if self._timing.withdraw(seat):
            return
        trial = match.fork()
        trial.take_back(seat)
        await self._kept.keep_trial(trial)
