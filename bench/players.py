"""Four people at a table, as programs: each has a socket of its own, and every answer is timed."""

import asyncio
import http.client
import random
import time
from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tests.server.client import PATIENCE, Client

SEATS = 4
TRIES = 100  # of a move, before a refusal means that something is wrong
AGAIN = 0.05  # seconds until the next


class SeatView(msgspec.Struct):
    question: int
    owes: bool
    moves: list[str]


class MomentInfo(msgspec.Struct):
    number: int


class MatchInfo(msgspec.Struct):
    id: str
    mine: list[SeatView] = []
    moments: list[MomentInfo] = []


class SeatInfo(msgspec.Struct):
    kind: str


class TableInfo(msgspec.Struct):
    stage: str
    seats: list[SeatInfo]
    time: str

    @property
    def has_bots(self) -> bool:
        """Whether a bot may be asked here: for a seat of its own, or for whoever's time is up."""
        return self.time != "none" or any(seat.kind == "bot" for seat in self.seats)


class Frame(msgspec.Struct, tag_field="type", tag="frame"):
    """As much of it as players need: the rest is passed over, which is quicker than reading it."""

    table: TableInfo | None = None
    match: MatchInfo | None = None


_FRAME = msgspec.json.Decoder(Frame)


def known(before: MatchInfo | None, news: MatchInfo | None) -> MatchInfo | None:
    """What is known of the match after this news: moments are those that have not been shown yet."""
    if not (before and news) or before.id != news.id:
        return news or before
    return MatchInfo(news.id, news.mine or before.mine, before.moments + news.moments)


class Player(Client):
    """One seat."""

    def __init__(self, address: str, cookie: str, number: int):
        super().__init__(address, cookie)
        self.number, self.shows = number, False
        self.heard = 0  # bytes of frames since the match began
        self.signs = 0  # moments since then of which it was said that they have been seen

    async def hear_one(self) -> None:
        await super().hear_one()
        await self._show()

    def take(self, text: str) -> None:
        self.heard += len(text)
        super().take(text)

    async def _show(self) -> None:
        """Of every moment a browser says that it has been on the screen, where there are bots, which wait for that."""
        match: MatchInfo | None = self.frame.match if self.frame else None
        if match:
            told = match.moments if self.frame.table.has_bots else []
            match.moments = [] if told else match.moments[-1:]  # a bot that comes is told the newest
            self.signs += len(told)
            for moment in told:
                await self.say("shown", match=match.id, number=moment.number)

    async def sit_down(self, table: str) -> None:
        await self.come(table)
        await self.until(lambda: self.frame)
        await self.say("sit", seat=self.number)

    def read(self, before: Frame | None, frame: str) -> Frame:
        news = _FRAME.decode(frame)
        if before:
            news.table = news.table or before.table
            news.match = known(before.match, news.match)
        return news

    @property
    def view(self) -> SeatView | None:
        match = self.frame.match
        return match.mine[0] if match and match.mine else None

    @property
    def owes(self) -> bool:
        view = self.view
        return view is not None and view.owes

    def is_at(self, stage: str) -> bool:
        return self.frame.table.stage == stage

    @property
    def table_full(self) -> bool:
        return all(seat.kind == "person" for seat in self.frame.table.seats)

    def has_answered(self, question: int) -> bool:
        view = self.view
        return view is not None and not (view.owes and view.question == question)

    def _is_answered(self, question: int) -> bool:
        return bool(self.refusals) or self.has_answered(question)

    async def play(self) -> float:
        """A random legal move is made: seconds from saying it to the own frame that acknowledges it."""
        for _ in range(TRIES):
            view = self.view
            assert view is not None
            started = time.perf_counter()
            await self.say("play", seat=self.number, question=view.question, move=random.choice(view.moves))
            await self.until(partial(self._is_answered, view.question))
            if not self.refusals:
                return time.perf_counter() - started
            refused = self.refusals.pop()  # such as a move that takes longer than has passed yet
            await asyncio.sleep(AGAIN)
        raise RuntimeError(f"seat {self.number} was refused: {refused}")


class Party:
    """Four players at a table of their own; each of their moves comes `pause` seconds after the last."""

    def __init__(
        self,
        address: str,
        game: str,
        options: Mapping[str, Any] = MappingProxyType({}),
        pause: float = 0.0,
        elsewhere: str = "",
    ):
        self._address, self._game, self._options, self._pause = address, game, options, pause
        self._elsewhere = elsewhere or address  # the server to which every other player comes
        self.players: list[Player] = []
        self.latencies: list[float] = []
        self.said: list[float] = []  # when each of their moves was

    @property
    def moves(self) -> int:
        return len(self.latencies)

    async def gather(self) -> None:
        """Everyone sits and the match has begun."""
        self.table, cookie = _make_table(self._address, self._game, self._options)
        places = [self._address, self._elsewhere] * (SEATS // 2)
        self.players = [Player(places[number], "" if number else cookie, number) for number in range(SEATS)]
        for player in self.players:
            await player.sit_down(self.table)
        host = self.players[0]
        await host.until(lambda: host.table_full)
        await host.say("start")
        for player in self.players:
            await player.until(partial(player.is_at, "playing"))
            player.heard = player.signs = 0

    async def play(self, until: float) -> None:
        """One move after another, until then or until the match is over."""
        due = time.perf_counter() + random.random() * self._pause
        while self.players[0].is_at("playing") and due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            asked = next((player for player in self.players if player.owes), None)
            if asked is None:  # the next round is on its way
                await asyncio.sleep(0.001)
                continue
            self.said.append(time.perf_counter())
            self.latencies.append(await asked.play())
            due = max(due + self._pause, time.perf_counter())

    def forget(self) -> None:
        """What was measured so far does not count."""
        self.latencies, self.said = [], []

    async def leave(self) -> None:
        await asyncio.gather(*(player.leave() for player in self.players))


async def look_on(address: str, game: str, level: str) -> Client:
    """Somebody who lets bots play a match and looks on."""
    table, cookie = _make_table(address, game)
    onlooker = Client(address, cookie)
    await onlooker.come(table)
    for seat in range(SEATS):
        await onlooker.say("seatbot", seat=seat, level=level)
    await onlooker.say("start")
    return onlooker


def _make_table(address: str, game: str, options: Mapping[str, Any] = MappingProxyType({})) -> tuple[str, str]:
    """Its name, and the cookie of its host."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    body = msgspec.json.encode({"game": game, "seats": SEATS, "options": dict(options)})
    connection.request("POST", "/api/tables", body, {"content-type": "application/json"})
    answer = connection.getresponse()
    table = msgspec.json.decode(answer.read())["table"]
    cookie = (answer.getheader("set-cookie") or "").split(";")[0].removeprefix("splendide=")
    connection.close()
    return table, cookie
