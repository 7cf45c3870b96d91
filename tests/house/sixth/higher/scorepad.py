"""Scores rounds that were played with cards: a line each, a word per player such as `5high` or `2low`."""

import re
from pathlib import Path

import msgspec
import numpy as np

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.texts import say

from . import SEATS, Options
from .notation import BETS
from .rules import State, play, setup

FOLDER = Path(__file__).parent
_WORD = re.compile(rf"([1-6])({'|'.join(BETS)})")


class Scored(msgspec.Struct, frozen=True):
    rounds: int
    points: list[int]  # by player, in the order of the words

    def tell(self, language: str) -> str:
        return "\n".join(
            say("score-player", language, {"player": player, "points": points}, FOLDER)
            for player, points in enumerate(self.points, 1)
        )


def score(text: str, *, handicap: int = 0) -> Scored:
    """The rounds are played by the rules themselves; the first player gives the others so many points."""
    rounds = [_read_line(number, line) for number, line in enumerate(text.splitlines(), 1) if line.split()]
    players = {len(line) for line in rounds}
    if len(players) != 1 or not players <= set(SEATS):
        raise Refused("higher-players")
    s = np.zeros(1, State)[0]
    setup(s, players.pop(), Options())
    s.rounds = len(rounds)
    for line in rounds:
        _play_round(s, line)
    first, *others = s.points[: s.seats].tolist()
    return Scored(len(rounds), [first, *(points + handicap for points in others)])


def _read_line(number: int, line: str) -> list[tuple[int, int]]:
    """The card and the bet of each player."""
    words = [_WORD.fullmatch(word) for word in line.split()]
    if None in words:
        raise Refused("higher-line", row=number)
    return [(int(word[1]), BETS.index(word[2])) for word in words if word]


def _play_round(s: np.record, line: list[tuple[int, int]]) -> None:
    for card, _ in line:
        play(s, NATURE, card - 1)
    for seat, (_, bet) in enumerate(line):
        play(s, seat, bet)
