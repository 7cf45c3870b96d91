"""The box as tables: how many cards there are, and how long a row is."""

import tomllib
from pathlib import Path

import numpy as np

DATA = tomllib.loads((Path(__file__).parent / "data.toml").read_text())

JOKER = 0  # a card is its value, 1…10, or this
VALUES = len(DATA["copies"])
DECK = np.array([DATA["jokers"], *DATA["copies"]], np.int64)  # copies of each card
CARDS = int(DECK.sum())

ZONE_NAMES = tuple(DATA["zones"])
ZONES = len(ZONE_NAMES)

LONGEST_ROW = max(DATA["row"].values())
ROW_LENGTH = np.zeros(LONGEST_ROW, np.int64)  # by number of players
for players, cards in DATA["row"].items():
    ROW_LENGTH[int(players)] = cards


def rounds(seats: int) -> int:
    """The last row takes what is left in the deck, even when that is less than a whole row."""
    return -(-CARDS // int(ROW_LENGTH[seats]))
