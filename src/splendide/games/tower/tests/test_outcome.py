"""What gravity did, as a word: written, read, taken into the state, and refused when it can't be."""

import base64
from collections.abc import Callable

import numpy as np
import pytest

from splendide.core.errors import Refused
from splendide.core.game import NATURE
from splendide.core.match import Match
from splendide.games.tower.physics.outcome import Outcome, read, write
from splendide.games.tower.tests.positions import give, let_happen, number, place, seen, table
from splendide.games.tower.wood.stacks import NOTHING, TABLE

RED, BLUE, GREEN = number("red-cube"), number("blue-cube"), number("green-cube")


def awaiting_gravity() -> Match:
    match = table("red-cube blue-cube", "green-cube red-plate", "yellow-cube")
    give(match, "green-cube")
    place(match)
    return match


def refused(match: Match, word: str) -> str:
    before = match.states.tobytes(), list(match.log), list(match.told)
    with pytest.raises(Refused) as refusal:
        match.play(NATURE, 0, word)
    assert (match.states.tobytes(), match.log, match.told) == before
    return refusal.value.name


def test_a_word_says_all_that_was_written() -> None:
    pose = (float(np.float32(1.23456)), -7.5, 45.25, 0.5, 0.0, 0.75, 0.0)
    outcome = Outcome({3: pose, 29: pose}, {3: TABLE, 29: NOTHING}, {29}, b"\x00film\xff", 3)
    assert read(write(outcome)) == outcome
    assert write(outcome).isascii()
    assert not set(write(outcome)) & set(" =\n")


@pytest.mark.parametrize("wrong", [float("nan"), float("inf"), float("-inf")])
def test_a_word_with_a_number_that_is_none_cannot_be_read(wrong: float) -> None:
    with pytest.raises(Refused):
        read(write(Outcome({3: (0.0, wrong, 0.0, 1.0, 0.0, 0.0, 0.0)}, {3: TABLE}, set())))


def test_the_pieces_are_where_the_word_says() -> None:
    match = awaiting_gravity()
    happened = seen(match)
    happened.poses[GREEN] = (1.5, -2.25, 75.0, 1.0, 0.0, 0.0, 0.0)
    let_happen(match, happened)
    assert match.states[0].pose[GREEN].tolist() == [1.5, -2.25, 75.0, 1.0, 0.0, 0.0, 0.0]
    assert match.states[0].support[GREEN] == BLUE
    assert match.states[0].witnessed == 0
    assert match.told[-1].entry.text == "settle"
    assert read(match.told[-1].entry.shown) == happened


def test_a_turn_of_about_one_is_made_exactly_one() -> None:
    match = awaiting_gravity()
    happened = seen(match)
    happened.poses[GREEN] = (0.0, 0.0, 75.0, 1.01, 0.0, 0.0, 0.0)
    let_happen(match, happened)
    assert np.linalg.norm(match.states[0].pose[GREEN, 3:]) == pytest.approx(1, abs=1e-12)


def without_blue(outcome: Outcome) -> None:
    del outcome.poses[BLUE], outcome.supports[BLUE]


def with_yellow(outcome: Outcome) -> None:
    yellow = number("yellow-cube")
    outcome.poses[yellow], outcome.supports[yellow] = outcome.poses[RED], TABLE


def number_in_pose(where: int, value: float) -> Callable[[Outcome], None]:
    def spoil(outcome: Outcome) -> None:
        pose = list(outcome.poses[GREEN])
        pose[where] = value
        outcome.poses[GREEN] = (*pose,)  # type: ignore[assignment]

    return spoil


def support(piece: int, by: int, *fallen: int) -> Callable[[Outcome], None]:
    def spoil(outcome: Outcome) -> None:
        outcome.supports[piece] = by
        outcome.fallen |= set(fallen)

    return spoil


def touching_yellow(outcome: Outcome) -> None:
    outcome.touched = number("yellow-cube")


@pytest.mark.parametrize(
    "spoil",
    [
        without_blue,
        with_yellow,
        touching_yellow,
        number_in_pose(0, float("nan")),
        number_in_pose(3, float("inf")),
        number_in_pose(1, 2001.0),
        number_in_pose(2, -5.0),
        number_in_pose(3, 0.0),
        support(RED, BLUE),  # in a circle
        support(BLUE, BLUE),
        support(RED, GREEN, RED, BLUE, GREEN),
        support(GREEN, number("yellow-cube")),
        support(BLUE, NOTHING),  # it stands on nothing and hasn't fallen
        support(GREEN, BLUE, BLUE),  # it stands on what has fallen
        support(GREEN, RED),  # it rests on another than its target, and hasn't fallen
    ],
)
def test_an_outcome_that_cannot_be_is_refused(spoil: Callable[[Outcome], None]) -> None:
    match = awaiting_gravity()
    happened = seen(match)
    spoil(happened)
    assert refused(match, write(happened)) == "bad-shown"


def test_a_word_that_says_nothing_is_refused() -> None:
    match = awaiting_gravity()
    word = write(seen(match))
    assert refused(match, word[:40]) == "bad-shown"
    assert refused(match, "!" + word[1:]) == "bad-shown"
    assert refused(match, "A") == "bad-shown"
    version = bytes([99]) + base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))[1:]
    assert refused(match, base64.urlsafe_b64encode(version).decode().rstrip("=")) == "bad-shown"


def test_nothing_is_shown_with_other_moves() -> None:
    match = table("red-cube", "green-cube red-plate", "yellow-cube")
    with pytest.raises(Refused) as refusal:
        match.play(0, match.read(0, "give green-cube"), write(Outcome({}, {}, set())))
    assert refusal.value.name == "bad-shown"
    assert match.view().phase == "give"
