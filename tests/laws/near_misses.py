"""What somebody might try who is a little wrong: moves of another moment, of another seat, just out of reach."""

import numpy as np

from splendide.core.game import NATURE
from splendide.core.match import Match
from tests.laws.cases import TRIES, some

NONSENSE = {-1, -2, -(2**31), 2**31, 2**62}
BITS = 60


def near_moves(seat: int, here: Match, others: list[Match], rng: np.random.Generator) -> list[int]:
    """Numbers that are no move of this seat, or not listed as one: some of every sort."""
    own = here.moves(seat)
    elsewhere = {move for match in others for move in match.moves(seat)}
    of_others = {move for other in range(here.seats) for move in here.moves(other)}
    sorts = [NONSENSE, elsewhere, of_others, _beside(own), _mutated(own, rng) if here.game.unlisted else set()]
    return [move for sort in sorts for move in some(sorted(sort - set(own)), TRIES, rng)]


def _beside(own: list[int]) -> set[int]:
    return {max(own, default=0) + 1, min(own, default=0) - 1}


def _mutated(own: list[int], rng: np.random.Generator) -> set[int]:
    """Moves of which one bit is another: where much is packed into a move, a little farther, later or more turned."""
    bits = rng.permutation(BITS)
    return {move ^ 1 << int(bit) for move in some(own, 2, rng) for bit in bits}


def near_texts(seat: int, here: Match, others: list[Match], rng: np.random.Generator) -> list[str]:
    """What this seat could say at another moment, and what others could say now, nature among them."""
    elsewhere = [text for match in others for text in match.written(seat, some(match.moves(seat), TRIES, rng))]
    speakers = [other for other in [NATURE, *range(here.seats)] if other != seat]
    of_others = [text for other in speakers for text in here.written(other, some(here.moves(other), 1, rng))]
    return list(dict.fromkeys([*elsewhere, *of_others]))
