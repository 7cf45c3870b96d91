"""Physics must agree with statics, which needs no engine: a tower stands if nothing above a contact overhangs it."""

from collections import Counter

import numpy as np
import pytest

from splendide.games.tower.physics.engine import run
from splendide.games.tower.physics.settling import base_of, come_to_rest
from splendide.games.tower.tests.towers import NEVER, Tower, random_tower, tower
from splendide.games.tower.wood.polygons import common, depth_inside

TOWERS, SIZE = 84, 8
CLEAR = 0.5  # mm: nearer to the edge either answer is right
MOST_WRONG = 2
SPREADS = (0.1, 0.18, 0.25)  # from careful to careless: about half of the towers stand

SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]


def test_two_squares_share_a_square() -> None:
    shared = common(SQUARE, [(x + 6, y + 7) for x, y in SQUARE])
    assert sorted(set(shared)) == [(6, 7), (6, 10), (10, 7), (10, 10)]
    assert common(SQUARE, [(x + 11, y) for x, y in SQUARE]) == []


def test_a_point_is_as_deep_inside_as_the_nearest_edge_is_far() -> None:
    assert depth_inside(SQUARE, (3, 5)) == 3
    assert depth_inside(SQUARE, (12, 5)) == -2
    assert depth_inside([], (0, 0)) == -np.inf


def test_a_cube_stands_on_a_cube_until_its_middle_is_over_the_edge() -> None:
    assert tower("red-cube", "blue-cube flat 10").margin == pytest.approx(5)
    assert tower("red-cube", "blue-cube flat 16").margin == pytest.approx(-1)


def test_a_piece_far_out_is_balanced_by_nothing_but_what_lies_above_the_same_contact() -> None:
    """A plate over the edge by 3 mm, held down by a cube on its inner side."""
    alone = tower("red-cube", "blue-plate flat 18")
    held = tower("red-cube", "blue-plate flat 18", "green-cube flat -12")
    assert alone.margin == pytest.approx(-3)
    assert held.margin > 0


def test_a_lying_prism_touches_with_one_narrow_side() -> None:
    assert tower("red-plate", "red-prism flat").margin == pytest.approx(24 * (2**0.5 - 1) / 2)
    assert tower("red-plate", "red-prism upright").margin == pytest.approx(12)


def clear_towers() -> list[Tower]:
    rng = np.random.default_rng(7)
    found: list[Tower] = []
    while len(found) < TOWERS:
        built = random_tower(rng, SIZE, SPREADS[len(found) % len(SPREADS)])
        if abs(built.margin) > CLEAR:
            found.append(built)
    return found


def band(margin: float) -> str:
    edges = (-np.inf, -4, -2, -1, 1, 2, 4, np.inf)
    low = max(edge for edge in edges[:-1] if edge <= margin)
    return f"{low:4} to {edges[edges.index(low) + 1]:4} mm"


def test_verdicts_agree_with_statics() -> None:
    """Of random towers whose margin is clear, physics judges at most two otherwise."""
    verdicts = Counter[tuple[str, bool]]()
    wrong = []
    for built in clear_towers():
        outcome = come_to_rest(built.poses, built.supports)
        stands = not outcome.fallen and outcome.supports == built.supports
        verdicts[band(built.margin), stands] += 1
        if stands != (built.margin > 0):
            wrong.append(built.margin)
    print(f"\n{'margin':>16}  stood  fell   ({TOWERS} towers of {SIZE} pieces, {len(wrong)} judged wrongly)")
    for name in sorted({name for name, _ in verdicts}, key=lambda name: float(name.split()[0])):
        print(f"{name:>16}  {verdicts[name, True]:5}  {verdicts[name, False]:4}")
    stood = sum(n for (_, stands), n in verdicts.items() if stands)
    assert TOWERS / 4 < stood < TOWERS * 3 / 4
    assert len(wrong) <= MOST_WRONG, wrong


@pytest.mark.parametrize("seed", [1, 5])
def test_fifteen_pieces_stand_for_ten_seconds_without_creeping(seed: int) -> None:
    rng = np.random.default_rng(seed)
    built = next(built for _ in range(500) if (built := random_tower(rng, 15, 0.12)).margin > 1)
    samples = run(built.poses, base_of(built.supports), cap=10.0, patience=NEVER).samples
    creep = np.linalg.norm(samples[15:, :, :3] - samples[15, :, :3], axis=2).max()
    print(f"\ncreep of 15 pieces from 0.5 s to 10 s: {creep:.4f} mm")
    assert len(samples) == 301
    assert creep < 0.05


def test_a_thin_stick_between_boxes_does_not_tremble() -> None:
    """Where boxes cross a stick, the engine's own boxes crept by half a millimetre in two seconds."""
    built = tower("red-cube", "blue-stick flat 0 0 20", "green-stick flat 5 1 100", "blue-cube flat 2 1 50")
    assert built.margin > 1
    samples = run(built.poses, base_of(built.supports), cap=2.0, patience=NEVER).samples
    assert np.linalg.norm(samples[15:, :, :3] - samples[15, :, :3], axis=2).max() < 0.02
