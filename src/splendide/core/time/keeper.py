"""The clock of one match: it is told what happened and what time it is, and says what is to be made now, and when to be
asked again. It looks at no clock and makes nothing itself.

Everything goes into the order in which it was made, as far as that is believed. What a touch made before it could have
turned into something else (the last card of a round, a call of nature, a move made for somebody who is late) waits
until such a touch would have come in from the furthest browser at the table.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from splendide.core.errors import Refused
from splendide.core.facts import Hand
from splendide.core.game import NATURE, SPECTATOR
from splendide.core.log import Entry
from splendide.core.match import Match
from splendide.core.time.belief import Press, Quota, is_plausible
from splendide.core.time.line import Line, longest_way
from splendide.core.time.race import FIRST, Held, Place, Player, Race, Touch, window
from splendide.core.time.watch import Watch

Lines = Callable[[int], list[Line]]  # of the browsers of whoever plays a seat; a bot needs none


class Deferred(NamedTuple):
    """A move that waits for touches which may have been made before it."""

    seat: int
    question: int
    move: int
    at: float
    late: bool


class Due(NamedTuple):
    """What is to be made now: a copy of the match in which it has been, to be kept and then seen."""

    trial: Match
    nature: bool = False  # her move is still to be made in it, whatever holds her otherwise
    touches: tuple[int, ...] = ()  # the seats whose touches are in it, or came to nothing
    last: Place = FIRST  # of these touches
    opened: float | None = None  # a race was opened by a touch made then
    deferred: Deferred | None = None  # the move in it that had to wait


class Event(NamedTuple):
    """Something that happens at a moment, and is made as soon as no touch made before it can come any more."""

    at: float
    due: float
    make: Callable[[], Due | None]


def holds_nature(match: Match) -> bool:
    """Whether her next move has to wait."""
    return match.nature_waits


class Keeper:
    def __init__(
        self,
        name: str,
        match: Match,
        now: float,
        lines: Lines,
        hands: Mapping[int, Hand],
    ):
        self.name = name
        self._lines, self._hands = lines, hands
        self._look_at(match)
        self._deferred: list[Deferred] = []
        self.present = True  # somebody is there: time stands still at a table that nobody is at
        self._begin(now)

    # --- The match goes on ---------------------------------------------------------------------------

    def _begin(self, now: float) -> None:
        """A match that is new here: everybody is asked now, and a race that was on goes on."""
        self._ask_all(now)
        match = self.match
        self.race = Race(len(match.told), now)
        since = max((k for k, event in enumerate(match.told) if event.entry.seat == NATURE), default=-1)
        if any(event.entry.move in self.races for event in match.told[since + 1 :]):
            self.race.begin(len(match.told), now, now)

    def _look_at(self, match: Match) -> None:
        racing, seats = match.game.racing, range(match.seats)
        self.match = match
        self._public = match.known(SPECTATOR)
        self._awaits_world = match.awaits_world  # asked again and again until the match goes on
        self.races = racing.races(self._public) if racing else {}  # moves whose moment counts, with their level twins
        self._racers = [seat for seat in seats if any(match.allows(seat, move) for move in self.races)]

    def _ask_all(self, now: float) -> None:
        self._changed = now  # when something last happened
        self.asked = [now] * self.match.seats
        self._set_limits()

    def see(self, match: Match, now: float, due: Due | None = None) -> None:
        """The match has gone on to this, by what was due or otherwise."""
        before = self.match
        self._look_at(match)
        if len(match.told) > len(before.told):  # a choice that nobody sees doesn't make nature wait any longer
            self._changed = now
        for seat, question in enumerate(match.questions):
            if question != before.questions[seat]:
                self.asked[seat] = self._changed
        self._set_limits()
        self._follow_race(match.log[len(before.log) :], due, now)

    def _follow_race(self, news: list[Entry], due: Due | None, now: float) -> None:
        if due:
            self._deferred = [each for each in self._deferred if each is not due.deferred]
            self.race.drop(set(due.touches))
            self.race.last = due.last if due.touches else self.race.last
        if any(entry.seat == NATURE for entry in news):
            if self.race.signal:
                self.race.end(len(self.match.told), now)
        elif due and due.opened is not None:
            self.race.begin(len(self.match.told), now, due.opened)

    def _set_limits(self) -> None:
        waits = [self._wait(seat) if self.match.owes(seat) else None for seat in range(self.match.seats)]
        self.limits = [None if wait is None else 1000 * wait for wait in waits]

    def _wait(self, seat: int) -> float | None:
        pace = self.match.game.pace
        return pace.wait(self._public, seat) if pace else None

    def come(self, now: float) -> None:
        """Somebody is there again: everybody is asked anew."""
        if not self.present:
            self.present = True
            self._ask_all(now)

    def go(self) -> None:
        """Nobody is there any more."""
        self.present = False

    # --- What people and bots do ---------------------------------------------------------------------

    def touch(self, seat: int, text: str, press: Press, line: Line, quota: Quota) -> None:
        """A person touches: it waits for its turn, or is refused."""
        move = self._read_touch(seat, text)
        race = self.race
        signal = line.shown(self.name, race.signal, press.received) if race.signal else None
        player = Player(line.watch, quota, line.shown(self.name, race.dealt, press.received), signal)
        self._take(seat, move, press, player)

    def touch_as_bot(self, seat: int, move: int, at: float) -> None:
        """A bot sees everything as soon as it happens, and what it does is here at once; too late, it is nothing."""
        signal = self.race.signal
        player = Player(Watch(), Quota(at), self.race.dealt.at, signal.at if signal else None)
        if move in self.races and self.match.allows(seat, move) and seat not in self.race.waiting:
            self._take(seat, move, Press(at, at), player)

    def _read_touch(self, seat: int, text: str) -> int:
        """Only the house can say that two touches were level."""
        move = self.match.game.notation.read(self.match.snapshot(), seat, text)
        if move not in self.races:
            raise Refused("not-a-race", move=text)
        self.race.require_none(seat)
        return self.match.read(seat, text)

    def _take(self, seat: int, move: int, press: Press, player: Player) -> None:
        made = self.race.judge(press, player)
        self.race.take(Touch(seat, move, made, player, press.received + self._window()))

    def move(self, seat: int, move: int, at: float, late: bool = False) -> Match | None:
        """The match with this move made; None: it waits, since a touch may have been made before it."""
        trial = self.match.fork()
        trial.play(seat, move, late=late)
        self.withdraw(seat)
        if self._lag() == 0.0 or len(trial.told) == len(self.match.told):
            return trial
        self._deferred.append(Deferred(seat, self.match.questions[seat], move, at, late))
        return None

    def withdraw(self, seat: int) -> bool:
        """Whether a move of this seat waited, which it does no more."""
        before, self._deferred = self._deferred, [each for each in self._deferred if each.seat != seat]
        return len(self._deferred) < len(before)

    def require_possible(self, seat: int, move: int, text: str, received: float, watch: Watch) -> None:
        """The move may be made like any other; if it says when it was made, that can be true."""
        if move in self.races or move in self.races.values():
            raise Refused("race-move", move=text)
        claims = self.match.game.claims
        claim = claims.claimed(self._public, seat, move) if claims else None
        if claim is not None and not is_plausible(self.asked[seat] + claim, received, watch):
            raise Refused("impossible-time")

    # --- How far away people are ---------------------------------------------------------------------

    def latency(self, seat: int) -> float:
        """How long a message to this seat and back may take, in milliseconds."""
        return longest_way(self._lines(seat))

    def _window(self) -> float:
        """How long to wait for those who could still prove quicker."""
        return window([self.latency(seat) for seat in range(self.match.seats)])

    def _lag(self) -> float:
        """How much later than it was made a touch may come in that is believed."""
        lines = [line for seat in self._may_touch() for line in self._lines(seat)]
        return max((line.watch.latency / 2 + line.watch.tolerance for line in lines), default=0.0)

    def _may_touch(self) -> list[int]:
        """The people who could touch now and have not."""
        waiting = self.race.waiting
        return [seat for seat in self._racers if seat not in waiting and self._lines(seat)]

    # --- What is due ---------------------------------------------------------------------------------

    def due(self, now: float) -> Due | None:
        """What is to be made now, the first thing first; None: nothing, until `wake`."""
        if not self.present or self.match.over:
            return None
        if (touches := self._made_touches(now)) is not None:
            return touches
        while make := self._first_to_make(now):
            if due := make():
                return due
        return None

    def _first_to_make(self, now: float) -> Callable[[], Due | None] | None:
        """What comes first: a touch that opens a race, unless something happened before it was made."""
        event, opener = self._next_event(), self.race.opener
        if opener and not (event and event.at < opener.made):
            return partial(self._open, opener)
        return event.make if event and event.due <= now else None

    @property
    def wake(self) -> float | None:
        """When something will be due, if nothing happens before."""
        if not self.present or self.match.over:
            return None
        event = self._next_event()
        times = [event.due if event else None, self.race.next_due if self._may_touch() else None]
        return min((at for at in times if at is not None), default=None)

    def _next_event(self) -> Event | None:
        return min(self._events(), key=lambda event: event.at, default=None)

    def _events(self) -> Iterator[Event]:
        lag = self._lag()
        for each in self._deferred:
            yield Event(each.at, each.at + lag, partial(self._make_deferred, each))
        if self.match.owes(NATURE) and not self._awaits_world:
            at = self._changed + 1000 * (self._wait(NATURE) or 0.0)
            yield Event(at, max(at + lag, self.race.next_due or 0.0), lambda: Due(self.match.fork(), nature=True))
        for seat, limit in enumerate(self.limits):
            if limit is not None:  # what comes in time by the clock over there still counts when it comes in here
                at = self.asked[seat] + limit + self.latency(seat)
                yield Event(at, at + lag, partial(self._make_late, seat))

    def _make_deferred(self, each: Deferred) -> Due | None:
        """It is made if it still can be; a race that came before it makes it nothing."""
        trial = self.match.fork()
        if trial.questions[each.seat] != each.question or not trial.allows(each.seat, each.move):
            self._deferred.remove(each)
            return None
        trial.play(each.seat, each.move, late=each.late)
        return Due(trial, deferred=each)

    def _make_late(self, seat: int) -> Due:
        """A move is made for whoever has made none."""
        pace, trial = self.match.game.pace, self.match.fork()
        assert pace
        trial.play(seat, pace.late(self.match.known(seat), seat, self._hands.get(seat, [])), late=True)
        return Due(trial)

    # --- Touches -------------------------------------------------------------------------------------

    def _open(self, touch: Touch) -> Due | None:
        """The first touch is made, and a race is on from when everybody is shown it."""
        if not self.match.allows(touch.seat, touch.move):
            self.race.drop({touch.seat})
            return None
        trial = self.match.fork()
        trial.play(touch.seat, touch.move, self._word("0"))
        return Due(trial, touches=(touch.seat,), opened=touch.made)

    def _made_touches(self, now: float) -> Due | None:
        """Touches are made in their order: as soon as nobody else can touch, or when their wait is over."""
        ripe = self.race.ripe(now if self._may_touch() else float("inf")) if self.race.held else []
        if not ripe:
            return None
        trial, last = self.match.fork(), self.race.last
        for held in ripe:
            last = self._enter(trial, held, last)
        seats = tuple(held.touch.seat for held in ripe)
        if len(trial.log) > len(self.match.log):
            return Due(trial, touches=seats, last=last)
        self.race.drop(set(seats))  # whoever comes too late for the rules goes without
        return None

    def _enter(self, trial: Match, held: Held, last: Place) -> Place:
        """The touch is made if the rules allow it: the place of the last one that was."""
        seat, move = held.touch.seat, held.touch.move
        if held.place == last:
            move = self.races[move]
        if not trial.allows(seat, move):
            return last
        trial.play(seat, move, self._word(held.shown))
        return held.place

    def _word(self, shown: str) -> str:
        """What goes into the log with a touch, where the rules take it in."""
        return shown if self.match.game.witness else ""
