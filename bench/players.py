"""Four people at a table, as programs: each has a socket of its own, and every answer is timed."""

import asyncio
import http.client
import random
import secrets
import time
from collections.abc import Callable
from functools import partial

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


class SeatView(msgspec.Struct):
    question: int
    owes: bool
    moves: list[str]


class MatchInfo(msgspec.Struct):
    id: str
    mine: list[SeatView]


class TableInfo(msgspec.Struct):
    stage: str
    seats: list[msgspec.Raw]


class Frame(msgspec.Struct, tag_field="type", tag="frame"):
    table: TableInfo
    match: MatchInfo | None


class Refusal(msgspec.Struct, tag_field="type", tag="refusal"):
    name: str


_DECODER = msgspec.json.Decoder(Frame | Refusal)


class Player:
    """One seat: what it last saw, and a task that listens. A frame is read only when somebody looks at it."""

    def __init__(self, number: int):
        self.number = number
        self._text: str | bytes = ""
        self._frame: Frame | None = None
        self._heard = asyncio.Event()
        self._nonce_for = ""

    async def come(self, port: int, table: str, cookie: str) -> None:
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        headers = {"cookie": cookie} if cookie else {}
        self.socket: ClientConnection = await connect(
            url, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60, max_size=None
        )
        self._listening = asyncio.create_task(self._listen())
        await self.until(lambda: self.frame is not None)
        await self.say(type="sit", seat=self.number)

    async def say(self, **message: object) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def _listen(self) -> None:
        async for text in self.socket:
            self._text = text
            if not self._nonce_for:
                await self._give_nonce()
            self._heard.set()

    @property
    def frame(self) -> Frame | None:
        if self._text:
            heard = _DECODER.decode(self._text)
            if isinstance(heard, Refusal):
                raise RuntimeError(f"seat {self.number} was refused: {heard.name}")
            self._frame, self._text = heard, ""
        return self._frame

    async def _give_nonce(self) -> None:
        frame = self.frame
        if frame and frame.table.stage == "starting" and frame.match:
            self._nonce_for = frame.match.id
            await self.say(type="nonce", match=frame.match.id, nonce=secrets.token_hex(16))

    async def until(self, true: Callable[[], object]) -> None:
        """Frames have come until this holds."""
        while not true():
            self._heard.clear()
            await self._heard.wait()

    @property
    def view(self) -> SeatView | None:
        frame = self.frame
        return frame.match.mine[0] if frame and frame.match and frame.match.mine else None

    @property
    def owes(self) -> bool:
        view = self.view
        return view is not None and view.owes

    def is_at(self, stage: str) -> bool:
        frame = self.frame
        return frame is not None and frame.table.stage == stage

    @property
    def table_full(self) -> bool:
        frame = self.frame
        return frame is not None and all(b'"person"' in bytes(seat) for seat in frame.table.seats)

    def has_answered(self, question: int) -> bool:
        view = self.view
        return view is not None and not (view.owes and view.question == question)

    async def play(self) -> float:
        """A random legal move is made: seconds from saying it to the own frame that acknowledges it."""
        view = self.view
        assert view is not None
        started = time.perf_counter()
        await self.say(type="play", seat=self.number, question=view.question, move=random.choice(view.moves))
        await self.until(partial(self.has_answered, view.question))
        return time.perf_counter() - started

    async def leave(self) -> None:
        self._listening.cancel()
        await self.socket.close()


class Party:
    """Four players at a table of their own."""

    def __init__(self) -> None:
        self.players = [Player(number) for number in range(SEATS)]
        self.latencies: list[float] = []

    async def gather(self, port: int, game: str) -> None:
        """Everyone sits and the match has begun."""
        table, cookie = _make_table(port, game)
        for player in self.players:
            await player.come(port, table, cookie if player.number == 0 else "")
        host = self.players[0]
        await host.until(lambda: host.table_full)
        await host.say(type="start")
        for player in self.players:
            await player.until(partial(player.is_at, "playing"))

    async def play(self, pause: float, until: float) -> None:
        """One move after another, each `pause` seconds after the last, until then or until the match is over."""
        due = time.perf_counter() + random.random() * pause
        while self.players[0].is_at("playing") and due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            asked = next((player for player in self.players if player.owes), None)
            if asked is None:  # the next round is on its way
                await asyncio.sleep(0.001)
                continue
            self.latencies.append(await asked.play())
            due = max(due + pause, time.perf_counter())

    async def leave(self) -> None:
        await asyncio.gather(*(player.leave() for player in self.players))


class Onlooker:
    """Somebody who lets bots play a match and looks on."""

    async def come(self, port: int, game: str, level: str) -> None:
        table, cookie = _make_table(port, game)
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self._socket = await connect(url, additional_headers={"cookie": cookie}, compression=None, max_size=None)
        for seat in range(SEATS):
            await self._say(type="seatbot", seat=seat, level=level)
        await self._say(type="start")
        self._listening = asyncio.create_task(self._listen())

    async def _say(self, **message: object) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def _listen(self) -> None:
        """Everything is heard, and every question for the time answered."""
        async for text in self._socket:
            heard = msgspec.json.decode(text)
            if heard["type"] == "clock":
                await self._say(type="tick", id=heard["id"], at=1000 * time.perf_counter())

    async def leave(self) -> None:
        self._listening.cancel()
        await self._socket.close()


def _make_table(port: int, game: str) -> tuple[str, str]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    body = msgspec.json.encode({"game": game, "seats": SEATS})
    connection.request("POST", "/api/tables", body, {"content-type": "application/json"})
    answer = connection.getresponse()
    table = msgspec.json.decode(answer.read())["table"]
    cookie = (answer.getheader("set-cookie") or "").split(";")[0]
    connection.close()
    return table, cookie
