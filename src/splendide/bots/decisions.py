"""The decisions of a match that has been played, each with the match as it was then."""

from typing import NamedTuple

import numpy as np

from splendide.core.game import NATURE
from splendide.core.log import TAKE_BACK, Entry
from splendide.core.match import Match


class Choice(NamedTuple):
    """A move that was revealed, and the match when its seat had to choose."""

    number: int
    entry: Entry
    before: Match

    def chance(self, seed: int) -> np.random.Generator:
        """The same, in whichever order the seats chose."""
        return np.random.default_rng([seed, self.entry.seat, self.before.question(self.entry.seat)])


def choices_in(match: Match, log: list[Entry]) -> list[Choice]:
    """The log happens again: every choice that stood, in the order in which they were revealed."""
    asked: dict[int, Match] = {}
    made: list[Choice] = []
    for entry in log:
        if entry.seat != NATURE and entry.move != TAKE_BACK and match.owes(entry.seat):
            asked[entry.seat] = match.fork()
        told = len(match.told)
        match.enter(entry)
        for number, event in enumerate(match.told[told:], told):
            if event.entry.move == TAKE_BACK:
                made.pop()
            elif event.entry.seat in asked:
                made.append(Choice(number, event.entry, asked.pop(event.entry.seat)))
    return made
