"""Touches, hands and what is wrong with some of them, at a table of the game with the race."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import NewPerson
from tests.server.games import begin, gather
from tests.server.play import Person
from tests.server.scripted import GAME, OPTIONS
from tests.server.serving import Server


def clock() -> float:
    return time.monotonic() * 1000


def view(person: Person) -> Any:
    return person.seat_views[0]["view"]


def deal(*people: Person, **options: str) -> str:
    """Everybody has cards, and the dealer has not called yet."""
    table = gather(*people, bots=4 - len(people), game=GAME, options={**OPTIONS, **options})
    begin(*people)
    for each in people:
        while not (each.seat_views and view(each)["phase"] in ("call", "pass")):
            each.hear()
        each.hear_more(0.6)  # clocks are compared
    return table


def touch(person: Person, seat: int) -> None:
    person.say("touch", seat=seat, move="touch", at=clock())


def until(person: Person, phase: str) -> Any:
    while view(person)["phase"] != phase:
        person.hear()
    return view(person)


@pytest.fixture
def four(person: NewPerson) -> list[Person]:
    people = [person() for _ in range(4)]
    deal(*people)
    return people


def test_a_false_start_is_open_to_others_until_nature_closes_it(four: list[Person]) -> None:
    ann, ben, cleo, dora = four
    touch(ann, 0)
    until(ben, "race")
    touch(ben, 1)
    while view(cleo)["players"][1]["place"] is None:
        cleo.hear()
    while view(cleo)["false_start"] is None:
        cleo.hear()
    assert view(cleo)["false_start"] == {"touched": [0, 1], "letters": [2, 3]}
    shown = [each for frame in cleo.frames for each in happened(frame) if each["move"] == "touch"]
    assert [each["seat"] for each in shown] == [0, 1]
    assert shown[0]["shown"] == "0"
    assert int(shown[1]["shown"]) < 1000
    until(dora, view(cleo)["phase"])


def happened(frame: str) -> list[dict[str, Any]]:
    match = msgspec.json.decode(frame)["match"]
    return list(match["happened"]) if match else []


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "in the future": ({"at": clock() + 1e7}, "touch-in-future"),
    "before the deal": ({"at": 0.0}, "touch-too-early"),
    "for another": ({"seat": 1}, "not-your-seat"),
    "for nobody": ({"seat": 9}, "no-such-seat"),
    "no touch": ({"move": "call"}, "not-a-race"),
    "level by one's own account": ({"move": "touch-level"}, "not-a-race"),
    "nonsense": ({"move": "dive"}, "not-a-race"),
    "without a time": ({"at": None}, "wrong-message"),
}


def test_what_is_no_touch_is_refused_and_disturbs_nobody(four: list[Person]) -> None:
    ann, ben, *_ = four
    before = view(ann)
    for wrong, (change, name) in BAD.items():
        ann.say("touch", **{"seat": 0, "move": "touch", "at": clock(), **change})
        assert ann.refused() == name, wrong
    ann.say("play", seat=0, question=ann.seat_view(0)["question"], move="touch")
    assert ann.refused() == "race-move"
    ben.hear_more(0.2)
    assert (view(ann), view(ben)["phase"]) == (before, before["phase"])
    touch(ann, 0)
    until(ben, "race")
    touch(ann, 0)
    assert ann.refused() == "dolphins-touched-already"


def test_passing_what_one_does_not_hold_is_refused(four: list[Person]) -> None:
    seat = next(seat for seat, each in enumerate(four) if set(view(each)["sets"]) - set(view(each)["hand"]))
    missing = min(set(view(four[seat])["sets"]) - set(view(four[seat])["hand"]))
    question = four[seat].seat_view(seat)["question"]
    four[seat].say("play", seat=seat, question=question, move=f"pass {missing}")
    assert four[seat].refused() == "dolphins-not-in-hand"


def test_a_dropped_connection_comes_back_into_the_deal(person: NewPerson) -> None:
    people = [person() for _ in range(4)]
    table = deal(*people)
    ann = people[0]
    hand = view(ann)["hand"]
    ann.leave()
    ann.go_to(table)
    assert view(ann)["hand"] == hand
    assert ann.frame["match"]["clock"]["limits"]
    ann.hear_more(0.6)
    touch(ann, 0)
    assert until(people[1], "race")["players"][0]["place"] == 1


# --- Hands -------------------------------------------------------------------------------------------


def wave(person: Person, seat: int, times: int, pause: float) -> None:
    for k in range(times):
        person.say("hand", seat=seat, at=[k + 1, -0.5])
        time.sleep(pause)


def test_a_hand_is_seen_by_all_at_most_twenty_times_a_second_and_is_kept_nowhere(four: list[Person]) -> None:
    ann, ben, *_ = four
    told = ben.frame["match"]["told"]
    start = time.monotonic()
    wave(ann, 0, 50, 0.02)
    while not ben.hands or ben.hands[-1] != {0: [50, -0.5]}:
        ben.hear()
    assert 5 <= len(ben.hands) <= 20 * (time.monotonic() - start) + 2
    ann.say("hand", seat=0, at=[])
    while ben.hands[-1] != {0: []}:
        ben.hear()
    assert ben.frame["match"]["told"] == told


@pytest.mark.parametrize("at", [[10_001], [1] * 9, ["left"], None], ids=["far away", "many", "a word", "nothing"])
def test_a_hand_that_can_t_be_there_is_refused(four: list[Person], at: Any) -> None:
    ann, ben, *_ = four
    ann.say("hand", seat=0, at=at)
    assert ann.refused() == "wrong-message"
    ann.say("hand", seat=1, at=[1, 2])
    assert ann.refused() == "not-your-seat"
    ben.hear_more(0.1)
    assert not ben.hands


def test_a_flood_of_hands_is_passed_over_then_the_socket_is_closed(own_server: Callable[..., Server]) -> None:
    server = own_server(limits={"messages": 100_000, "requests": 1000})
    people = [Person(server.address) for _ in range(4)]
    deal(*people)
    ann, ben, *_ = people
    ben.hands.clear()
    wave(ann, 0, 200, 0)
    ben.hear_more(0.5)
    assert len(ben.hands) < 15
    assert not ann.refusals
    with suppress(ConnectionClosed):
        wave(ann, 0, 1000, 0)
    with suppress(ConnectionClosed):
        while ann.hear():
            pass
    assert ann.socket.close_code == 1008
    while ben.hands[-1] != {0: []}:  # who is gone has no hand there
        ben.hear()
