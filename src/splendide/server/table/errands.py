"""What a worker is asked: a move for a bot, out of what its seat may know; or what a teacher says of a match."""

import secrets
from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import Any

import msgspec
import numpy as np

from splendide.bots import choose
from splendide.bots.analysis import FORM, analyse
from splendide.core.compiled import fingerprint
from splendide.core.library import find_game
from splendide.core.log import Entry
from splendide.core.match import Match
from splendide.core.shelf import shelf
from splendide.server.protocol.words import Level
from splendide.server.store.rows import Errand, MatchRow
from splendide.server.table.live import replayed

AT_LENGTH = ("search", "master")  # levels that look ahead: the others are quicker than the way to a worker
A_MOVE, A_STUDY = 30.0, 900.0  # seconds after which nobody waits for a worker any more

KeptMatch = tuple[MatchRow, list[Entry]]
Progress = Callable[[int, int], None]
Work = Callable[[Progress], bytes]


class OtherVersionError(Exception):
    """Whoever asks has other rules, or wants to hear it in another form."""


class Thought(msgspec.Struct, tag="thought"):
    """Which move does this bot make? The position is the seat's own copy of it, without what it may not know."""

    game: str
    rules: str  # their fingerprint: positions of others mean something else
    seats: int
    options: dict[str, Any]
    position: bytes
    level: Level
    seat: int
    person: int
    has_hand: bool
    seed: int


class Study(msgspec.Struct, tag="study"):
    """What does a teacher say of this match, which is over?"""

    match: str
    form: int = FORM


@cache
def rules_of(slug: str) -> str:
    return fingerprint(shelf()[slug].sources)


def thought_of(level: Level, match: Match, seat: int, person: int) -> Thought:
    game, options = match.game, msgspec.to_builtins(match.options)
    seed, position, has_hand = secrets.randbits(63), match.hidden(seat).tobytes(), bool(game.reflex)
    return Thought(game.slug, rules_of(game.slug), match.seats, options, position, level, seat, person, has_hand, seed)


def errand_of(asked: Thought | Study, attended: bool = False) -> Errand:
    """Where somebody is, they are thought of first; matches that are over can wait."""
    thinks = isinstance(asked, Thought)
    return Errand(msgspec.json.encode(asked), (1 + attended) if thinks else 0, A_MOVE if thinks else A_STUDY)


def decided(thought: Thought) -> int:
    """The move."""
    game = find_game(thought.game)
    if thought.rules != rules_of(thought.game):
        raise OtherVersionError(thought.game)
    match = Match(game, thought.seats, game.options(thought.options))
    match.states = np.frombuffer(thought.position, game.State).copy()
    rng = np.random.default_rng(thought.seed)
    return choose(thought.level, match, thought.seat, rng, has_hand=thought.has_hand, person=thought.person)


def studied(kept: KeptMatch, progress: Progress) -> bytes:
    """What a teacher says of it, as it is kept."""
    return msgspec.json.encode(analyse(replayed(*kept), progress=progress))


async def understood(body: bytes, read: Callable[[str], Awaitable[KeptMatch | None]]) -> Work:
    """What there is to do, in a thread, all that it needs having been read."""
    asked = msgspec.json.decode(body, type=Thought | Study)
    if isinstance(asked, Thought):
        return lambda progress: msgspec.json.encode(decided(asked))
    kept = await read(asked.match)
    if asked.form != FORM or kept is None or not kept[0].over:
        raise OtherVersionError(asked.match)
    return partial(studied, kept)
