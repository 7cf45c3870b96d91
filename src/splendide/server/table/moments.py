"""A moment of a match: what all see of it, what one seat alone sees, and what was heard of it, each encoded once."""

from collections.abc import Iterable, Iterator
from functools import cached_property

import msgspec
from msgspec import UNSET

from splendide.core.game import EVERYONE, SPECTATOR
from splendide.core.kernels import copied, hide_from
from splendide.core.log import Event, Moment
from splendide.core.match import Match, heard
from splendide.core.position import Snapshot
from splendide.server.protocol.study import ReplayStep
from splendide.server.protocol.table import HappenedInfo, OwnView, SeenView

Viewers = tuple[int, ...]  # the seats of one device, or a spectator

encode = msgspec.json.encode


class LiveMoment:
    """One that was revealed in this match; nothing of it is made before somebody has to see it."""

    def __init__(self, match: Match, moment: Moment):
        self.since, self.number, self._states, _ = moment
        self._game, self._told = match.game, match.told[self.since : self.number]
        self.open = all(event.audience == EVERYONE for event in self._told)  # everybody hears the same of it
        self._heard: dict[tuple[Viewers, int], bytes] = {}
        self._own: dict[int, msgspec.Raw] = {}

    @cached_property
    def view(self) -> bytes:
        """What all see."""
        return encode(self._game.drawing.view(self._known(SPECTATOR)))

    def said(self, viewers: Viewers, since: int) -> bytes:
        """What all see of it, for who has heard of everything before `since`."""
        parts = self.number, self._happened(viewers, max(since, self.since)), self.view
        return b'{"number":%d,"happened":%b,"view":%b}' % parts

    def seen(self, viewers: Viewers) -> list[SeenView]:
        """What each of these seats alone saw of it."""
        return [SeenView(number=self.number, seat=seat, own=own) for seat, own in self._own_views(viewers)]

    def step(self, seats: int) -> ReplayStep:
        """The same in the replay of a match that is over, for everybody: nothing is secret any more."""
        heard_by_all = happened(self._told, self.since, (SPECTATOR,))
        own = [OwnView(seat, own) for seat, own in self._own_views(range(seats))]
        return ReplayStep(self.number, heard_by_all, msgspec.Raw(self.view), own)

    def _happened(self, viewers: Viewers, since: int) -> bytes:
        key = (SPECTATOR,) if self.open else viewers, since
        if key not in self._heard:
            self._heard[key] = encode(happened(self._told[since - self.since :], since, key[0]))
        return self._heard[key]

    def _own_views(self, seats: Iterable[int]) -> Iterator[tuple[int, msgspec.Raw]]:
        """By seat, in a game where somebody sees more than the others."""
        if private := self._game.private:
            for seat in seats:
                if seat != SPECTATOR:
                    if seat not in self._own:
                        self._own[seat] = msgspec.Raw(encode(private.own(self._known(seat), seat)))
                    yield seat, self._own[seat]

    def _known(self, seat: int) -> Snapshot:
        states = copied(self._states)
        hide_from(states, seat)
        return Snapshot(states)


def happened(told: list[Event], since: int, viewers: Viewers) -> list[HappenedInfo]:
    """These events, if all of these viewers may know them: people who share a device read one list of it."""
    first, *others = (heard(told, since, viewer) for viewer in viewers)
    shared = [event for event in first if all(event in known for known in others)]
    return [HappenedInfo(number, entry.seat, entry.text, entry.shown, entry.late or UNSET) for number, entry in shared]
