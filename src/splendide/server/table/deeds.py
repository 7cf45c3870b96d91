"""What people may do at a table, each deed led to where it is done."""

from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.server.names import clean_name
from splendide.server.protocol.browser import (
    Again,
    Arrange,
    Chat,
    ClientMessage,
    HandOver,
    Hint,
    Leave,
    Nonce,
    Play,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    TakeBack,
    Touch,
)
from splendide.server.table import seating
from splendide.server.table.absences import Patience
from splendide.server.table.connection import Connection
from splendide.server.table.gathering import Gathering
from splendide.server.table.hints import Hints
from splendide.server.table.kept import Kept
from splendide.server.table.minds import Question
from splendide.server.table.playing import Playing
from splendide.server.table.queue import Queue
from splendide.server.table.starting import Starting
from splendide.server.table.talk import Talk
from splendide.server.table.unwanted import Unwanted


class Deeds:
    def __init__(
        self,
        kept: Kept,
        gathering: Gathering,
        patience: Patience,
        starting: Starting,
        playing: Playing,
        hints: Hints,
        queue: Queue,
    ):
        self._kept, self._gathering, self._patience = kept, gathering, patience
        self._starting, self._playing, self._hints, self._queue = starting, playing, hints, queue
        self._talk = Talk()
        self._unwanted = Unwanted()

    async def obey(self, connection: Connection, message: ClientMessage, received: float) -> None:
        """It is done, or refused and nothing has changed."""
        await self._kept.require_certainty()
        guest, row = connection.guest, self._kept.row
        match message:
            case Play():
                await self._playing.play_as(connection, message, received)
            case Touch():
                await self._playing.touch_as(connection, message, received)
            case TakeBack(seat, question):
                await self._playing.take_back(self._playing.asked(guest, seat, question), seat)
            case Hint(seat, question):
                self._hint(connection, self._playing.asked(guest, seat, question), seat)
            case Say():
                self._gathering.spread(self._talk.phrase(row, self._kept.require_match(), guest, message))
            case Chat():
                self._gathering.spread(self._talk.chat(row, guest, connection.name, message, self._gathering.here))
            case Nonce(match_id, nonce):
                self._starting.add(guest, match_id, nonce)
            case Again(wants):
                await self._starting.agree(guest, wants)
            case Start():
                await self._starting.start(guest, self._gathering.here)
            case _:
                await self._seat(connection, message)

    async def _seat(self, connection: Connection, message: ClientMessage) -> None:
        """Who sits where, who is the host and what is played is as the message wants it."""
        guest, row, here = connection.guest, self._kept.row, self._gathering.here
        change, made = self._kept.change, self._kept.made
        match message:
            case Sit(seat, name):
                if row.public:
                    self._unwanted.require_known(connection)
                name, face = (name, "") if name else (connection.name, connection.face)  # only mine was ever chosen
                await change(seating.sit(row, seat, guest, clean_name(name), made, face))
            case Stand(seat):
                await change(seating.stand(row, seat, guest, here, made))
                self._unwanted.see({*self._kept.row.removed} - {*row.removed}, self._gathering)
            case SeatBot(seat, level):
                left, kept_waiting = self._patience.absences.left, self._patience.kept_waiting
                await change(seating.seat_bot(row, seat, level, guest, here, left, kept_waiting))
            case Arrange():
                await change(seating.arrange(row, find_game(row.game), message, guest, here))
            case HandOver(seat):
                await change(seating.with_host(row, seat, guest, here))
            case Leave(for_good):
                await change(seating.left(row, guest, for_good))

    def _hint(self, connection: Connection, match: Match, seat: int) -> None:
        """A teacher thinks about it, and this connection alone will hear what."""
        row = self._kept.row
        self._hints.require(row, match, seat, connection.guest)
        question = Question(row.match, seat, match.question(seat))
        self._queue.in_background(self._hints.tell(connection, match, question))
