"""What bots do with their hands: impulses that end in a touch or are a feint, and gestures before a move.

Told what happened and what time it is (in milliseconds), it says where hands go and what they touch, and when to be
asked again. It looks at no clock.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np

from splendide.core.contract import Reflex
from splendide.core.facts import NEAR, Hand, Impulse, Senses
from splendide.core.match import Match
from splendide.core.position import Snapshot

Levels = Mapping[int, str]  # the bots at a table, by seat


class Wish(NamedTuple):
    """What an intent is for: a bot has at most one of each."""

    seat: int
    move: int | None  # None: a feint
    decided: bool = False  # by its mind, not by its body


class Intent(NamedTuple):
    """An impulse that has not ended."""

    starts: float
    steps: list[tuple[float, Hand]]  # moments and where the hand is then, those still to come
    ends: float


class Act(NamedTuple):
    """The hand is there now, or the wish comes true."""

    wish: Wish
    hand: Hand | None


class Bodies:
    def __init__(self, reflex: Reflex, hands: Mapping[int, Hand], rng: np.random.Generator):
        self._reflex, self._hands, self._rng = reflex, hands, rng
        self._intents: dict[Wish, Intent] = {}
        self._known: dict[int, bytes] = {}  # by seat: what it knew when it was asked last
        self._near: set[int] = set()  # seats whose hands are where they startle
        self._startled = Counter[int]()  # by seat: how often its hand has come there

    # --- What happens --------------------------------------------------------------------------------

    def see(self, match: Match, bots: Levels, now: float) -> None:
        """Every bot does what it wants now. What it still wants goes on; what it no longer wants ends."""
        self._intents = {wish: intent for wish, intent in self._intents.items() if wish.seat in bots}
        for seat, level in bots.items():
            s = match.known(seat)
            if self._known.get(seat) != s.states.tobytes():
                self._known[seat] = s.states.tobytes()
                self._want(seat, self._ask(s, seat, level, Senses(self._hands)), now)

    def decide(self, match: Match, seat: int, level: str, move: int, now: float) -> bool:
        """Its mind has decided: whether the hand does something before this move, and makes it then."""
        impulses = self._ask(match.known(seat), seat, level, Senses(self._hands, decided=move))
        for impulse in impulses:
            self._follow(Wish(seat, impulse.move, decided=True), impulse, now)
        return any(impulse.move == move for impulse in impulses)

    def feel(self, match: Match, bots: Levels, by: int, now: float) -> None:
        """Somebody's hand has moved: when it comes near it startles once, until it has been away."""
        hand = self._hands.get(by, [])
        if len(hand) < 2 or np.hypot(hand[0], hand[1]) >= NEAR:
            self._near.discard(by)
        elif by not in self._near:
            self._near.add(by)
            senses = Senses(self._hands, startled_by=by, startled_before=self._startled[by])
            self._startled[by] += 1
            for seat, level in bots.items():
                for impulse in self._ask(match.known(seat), seat, level, senses):
                    self._follow(Wish(seat, impulse.move), impulse, now)

    def rest(self) -> None:
        """No hand reaches for anything any more."""
        self._intents, self._known, self._near, self._startled = {}, {}, set(), Counter()

    def _ask(self, s: Snapshot, seat: int, level: str, senses: Senses) -> list[Impulse]:
        return self._reflex.impulses(s, seat, level, self._rng, senses)

    # --- Intents -------------------------------------------------------------------------------------

    def _want(self, seat: int, impulses: list[Impulse], now: float) -> None:
        self._drop(seat, {impulse.move for impulse in impulses}, now)
        for impulse in impulses:
            self._follow(Wish(seat, impulse.move), impulse, now)

    def _drop(self, seat: int, wanted: set[int | None], now: float) -> None:
        """A feint that the hand is already making is finished: nobody's hand jumps back. A mind keeps to its word."""
        for wish, intent in list(self._intents.items()):
            under_way = wish.move is None and intent.starts <= now
            if wish.seat == seat and wish.move not in wanted and not (under_way or wish.decided):
                del self._intents[wish]

    def _follow(self, wish: Wish, impulse: Impulse, now: float) -> None:
        if wish in self._intents:
            return
        starts = now + 1000 * impulse.after
        steps = [(starts + 1000 * after, hand) for after, hand in impulse.path]
        self._intents[wish] = Intent(starts, steps, steps[-1][0] if steps else starts)

    # --- What is due ---------------------------------------------------------------------------------

    @property
    def wake(self) -> float | None:
        return min((_next(intent) for intent in self._intents.values()), default=None)

    def due(self, now: float) -> list[Act]:
        """What hands have come to by now; what has been wished for comes true at the end of its path."""
        return [act for wish, intent in list(self._intents.items()) for act in self._carry_out(wish, intent, now)]

    def _carry_out(self, wish: Wish, intent: Intent, now: float) -> Iterator[Act]:
        while intent.steps and intent.steps[0][0] <= now:
            yield Act(wish, intent.steps.pop(0)[1])
        if not intent.steps and intent.ends <= now:
            del self._intents[wish]
            if wish.move is not None:
                yield Act(wish, None)


def _next(intent: Intent) -> float:
    return intent.steps[0][0] if intent.steps else intent.ends
