"""No table stops where pieces stand close together: whoever is asked to put one down can, and else it falls alone.

Six times fifteen towers that physics lets stand, and every other piece given on each of them: over two thousand
placements, hundreds of them beside something taller.
"""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from splendide.core.game import NATURE
from splendide.core.match import Match
from splendide.core.position import Position
from splendide.games.tower import pace
from splendide.games.tower.bot import judge
from splendide.games.tower.play.aims import pack_aim
from splendide.games.tower.play.placing import allows_aim, is_crowded
from splendide.games.tower.play.state import BOX, GIFT, GIVE, LIFT, MOST_SEATS, RAISE, STANDING, YAWS
from splendide.games.tower.play.turns import ask_to_lift
from splendide.games.tower.tests.crowds import crowd
from splendide.games.tower.tests.positions import begin, give, stack, table
from splendide.games.tower.tests.towers import Tower
from splendide.games.tower.wood.pieces import PIECES

SEEDS, TOWERS = range(6), 15
PLACEMENTS = 340  # of each seed at least: 2040 in all
SEARCHED = 40  # of so many that are crowded, one is thought over by the best level, which takes a second,
SETTLED = 20  # and of so many one is let go of
TRIES = 120  # aims by which a place is looked for where the rules say there is none

Rng = np.random.Generator


def with_tower(built: Tower) -> Match:
    """Player 0 is asked to give; nobody has anything yet."""
    match = begin(2, hand="normal")
    while match.states[0].phase != GIVE:
        seat = match.waiting_for()[0]
        match.play(seat, match.moves(seat)[0])
    s = match.states[0]
    s.where[:] = BOX
    for piece, pose in built.poses.items():
        s.where[piece], s.pose[piece], s.support[piece] = STANDING, pose, built.supports[piece]
    return match


def with_gift(match: Match, piece: int) -> Match:
    """The same, and player 0 has this piece alone."""
    twin = match.fork()
    assert twin.states[0].where[piece] >= MOST_SEATS
    twin.states[0].where[piece] = 0
    return twin


def gifts(rng: Rng) -> Iterator[tuple[Match, int]]:
    for _ in range(TOWERS):
        built = crowd(rng)
        match = with_tower(built)
        yield from ((with_gift(match, piece), piece) for piece in range(PIECES) if piece not in built.poses)


def handed_over(match: Match, piece: int) -> Position:
    """As if nobody had asked whether there is room."""
    s: Position = match.states.copy()[0]
    s.given, s.owner = piece, 0
    ask_to_lift(s)
    return s


# --- What must be true then -------------------------------------------------------------------------------


def assert_fell_alone(before: Match, after: Match, piece: int, rng: Rng) -> None:
    last, s = after.view().last, handed_over(before, piece)
    assert (last.result, last.fallen, last.drop) == ("no-room", [piece], True)
    assert after.view().players[1].reserve == [piece]
    assert (after.waiting_for(), after.view().tower) == ([1], before.view().tower)
    for x, y in rng.integers(-290, 291, (TRIES, 2)).tolist():
        for face in (0, 1):
            assert not allows_aim(s, pack_aim(face, x, y, int(rng.integers(YAWS)), 0))


def assert_can_be_put_down(match: Match, rng: Rng, bots: Rng, levels: list[str]) -> None:
    assert match.moves(1)
    assert all(match.allows(1, move) for move in match.moves(1))
    hands = [[], [0.0, 0.0, 0.0, 0.0], [*rng.normal(0, 12, 2).tolist(), 360 * rng.random(), float(rng.integers(2))]]
    late = [pace.late(match.known(1), 1, hand) for hand in hands]
    thought = [one.move for level in levels for one in judge(level, match.known(1), 1, bots)]
    assert all(match.allows(1, move) for move in (*late, *thought))


def assert_goes_on(match: Match) -> None:
    """Let go of when the time is up, the piece comes to rest, and somebody is asked what to do next."""
    match.play(1, pace.late(match.known(1), 1, []))
    match.let_world_settle()
    assert match.over or match.waiting_for()


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_is_asked_to_put_a_piece_down_can(seed: int) -> None:
    rng, bots = np.random.default_rng(seed), np.random.default_rng([seed, 1])  # other bots, the same towers
    counted = Counter[str]()
    for before, piece in gifts(rng):
        match = before.fork()
        match.play(0, GIFT + piece)
        counted["placements"] += 1
        if match.states[0].phase != LIFT:
            counted["no room"] += 1
            assert_fell_alone(before, match, piece, rng)
            continue
        match.play(1, RAISE)
        match.play(NATURE, int(rng.integers(1024)))
        counted["crowded"] += is_crowded(match.states[0])
        chosen = is_crowded(match.states[0]) and counted["crowded"]
        assert_can_be_put_down(match, rng, bots, ["random", "greedy"] + ["master"] * (chosen % SEARCHED == 1))
        if chosen % SETTLED == 1:
            assert_goes_on(match)
    print(f"\n{dict(counted)}")
    assert counted["placements"] >= PLACEMENTS
    assert counted["crowded"] >= 50
    assert counted["no room"] >= 1


# --- However narrow it is -----------------------------------------------------------------------------------


def between_walls(gap: float) -> Match:
    """A purple stick stands between two walls of cubes, which leave so much to a small cube on top of it."""
    match = table("purple-stick:upright", "purple-small", "")
    stack(match, "red-cube blue-cube", x=-21.1)
    stack(match, "green-cube yellow-cube", x=22.9 + gap)
    give(match, "purple-small")
    return match


def test_a_strip_of_half_a_millimetre_is_room() -> None:
    match = between_walls(0.3)
    aims = match.moves(1)
    assert match.view().phase == "place"
    assert aims
    assert all(match.allows(1, aim) for aim in aims)


def test_where_a_tenth_is_missing_there_is_none() -> None:
    match = between_walls(-0.3)
    assert match.view().last.result == "no-room"
