"""A person at a table, for tests: a cookie, a browser that does what browsers do, and all that is heard, in order."""

import asyncio
import queue
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from tests.server.assemble import assembled
from tests.server.client import PATIENCE, Client, Json

T = TypeVar("T")

MOST_CLOCKS = 300  # questions for the time, one a second, after which whatever else must come is given up

LOOP = asyncio.new_event_loop()  # in which all browsers of the tests run, whatever the test is doing
threading.Thread(target=LOOP.run_forever, name="browsers", daemon=True).start()


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run_coroutine_threadsafe(work, LOOP).result(PATIENCE)


class Listener(Client):
    """A browser whose messages wait until somebody hears them, one after the other."""

    def __init__(self, address: str, cookie: str, language: str):
        super().__init__(address, cookie, language)
        self._inbox: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def take(self, text: str) -> None:
        self._inbox.put(text)

    def end(self) -> None:
        self._inbox.put(None)

    def next(self, timeout: float) -> str:
        """The next message; raises Empty where none comes in time, and why the socket was closed where none can."""
        if not self._listening and self._inbox.empty():
            run(self.hear_one())
        text = self._inbox.get(timeout=timeout) if timeout else self._inbox.get_nowait()
        if text is None:
            self._inbox.put(None)
            raise self.socket.protocol.close_exc
        return text


class Person:
    def __init__(self, address: str, language: str = "en"):
        self.address = address
        self.language = language
        self.http = httpx.Client(base_url=address, headers={"accept-language": language}, timeout=PATIENCE)
        self.http.get("/api/house").raise_for_status()
        self._browser = Listener(address, self.cookie, language)
        self.frame: Json = {}
        self.refusals: list[str] = []
        self.sentences: list[str] = []
        self.said: list[Json] = []
        self.hints: list[Json] = []
        self.clocks: list[Json] = []
        self._clocks_before = 0  # the last message that was none
        self.hands: list[dict[int, list[float]]] = []
        self.frames: list[str] = []  # as they came
        self.told: list[tuple[int, str]] = []  # everything that happened, in order

    # --- The lobby -----------------------------------------------------------------------------------

    @property
    def cookie(self) -> str:
        return self.http.cookies["splendide"]

    def make_table(self, game: str = "splitter", **wish: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": game, **wish})
        answer.raise_for_status()
        return str(answer.json()["table"])

    # --- The table -----------------------------------------------------------------------------------

    @property
    def nonce(self) -> str:
        return self._browser.nonce

    @nonce.setter
    def nonce(self, nonce: str) -> None:
        self._browser.nonce = nonce

    def look_away(self) -> None:
        """From now on nothing is said to have been seen."""
        self._browser.shows = False

    @property
    def socket(self) -> ClientConnection:
        return self._browser.socket

    def go_to(self, table: str, **named: Any) -> "Person":
        """The first frame from the table has been heard."""
        self.table = table
        before, self._browser = self._browser, Listener(self.address, self.cookie, self.language)
        self._browser.nonce, self._browser.shows = before.nonce, before.shows
        run(self._browser.come(table, **named))
        self.told, self.frame = [], {}
        seen = len(self.frames)
        while len(self.frames) == seen:
            self.hear()
        return self

    def go_to_be_refused(self, table: str) -> None:
        """The table's answer has been heard, which is a refusal."""
        self._browser = Listener(self.address, self.cookie, self.language)
        run(self._browser.come(table))
        self.refused()

    def say(self, type_: str, **fields: Any) -> None:
        run(self._browser.say(type_, **fields))

    def say_raw(self, text: str) -> None:
        run(self._browser.say_raw(text))

    def leave(self) -> None:
        run(self._browser.leave())

    # --- What is heard -------------------------------------------------------------------------------

    def hear(self) -> Json:
        """The next message, remembered. Where nothing comes for long but questions for the time, nothing will."""
        if len(self.clocks) - self._clocks_before > MOST_CLOCKS:
            raise TimeoutError("nothing happens at this table any more")
        return self._take(self._browser.next(PATIENCE))

    def hear_more(self, timeout: float) -> None:
        """Everything that has come is heard; if nothing has, it may come yet."""
        try:
            while True:
                self._take(self._browser.next(timeout))
                timeout = 0
        except queue.Empty:
            return

    def hear_all(self) -> None:
        """Whatever the server had to tell when this was asked has been heard.

        A refusal may overtake what waits beside it, but not what was sent before the first of the two.
        """
        for _ in range(2):
            self.say("stand", seat=99)
            while self.refused() != "no-such-seat":
                pass

    def _take(self, text: str) -> Json:
        message: Json = msgspec.json.decode(text)
        if message["type"] != "clock":
            self._clocks_before = len(self.clocks)
        match message["type"]:
            case "frame":
                self._remember(message, text)
            case "refusal":
                self.refusals.append(message["name"])
                self.sentences.append(message["sentence"])
            case "said":
                self.said.append(message)
            case "hinted":
                self.hints.append(message)
            case "clock":
                self.clocks.append(message)
            case "hands":
                self.hands.append({hand["seat"]: hand["at"] for hand in message["hands"]})
        return message

    def _remember(self, frame: Json, text: str) -> None:
        self.frame = assembled(self.frame, frame)
        self.frames.append(text)
        match = self.frame["match"]
        if "commitment" in (frame.get("match") or {}):
            self.told = []
        if match:
            self.told += [(each["seat"], each["move"]) for each in match["happened"]]

    def until(self, stage: str) -> "Person":
        """The table is at this stage, or was while frames were skipped."""
        while self.frame["table"]["stage"] != stage:
            self.hear()
        return self

    def refused(self) -> str:
        """The name of the next refusal."""
        seen = len(self.refusals)
        while len(self.refusals) == seen:
            self.hear()
        return self.refusals[-1]

    def hinted(self) -> Json:
        """The next hint."""
        seen = len(self.hints)
        while len(self.hints) == seen:
            self.hear()
        return self.hints[-1]

    def hear_seated(self, seat: int) -> None:
        """Somebody sits there, as far as this person has heard."""
        while self.frame["table"]["seats"][seat]["kind"] == "empty":
            self.hear()

    # --- The match -----------------------------------------------------------------------------------

    @property
    def owes(self) -> bool:
        return any(view["owes"] for view in self.seat_views)

    @property
    def seat_views(self) -> list[Json]:
        mine: list[Json] = self.frame["match"]["mine"]
        return mine

    def seat_view(self, seat: int) -> Json:
        return next(view for view in self.seat_views if view["seat"] == seat)

    def play(self, seat: int, move: str | None = None) -> str:
        """Say a move, the first legal one if none is given, without waiting for the answer."""
        view = self.seat_view(seat)
        move = move or view["moves"][0]
        self.say("play", seat=seat, question=view["question"], move=move)
        return move

    def wait_for_question(self, seat: int) -> None:
        while not (self.frame["match"] and self.seat_views and self.seat_view(seat)["owes"]):
            self.hear()

    def wait_for_answer(self, seat: int) -> None:
        """The move has been acknowledged: a frame says so."""
        question = self.seat_view(seat)["question"]
        while self.seat_view(seat)["owes"] and self.seat_view(seat)["question"] == question:
            self.hear()
