"""Touches at a table: judged when they come, held, and made in their order."""

from typing import TYPE_CHECKING

from splendide.core.clock import Press, Quota, Watch, window
from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.match import Match
from splendide.server.alarms import Alarms, now
from splendide.server.connection import Connection
from splendide.server.pace import Pace
from splendide.server.protocol import Touch
from splendide.server.referee import Held, Moment, Player, Referee

if TYPE_CHECKING:
    from splendide.server.table import Table

STALE = 100.0  # milliseconds after which something counts as sent, however slowly its reader reads


class Racing:
    def __init__(self, table: "Table", pace: Pace, alarms: Alarms):
        self._table, self._pace, self._alarms = table, pace, alarms
        self._quotas: dict[str, Quota] = {}  # by guest
        self._referee = Referee(0, now())

    # --- The match goes on ---------------------------------------------------------------------------

    def meet(self, match: Match, at: float) -> None:
        """A match that is new here: a race that was on goes on."""
        self._referee = Referee(len(match.told), at)
        since = max((k for k, event in enumerate(match.told) if event.seat == NATURE), default=-1)
        if any(self._pace.is_race(match, event.text) for event in match.told[since + 1 :]):
            self._referee.begin(len(match.told), at, at)

    def follow(self, match: Match, known: int, at: float) -> None:
        """A race is over when nature moves."""
        if self._referee.signal and any(entry.seat == NATURE for entry in match.log[known:]):
            self._referee.end(len(match.told), at)

    @property
    def next_due(self) -> float:
        """When the next touch that is held will be made."""
        return self._referee.next_due or 0.0

    # --- Somebody touches ----------------------------------------------------------------------------

    async def touch(self, connection: Connection, message: Touch, received: float) -> None:
        """A person touches."""
        self._table.require_player(connection.guest, message.seat)
        if self._pace.is_level(self._table.match(), message.move):
            raise Refused("not-a-race", move=message.move)
        await self._touch(message.seat, message.move, Press(received, message.at), self._player(connection, received))

    def _player(self, connection: Connection, at: float) -> Player:
        quota = self._quotas.setdefault(connection.guest, Quota(at))
        signal = self._referee.signal
        seen = self._shown(connection, signal) if signal else None
        return Player(connection.watch, quota, self._shown(connection, self._referee.dealt), seen)

    def _shown(self, connection: Connection, moment: Moment) -> float | None:
        """When this was sent there. Who comes later or reads slowly could have seen it as soon as the others."""
        if connection.since > moment.at:
            return moment.at
        sent = connection.sent(self._table.row.match, moment.told)
        if sent is None:
            return None if now() < moment.at + STALE else moment.at + STALE
        return min(max(sent, moment.at), moment.at + STALE)

    async def touch_as_bot(self, seat: int, text: str, at: float) -> None:
        """A bot sees everything as soon as it happens, and what it does is here at once."""
        signal = self._referee.signal
        player = Player(Watch(), Quota(at), self._referee.dealt.at, signal.at if signal else None)
        if self._table.row.seats[seat].level:
            await self._touch(seat, text, Press(at, at), player)

    async def _touch(self, seat: int, text: str, press: Press, player: Player) -> None:
        match = self._table.match()
        if not self._pace.is_race(match, text):
            raise Refused("not-a-race", move=text)
        self._referee.require_none(seat)
        match.read(seat, text)
        made = self._referee.judge(press, player)
        if self._referee.signal:
            self._referee.hold(seat, text, made, player, press.received + self._window(match))
            self.wait()
        else:
            await self._open(match, seat, text, made)

    async def _open(self, match: Match, seat: int, text: str, made: float) -> None:
        """The first touch is made at once, and a race is on from when everybody is shown it."""
        trial = match.fork()
        trial.play(seat, trial.read(seat, text), self._word(match, "0"))
        await self._table.store_trial(trial)
        if all(entry.seat != NATURE for entry in trial.log[len(match.log) :]):
            self._referee.begin(len(trial.told), now(), made)

    def _word(self, match: Match, shown: str) -> str:
        """What goes into the log with a touch, where the rules take it in."""
        return shown if hasattr(match.game.rules, "witness") else ""

    # --- Touches are held ----------------------------------------------------------------------------

    def _window(self, match: Match) -> float:
        """How long to wait for those who could still prove quicker."""
        return window([self._table.latency(seat) for seat in range(match.seats)])

    def wait(self) -> None:
        """An alarm is set for the next touch whose wait is over: at once, if nobody else can touch."""
        if self._referee.held:
            self._alarms.set("held", self.next_due if self._others_may_touch() else 0, self._release)

    def _others_may_touch(self) -> bool:
        """Somebody at the table could still prove quicker; a bot that has not touched by now was slower."""
        match = self._table.match()
        held = {each.seat for each in self._referee.held}
        people = [seat for seat in range(match.seats) if seat not in held and self._table.browsers(seat)]
        return any(may_make(match, seat, self._referee.held[0].text) for seat in people)

    async def _release(self) -> None:
        """Touches are made in their order; whoever comes too late for the rules goes without."""
        if not self._referee.held:
            return  # the race has ended since the alarm rang
        released = self._referee.release(now() if self._others_may_touch() else float("inf"))
        trial = self._table.match().fork()
        last = self._enter(trial, released)
        if last is not None:
            try:
                await self._table.store_trial(trial)
            except BaseException:
                self._referee.held += released
                raise
            self._referee.last = last.place
        self.wait()

    def _enter(self, trial: Match, touches: list[Held]) -> Held | None:
        """All that the rules allow are made; the last of them."""
        last = None
        for held in touches:
            level = held.place == (last.place if last else self._referee.last)
            text = self._pace.level(trial, held.text) if level else held.text
            if may_make(trial, held.seat, text):
                trial.play(held.seat, trial.read(held.seat, text), self._word(trial, held.shown))
                last = held
        return last


def may_make(match: Match, seat: int, text: str) -> bool:
    try:
        match.read(seat, text)
    except Refused:
        return False
    return True
