"""The replay of a settle: small, and faithful enough that nobody sees the difference."""

import numpy as np
import pytest

from splendide.games.tower.physics import frames
from splendide.games.tower.physics.engine import run
from splendide.games.tower.physics.outcome import Outcome, write
from splendide.games.tower.physics.settling import base_of, come_to_rest
from splendide.games.tower.tests.towers import NEVER, Tower, random_tower, tower


def test_a_replay_shows_what_happened() -> None:
    built = tower("red-cube", "blue-cube", "green-stick upright 2 3 20", "red-plate flat 9")
    course = run(built.poses, base_of(built.supports))
    replay = frames.read(frames.write(course.pieces, course.samples))
    moving = [course.pieces.index(piece) for piece in replay.pieces]
    assert replay.rate == frames.SAMPLES
    assert len(replay.poses) == len(course.samples)
    assert np.abs(replay.poses[..., :3] - course.samples[:, moving, :3]).max() < 0.051
    alike = np.abs((replay.poses[..., 3:] * course.samples[:, moving, 3:]).sum(axis=2))
    assert np.degrees(2 * np.arccos(np.minimum(1, alike))).max() < 0.25


def test_pieces_that_do_not_move_are_left_out() -> None:
    still = run((built := tower("red-cube", "blue-cube")).poses, base_of(built.supports))
    assert frames.read(frames.write(still.pieces, still.samples)).pieces == ()


@pytest.mark.parametrize("number", [0, 1, -1, 63, -64, 64, -65, 5000, -100_000])
def test_numbers_survive_being_folded(number: int) -> None:
    assert list(frames._unfold(frames._fold([number, 7]))) == [number, 7]


def test_a_quaternion_keeps_its_turn_whichever_part_is_largest() -> None:
    turns = np.array([[1, 0, 0, 0], [0.1, -0.9, 0.3, 0.2], [0.2, 0.1, -0.7, 0.68], [0.5, 0.5, 0.5, -0.5]])
    turns /= np.linalg.norm(turns, axis=1, keepdims=True)
    samples = np.concatenate([np.arange(12.0).reshape(4, 3), turns], axis=1)[:, None]
    read = frames.read(frames.write((7,), samples)).poses
    assert np.abs((read[:, 0, 3:] * turns).sum(axis=1)).min() > 0.999997  # a quarter of a degree


def placements(size: int, spread: float, seed: int) -> list[tuple[Tower, Outcome]]:
    rng = np.random.default_rng(seed)
    towers = [random_tower(rng, size, spread) for _ in range(12)]
    return [(built, come_to_rest(built.poses, built.supports, built.last)) for built in towers]


def test_a_collapse_takes_less_than_5_kb_in_the_log() -> None:
    """Even of twenty pieces that are all on their way for the whole of four seconds."""
    rng = np.random.default_rng(2)
    built = random_tower(rng, 20, 0.3)
    course = run(built.poses, base_of(built.supports), patience=NEVER)
    assert len(course.samples) == 121
    outcome = come_to_rest(built.poses, built.supports, built.last)
    outcome.frames = frames.write(course.pieces, course.samples)
    print(f"\n4 s of 20 pieces collapsing: {len(write(outcome))} characters")
    assert len(outcome.fallen) > 15
    assert len(write(outcome)) < 5000


def test_sizes_in_the_log() -> None:
    sizes: dict[str, list[int]] = {"stood": [], "fell": []}
    for size, spread in ((5, 0.12), (8, 0.2), (15, 0.2)):
        for _, outcome in placements(size, spread, size):
            sizes["fell" if outcome.fallen else "stood"].append(len(write(outcome)))
    for name, found in sizes.items():
        print(f"\n{name}: {len(found)} outcomes, mean {np.mean(found):.0f}, most {max(found)} characters", end="")
    assert max(sizes["fell"]) < 5000
    assert np.mean(sizes["stood"]) < 700
