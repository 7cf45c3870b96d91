"""A bank and an increment: each who decides has an own clock, and nobody costs the others more than the limit."""

from hypothesis import given
from hypothesis import strategies as st

from splendide.core.time.clocks import TEMPI, Clocks, Tempo

TEMPO = Tempo(bank=100.0, increment=10.0)


def clocks(seats: int = 2) -> Clocks:
    return Clocks(TEMPO, [0] * seats)


def test_the_first_decision_has_the_bank_and_an_increment() -> None:
    there = clocks()
    there.see([1, 0], [0], 1000.0)
    assert there.end(0) == 1110.0
    assert there.end(1) is None, "who is not asked has a clock that stands still"


def test_what_is_used_beyond_the_increment_is_taken_from_the_bank() -> None:
    there = clocks()
    there.see([1, 0], [0], 0.0)
    there.see([1, 1], [1], 40.0)
    there.see([2, 1], [0], 50.0)
    assert there.end(0) == 50.0 + 70.0 + 10.0


def test_what_is_not_used_of_an_increment_goes_into_the_bank_which_is_never_more_than_at_first() -> None:
    there = clocks()
    there.see([1, 0], [0], 0.0)
    there.see([1, 1], [1], 40.0)  # 70 left
    there.see([2, 1], [0], 41.0)
    there.see([2, 2], [1], 42.0)
    assert there.left[0] == 79.0
    for question in range(3, 30):
        there.see([question, 2], [0], 50.0)
        there.see([question, 2], [], 50.0)
    assert there.left[0] == TEMPO.longest


def test_everybody_who_decides_at_the_same_time_has_an_own_clock() -> None:
    there = clocks(3)
    there.see([1, 1, 1], [0, 1, 2], 0.0)
    there.see([1, 1, 1], [1, 2], 20.0)
    there.see([1, 1, 1], [2], 90.0)
    assert [there.left_at(seat, 100.0) for seat in range(3)] == [90.0, 20.0, 10.0]


def test_who_takes_a_choice_back_goes_on_with_the_time_that_was_left() -> None:
    there = clocks()
    there.see([1, 1], [0, 1], 0.0)
    there.see([1, 1], [1], 30.0)
    there.see([1, 1], [0, 1], 500.0)
    assert there.end(0) == 580.0


def test_after_the_time_was_up_only_the_increment_is_left() -> None:
    there = clocks()
    there.see([1, 0], [0], 0.0)
    there.see([2, 0], [0], 115.0)
    assert there.end(0) == 125.0


def test_what_the_clocks_will_say_changes_nothing() -> None:
    there = clocks()
    there.see([1, 1], [0, 1], 0.0)
    assert there.after([2, 1], 30.0) == [90.0, 80.0]
    assert (there.left, there.since) == ([110.0, 110.0], [0.0, 0.0])


def test_time_is_given_as_the_names_say() -> None:
    assert TEMPI["fast"].longest < TEMPI["normal"].longest < TEMPI["relaxed"].longest
    assert TEMPI["3-days"] == Tempo(0.0, 3 * 24 * 3600 * 1000.0, lasting=True)
    assert not any(TEMPI[name].lasting for name in ("fast", "normal", "relaxed"))


steps = st.lists(st.tuples(st.floats(0, 60), st.sets(st.integers(0, 2)), st.sets(st.integers(0, 2))), max_size=30)


@given(steps)
def test_no_decision_ever_has_more_than_the_longest_nor_runs_on_for_who_is_not_waited_for(
    happens: list[tuple[float, set[int], set[int]]],
) -> None:
    """However people are asked, answer and are asked again: and what is stored goes on as what was there."""
    there, now, questions = clocks(3), 0.0, [0, 0, 0]
    for passed, asked, running in happens:
        now += passed
        questions = [question + (seat in asked) for seat, question in enumerate(questions)]
        foreseen = there.after(questions, now)
        there.see(questions, running, now)
        assert [there.left_at(seat, now) for seat in range(3)] == foreseen
        assert all(left <= TEMPO.longest for left in there.left)
        assert all(there.left[seat] >= TEMPO.increment for seat in asked)
        assert {seat for seat in range(3) if there.end(seat) is not None} == running
        stored = Clocks(TEMPO, questions)
        stored.resume(foreseen)
        stored.see(questions, running, now)
        for seat in running:
            end, before = stored.end(seat), there.end(seat)
            assert end is not None
            assert before is not None
            assert abs(end - before) < 1e-6


def test_what_is_taken_back_and_done_again_is_paid_once() -> None:
    there = clocks()
    there.see([1, 0], [0], 0.0)
    there.see([2, 0], [0], 10.0)
    paid = there.left_at(0, 10.0)
    there.see([1, 0], [0], 10.0)  # the step is taken back,
    there.see([2, 0], [0], 10.0)  # and made again
    assert there.left_at(0, 10.0) == paid
    assert there.after([1, 0], 12.0)[0] == there.left_at(0, 12.0) == paid - 2.0
