"""Adds up a table that was played with the real cards: the lengths of everyone's columns."""

from pathlib import Path

import msgspec
import numpy as np

from splendide.core.errors import Refused
from splendide.core.game import SCORE_COLUMNS
from splendide.core.match import best_rows
from splendide.core.position import IntArray
from splendide.core.texts import say
from splendide.games.splitit import SEATS
from splendide.games.splitit.deck import DECK, JOKER, VALUES
from splendide.games.splitit.rules import State, scores

FOLDER = Path(__file__).parent


class Lengths(msgspec.Struct, forbid_unknown_fields=True):
    """What is read: for each player the length of each column, jokers included."""

    players: list[dict[str, int]]


class Scored(msgspec.Struct, frozen=True):
    points: list[int]  # by player
    columns: list[int]  # by player: the tie-break
    ranks: list[int]  # by player, from 1
    winners: list[int]  # players, counted from 0

    def tell(self, language: str) -> str:
        """A line per player, the best first."""
        order = sorted(range(len(self.points)), key=lambda player: self.ranks[player])
        lines = [_tell_player(self, player, language) for player in order]
        won = {"count": len(self.winners), "players": ", ".join(str(player + 1) for player in self.winners)}
        return "\n".join([*lines, say("score-winners", language, won, FOLDER)])


def score(text: str) -> Scored:
    lengths = read_columns(text)
    states = np.zeros(1, State)
    states[0].seats = len(lengths)
    states[0].columns[: len(lengths)] = lengths
    table = np.zeros((len(lengths), SCORE_COLUMNS), np.int64)
    scores(states[0], table)
    return Scored(table[:, 0].tolist(), table[:, 1].tolist(), _ranks(table), best_rows(table))


def _ranks(table: IntArray) -> list[int]:
    """One more than the players who did better."""
    rows = [tuple(row) for row in table.tolist()]
    return [1 + sum(other > row for other in rows) for row in rows]


# --- Reading ----------------------------------------------------------------------------------------


def read_columns(text: str) -> IntArray:
    """A row per player; what the box doesn't hold is refused."""
    given = _read_json(text).players
    if len(given) not in SEATS:
        raise Refused("seats-out-of-range", least=SEATS[0], most=SEATS[-1], seats=len(given))
    lengths = np.zeros((len(given), VALUES + 1), np.int64)
    for player, columns in enumerate(given):
        for name, cards in columns.items():
            value = _read_value(name)
            _require_length(player, value, cards)
            lengths[player, value] = cards
    _require_cards(lengths)
    return lengths


def _read_json(text: str) -> Lengths:
    try:
        return msgspec.json.decode(text.encode(), type=Lengths)
    except (msgspec.DecodeError, RecursionError) as wrong:
        raise Refused("splitit-score-shape", reason=str(wrong)) from None


def _read_value(name: str) -> int:
    if name not in [str(value) for value in range(1, VALUES + 1)]:
        raise Refused("splitit-score-value", value=name)
    return int(name)


def _require_length(player: int, value: int, cards: int) -> None:
    """A column has at least one card that is no joker, unless it isn't there at all."""
    most = int(DECK[value] + DECK[JOKER])
    if not 0 <= cards <= most:
        raise Refused("splitit-score-length", player=player + 1, value=value, cards=str(cards), most=most)


def _require_cards(lengths: IntArray) -> None:
    """The box holds these cards: each column begins with one of its own, jokers make up for what is missing."""
    for value in range(1, VALUES + 1):
        columns = int((lengths[:, value] > 0).sum())
        if columns > DECK[value]:
            raise Refused("splitit-score-columns", value=value, columns=columns, most=int(DECK[value]))
    jokers = int(np.maximum(lengths.sum(axis=0) - DECK, 0)[1:].sum())
    if jokers > DECK[JOKER]:
        raise Refused("splitit-score-jokers", jokers=jokers, most=int(DECK[JOKER]))


# --- Telling ----------------------------------------------------------------------------------------


def _tell_player(result: Scored, player: int, language: str) -> str:
    details = {
        "rank": result.ranks[player],
        "player": player + 1,
        "points": result.points[player],
        "columns": result.columns[player],
    }
    return say("score-player", language, details, FOLDER)
