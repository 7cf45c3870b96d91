"""Where time counts: nature pauses, limits end, and a restart loses nothing of it."""

import time
from collections.abc import Iterator

import pytest

from tests.server.brought import GAME, Bring, bring, brought_server
from tests.server.games import begin, gather
from tests.server.play import Person
from tests.server.serving import Server

__all__ = ["bring"]

PAUSE, LIMIT = 0.5, 1.2
PACE = f"""
def pause(s):
    return {PAUSE} if s.dealt == 0 else 0.0

def limit(s, seat):
    return {LIMIT}

def late(states, seat, hand):
    return 1 if hand == [7.0] else 0
"""


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that don't kill theirs."""
    with pytest.MonkeyPatch.context() as patch:
        server = brought_server(tmp_path_factory.mktemp("paced"), patch, {"pace": PACE})
    yield server
    server.kill()


def sit_and_begin(*people: Person) -> str:
    table = gather(*people, game=GAME)
    begin(*people)
    return table


def wait_until(person: Person, told: int) -> float:
    """The seconds until so much has been told."""
    start = time.monotonic()
    while len(person.told) < told:
        person.hear()
    return time.monotonic() - start


def test_nature_waits_before_she_deals(paced: Server) -> None:
    ann, ben = Person(paced.address), Person(paced.address)
    start = time.monotonic()
    sit_and_begin(ann, ben)
    assert not ann.told
    ann.wait_for_question(0)
    assert time.monotonic() - start >= PAUSE
    assert [seat for seat, _ in ann.told] == [30], "the rest of the deal comes without a pause"


def test_a_move_is_made_for_whoever_has_run_out_of_time(paced: Server) -> None:
    ann, ben = Person(paced.address), Person(paced.address)
    sit_and_begin(ann, ben)
    ann.wait_for_question(0)
    clock = ann.frame["match"]["clock"]
    assert clock["limits"] == [1000 * LIMIT] * 2
    assert 0 <= clock["now"] - clock["asked"][0] < 500
    start = time.monotonic()
    ann.play(0, "high")
    ann.wait_for_answer(0)
    assert ann.frame["match"]["clock"]["limits"] == [None, 1000 * LIMIT]
    while (1, "low") not in ann.told:
        ann.hear()
    assert LIMIT - 0.3 < time.monotonic() - start < LIMIT + 1
    assert (0, "high") in ann.told


def test_a_hand_says_what_is_made_of_a_move_that_is_late(paced: Server) -> None:
    ann, ben = Person(paced.address), Person(paced.address)
    sit_and_begin(ann, ben)
    ann.wait_for_question(0)
    ann.say("hand", seat=0, at=[7])
    while not {(0, "high"), (1, "low")} <= set(ann.told):
        ann.hear()


def test_time_stands_still_while_nobody_is_there(paced: Server) -> None:
    ann, ben = Person(paced.address), Person(paced.address)
    table = sit_and_begin(ann, ben)
    ann.wait_for_question(0)
    ann.leave()
    ben.leave()
    time.sleep(LIMIT + 0.5)
    ann.go_to(table)
    assert ann.seat_view(0)["owes"]
    clock = ann.frame["match"]["clock"]
    assert clock["now"] - clock["asked"][0] < 500
    wait_until(ann, 3)


def test_after_a_kill_pauses_and_limits_go_on(bring: Bring) -> None:
    server = bring(pace=PACE)
    ann, ben = Person(server.address), Person(server.address)
    table = sit_and_begin(ann, ben)
    server.kill()  # during nature's pause
    server.start()
    ann.go_to(table)
    assert wait_until(ann, 1) > PAUSE - 0.1
    ann.wait_for_question(0)
    server.kill()  # while a limit runs
    server.start()
    ann.go_to(table)
    assert LIMIT - 0.3 < wait_until(ann, 3) < LIMIT + 1


@pytest.mark.parametrize("ms", [0, 400])
def test_a_moment_that_a_move_names_must_be_possible(bring: Bring, ms: int) -> None:
    server = bring(pace=f"def claimed(s, seat, move):\n    return {ms}.0 if move else None\n")
    ann, ben = Person(server.address), Person(server.address)
    sit_and_begin(ann, ben)
    ann.wait_for_question(0)
    time.sleep(0.4)
    ann.play(0, "high")
    if ms == 0:
        assert ann.refused() == "impossible-time"
        ann.play(0, "low")
    ann.wait_for_answer(0)


def test_other_games_have_no_clock_and_nothing_to_do_with_hands(bring: Bring) -> None:
    server = bring()
    ann, ben = Person(server.address), Person(server.address)
    sit_and_begin(ann, ben)
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
