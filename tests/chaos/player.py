"""Somebody who plays through everything, comes back, and keeps notes of all that was said and acknowledged."""

import asyncio
import random
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from splendide.core.log import TAKE_BACK_WORD
from splendide.server.protocol.table import Frame, HappenedInfo, MatchInfo, SeatView, TableInfo
from tests.server.client import PATIENCE, Client, clock, is_a

AGAIN = 0.01  # seconds between two tries to come back
CHANGES_MIND = 0.1  # how often, where that can be
NOBODY = 999  # the number of a seat that there is not
LOOKS = 0.5  # seconds after which somebody looks whether there is still nothing to do

ACKNOWLEDGED, REFUSED, UNKNOWN = "acknowledged", "refused", "unknown"


@dataclass
class Sent:
    """A move that was said, and what became of it as far as who said it knows."""

    text: str
    fate: str = UNKNOWN
    why: str = ""  # it was refused


@dataclass
class Notes:
    """What one seat said and was told of one match."""

    seat: int
    sent: dict[int, list[Sent]] = field(default_factory=lambda: defaultdict(list))  # by question
    heard: dict[int, HappenedInfo] = field(default_factory=dict)  # by number
    heads: list[str] = field(default_factory=list)
    commitment: str = ""
    nonce: str = ""
    told: int = 0
    view: bytes = b""  # all of it that was last shown
    own: bytes = b""  # what this seat alone was last shown, and could do
    timed: bool = False  # a clock may move for those who are late: what counts there is what was told

    @property
    def acknowledged(self) -> int:
        return sum(sent.fate == ACKNOWLEDGED for said in self.sent.values() for sent in said)


class Player(Client):
    def __init__(self, address: str, cookie: str, table: str, seat: int, chance: random.Random, touches: bool):
        super().__init__(address, cookie)
        self.at, self.seat, self.chance, self.touches = table, seat, chance, touches
        self.notes: dict[str, Notes] = {}  # by match
        self.info: TableInfo | None = None
        self.match: MatchInfo | None = None
        self.view: SeatView | None = None
        self.gone = True
        self._refused = ""

    # --- Coming and going ----------------------------------------------------------------------------

    async def play_on(self) -> None:
        """Plays until the server is gone."""
        with suppress(ConnectionClosed, OSError, InvalidHandshake, EOFError):
            while True:
                with suppress(CutOff):
                    await self.come_back()
                    await self._take_part()

    async def come_back(self) -> None:
        """Again at the table, with the first frame; whoever has no seat yet takes it."""
        self.info = self.match = self.view = None
        await self.come(self.at)
        self.gone = False
        await self._hear(lambda: self.info)
        await self._be_answered()
        if self.info and self.info.seats[self.seat].kind == "empty":
            await self.say("sit", seat=self.seat)

    async def _be_answered(self) -> None:
        """All that was said before has been answered, and what came of it told: a table does one thing at a time.

        A refusal goes out before the news that were due with it, so a second question brings those.
        """
        for _ in range(2):
            self._refused = ""
            await self.say("stand", seat=NOBODY)
            await self._hear(lambda: self._refused == "no-such-seat")

    def cut(self) -> None:
        """The line is cut at both ends at once; what was under way may still arrive."""
        if not self.gone:
            self.socket.transport.abort()

    def end(self) -> None:
        self.gone = True
        self._news.set()

    async def _hear(self, true: Callable[[], object], timeout: float = PATIENCE) -> None:
        """Messages have come until this holds, or nothing has for too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                while not true() and not self.gone:
                    self._news.clear()
                    await self._news.wait()
        if self.gone:
            raise CutOff

    # --- What is heard -------------------------------------------------------------------------------

    def take(self, text: str) -> None:
        if is_a("frame", text):
            self._see(msgspec.json.decode(text, type=Frame))
        elif is_a("refusal", text):
            self._refused = msgspec.json.decode(text)["name"]
        self._news.set()

    def _see(self, frame: Frame) -> None:
        if isinstance(frame.table, TableInfo):
            self.info = frame.table
        if frame.match is None:
            self.match = self.view = None
        elif isinstance(frame.match, MatchInfo):
            self._see_match(frame.match)
        if self.match and isinstance(frame.head, str):
            self.notes[self.match.id].heads.append(frame.head)

    def _see_match(self, match: MatchInfo) -> None:
        notes = self.notes.setdefault(match.id, Notes(self.seat, timed=self.touches))
        if isinstance(match.commitment, str):
            notes.commitment, notes.nonce = match.commitment, self.nonce
            self.view = None
        moments = match.moments if isinstance(match.moments, list) else []
        history = match.history if isinstance(match.history, list) else []
        for happened in (*history, *(each for moment in moments for each in moment.happened)):
            notes.heard[happened.number] = happened
        if moments:
            notes.told, notes.view = moments[-1].number, bytes(moments[-1].view)
        if isinstance(match.mine, list):
            for view in match.mine:
                self.view, notes.own = view, msgspec.json.encode(view)
        self.match = match

    # --- What is done --------------------------------------------------------------------------------

    async def _take_part(self) -> None:
        while True:
            await self._hear(self._due, LOOKS)
            if self.view and self._due() == "play":
                await self._act(self.view)
            elif due := self._due():
                stage = self.info.stage if self.info else ""
                await self.say(due, **({"wants": True} if due == "again" else {}))
                await self._hear(partial(self._has_left, stage), LOOKS)
                await self._be_answered()

    def _due(self) -> str:
        """What is to be said now, if anything."""
        stage = self.info and self.info.stage
        if stage == "gathering":
            return "start" if self.info and self.info.host and self._full else ""
        if stage == "over":
            return "again"
        return "play" if stage == "playing" and self.view and self.view.owes else ""

    def _has_left(self, stage: str) -> bool:
        return bool(self.info and self.info.stage != stage)

    @property
    def _full(self) -> bool:
        return bool(self.info and all(seat.kind == "person" for seat in self.info.seats))

    async def _act(self, view: SeatView) -> None:
        if self.touches and self.chance.random() < CHANGES_MIND:
            await self.say("touch", seat=self.seat, move="touch", at=clock())
            await self._be_answered()
        if view.owes and view.moves:
            await self._answer_question(view, self.chance.choice(view.moves))
            if self.chance.random() < CHANGES_MIND:
                await self._change_mind()

    async def _answer_question(self, view: SeatView, move: str) -> None:
        await self._say_move(view, "play", move, lambda now: not now.owes or now.question != view.question)

    async def _change_mind(self) -> None:
        if (view := self.view) and view.can_take_back and not view.owes:
            await self._say_move(view, "takeback", None, lambda now: now.owes and now.question == view.question)

    async def _say_move(self, view: SeatView, kind: str, move: str | None, seen: Callable[[SeatView], bool]) -> None:
        """Said, and noted what became of it: acknowledged, refused, or nobody knows because the line was lost."""
        assert self.match
        match, sent = self.match.id, Sent(move or TAKE_BACK_WORD)
        self.notes[match].sent[view.question].append(sent)
        self._refused = ""
        more = {"move": move} if move else {}
        await self.say(kind, seat=self.seat, question=view.question, **more)
        await self._hear(lambda: self._refused or self._is_over(match) or (self.view and seen(self.view)))
        if self._refused:
            sent.fate = UNKNOWN if self.touches or self._refused == "maybe-saved" else REFUSED
            sent.why = self._refused
            await asyncio.sleep(AGAIN)
        elif self._may_be_answered_already(match, view.question):
            await self._be_answered()  # or else a refusal of this would be taken for one of what is said next
        elif self._is_answered(match, seen):
            sent.fate = ACKNOWLEDGED

    def _is_answered(self, match: str, seen: Callable[[SeatView], bool]) -> bool:
        """Where moments count, the clock or somebody's touch may have ended the question: that proves nothing."""
        same = self.match is not None and self.match.id == match
        return bool(same and self.view and seen(self.view) and not self.touches)

    def _may_be_answered_already(self, match: str, question: int) -> bool:
        """Whether it is not known of an earlier answer if it was kept: then it may be that one which is seen."""
        return any(each.why == "maybe-saved" for each in self.notes[match].sent[question])

    def _is_over(self, match: str) -> bool:
        return not self.match or self.match.id != match or bool(self.info and self.info.stage != "playing")


class CutOff(Exception):
    """The line was lost."""
