"""A step of one's own turn is taken back at a table: seen by all, and never once anything came of it."""

import pytest

from tests.server.brought import GAME, TURN, Bring, bring
from tests.server.games import begin, gather
from tests.server.play import Person

__all__ = ["bring"]


@pytest.fixture
def two(bring: Bring) -> tuple[Person, Person]:
    """Ann is asked, alone, for the first of two steps; Ben looks on."""
    server = bring(**TURN)
    ann, ben = Person(server.address), Person(server.address)
    gather(ann, ben, game=GAME)
    begin(ann, ben)
    return ann, ben


def take_back(person: Person) -> None:
    person.say("takeback", seat=0, question=person.seat_view(0)["question"])


def step(person: Person, move: str) -> int:
    """The move is made, and a question comes after it: the number of the one that was answered."""
    asked: int = person.seat_view(0)["question"]
    person.play(0, move)
    while person.seat_view(0)["question"] == asked:
        person.hear()
    return asked


def hear_told(person: Person, events: int) -> None:
    while len(person.told) < events:
        person.hear()


def test_a_step_is_taken_back_and_everybody_hears_of_it(two: tuple[Person, Person]) -> None:
    ann, ben = two
    step(ann, "high")
    assert ann.seat_view(0)["can_take_back"]
    take_back(ann)
    hear_told(ann, 2)
    hear_told(ben, 2)
    assert ann.told == ben.told == [(0, "high"), (0, "take-back")]
    assert ben.frame["match"]["view"]["points"] == [0, 0]
    assert not ann.seat_view(0)["can_take_back"]


def test_what_was_said_before_does_not_answer_what_is_asked_after(two: tuple[Person, Person]) -> None:
    ann, _ = two
    asked = step(ann, "high")
    take_back(ann)
    hear_told(ann, 2)
    for stale in (asked, asked + 1):
        ann.say("play", seat=0, question=stale, move="high")
        assert ann.refused() == "stale-question"
    step(ann, "low")
    assert ann.frame["match"]["view"]["points"] == [0, 0]


def test_what_chance_came_of_stands(two: tuple[Person, Person]) -> None:
    ann, ben = two
    step(ann, "high")
    step(ann, "high")
    for person in (ann, ben):
        person.say("takeback", seat=0, question=ann.seat_view(0)["question"])
    assert ann.refused() == "nothing-to-take-back"
    assert ben.refused() == "not-your-seat"
    assert ann.frame["match"]["view"]["points"] == [2, 0]
