"""The swaying hand: the same for everybody who knows its seed, and never the same twice."""

import math
from collections.abc import Callable

import numba
import numpy as np
import pytest

from splendide.games.tower.play.hand import CHILD, NONE, NORMAL, SEEDS, STEEL, WINDOW_MS, release, sine
from splendide.games.tower.wood.pieces import Floats

MOMENTS = range(0, 15_000, 300)


def sways(hand: int, height: float, seeds: range = range(60)) -> Floats:
    return np.array([release(seed, ms, height, hand) for seed in seeds for ms in MOMENTS])


def test_it_sways_about_its_aim_by_some_millimetres() -> None:
    swayed = sways(NORMAL, 0.0, range(200))
    assert np.abs(swayed.mean(axis=0)).max() < 0.2
    assert swayed.std(axis=0) == pytest.approx([1.27, 1.27], abs=0.1)
    assert 2.5 < np.abs(swayed).max() <= 3.0


def test_it_sways_more_the_higher_it_reaches() -> None:
    assert sways(NORMAL, 300.0) == pytest.approx(sways(NORMAL, 0.0) * 3)


def test_a_childs_hand_sways_half_as_much_and_steel_needs_more() -> None:
    normal = sways(NORMAL, 50.0)
    assert sways(CHILD, 50.0) == pytest.approx(normal * 0.5)
    assert sways(STEEL, 50.0) == pytest.approx(normal * 1.6)
    assert not sways(NONE, 50.0).any()


def test_it_moves_smoothly_and_trembles_in_the_last_five_seconds() -> None:
    for hand in (CHILD, NORMAL):
        window = int(WINDOW_MS[hand])
        path = np.array([release(7, ms, 100.0, hand) for ms in range(0, window + 1, 10)])
        assert np.abs(np.diff(path, axis=0)).max() < 0.5
    calm, trembling = ([release(seed, ms, 0.0, NORMAL) for seed in range(200)] for ms in (14_900, 19_000))
    assert np.std(trembling) > 1.35 * np.std(calm)


def test_every_seed_sways_in_its_own_way() -> None:
    assert len({release(seed, 1234, 0.0, NORMAL) for seed in range(SEEDS)}) == SEEDS


def test_the_wave_is_a_sine_for_the_eye() -> None:
    for turns in np.linspace(-2, 40, 999):
        assert sine(turns) == pytest.approx(math.sin(2 * math.pi * turns), abs=0.002)


def test_compiled_and_plain_hands_agree_to_the_last_bit() -> None:
    compiled: Callable[..., tuple[float, float]] = numba.njit()(release)
    for k in range(100):
        assert compiled(k, 137 * k, 3.3 * k, k % 3) == release(k, 137 * k, 3.3 * k, k % 3)
