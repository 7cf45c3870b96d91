"""All that one seat is sent: two of these are equal when the seat can't tell two matches apart."""

import numpy as np

from splendide.bots.appraising import appraise
from splendide.bots.hinting import advise
from splendide.core.errors import Refused
from splendide.core.facts import Judged
from splendide.core.match import Match
from splendide.server.store.rows import MatchRow
from splendide.server.table.frames import Known, Telling
from splendide.server.table.hints import hint_bytes
from splendide.server.table.live import LiveMatch
from splendide.server.table.minds import Question

TEACHER = "greedy"  # thinks quickly


def live(match: Match, before: LiveMatch | None = None) -> LiveMatch:
    row = MatchRow("match", "table", match.game.slug, {}, ("",) * match.seats, b"secret", began=0.0)
    return LiveMatch(row, match, before)


def sent(match: Match, seat: int) -> bytes:
    """The bytes in which the server tells the whole match to a seat, or to a spectator: what all see, and what it sees.

    What all see is made of the position as it is, unrevealed choices and all: they must not be seen in it.
    """
    twin = match.fork()
    twin.moments = [twin.moments[-1]._replace(states=twin.states)]
    return news(live(twin), seat, Known())


def news(now: LiveMatch, seat: int, known: Known) -> bytes:
    """What is sent to who knows so much."""
    return Telling(now).news((seat,), known)


def state(match: Match) -> bytes:
    """All that somebody's secret choice may change for the others: whom the table waits for, what lies face down."""
    return live(match).state


def hint(match: Match, seat: int) -> bytes:
    """The bytes in which a teacher answers a seat, or why it doesn't."""
    try:
        advice = advise(match, seat, "match", TEACHER)
    except Refused as refused:
        return refused.name.encode()
    return hint_bytes(advice, Question("match", seat, match.question(seat)), "en")


def judgement(match: Match, seat: int) -> list[Judged]:
    """What an analysis thinks of a decision of the seat, its first move being the one that was made."""
    made = match.moves(seat)[:1]
    return appraise(TEACHER, match, seat, np.random.default_rng(1), examined=made)
