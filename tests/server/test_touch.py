"""Touches, hands and what is wrong with some of them, at tables where nothing happens by itself."""

import resource
import time
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.brought import GAME, LEVEL, RACE, TOUCH, Bring, bring
from tests.server.client import clock
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather
from tests.server.play import Person
from tests.server.serving import NO_HURRY, Server, limit_files

__all__ = ["bring"]


def wait_to_be_measured(*people: Person) -> None:
    for each in people:
        while not (each.clocks and each.clocks[-1]["latency"]):
            each.hear()


def start_race(server: Server) -> tuple[Person, Person, Person]:
    """Cards are dealt, clocks compared, and anybody may touch."""
    people = Person(server.address), Person(server.address), Person(server.address)
    gather(*people, game=GAME)
    begin(*people)
    for seat, each in enumerate(people):
        each.wait_for_question(seat)
    wait_to_be_measured(*people)
    return people


def touch(person: Person, seat: int, move: str = TOUCH) -> None:
    person.say("touch", seat=seat, move=move, at=clock())


def touches(person: Person) -> list[tuple[int, str]]:
    return [(seat, move) for seat, move in person.told if move in (TOUCH, LEVEL)]


@pytest.fixture
def three(bring: Bring) -> tuple[Person, Person, Person]:
    return start_race(bring(**RACE))


def test_a_touch_is_seen_by_all_and_others_may_touch_until_the_race_is_over(
    three: tuple[Person, Person, Person],
) -> None:
    for seat, each in enumerate(three):
        touch(each, seat)
        for other in three:
            while len(touches(other)) <= seat:
                other.hear()
    assert [touches(each) for each in three] == [[(0, TOUCH), (1, TOUCH), (2, TOUCH)]] * 3
    for seat, each in enumerate(three):
        each.wait_for_question(seat)
        assert not each.refusals


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "in the future": ({"at": clock() + 1e9}, "touch-in-future"),
    "before the deal": ({"at": 0.0}, "touch-too-early"),
    "for another": ({"seat": 1}, "not-your-seat"),
    "for nobody": ({"seat": 9}, "no-such-seat"),
    "level by one's own account": ({"move": LEVEL}, "not-a-race"),
    "nonsense": ({"move": "dive"}, "not-a-move"),
    "without a time": ({"at": None}, "wrong-message"),
}


def test_what_is_no_touch_is_refused_and_disturbs_nobody(three: tuple[Person, Person, Person]) -> None:
    ann, ben, _ = three
    for wrong, (change, name) in BAD.items():
        ann.say("touch", **{"seat": 0, "move": TOUCH, "at": clock(), **change})
        assert ann.refused() == name, wrong
    for move in (TOUCH, LEVEL):
        ann.play(0, move)
        assert ann.refused() == "race-move"
    ben.hear_all()
    assert touches(ben) == []
    touch(ann, 0)
    while not touches(ben):
        ben.hear()
    assert touches(ben) == [(0, TOUCH)]


def test_a_dropped_connection_comes_back_into_the_race(three: tuple[Person, Person, Person]) -> None:
    ann, ben, _ = three
    card = ann.seat_view(0)["view"]["card"]
    touch(ben, 1)
    ann.leave()
    ann.clocks.clear()
    ann.go_to(ann.table)
    assert ann.seat_view(0)["view"]["card"] == card
    assert ann.frame["match"]["clock"]["limits"] == [None] * 3
    wait_to_be_measured(ann)
    touch(ann, 0)
    while len(touches(ben)) < 2:
        ben.hear()
    assert touches(ben) == [(1, TOUCH), (0, TOUCH)]


def test_a_touch_that_a_full_disk_could_not_keep_is_made_when_there_is_room_again(bring: Bring) -> None:
    server = bring(**RACE)
    ann, ben, _ = start_race(server)
    limit_files(server, 0)
    touch(ann, 0)
    assert ann.refused() == "not-saved"
    limit_files(server, resource.RLIM_INFINITY)
    while not touches(ben):
        ben.hear()
    assert touches(ben) == [(0, TOUCH)]


def test_the_game_of_the_grab_is_a_race_too(person: NewPerson) -> None:
    """A touch is seen by all; nature ends what it began."""
    people = [person() for _ in range(4)]
    gather(*people, game="dolphins", options={"pace": "dealer"})
    begin(*people)
    for each in people:
        while not (each.seat_views and each.seat_view(people.index(each))["view"]["hand"]):
            each.hear()
    wait_to_be_measured(*people)
    touch(people[0], 0, "touch")
    for each in people:
        while 30 not in since(each, (0, "touch")):
            each.hear()


def since(person: Person, move: tuple[int, str]) -> list[int]:
    """Who has moved since this was told."""
    told = person.told
    return [seat for seat, _ in told[told.index(move) :]] if move in told else []


# --- Hands -------------------------------------------------------------------------------------------


def wave(person: Person, seat: int, times: int, pause: float = 0.0) -> None:
    for k in range(times):
        person.say("hand", seat=seat, at=[k + 1, -0.5])
        time.sleep(pause)


def test_a_hand_is_seen_by_all_at_most_twenty_times_a_second_and_is_kept_nowhere(
    three: tuple[Person, Person, Person],
) -> None:
    ann, ben, _ = three
    told = ben.frame["match"]["told"]
    start = time.monotonic()
    wave(ann, 0, 50, pause=0.01)
    while not ben.hands or ben.hands[-1] != {0: [50, -0.5]}:
        ben.hear()
    assert len(ben.hands) <= 20 * (time.monotonic() - start) + 2
    ann.say("hand", seat=0, at=[])
    while ben.hands[-1] != {0: []}:
        ben.hear()
    assert ben.frame["match"]["told"] == told


FAR_AWAY = {"far away": [10_001], "many": [1] * 9, "a word": ["left"], "nothing": None}


def test_a_hand_that_can_t_be_there_is_refused(three: tuple[Person, Person, Person]) -> None:
    ann, ben, _ = three
    for wrong, at in FAR_AWAY.items():
        ann.say("hand", seat=0, at=at)
        assert ann.refused() == "wrong-message", wrong
    ann.say("hand", seat=1, at=[1, 2])
    assert ann.refused() == "not-your-seat"
    ann.say("hand", seat=0, at=[3, 4])
    while not ben.hands:
        ben.hear()
    assert ben.hands == [{0: [3, 4]}], "what was refused has not been seen"


def test_a_flood_of_hands_is_passed_over_then_the_socket_is_closed(bring: Bring) -> None:
    ann, ben, _ = start_race(bring({"limits": {**NO_HURRY, "signs": 500, "signs_a_second": 0}}, **RACE))
    wave(ann, 0, 700)
    ann.hear_all()
    assert set(ann.refusals) == {"no-such-seat"}, "what is passed over is not refused"
    with suppress(ConnectionClosed):
        wave(ann, 0, 1000)
    with suppress(ConnectionClosed):
        while ann.hear():
            pass
    assert ann.socket.close_code == 1008
    while ben.hands[-1:] != [{0: []}]:  # who is gone has no hand there
        ben.hear()
    seen = [moved[0] for moved in ben.hands if moved[0]]
    assert 0 < max(at[0] for at in seen) <= 500, "what came too fast has not been seen"


def test_other_games_have_no_clock_and_nothing_to_do_with_hands(bring: Bring) -> None:
    server = bring()
    ann, ben = Person(server.address), Person(server.address)
    gather(ann, ben, game=GAME)
    begin(ann, ben)
    ann.wait_for_question(0)
    assert ann.frame["match"]["clock"] is None
    ann.say("touch", seat=0, move="high", at=0)
    assert ann.refused() == "not-a-race"
    seen = len(ann.refusals)
    ann.say("hand", seat=1, at=[1, 2])
    ann.say("tick", id=1, at=5)
    ann.play(0)
    ann.wait_for_answer(0)
    assert len(ann.refusals) == seen
