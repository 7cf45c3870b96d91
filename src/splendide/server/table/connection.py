"""One open socket: what it is to be told waits until it can be sent, and of the table only the newest."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

import msgspec

from splendide.core.errors import Refused
from splendide.core.facts import Hand
from splendide.core.time.line import Line
from splendide.server.broken import report
from splendide.server.metrics import COUNTED
from splendide.server.now import now
from splendide.server.protocol.table import Clock, HandInfo, Hands
from splendide.server.store.rows import Guest
from splendide.server.table.frames import Known
from splendide.server.table.screens import Seen
from splendide.server.wire import refusal

MOST_REFUSALS = 16  # waiting for a reader who is slow
MOST_SAID = 16
NONE: Mapping[int, Hand] = MappingProxyType({})

encode = msgspec.json.encode


class Pipe(Protocol):
    """Where messages go."""

    freed: Callable[[], None] | None

    @property
    def free(self) -> bool: ...
    def say(self, text: bytes, /) -> None: ...


class Socket(Protocol):
    """What can be closed."""

    def say(self, text: bytes, /) -> None: ...
    def end(self, code: int, reason: str, /) -> None: ...


class Connection:
    __slots__ = (
        "_asks_time",
        "_behind",
        "_compose",
        "_hands",
        "_pipe",
        "_refusals",
        "_said",
        "_timed",
        "face",
        "guest",
        "home",
        "known",
        "language",
        "line",
        "name",
        "shown",
        "socket",
    )

    def __init__(self, socket: Socket, guest: Guest, language: str, line: Line | None = None, home: str = ""):
        self.socket = socket
        self.guest = guest.id
        self.name = guest.name
        self.face = guest.face
        self.language = language
        self.home = home  # the household that it comes from; "": this machine
        self.line = line or Line(now())
        self.known = Known()
        self.shown = Seen()
        self._pipe: Pipe | None = None  # None: not open yet, or not any more
        self._refusals: Sequence[Refused] = ()
        self._said: Sequence[bytes] = ()
        self._hands: Mapping[int, Hand] = NONE  # that have moved
        self._asks_time = False
        self._behind = False

    # --- What it is to be told -------------------------------------------------------------------------

    def tell(self) -> None:
        """The table has changed: what is new goes out as soon as there is room."""
        self._behind = True
        self._speak()

    def refuse(self, refused: Refused) -> None:
        COUNTED.refusals[refused.name] += 1
        self._refusals = [*self._refusals, refused][-MOST_REFUSALS:]
        self._speak()

    def pass_on(self, said: bytes) -> None:
        """Somebody spoke; what a slow reader has not heard in time is lost to them."""
        self._said = [*self._said, said][-MOST_SAID:]
        self._speak()

    def show_hands(self, moved: Mapping[int, Hand]) -> None:
        """A slow reader sees where they have come to, not how."""
        if moved:
            self._hands = {**self._hands, **moved}
            self._speak()

    def ask_time(self) -> None:
        """The browser is to say what time it is there."""
        self._asks_time = True
        self._speak()

    # --- Telling it ------------------------------------------------------------------------------------

    def open(self, pipe: Pipe, compose: Callable[["Connection"], bytes], timed: bool = False) -> None:
        """From now on it is told things. What is new at the table is composed when it can be sent."""
        self._pipe, self._compose, self._timed = pipe, compose, timed
        pipe.freed = self._speak
        self._speak()

    def close(self) -> None:
        """Nothing is said any more."""
        self._pipe = None

    def _speak(self) -> None:
        """All that it is to be told is on its way, unless the reader has to read first what was said before."""
        pipe = self._pipe
        if pipe is None or not pipe.free:
            return
        try:
            if self._refusals or self._said or self._hands or self._asks_time:
                self._say_what_waits(pipe)
            if self._behind:
                self._behind = False
                self._tell_news(pipe)
        except Exception as error:
            self.break_off(error)

    def _tell_news(self, pipe: Pipe) -> None:
        """It is remembered when the socket came to know what happened, where moments count."""
        before = self.known.heard
        if text := self._compose(self):
            pipe.say(text)
        match, told = self.known.heard.match, self.known.heard.told
        if self._timed and (match, told) != (before.match, before.told):
            self.line.tell(match, told, now())

    def _say_what_waits(self, pipe: Pipe) -> None:
        refusals, self._refusals = self._refusals, ()
        said, self._said = self._said, ()
        moved, self._hands = self._hands, NONE
        if self._asks_time:
            self._asks_time = False
            pipe.say(encode(self._clock()))
        for refused in refusals:
            pipe.say(encode(refusal(refused, self.language)))
        for words in said:
            pipe.say(words)
        if moved:
            pipe.say(encode(Hands([HandInfo(seat, at) for seat, at in moved.items()])))

    def _clock(self) -> Clock:
        at, watch = now(), self.line.watch
        number = watch.ask(at)
        offset, latency = (watch.offset(at), watch.latency) if watch.measured else (None, None)
        return Clock(number, at, offset, latency, watch.beyond)

    # --- Ending it -------------------------------------------------------------------------------------

    def break_off(self, error: Exception) -> None:
        """Who would hear nothing any more hears that: the browser comes back, and gets a whole frame."""
        report(error)
        self.close()
        self.socket.end(1011, "broken")

    def send_away(self) -> None:
        """The browser comes back as whoever its cookie says by then."""
        self.close()
        self.socket.end(1012, "come again")

    def turn_away(self, refused: Refused) -> None:
        """The reason is said and the socket closed for good, unless it is closed already."""
        COUNTED.refusals[refused.name] += 1
        self.socket.say(encode(refusal(refused, self.language)))
        self.socket.end(1008, refused.name)
