"""The box: thirty pieces, their sizes, and the faces they stand on."""

import math
from collections import Counter

import numpy as np
import pytest

from splendide.games.tower.wood.pieces import (
    COLOURS,
    CUBE,
    FLAT,
    HEIGHT,
    MASS,
    OUTLINE,
    PIECE_NAMES,
    PLATE,
    PRISM,
    REACH,
    SHAPE_NAMES,
    SMALL,
    SOLE,
    STICK,
    UPRIGHT,
    Floats,
    Polygon,
    has_face,
)
from splendide.games.tower.wood.poses import POSE, are_in_each_other, extent, face_of, margin, stand, top, turned_by


def standing(shape: int, face: int = FLAT, degrees: float = 0, x: float = 0, y: float = 0, ground: float = 0) -> Floats:
    pose = np.zeros(POSE)
    stand(pose, shape, face, turned_by(round(2 * degrees) % 720), x, y, ground)
    return pose


def area(polygon: Polygon) -> float:
    pairs = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return sum(x * b - a * y for (x, y), (a, b) in pairs) / 2


def test_there_are_five_shapes_in_six_colours() -> None:
    assert len(set(PIECE_NAMES)) == 30
    assert list(Counter(name.split("-")[0] for name in PIECE_NAMES).values()) == [5] * 6
    assert PIECE_NAMES[STICK * COLOURS + 4] == "blue-stick"


def test_what_the_pieces_weigh_in_grams() -> None:
    octagon = 8 * 12 * 12 * math.tan(math.pi / 8)  # from its apothem
    assert (1000 * MASS).tolist() == pytest.approx([18.9, 1.9208, 8.96, 3.5, octagon * 20 * 0.0007])


@pytest.mark.parametrize(
    ("shape", "face", "height"),
    [
        (CUBE, FLAT, 30),
        (SMALL, FLAT, 14),
        (PLATE, FLAT, 8),
        (STICK, FLAT, 10),
        (STICK, UPRIGHT, 50),
        (PRISM, FLAT, 24),
        (PRISM, UPRIGHT, 20),
    ],
)
@pytest.mark.parametrize("degrees", [0, 30.5, 90, 211])
def test_a_piece_stands_on_its_face_whichever_way_it_is_turned(
    shape: int, face: int, height: float, degrees: float
) -> None:
    pose = standing(shape, face, degrees, 5, -3, 100)
    assert HEIGHT[shape, face] == height
    assert top(pose, shape) == pytest.approx(100 + height)
    assert pose[2] - extent(pose, shape) == pytest.approx(100)
    assert face_of(pose, shape) == face
    assert np.linalg.norm(pose[3:]) == pytest.approx(1)


def test_every_face_but_these_is_forbidden() -> None:
    assert [SHAPE_NAMES[shape] for shape in range(5) if has_face(shape, UPRIGHT)] == ["stick", "prism"]
    assert (
        set(OUTLINE) == set(SOLE) == {(shape, face) for shape in range(5) for face in range(2) if has_face(shape, face)}
    )


@pytest.mark.parametrize(
    ("both", "outline", "sole"),
    [((STICK, FLAT), 500, 500), ((PRISM, FLAT), 480, 198.82), ((PRISM, UPRIGHT), 477.17, 477.17)],
)
def test_outlines_run_counterclockwise_around_the_piece_and_its_sole(
    both: tuple[int, int], outline: float, sole: float
) -> None:
    assert area(OUTLINE[both]) == pytest.approx(outline, abs=0.01)
    assert area(SOLE[both]) == pytest.approx(sole, abs=0.01)
    assert REACH[both] == pytest.approx(max(math.hypot(*corner) for corner in OUTLINE[both]))


# --- Geometry ---------------------------------------------------------------------------------------------------


def inside(polygon: Polygon, x: float, y: float) -> float:
    """How far inside a convex polygon a point is, by the distance from each of its sides."""
    pairs = zip(polygon, polygon[1:] + polygon[:1], strict=True)
    return min(((c - a) * (y - b) - (d - b) * (x - a)) / math.hypot(c - a, d - b) for (a, b), (c, d) in pairs)


@pytest.mark.parametrize("both", SOLE)
def test_the_margin_is_the_distance_from_the_edge_of_the_sole(both: tuple[int, int]) -> None:
    rng = np.random.default_rng(3)
    for _ in range(40):
        x, y = rng.uniform(-20, 20, 2)
        degrees = float(rng.integers(720)) / 2
        turn = math.radians(degrees)
        turned = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
        pose = standing(*both, degrees, 7, 9)
        assert margin(pose, both[0], 7 + turned[0], 9 + turned[1]) == pytest.approx(inside(SOLE[both], x, y), abs=1e-9)


@pytest.mark.parametrize(
    ("shape", "other", "degrees", "distance"),
    [
        (CUBE, CUBE, 0, 30),
        (CUBE, CUBE, 45, 15 + 15 * math.sqrt(2)),
        (SMALL, PLATE, 0, 27),
        (PRISM, PRISM, 0, 24),
        (PRISM, PRISM, 22.5, 12 + 12 / math.cos(math.pi / 8)),
        (PRISM, PRISM, 45, 24),
    ],
)
def test_two_pieces_side_by_side_are_not_in_each_other(shape: int, other: int, degrees: float, distance: float) -> None:
    faces = [UPRIGHT if has_face(kind, UPRIGHT) else FLAT for kind in (shape, other)]
    one = standing(shape, faces[0])
    for apart, expected in ((distance + 0.01, False), (distance - 0.5, True)):
        two = standing(other, faces[1], degrees, x=apart)
        assert are_in_each_other(one, shape, two, other) == expected
        assert are_in_each_other(two, other, one, shape) == expected
    above = standing(other, faces[1], degrees, ground=float(HEIGHT[shape, faces[0]]))
    assert not are_in_each_other(one, shape, above, other)


def test_octagons_meet_at_their_slanted_sides_too() -> None:
    one = standing(PRISM, UPRIGHT)
    for apart, expected in ((24.01, False), (23.5, True)):
        away = apart * math.sqrt(0.5)
        assert are_in_each_other(one, PRISM, standing(PRISM, UPRIGHT, x=away, y=-away), PRISM) == expected
