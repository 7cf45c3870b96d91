"""Wood and gravity: what stands, what falls, and what is decided when the engine can't."""

import hashlib
import math
import subprocess
import sys

import numpy as np
import pytest

from splendide.games.tower.physics import engine, settling
from splendide.games.tower.physics.engine import run
from splendide.games.tower.physics.outcome import Outcome, write
from splendide.games.tower.physics.settling import come_to_rest
from splendide.games.tower.tests.towers import Tower, random_tower, tower
from splendide.games.tower.wood.pieces import COLOURS, MASS, PIECE_NAMES, PIECES
from splendide.games.tower.wood.solids import corners, drop, let_down, standing
from splendide.games.tower.wood.stacks import NOTHING, TABLE


def number(name: str) -> int:
    return PIECE_NAMES.index(name)


def place(built: Tower) -> Outcome:
    """What becomes of the piece on top, when everything below it stood before."""
    return come_to_rest(built.poses, built.supports, built.last)


def names(pieces: set[int]) -> set[str]:
    return {PIECE_NAMES[piece] for piece in pieces}


def highest(piece: int, outcome: Outcome) -> float:
    return max(z for _, _, z in corners(piece, outcome.poses[piece]))


# --- Coming down -----------------------------------------------------------------------------------------


def test_a_piece_comes_down_until_it_meets_what_is_below() -> None:
    built = tower("red-cube", "blue-plate")
    assert let_down(6, standing(6, 0, 5, 5, 30, 500), built.poses.items())[2] == pytest.approx(30 + 8 + 7 + 0.05)
    assert let_down(6, standing(6, 0, 100, 5, 30, 500), built.poses.items())[2] == pytest.approx(7 + 0.05)


def test_a_piece_comes_down_on_the_highest_corner_of_a_tilted_one() -> None:
    tilt = (math.cos(math.pi / 8), math.sin(math.pi / 8), 0.0, 0.0)  # 45° about x: a ridge
    ridge = (0.0, 0.0, 15 * math.sqrt(2), *tilt)
    assert let_down(1, standing(1, 0, 3, 0, 0, 500), [(0, ridge)])[2] == pytest.approx(30 * math.sqrt(2) + 15 + 0.05)


def test_a_lying_prism_comes_down_with_its_slanted_side_on_an_edge() -> None:
    """Its narrow sole passes beside the cube, its slanted side meets the cube's edge."""
    prism, cube = number("red-prism"), number("red-cube")
    beside = standing(prism, 0, 0, 15 + 8, 0, 500)
    slanted = drop(prism, beside, cube, standing(cube, 0, 0, 0, 0))
    assert slanted == pytest.approx(470 + (8 - 24 * (math.sqrt(2) - 1) / 2))


def test_every_piece_weighs_what_its_measures_say() -> None:
    for shape in range(PIECES // COLOURS):
        course = run({shape * COLOURS: standing(shape * COLOURS, 0, 0, 0, 0)}, shape * COLOURS)
        assert [touch.below for touch in course.touches] == [TABLE]
        assert course.touches[0].force == pytest.approx(float(MASS[shape]) * 9.81, rel=1e-3)


# --- What stands and what falls ---------------------------------------------------------------------------


def test_a_piece_well_placed_stands_on_its_target() -> None:
    outcome = place(tower("red-cube", "blue-cube flat 3 2 20", "blue-stick flat 1 1 70"))
    assert outcome.fallen == set()
    assert outcome.touched == NOTHING
    assert outcome.supports == {0: TABLE, 4: 0, number("blue-stick"): 4}


def test_a_piece_that_slides_off_to_the_table_falls_alone() -> None:
    outcome = place(tower("red-cube", "blue-small flat 16 0 0"))
    assert names(outcome.fallen) == {"blue-small"}
    assert outcome.touched == TABLE
    assert outcome.supports[number("blue-small")] == TABLE


def test_a_piece_that_comes_to_rest_on_another_than_its_target_falls_alone() -> None:
    """Off the top cube it drops onto the plate below, which it must not touch."""
    built = tower("red-plate", "blue-small flat -12 0 0").with_piece(number("green-small"), 0, 8, 0, 0)
    outcome = place(built)
    assert names(outcome.fallen) == {"green-small"}
    assert outcome.touched in (number("red-plate"), TABLE)
    assert outcome.supports[number("blue-small")] == number("red-plate")


def test_a_piece_let_go_over_a_taller_neighbour_touches_it_and_falls_alone() -> None:
    plate, low, high = number("red-plate"), number("blue-small"), number("green-prism")
    poses = {
        plate: standing(plate, 0, 0, 0, 0),
        low: standing(low, 0, -12, 0, 0, 8),
        high: standing(high, 1, 7, 0, 0, 8),
    }
    supports = {plate: TABLE, low: plate, high: plate}
    released = let_down(1, standing(1, 0, 5, 0, 0, 500), poses.items())
    outcome = come_to_rest({**poses, 1: released}, {**supports, 1: low}, 1)
    assert (outcome.fallen, outcome.touched) == ({1}, high)
    assert {piece: outcome.supports[piece] for piece in poses} == supports


def test_a_fallen_stack_that_only_leans_on_others_is_none() -> None:
    """A plate lies over the gap between two fallen cubes: neither could carry it alone, so they are no stack."""
    base, left, right, plate = (number(name) for name in ("red-cube", "blue-cube", "green-cube", "red-plate"))
    poses = {base: standing(base, 0, 0, 0, 0), left: standing(left, 0, 100, 0, 0), right: standing(right, 0, 136, 0, 0)}
    poses[plate] = standing(plate, 0, 118, 0, 0, 30)
    outcome = come_to_rest(poses, {base: TABLE, left: base, right: base, plate: base})
    assert outcome.fallen == {left, right, plate}
    assert {piece: outcome.supports[piece] for piece in (left, right, plate)} == dict.fromkeys(
        (left, right, plate), TABLE
    )
    assert highest(plate, outcome) < 37


def test_a_collapse_leaves_what_the_base_carries() -> None:
    """The third cube is over the edge with all that is above it; the two below stay."""
    built = tower("red-cube", "blue-cube", "green-cube flat 10", "red-plate flat 12", "blue-prism upright 5")
    outcome = come_to_rest(built.poses, built.supports, built.last)
    assert {"red-cube", "blue-cube"} <= names(set(built.poses) - outcome.fallen)
    assert "blue-prism" in names(outcome.fallen)
    assert outcome.touched == NOTHING or len(outcome.fallen) == 1


def test_what_fell_lies_on_the_table_or_on_what_fell() -> None:
    rng = np.random.default_rng(3)
    outcomes = [place(random_tower(rng, 9, 0.3)) for _ in range(12)]
    assert sum(len(outcome.fallen) > 3 for outcome in outcomes) > 4
    for outcome in outcomes:
        for piece in outcome.fallen:
            assert outcome.supports[piece] == TABLE or outcome.supports[piece] in outcome.fallen
            assert highest(piece, outcome) < 200
            assert min(z for _, _, z in corners(piece, outcome.poses[piece])) > -0.5


# --- The same everywhere, and always an answer --------------------------------------------------------------


def digest() -> str:
    """Of a placement that stands and of one that falls."""
    rng = np.random.default_rng(11)
    words = [write(place(random_tower(rng, 10, spread))) for spread in (0.1, 0.3)]
    return hashlib.sha256(" ".join(words).encode()).hexdigest()


def test_every_process_comes_to_the_same_bytes() -> None:
    here = digest()
    code = f"from {__name__} import digest; print(digest())"
    there = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(2)]
    assert [process.stdout.strip() for process in there] == [here, here]


def test_poses_are_kept_exactly() -> None:
    """What is stored as float32 is what the next piece is put on."""
    outcome = place(tower("red-cube", "blue-cube flat 3 2 20"))
    for pose in outcome.poses.values():
        assert pose == tuple(np.array(pose, np.float32).astype(np.float64).tolist())


def test_where_the_engine_fails_the_placed_piece_falls_alone() -> None:
    built = tower("red-cube", "blue-cube")
    nowhere = (math.nan, 0.0, 60.0, 1.0, 0.0, 0.0, 0.0)
    outcome = come_to_rest({**built.poses, 6: nowhere}, {**built.supports, 6: 4}, 6)
    assert (outcome.fallen, outcome.touched, outcome.supports[6]) == ({6}, TABLE, TABLE)
    assert {piece: outcome.poses[piece] for piece in built.poses} == built.poses
    assert all(math.isfinite(number) for number in outcome.poses[6])


@pytest.mark.parametrize("z", [20.0, 5.0, -40.0])
def test_a_piece_let_go_inside_others_or_under_the_table_has_an_outcome_too(z: float) -> None:
    built = tower("red-cube", "blue-cube")
    outcome = come_to_rest({**built.poses, 1: (4.0, 3.0, z, 1.0, 0.0, 0.0, 0.0)}, {**built.supports, 1: 4}, 1)
    assert set(outcome.poses) == {0, 1, 4}
    assert all(math.isfinite(number) for pose in outcome.poses.values() for number in pose)
    assert 1 in outcome.fallen


def test_what_has_not_settled_by_the_cap_is_decided_by_what_stands_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tower caught in the middle of its fall: what is on its way does not stand, though it touches what does."""
    built = tower("red-cube", "blue-stick upright", "red-stick upright", "green-stick upright 6")
    monkeypatch.setattr(settling, "run", lambda poses, base: run(poses, base, cap=0.2))
    outcome = come_to_rest(built.poses, built.supports, built.last)
    assert "green-stick" in names(outcome.fallen)
    assert not names(outcome.fallen) & {"red-cube", "blue-stick"}
    assert outcome.supports[number("green-stick")] == TABLE
    assert len(run(built.poses, 0, cap=0.2).samples) == 7


def test_a_settle_takes_little_time() -> None:
    rng = np.random.default_rng(5)
    built = next(built for _ in range(500) if (built := random_tower(rng, 15, 0.1)).margin > 1)
    course = run(built.poses, next(iter(built.poses)))
    assert len(course.samples) <= engine.STANDING.samples + 5
