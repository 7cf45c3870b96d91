"""A program that somebody runs elsewhere and that has a seat here: it is asked, where people are shown things."""

import asyncio
import secrets
from collections.abc import Iterator

import numpy as np

from splendide.bots.asking import begin, decide, end, legal, read_answer
from splendide.bots.choice import choose
from splendide.core.errors import Refused
from splendide.core.match import Match
from splendide.core.nature import NONCE_BYTES
from splendide.server.now import now
from splendide.server.protocol.browser import Nonce, Play, Sit
from splendide.server.store.rows import Guest
from splendide.server.table import seating
from splendide.server.table.connection import Connection, Pipe, Socket
from splendide.server.table.screens import Seen
from splendide.server.table.seating import EMPTY
from splendide.server.table.table import Table


class ProgramConnection(Connection):
    """Told of a match's begin, of what its seat is asked and of the end, and of nothing else."""

    def __init__(self, socket: Socket, guest: Guest, language: str, patience: float):
        super().__init__(socket, guest, language)
        self._patience = patience  # seconds for a decision
        self._table: Table | None = None
        self._given = ""  # the match to which it has given a nonce
        self._begun = self._ended = ""  # the matches of which it was told so
        self._since = 0  # events that it was told of
        self._asked: tuple[str, int] | None = None  # the match, and the number of the question
        self._alarm: asyncio.TimerHandle | None = None

    def sit_down(self, table: Table) -> None:
        """It has a seat: the one it had before, or the first that is free."""
        self._table = table
        held = [k for k, seat in enumerate(table.row.seats) if seat.guest == self.guest]
        free = [k for k, seat in enumerate(table.row.seats) if seat == EMPTY]
        if not held and not free:
            raise Refused("table-full")
        if not held or table.row.seats[held[0]].level:
            table.hear(self, Sit((held or free)[0], self.name), now())

    def leave(self) -> None:
        """A bot plays on for it, until it comes back."""
        if self._alarm:
            self._alarm.cancel()
        if self._table:
            self._table.let_bot_play_on(self.guest)

    # --- What it is told -------------------------------------------------------------------------------

    @property
    def _seat(self) -> int | None:
        return next(iter(seating.seats_of(self._table.row, self.guest)), None) if self._table else None

    def _tell_news(self, pipe: Pipe) -> None:
        for text in self._news():
            pipe.say(text)

    def _news(self) -> Iterator[bytes]:
        seat, live = self._seat, self._table.live if self._table else None
        if seat is None or live is None:
            return
        match, name = live.match, live.row.id
        if match is None:
            self._give_nonce(name)
            return
        self.shown = Seen(name, live.told)  # nobody waits until it has seen something
        if self._begun != name:
            self._begun, self._since = name, 0
            yield begin(match, seat)
        if match.over and self._ended != name:
            self._ended = name
            yield end(match)
        elif match.owes(seat) and self._asked != (name, match.question(seat)):
            self._asked = name, match.question(seat)
            yield decide(match, seat, self._since, round(1000 * self._patience))
            self._since = len(match.told)
            self._set_alarm()

    def _give_nonce(self, match: str) -> None:
        """As a page does by itself."""
        if self._table and self._given != match:
            self._given = match
            self._table.hear(self, Nonce(match, secrets.token_hex(NONCE_BYTES)), now())

    # --- What it answers -------------------------------------------------------------------------------

    def hear(self, text: str | bytes) -> None:
        """An answer to the last question; one to another is passed over."""
        match, seat = self._question()
        if match is None or seat is None:
            return
        answer = read_answer(text)
        if answer and answer.number < match.question(seat):
            return
        move = legal(match, seat, answer) if answer and answer.number == match.question(seat) else None
        self._play(match, seat, move)

    def _question(self) -> tuple[Match | None, int | None]:
        """The match and the seat, if it has been asked something that it has not answered."""
        seat, live = self._seat, self._table.live if self._table else None
        match = live.match if live else None
        asked = live and match and seat is not None and self._asked == (live.row.id, match.question(seat))
        return (match, seat) if asked and match and match.owes(seat or 0) else (None, None)

    def _play(self, match: Match, seat: int, move: int | None) -> None:
        """The move or, if there is none, another one that is legal."""
        if self._alarm:
            self._alarm.cancel()
        if move is None:
            move = choose("random", match.fork(), seat, np.random.default_rng())
        assert self._table
        self._table.hear(self, Play(seat, match.question(seat), match.written(seat, [move])[0]), now())

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(self._patience, self._be_late)

    def _be_late(self) -> None:
        match, seat = self._question()
        if match is not None and seat is not None:
            self._play(match, seat, None)
