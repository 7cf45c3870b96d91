"""A table at which time counts: nature's pauses, limits, races, hands and physics. Other tables have none of this."""

from functools import partial
from typing import TYPE_CHECKING

from splendide.core.clock import is_plausible
from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.library import Game
from splendide.core.match import Match
from splendide.server.alarms import Act, Alarms, now
from splendide.server.connection import Connection
from splendide.server.pace import Pace
from splendide.server.protocol import ClockInfo, Hand
from splendide.server.racing import Racing
from splendide.server.reaching import Reaching
from splendide.server.settling import Settling
from splendide.server.world import World

if TYPE_CHECKING:
    from splendide.server.table import Table

RETRY = 1000.0  # milliseconds after which what could not be kept is tried again


def knows_time(game: Game) -> bool:
    return bool(game.pace or game.reflex or game.world)


class RealTime:
    def __init__(self, table: "Table", game: Game, world: World):
        self._table = table
        self.pace = Pace(game)
        self._alarms = Alarms(self._do)
        self.racing = Racing(table, self.pace, self._alarms)
        self._reaching = Reaching(table, game, self.pace, self._touch_as_bot)
        self._settling = Settling(table, game.world, world, self._let_nature_move) if game.world else None
        self._match: Match | None = None  # as it was seen last
        self._asked: list[float] = []  # by seat
        self._limits: list[float | None] = []
        self._changed = now()  # when something last happened

    def _do(self, act: Act) -> None:
        """It happens through the table's queue, if the same match is still played by then."""
        match_id = self._table.row.match

        async def current() -> None:
            if self._table.row.match == match_id and self._match:
                await act()

        self._table.in_background(self._table.do(current, self._try_again))

    def _try_again(self, refused: Refused) -> None:
        async def look() -> None:
            self.see()

        self._alarms.set("again", now() + RETRY, look)

    def _touch_as_bot(self, seat: int, text: str) -> None:
        act = partial(self.racing.touch_as_bot, seat, text, now())
        self._table.in_background(self._table.do(act, lambda refused: None))

    # --- The table has changed -----------------------------------------------------------------------

    def see(self) -> None:
        """The match is as the table has it: what was due before is called off, what is due now is on its way."""
        match = self._table.live.match if self._table.live else None
        if match is None or match.over:
            self._match = None
            self.rest()
            return
        before, self._match = self._match, match
        if before is None or match.log[: len(before.log)] != before.log:
            self._meet(match)
        elif len(match.log) > len(before.log):
            self._follow(before, match)
        self._limits = [milliseconds(self.pace.limit(match, seat)) for seat in range(match.seats)]
        self._set_alarms(match)
        self._reaching.see(match)

    def _meet(self, match: Match) -> None:
        """A match that is new here: everybody is asked now."""
        self._changed = now()
        self._asked = [self._changed] * match.seats
        self.racing.meet(match, self._changed)

    def _follow(self, before: Match, match: Match) -> None:
        if len(match.told) > len(before.told):  # a choice that nobody sees doesn't make nature wait any longer
            self._changed = now()
        for seat, question in enumerate(match.questions):
            if question != before.questions[seat]:
                self._asked[seat] = self._changed
        self.racing.follow(match, len(before.log), self._changed)

    def _set_alarms(self, match: Match) -> None:
        self._alarms.cancel_all()
        if self._settling and self.pace.is_the_world_s(match):
            self._settling.ask(match)
        if self._table.connections:  # time stands still at a table that nobody is at
            self._await_nature(match)
            self._await_seats(match)
            self.racing.wait()

    def _await_nature(self, match: Match) -> None:
        """She moves after her pause, but not before touches that are held."""
        if match.owes(NATURE) and not self.pace.is_the_world_s(match):
            at = max(self._changed + 1000 * self.pace.pause(match), self.racing.next_due)
            self._alarms.set("nature", at, partial(self._give_nature_her_turn, len(match.log)))

    def _await_seats(self, match: Match) -> None:
        """What comes in time by the clock over there still counts when it comes in here."""
        for seat, limit in enumerate(self._limits):
            if limit is not None:
                at = self._asked[seat] + limit + self._table.latency(seat)
                self._alarms.set(seat, at, partial(self._play_for, seat, match.questions[seat]))

    # --- Who is there --------------------------------------------------------------------------------

    def join(self, connection: Connection) -> None:
        """Whoever comes sees all hands; at a table that nobody was at, time goes on."""
        connection.show_hands(self._reaching.hands.now)
        if self._match and len(self._table.connections) == 1:
            self._changed = now()
            self._asked = [self._changed] * self._match.seats
            self._set_alarms(self._match)

    def leave(self, connection: Connection) -> None:
        if connection.guest not in self._table.here:
            self._reaching.leave(connection.guest)
        if not self._table.connections:
            self._alarms.cancel_all()

    def hear_hand(self, connection: Connection, message: Hand) -> None:
        if self._match:
            self._reaching.hear(connection, self._match, message)

    async def gesture(self, match: Match, seat: int, move: int) -> None:
        await self._reaching.gesture(match, seat, move)

    def rest(self) -> None:
        """Nothing is due any more."""
        self._alarms.cancel_all()
        self._reaching.rest()

    # --- How long things take ------------------------------------------------------------------------

    @property
    def clock(self) -> ClockInfo | None:
        return ClockInfo(now(), self._asked, self._limits) if self._match else None

    async def _give_nature_her_turn(self, ply: int) -> None:
        if self.racing.next_due:
            self._await_nature(self._table.match())  # touches have come since that she has to wait for
        else:
            await self._let_nature_move(ply)

    async def _let_nature_move(self, ply: int) -> None:
        """She makes the move that was held back, and those that follow without a pause."""
        match = self._table.match()
        if len(match.log) == ply:
            await self._table.store_trial(match.fork(), lambda trial: len(trial.log) > ply and self.pace.holds(trial))

    async def _play_for(self, seat: int, question: int) -> None:
        """The time is up: a move is made for whoever has made none."""
        match = self._table.match()
        if match.questions[seat] == question and match.owes(seat):
            await self._table.play(seat, self.pace.late(match, seat, self._reaching.hands.now.get(seat, [])))

    def require_possible(self, connection: Connection, seat: int, move: int, text: str, received: float) -> None:
        """The move may be made like any other; if it says when it was made, that can be true."""
        match = self._table.match()
        if self.pace.is_race(match, text):
            raise Refused("race-move", move=text)
        claim = self.pace.claimed(match, seat, move)
        if claim is not None and not is_plausible(self._asked[seat] + claim, received, connection.watch):
            raise Refused("impossible-time")


def milliseconds(seconds: float | None) -> float | None:
    return None if seconds is None else 1000 * seconds
