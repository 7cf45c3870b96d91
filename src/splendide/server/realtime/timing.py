"""The clock of a table, carried out: alarms ring, hands move, physics is asked; moves come through the table's queue.

What is due and when is said by `core/time` and, for the bodies of bots, by `bots/bodies`. Where neither the game knows
time nor the table has a clock, nothing of this happens.
"""

import asyncio
from collections.abc import Callable
from functools import partial

import numpy as np

from splendide.bots.bodies import Act, Bodies
from splendide.bots.hinting import is_race
from splendide.core.errors import Refused
from splendide.core.facts import Hand
from splendide.core.game import NATURE
from splendide.core.library import Game
from splendide.core.match import Match
from splendide.core.time.belief import Press, Quota
from splendide.core.time.keeper import Due, Keeper, holds_nature
from splendide.core.time.line import Line
from splendide.server.broken import report
from splendide.server.protocol.table import ClockInfo, TimeInfo
from splendide.server.realtime.deciding import Deciding
from splendide.server.realtime.floor import SECOND, Alarm, Floor, Holds, Sight, goes_on
from splendide.server.realtime.hands import Hands, Where, require_hand
from splendide.server.realtime.physics import Physics
from splendide.server.store.rows import ClockRow
from splendide.server.turns import Party

RETRY = 1000.0  # milliseconds after which what could not be kept is tried again


def knows_time(game: Game) -> bool:
    return bool(game.pace or game.reflex or game.world)


class Timing:
    def __init__(self, game: Game, physics: Physics, party: Party, floor: Floor):
        self._game, self._physics, self._party, self._floor = game, physics, party, floor
        self._knows_time = knows_time(game)
        self._hands = Hands(floor.show)
        self._bodies = Bodies(game.reflex, self._hands.now, np.random.default_rng()) if game.reflex else None
        self._deciding = Deciding(floor.lines, floor.date)
        self._keeper: Keeper | None = None  # None: no match is being played, or the game has no time of its own
        self._races = False  # in that match
        self._carried: Due | None = None  # what is being kept
        self._settling: tuple[str, int] | None = None  # the match, and how many moves had been made
        self._quotas: dict[str, Quota] = {}  # by guest
        self._alarm: Alarm | None = None
        self._rings = 0.0  # when it does

    def _now(self) -> float:
        return self._floor.clock() * SECOND

    # --- The table has changed -----------------------------------------------------------------------

    def see(self, sight: Sight) -> None:
        """The match is as the table has it."""
        match = sight.match
        if match is None or match.over:
            self._keeper = None
            self._deciding.end()
            self.rest()
            return
        self._deciding.see(sight, match, self._now())
        if self._knows_time:
            self._follow(sight, match)
        if self._deciding.gone:
            self._floor.do(self._look_for_the_late, lambda refused: self._ring_later())
        self._set_alarm()

    def _follow(self, sight: Sight, match: Match) -> None:
        """The game's own time goes on; in a match that is new here everybody is asked now."""
        due, self._carried = self._carried, None
        keeper = self._keeper
        if keeper and keeper.name == sight.name and goes_on(keeper.match, match):
            keeper.see(match, self._now(), due)
        else:
            self._keeper = Keeper(sight.name, match, self._now(), self._floor.lines, self._hands.now)
            self._keeper.present = sight.present
            self._races = is_race(match)
        if match.awaits_world:
            self._settle(sight.name, match)
        if self._bodies:
            self._bodies.see(match, self._floor.bots(), self._now())

    def come(self) -> Where:
        """Somebody has come, who sees all hands; at a table that nobody was at, time goes on."""
        self._deciding.attend(True, self._now())
        if self._keeper:
            self._keeper.come(self._now())
        self._set_alarm()
        return self._hands.now

    def leave(self, seats: list[int], present: bool) -> None:
        self._hands.withdraw(seats)
        self._deciding.attend(present, self._now())
        if self._keeper and not present:
            self._keeper.go()
        self._set_alarm()

    def rest(self) -> None:
        """Nothing is due any more."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        self._hands.forget()
        if self._bodies:
            self._bodies.rest()

    @property
    def clock(self) -> ClockInfo | None:
        """Of the game, if it knows time."""
        keeper = self._keeper
        return ClockInfo(self._now(), keeper.asked, keeper.limits, self._races) if keeper else None

    @property
    def time(self) -> TimeInfo | None:
        """Of the table, if it has a clock."""
        return self._deciding.told(self._now())

    def clock_after(self, match: Match) -> ClockRow | None:
        """What the clocks will say once this has been stored, which is stored with it."""
        return self._deciding.after(match, self._now())

    @property
    def due(self) -> float | None:
        """When somebody's time will be up, in seconds since 1970; None: nobody's runs."""
        return self._deciding.due(self._now())

    # --- What people and bots do ---------------------------------------------------------------------

    def move(self, match: Match, seat: int, move: int, at: float, late: bool) -> Match | None:
        """The match with this move made; None: it waits for touches that may have been made before it."""
        if not self._keeper:
            trial = match.fork()
            trial.play(seat, move, late=late)
            return trial
        made = self._keeper.move(seat, move, at, late)
        self._set_alarm()
        return made

    def withdraw(self, seat: int) -> bool:
        return self._keeper is not None and self._keeper.withdraw(seat)

    def require_possible(self, seat: int, move: int, text: str, received: float, line: Line) -> None:
        if self._keeper:
            self._keeper.require_possible(seat, move, text, received, line.watch)

    async def touch(self, guest: str, seat: int, text: str, press: Press, line: Line) -> None:
        """A person touches."""
        if not self._keeper:
            raise Refused("not-a-race", move=text)
        quota = self._quotas.setdefault(guest, Quota(press.received))
        self._keeper.touch(seat, text, press, line, quota)
        self._deciding.stir(seat)
        try:
            await self._carry_out()
        except Exception:
            self._ring_later()  # it still waits, and is made once it can be kept
            raise

    def reach(self, seat: int, at: Hand) -> None:
        """Somebody's hand is there now: it may startle."""
        require_hand(at)
        if self._keeper:
            self._hands.move(seat, at)
            self._deciding.stir(seat)
            if self._bodies:
                self._bodies.feel(self._keeper.match, self._floor.bots(), seat, self._now())
                self._set_alarm()

    def decide(self, seat: int, level: str, move: int) -> bool:
        """Whether the bot has a hand that does something before this move."""
        if not (self._bodies and self._keeper):
            return False
        decided = self._bodies.decide(self._keeper.match, seat, level, move, self._now())
        self._set_alarm()
        return decided

    # --- Alarms --------------------------------------------------------------------------------------

    @property
    def _wake(self) -> float | None:
        """When something will be due, if nothing happens before."""
        times = [self._deciding.wake(self._now())]
        times += [clock.wake for clock in (self._keeper, self._bodies) if clock and self._keeper]
        return min((at for at in times if at is not None), default=None)

    def _set_alarm(self) -> None:
        """It rings when something is due; one that rings before that may ring, and is set again then."""
        wake = self._wake
        if wake is not None and not (self._alarm and self._rings <= wake):
            self._set_alarm_to(wake, self._ring)

    def _set_alarm_to(self, moment: float, ring: Callable[[], None]) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._rings = moment
        self._alarm = self._floor.later(max(0.0, moment - self._now()) / SECOND, ring)

    def _ring(self) -> None:
        self._alarm = None
        if (wake := self._wake) is not None and wake <= self._now():
            self._do_what_is_due()
        else:
            self._set_alarm()

    def _do_what_is_due(self) -> None:
        self._alarm = None
        if self._bodies:
            for act in self._bodies.due(self._now()):
                self._do(act)
        self._floor.do(self._carry_out, lambda refused: self._ring_later())

    def _do(self, act: Act) -> None:
        """A hand has moved, touched, or done what comes before a move."""
        seat, move, decided = act.wish
        if act.hand is not None:
            self._hands.move(seat, act.hand)
        elif move is not None and decided:
            self._floor.answer(seat, move)
        elif move is not None and self._keeper and seat in self._floor.bots():
            self._keeper.touch_as_bot(seat, move, self._now())

    async def _carry_out(self) -> None:
        """All that is due has been made and kept."""
        while self._keeper and (due := self._keeper.due(self._now())):
            self._carried = due
            try:
                await self._floor.keep(due.trial, self._holds_after(due))
            finally:
                self._carried = None
        await self._look_for_the_late()
        self._set_alarm()

    async def _look_for_the_late(self) -> None:
        """Bots decide for those whose time is up, and play on for those who let them do so again and again."""
        if gone := self._deciding.gone:
            await self._floor.give_up(gone)
        if called := self._deciding.call(self._now()):
            self._floor.stand_in(called)

    @staticmethod
    def _holds_after(due: Due) -> Holds:
        """Nature makes the move that was held back, and those that follow without a pause."""
        ply = len(due.trial.log)
        return lambda trial: (not due.nature or len(trial.log) > ply) and holds_nature(trial)

    def _ring_later(self) -> None:
        """What could not be kept is tried again."""
        self._set_alarm_to(self._now() + RETRY, self._do_what_is_due)

    # --- Physics -------------------------------------------------------------------------------------

    def _settle(self, name: str, match: Match) -> None:
        """The world is working on this position, once."""
        task = (name, len(match.log))
        if self._settling != task:
            self._settling = task
            self._work = asyncio.ensure_future(self._ask_world(task, match.fork()))

    async def _ask_world(self, task: tuple[str, int], match: Match) -> None:
        assert self._game.world
        try:
            move, shown = await self._physics.settle(self._party, self._game.world.settle, match.snapshot())
            match.play(NATURE, move, shown)
            due = Due(match)
        except Exception as error:  # it failed, or makes no sense to the rules: nature has an outcome of her own
            report(error)
            due = Due(match, nature=True)
        self._floor.do(partial(self._take_in, task, due), partial(self._take_in_later, task, due))

    async def _take_in(self, task: tuple[str, int], due: Due) -> None:
        if self._keeper and task == (self._keeper.name, len(self._keeper.match.log)):
            await self._floor.keep(due.trial.fork(), self._holds_after(due))

    def _take_in_later(self, task: tuple[str, int], due: Due, refused: Refused) -> None:
        """What came out could not be kept: a little later, perhaps it can."""
        again = partial(self._floor.do, partial(self._take_in, task, due), partial(self._take_in_later, task, due))
        self._floor.later(RETRY / SECOND, again)
