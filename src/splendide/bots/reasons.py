"""Why one move is better than another: the part of the game's own judgement in which it is most ahead."""

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from splendide.bots.outcomes import outcome
from splendide.core.kernels import imagine_for
from splendide.core.match import Match
from splendide.core.position import Snapshot
from splendide.core.shelf import PACKAGE
from splendide.core.texts import say

TRUTHS = 8  # that the seat can imagine
Rng = np.random.Generator
Terms = dict[tuple[str, int], float]  # by name and number


class Reason(NamedTuple):
    """The name of a text, what it is told, and whose text it is: the house's or, in its folder, a game's."""

    text: str
    details: Mapping[str, Any] = {}
    folder: Path = PACKAGE

    def said(self, language: str) -> str:
        return say(self.text, language, self.details, self.folder)


def why_better(match: Match, seat: int, first: int, second: int, luck: int) -> Reason | None:
    """What the first move has over the second in what the seat knows; None where the game has no words for it."""
    one, other = (mean_terms(match, seat, move, luck) for move in (first, second))
    ahead = {key: one.get(key, 0.0) - other.get(key, 0.0) for key in one.keys() | other.keys()}
    if not ahead or max(ahead.values()) <= 0:
        return None
    name, number = max(sorted(ahead), key=lambda key: ahead[key])
    return Reason(f"why-{name}", {"number": number, "more": round(ahead[name, number], 1)}, match.game.folder)


def mean_terms(match: Match, seat: int, move: int, luck: int) -> Terms:
    """What a move makes of the game's terms, on average over truths that come the same for every move."""
    rng = np.random.default_rng(luck)
    if match.game.weighing:
        weighed = match.game.weighing.terms_of(match.known(seat), seat, move)
        return {(term.name, term.number): term.amount for term in weighed}
    if match.game.reckoning is None:
        return {}
    found: Terms = defaultdict(float)
    for _ in range(TRUTHS):
        for term in match.game.reckoning.terms(_truth(match, seat, move, rng), seat):
            found[term.name, term.number] += term.amount / TRUTHS
    return found


def _truth(match: Match, seat: int, move: int, rng: Rng) -> Snapshot:
    """The position in which the seat is asked again."""
    states = match.hidden(seat)
    imagine_for(states, seat, rng)
    return Snapshot(outcome(states, seat, move, rng))
