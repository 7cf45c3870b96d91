"""The clock of a table, carried out: alarms ring, hands move, physics is asked; moves come through the table's queue.

What is due and when is said by `core/time` and, for the bodies of bots, by `bots/bodies`. Where neither the game knows
time nor the table has a clock, nothing of this happens.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import NamedTuple, Protocol

import numpy as np

from splendide.bots.bodies import Act, Bodies, Levels
from splendide.core.errors import Refused
from splendide.core.facts import Hand
from splendide.core.game import NATURE
from splendide.core.library import Game
from splendide.core.match import Match
from splendide.core.time.belief import Press, Quota
from splendide.core.time.clocks import Clocks, Tempo
from splendide.core.time.deciders import Deciders
from splendide.core.time.keeper import Due, Keeper, holds_nature
from splendide.core.time.line import Line
from splendide.server.broken import report
from splendide.server.protocol import ClockInfo, TimeInfo
from splendide.server.realtime.hands import Hands, Where, require_hand
from splendide.server.realtime.physics import Physics
from splendide.server.store.rows import ClockRow
from splendide.server.turns import Party


class Alarm(Protocol):
    def cancel(self) -> None: ...


RETRY = 1000.0  # milliseconds after which what could not be kept is tried again

SECOND = 1000.0  # milliseconds

Step = Callable[[], Awaitable[None]]
Holds = Callable[[Match], bool]


class Floor(NamedTuple):
    """What a table lets its clock do."""

    do: Callable[[Step, Callable[[Refused], None]], None]  # when its turn comes in the table's queue
    keep: Callable[[Match, Holds], Awaitable[None]]  # what was tried is stored, and then holds
    lines: Callable[[int], list[Line]]  # to whoever plays a seat
    bots: Callable[[], Levels]
    show: Callable[[Where], None]  # hands, to everybody
    answer: Callable[[int, int], None]  # a bot's hand has done what comes before the move that was decided
    stand_in: Callable[[list[int]], None]  # bots decide what these people were asked, whose time is up
    give_up: Callable[[list[int]], Awaitable[None]]  # bots play on for these people, who are gone
    later: Callable[[float, Callable[[], None]], Alarm]
    clock: Callable[[], float]  # seconds, of a clock that never jumps
    date: Callable[[], float]  # seconds since 1970


class Sight(NamedTuple):
    """What the table shows its clock."""

    name: str
    match: Match | None
    present: bool  # somebody is there
    tempo: Tempo | None  # how long everybody may think
    timed: Mapping[int, int]  # the people for whom others wait, and since which move
    kept: ClockRow | None  # what the clocks said when the match was stored


def knows_time(game: Game) -> bool:
    return bool(game.pace or game.reflex or game.world)


class Timing:
    def __init__(self, game: Game, physics: Physics, party: Party, floor: Floor):
        self._game, self._physics, self._party, self._floor = game, physics, party, floor
        self._knows_time = knows_time(game)
        self._hands = Hands(floor.show)
        self._bodies = Bodies(game.reflex, self._hands.now, np.random.default_rng()) if game.reflex else None
        self._keeper: Keeper | None = None  # None: no match is being played
        self._carried: Due | None = None  # what is being kept
        self._settling: tuple[str, int] | None = None  # the match, and how many moves had been made
        self._quotas: dict[str, Quota] = {}  # by guest
        self._alarm: Alarm | None = None

    def _now(self) -> float:
        return self._floor.clock() * SECOND

    # --- The table has changed -----------------------------------------------------------------------

    def see(self, sight: Sight) -> None:
        """The match is as the table has it."""
        match = sight.match
        if match is None or match.over or not (sight.tempo or self._knows_time):
            self._keeper = None
            self.rest()
            return
        self._follow(sight, match)
        if match.awaits_world:
            self._settle(sight.name, match)
        if self._bodies:
            self._bodies.see(match, self._floor.bots(), self._now())
        if self._keeper and self._keeper.deciders and self._keeper.deciders.gone:
            self._floor.do(self._look_for_the_late, lambda refused: self._ring_later())
        self._set_alarm()

    def _follow(self, sight: Sight, match: Match) -> None:
        due, self._carried = self._carried, None
        keeper = self._keeper
        if keeper and keeper.name == sight.name and _goes_on(keeper.match, match):
            if keeper.deciders:
                keeper.deciders.time(sight.timed)
            keeper.see(match, self._now(), due)
        else:
            self._keeper = self._new_keeper(sight, match)

    def _new_keeper(self, sight: Sight, match: Match) -> Keeper:
        """Everybody is asked anew; how much time they have left was kept, and where time lasts it has gone by since."""
        tempo, now, deciders = sight.tempo, self._now(), None
        if tempo:
            clocks, ago = Clocks(tempo, match.questions), 0.0
            if sight.kept:
                clocks.resume(sight.kept.left)
                ago = max(0.0, self._floor.date() - sight.kept.at) * SECOND if tempo.lasting else 0.0
            deciders = Deciders(clocks, match, sight.timed)
            deciders.see(match, sight.present, now - ago)
        keeper = Keeper(sight.name, match, now, self._floor.lines, self._hands.now, deciders)
        keeper.present = sight.present
        return keeper

    def come(self) -> Where:
        """Somebody has come, who sees all hands; at a table that nobody was at, time goes on."""
        if self._keeper:
            self._keeper.come(self._now())
            self._set_alarm()
        return self._hands.now

    def leave(self, seats: list[int], present: bool) -> None:
        self._hands.withdraw(seats)
        if self._keeper and not present:
            self._keeper.go(self._now())
            self._set_alarm()

    def rest(self) -> None:
        """Nothing is due any more."""
        if self._alarm:
            self._alarm.cancel()
        self._hands.forget()
        if self._bodies:
            self._bodies.rest()

    @property
    def clock(self) -> ClockInfo | None:
        """Of the game, if it knows time."""
        keeper = self._keeper
        return ClockInfo(self._now(), keeper.asked, keeper.limits) if keeper and self._knows_time else None

    @property
    def time(self) -> TimeInfo | None:
        """Of the table, if it has a clock."""
        deciders = self._keeper.deciders if self._keeper else None
        return TimeInfo(self._now(), deciders.clocks.left, deciders.clocks.since) if deciders else None

    def clock_after(self, match: Match) -> ClockRow | None:
        """What the clocks will say once this has been stored, which is stored with it."""
        deciders = self._keeper.deciders if self._keeper else None
        if not deciders:
            return None
        return ClockRow(self._floor.date(), tuple(deciders.left_after(match, self._now())))

    @property
    def due(self) -> float | None:
        """When somebody's time will be up, in seconds since 1970; None: nobody's runs."""
        deciders = self._keeper.deciders if self._keeper else None
        ends = [end for end in map(deciders.clocks.end, range(len(deciders.clocks.left))) if end] if deciders else []
        return self._floor.date() + (min(ends) - self._now()) / SECOND if ends else None

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
        self._stir(seat)
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
            self._stir(seat)
            if self._bodies:
                self._bodies.feel(self._keeper.match, self._floor.bots(), seat, self._now())
                self._set_alarm()

    def _stir(self, seat: int) -> None:
        if self._keeper and self._keeper.deciders:
            self._keeper.deciders.stir(seat)

    def decide(self, seat: int, level: str, move: int) -> bool:
        """Whether the bot has a hand that does something before this move."""
        if not (self._bodies and self._keeper):
            return False
        decided = self._bodies.decide(self._keeper.match, seat, level, move, self._now())
        self._set_alarm()
        return decided

    # --- Alarms --------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        """It rings when something is due, and not when it was set to before."""
        if self._alarm:
            self._alarm.cancel()
        clocks = [clock.wake for clock in (self._keeper, self._bodies) if clock and self._keeper]
        wake = min((at for at in clocks if at is not None), default=None)
        if wake is not None:
            delay = max(0.0, wake - self._now()) / SECOND
            self._alarm = self._floor.later(delay, self._ring)

    def _ring(self) -> None:
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
        if self._keeper and self._keeper.deciders and (gone := self._keeper.deciders.gone):
            await self._floor.give_up(gone)
        if self._keeper and (called := self._keeper.call(self._now())):
            self._floor.stand_in(called)

    @staticmethod
    def _holds_after(due: Due) -> Holds:
        """Nature makes the move that was held back, and those that follow without a pause."""
        ply = len(due.trial.log)
        return lambda trial: (not due.nature or len(trial.log) > ply) and holds_nature(trial)

    def _ring_later(self) -> None:
        """What could not be kept is tried again."""
        self._alarm = self._floor.later(RETRY / SECOND, self._ring)

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


def _goes_on(before: Match, match: Match) -> bool:
    """Whether this is the same match after some more moves."""
    known = len(before.log)
    return len(match.log) >= known and match.log[:known] == before.log
