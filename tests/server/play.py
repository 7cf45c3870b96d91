"""A person at a table, for tests: a cookie, a socket, and the frames that come."""

import secrets
import time
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0  # seconds a test waits for something that must come


class Person:
    def __init__(self, address: str, language: str = "en"):
        self.address = address
        self.language = language
        self.http = httpx.Client(base_url=address, headers={"accept-language": language}, timeout=PATIENCE)
        self.http.get("/api/house").raise_for_status()
        self.nonce = secrets.token_hex(16)
        self.frame: dict[str, Any] = {}
        self.refusals: list[str] = []
        self.sentences: list[str] = []
        self.said: list[dict[str, Any]] = []
        self.clocks: list[dict[str, Any]] = []
        self.hands: list[dict[int, list[float]]] = []
        self.frames: list[str] = []  # as they came
        self.told: list[tuple[int, str]] = []  # everything that happened, in order

    # --- the lobby ---

    @property
    def cookie(self) -> str:
        return self.http.cookies["splendide"]

    def make_table(self, game: str = "splitter", **wish: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": game, **wish})
        answer.raise_for_status()
        return str(answer.json()["table"])

    # --- the table ---

    def go_to(self, table: str, **named: Any) -> "Person":
        self.table = table
        address = self.address.replace("http", "ws")
        url = f"{address}/api/tables/{table}/socket?language={self.language}"
        headers = {"cookie": f"splendide={self.cookie}"}
        self.socket: ClientConnection = connect(
            url, additional_headers=headers, open_timeout=PATIENCE, close_timeout=1, max_size=None, **named
        ).__enter__()
        self.told = []
        self.hear()
        return self

    def say(self, type_: str, **fields: Any) -> None:
        self.say_raw(msgspec.json.encode({"type": type_, **fields}).decode())

    def say_raw(self, text: str) -> None:
        self.socket.send(text)

    def hear(self) -> dict[str, Any]:
        """The next message; a frame is remembered, a commitment answered."""
        return self._take(self.socket.recv(timeout=PATIENCE))

    def _take(self, text: str | bytes) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "refusal":
            self.refusals.append(message["name"])
            self.sentences.append(message["sentence"])
            return message
        if message["type"] == "said":
            self.said.append(message)
            return message
        if message["type"] == "clock":
            self.clocks.append(message)
            self.say("tick", id=message["id"], at=time.monotonic() * 1000)
            return message
        if message["type"] == "hands":
            self.hands.append({hand["seat"]: hand["at"] for hand in message["hands"]})
            return message
        self._remember(message, str(text))
        return message

    def _remember(self, frame: dict[str, Any], text: str) -> None:
        before, self.frame = self.frame, frame
        self.frames.append(text)
        match = frame["match"]
        if match and before.get("match") and before["match"]["id"] != match["id"]:
            self.told = []
        if match:
            self.told += [(each["seat"], each["move"]) for each in match["happened"]]
        if frame["table"]["stage"] == "starting" and any(seat["mine"] for seat in frame["table"]["seats"]):
            self.say("nonce", match=match["id"], nonce=self.nonce)

    def hear_more(self, timeout: float) -> None:
        """Everything that has come is heard; if nothing has, it may come yet."""
        with suppress(TimeoutError):
            while True:
                self._take(self.socket.recv(timeout=timeout))
                timeout = 0

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

    def hear_seated(self, seat: int) -> None:
        """Somebody sits there, as far as this person has heard."""
        while self.frame["table"]["seats"][seat]["kind"] == "empty":
            self.hear()

    # --- the match ---

    @property
    def owes(self) -> bool:
        return any(view["owes"] for view in self.seat_views)

    @property
    def seat_views(self) -> list[dict[str, Any]]:
        mine: list[dict[str, Any]] = self.frame["match"]["mine"]
        return mine

    def seat_view(self, seat: int) -> dict[str, Any]:
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

    def leave(self) -> None:
        self.socket.close()
