"""Choices made at the same time, solved: small games whose answers are known."""

import numpy as np
import pytest

from splendide.bots.mixing import CROWDED, TREMBLE, FloatArray, solve, tremble_of


def mixes(payoffs: list[list[float]], *sizes: int, rounds: int = 2000) -> FloatArray:
    """payoffs[joint] is what each chooser gets; the first chooser's option counts fastest."""
    n = np.array(sizes, np.int64)
    average = np.zeros((len(sizes), max(sizes)))
    solve(np.array(payoffs, float), n, rounds, np.zeros(average.shape), average)
    return average


def test_rock_paper_scissors_is_played_evenly() -> None:
    beats = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]  # what the row gets
    payoffs = [[beats[a][b], beats[b][a]] for b in range(3) for a in range(3)]
    assert mixes(payoffs, 3, 3) == pytest.approx(np.full((2, 3), 1 / 3), abs=0.03)


def test_matching_pennies_with_unequal_stakes_make_the_other_indifferent() -> None:
    """Heads matched pays 3: the matcher stays even, the other shows heads rarely."""
    wins = {(0, 0): 3.0, (1, 1): 1.0, (0, 1): -1.0, (1, 0): -1.0}
    payoffs = [[wins[a, b], -wins[a, b]] for b in range(2) for a in range(2)]
    matcher, other = mixes(payoffs, 2, 2)
    assert matcher[0] == pytest.approx(1 / 3, abs=0.08)
    assert other[0] == pytest.approx(1 / 3, abs=0.08)


def test_what_is_better_whatever_the_others_do_is_always_done() -> None:
    payoffs = [[5.0 if a == 1 else 0.0, 1.0 if b == 0 else 0.0] for b in range(2) for a in range(2)]
    first, second = mixes(payoffs, 2, 2, rounds=60)
    assert first[1] > 0.98
    assert second[0] > 0.98


def test_two_who_want_the_same_place_each_leave_it_to_the_other_sometimes() -> None:
    """The better place is worth 3, the other 1, and nothing when both come."""
    payoffs = [[0.0 if a == b else 3.0 - 2 * a, 0.0 if a == b else 3.0 - 2 * b] for b in range(2) for a in range(2)]
    for mix in mixes(payoffs, 2, 2):
        assert 0.55 < mix[0] < 0.95


def test_a_crowd_at_few_places_trembles_more() -> None:
    assert tremble_of(np.array([3, 3, 3, 3])) == TREMBLE
    assert tremble_of(np.array([2, 2])) == TREMBLE
    assert tremble_of(np.array([2, 2, 2, 2])) == CROWDED
