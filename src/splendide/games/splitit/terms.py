"""What a position of Split it! is worth, in parts that have words: each column, and the strongest of the others."""

import numpy as np

from splendide.core.facts import Term
from splendide.core.position import Snapshot
from splendide.games.splitit.deck import VALUES
from splendide.games.splitit.prospects import LONGEST, count_on, expected_cards, hold_column
from splendide.games.splitit.rules import MOST_SEATS


def terms(s: Snapshot, seat: int) -> list[Term]:
    """The points that the seat can count on from each column, less those of whoever can count on most."""
    coming = np.empty((MOST_SEATS, VALUES + 1))
    expected_cards(s, coming)
    held, room = np.empty(MOST_SEATS), np.empty((MOST_SEATS + 1, LONGEST))
    columns = []
    for value in range(1, VALUES + 1):
        hold_column(s, value, coming, room, held)
        columns.append(Term("column", value * float(held[seat]), value))
    mean, variance = np.empty(MOST_SEATS), np.empty(MOST_SEATS)
    count_on(s, mean, variance)
    rival = max(float(mean[other]) for other in range(s.seats) if other != seat)
    return [*columns, Term("rivals", -rival)]
