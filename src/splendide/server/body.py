"""What bots do with their hands: impulses that end in a touch or are a feint, and gestures before a move."""

import asyncio
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from splendide.core.match import Match
from splendide.server.hands import Hands
from splendide.server.protocol import Level

Path = list[tuple[float, list[float]]]


class Intent(NamedTuple):
    """An impulse that has not ended: the path that the hand follows soon, or already."""

    task: asyncio.Task[None]
    starts: float  # when, by the loop's clock


class Bodies:
    """The bots' bodies at a table. One has at most one intent for each race move, and one feint."""

    def __init__(self, reflex: ModuleType, hands: Hands, touch: Callable[[int, str], None]):
        self._reflex, self._hands, self._touch = reflex, hands, touch
        self._intents: dict[tuple[int, str | None], Intent] = {}
        self._known: dict[int, bytes] = {}  # by seat: what it knew when it was asked last
        self._rng = np.random.default_rng()

    # --- The position has changed --------------------------------------------------------------------

    def see(self, match: Match, bots: dict[int, Level]) -> None:
        """Every bot does what it wants now. What it still wants goes on; what it no longer wants ends."""
        for seat in {seat for seat, _ in self._intents} - bots.keys():
            self._drop(seat, set())
        for seat, level in bots.items():
            states = match.hidden(seat)
            if self._known.get(seat) != states.tobytes():
                self._known[seat] = states.tobytes()
                self._want(seat, self._ask("impulses", [], states, seat, level, self._rng, self._hands.now))

    def _ask(self, verb: str, otherwise: Any, *more: Any) -> Any:
        answer = getattr(self._reflex, verb, None)
        return otherwise if answer is None else answer(*more)

    def _want(self, seat: int, impulses: list[Any]) -> None:
        self._drop(seat, {impulse.move for impulse in impulses})
        for impulse in impulses:
            self._follow(seat, impulse)

    def _drop(self, seat: int, wanted: set[str | None]) -> None:
        """A feint that the hand is already making is finished: nobody's hand jumps back."""
        now = asyncio.get_running_loop().time()
        for key, intent in list(self._intents.items()):
            if key[0] == seat and key[1] not in wanted and not (key[1] is None and intent.starts <= now):
                intent.task.cancel()
                del self._intents[key]

    def _follow(self, seat: int, impulse: Any) -> None:
        key = (seat, impulse.move)
        if key in self._intents:
            return
        starts = asyncio.get_running_loop().time() + impulse.after
        self._intents[key] = Intent(asyncio.ensure_future(self._act(seat, impulse)), starts)

    async def _act(self, seat: int, impulse: Any) -> None:
        await asyncio.sleep(impulse.after)
        await self.gesture(seat, impulse.path)
        self._intents.pop((seat, impulse.move), None)
        if impulse.move is not None:
            self._touch(seat, impulse.move)

    async def gesture(self, seat: int, path: Path) -> None:
        """The hand has gone along this path."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        for after, at in path:
            await asyncio.sleep(began + after - loop.time())
            self._hands.move(seat, at)

    # --- Hands ---------------------------------------------------------------------------------------

    def startle(self, match: Match, bots: dict[int, Level], by: int) -> None:
        """A hand has come close: a bot may fall for it."""
        for seat, level in bots.items():
            impulse = self._ask("startled", None, match.hidden(seat), seat, level, self._rng, by)
            if impulse is not None:
                self._follow(seat, impulse)

    def is_alarming(self, s: np.record, at: list[float]) -> bool:
        return bool(at) and bool(self._ask("is_alarming", False, s, at))

    def path_before(self, match: Match, seat: int, move: int) -> Path:
        path: Path = self._ask("gesture", [], match.hidden(seat), seat, move, self._rng)
        return path

    def stop(self) -> None:
        for intent in self._intents.values():
            intent.task.cancel()
        self._intents, self._known = {}, {}
