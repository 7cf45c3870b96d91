"""A moment of a match: what all see of it, what one seat alone sees, and what was heard of it, each encoded once."""

from functools import cached_property

import msgspec
from msgspec import UNSET

from splendide.core.game import EVERYONE, SPECTATOR
from splendide.core.kernels import copied, hide_from
from splendide.core.log import Event, Moment
from splendide.core.match import Match, heard
from splendide.core.position import Snapshot
from splendide.server.protocol.study import ReplayStep
from splendide.server.protocol.table import HappenedInfo, OwnView

Viewers = tuple[int, ...]  # the seats of one device, or a spectator

encode = msgspec.json.encode


class LiveMoment:
    """One that was revealed in this match; nothing of it is made before somebody has to see it."""

    def __init__(self, match: Match, moment: Moment):
        self.since, self.number, self._states, _ = moment
        self._game, self._told = match.game, match.told[self.since : self.number]
        self.open = all(event.audience == EVERYONE for event in self._told)  # everybody hears the same of it
        self._heard: dict[tuple[Viewers, int], bytes] = {}
        self._own: dict[int, OwnView] = {}

    @cached_property
    def view(self) -> bytes:
        """What all see."""
        return encode(self._game.drawing.view(self._known(SPECTATOR)))

    def said(self, viewers: Viewers, since: int, newest: bool) -> bytes:
        """All of it, for who has heard of everything before `since`."""
        own = b"[]" if newest else encode([self._own_view(seat) for seat in viewers if self._has_own(seat)])
        parts = self.number, self._happened(viewers, max(since, self.since)), self.view, own
        return b'{"number":%d,"happened":%b,"view":%b,"own":%b}' % parts

    def step(self, seats: int) -> ReplayStep:
        """The same in the replay of a match that is over, for everybody: nothing is secret any more."""
        heard_by_all = happened(self._told, self.since, (SPECTATOR,))
        own = [self._own_view(seat) for seat in range(seats) if self._has_own(seat)]
        return ReplayStep(self.number, heard_by_all, msgspec.Raw(self.view), own)

    def _happened(self, viewers: Viewers, since: int) -> bytes:
        key = (SPECTATOR,) if self.open else viewers, since
        if key not in self._heard:
            self._heard[key] = encode(happened(self._told[since - self.since :], since, key[0]))
        return self._heard[key]

    def _has_own(self, seat: int) -> bool:
        return seat != SPECTATOR and self._game.private is not None

    def _own_view(self, seat: int) -> OwnView:
        private = self._game.private
        if seat not in self._own and private:
            self._own[seat] = OwnView(seat, msgspec.Raw(encode(private.own(self._known(seat), seat))))
        return self._own[seat]

    def _known(self, seat: int) -> Snapshot:
        states = copied(self._states)
        hide_from(states, seat)
        return Snapshot(states)


def happened(told: list[Event], since: int, viewers: Viewers) -> list[HappenedInfo]:
    """These events, if all of these viewers may know them: people who share a device read one list of it."""
    first, *others = (heard(told, since, viewer) for viewer in viewers)
    shared = [event for event in first if all(event in known for known in others)]
    return [HappenedInfo(number, entry.seat, entry.text, entry.shown, entry.late or UNSET) for number, entry in shared]
