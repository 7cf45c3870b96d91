"""A match: who is asked what, when choices are revealed, and who is told."""

import itertools
from dataclasses import replace
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from splendide.core.errors import Refused
from splendide.core.game import AT_ONCE, EVERYONE, NATURE, SPECTATOR
from splendide.core.library import Game, find_game
from splendide.core.log import TAKE_BACK, Entry
from splendide.core.match import Match, best_rows
from splendide.core.nature import Nature
from splendide.core.position import Position, Snapshot
from splendide.core.record import record_of

DICE_4_1 = 3 * 6 + 0
DICE_2_5 = 1 * 6 + 4
GAME = find_game("splitter")


def rolled(seats: int = 3) -> Match:
    """Everyone is asked where to write a 4 and a 1."""
    match = Match(GAME, seats)
    match.play(NATURE, DICE_4_1)
    return match


def refusal(match: Match, seat: int, move: int, shown: str = "") -> str:
    with pytest.raises(Refused) as refused:
        match.play(seat, move, shown)
    return refused.value.name


def read_by(match: Match, seat: int, since: int = 0) -> list[str]:
    return [entry.text for _, entry in match.happened(seat, since)]


def seats_told_to(match: Match, seat: int) -> list[int]:
    """Whose moves this seat has been told."""
    return [entry.seat for _, entry in match.happened(seat)]


# --- Questions ---------------------------------------------------------------------------------------


def test_nobody_has_been_asked_before_nature_has_moved() -> None:
    match = Match(GAME, 3)
    assert (match.questions, match.waiting_for(), match.owes(NATURE)) == ([0, 0, 0], [], True)


def test_everyone_who_comes_to_owe_a_decision_gets_the_next_question() -> None:
    match = rolled()
    assert (match.questions, match.waiting_for()) == ([1, 1, 1], [0, 1, 2])
    for seat in range(3):
        match.play(seat, 0)
    match.play(NATURE, DICE_2_5)
    assert match.questions == [2, 2, 2]


def test_anothers_choice_does_not_change_my_question() -> None:
    match = rolled()
    match.play(1, 0)
    match.play(2, 4)
    assert match.questions == [1, 1, 1]
    assert match.waiting_for() == [0]


def test_a_change_of_mind_or_a_choice_taken_back_answers_the_same_question() -> None:
    match = rolled()
    match.play(1, 0)
    match.play(1, 2)
    match.take_back(1)
    assert match.questions == [1, 1, 1]


# --- Choosing at the same time -----------------------------------------------------------------------


def test_the_order_of_arrival_changes_nothing() -> None:
    ends = set()
    for order in itertools.permutations(range(3)):
        match = rolled()
        for seat in order:
            match.play(seat, 2 * seat)
        ends.add(match.states.tobytes())
    assert len(ends) == 1


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(1, 2), st.sampled_from([TAKE_BACK, *range(44)])), max_size=12))
def test_only_the_last_word_of_each_seat_counts(words: list[tuple[int, int]]) -> None:
    """However often two seats change their minds while the third is waited for, their last choices remain."""
    match, direct, last = rolled(), rolled(), {1: TAKE_BACK, 2: TAKE_BACK}
    for seat, move in words:
        if move != TAKE_BACK or last[seat] != TAKE_BACK:
            match.enter(Entry(seat, move))
            last[seat] = move
    for seat, move in last.items():
        if move != TAKE_BACK:
            direct.play(seat, move)
    assert match.states.tobytes() == direct.states.tobytes()
    assert match.waiting_for() == direct.waiting_for()
    assert [event.entry.seat for event in match.told] == [NATURE]


# --- Taking back and revealing -----------------------------------------------------------------------


def test_a_choice_can_be_taken_back_until_everyone_has_chosen() -> None:
    match = rolled()
    before = match.states.tobytes()
    match.play(1, 0)
    assert match.can_take_back(1)
    match.take_back(1)
    assert match.states.tobytes() == before
    assert match.log[-1] == Entry(1, TAKE_BACK, text="take-back")
    assert not match.can_take_back(1)


def test_taking_back_leaves_the_choices_of_the_others() -> None:
    match = rolled()
    match.play(1, 0)
    match.play(2, 2)
    match.take_back(1)
    assert match.waiting_for() == [0, 1]
    assert match.can_take_back(2)


def test_what_is_revealed_cannot_be_taken_back() -> None:
    match = rolled(1)
    match.play(0, 0)
    with pytest.raises(Refused, match="nothing-to-take-back"):
        match.take_back(0)


def test_nothing_is_told_before_the_reveal() -> None:
    match = rolled()
    match.play(0, 0)
    match.play(1, 2)
    assert read_by(match, 2) == ["4-1"]
    match.play(2, 4)
    assert read_by(match, 2, since=1) == ["a3=41", "a4=41", "b2=41"]


def test_a_choice_changed_before_the_reveal_is_told_once() -> None:
    match = rolled()
    for seat, move in ((0, 4), (0, 0), (1, 2), (2, 4)):
        match.play(seat, move)
    told = [(event.entry.seat, event.entry.text) for event in match.told[1:]]
    assert told == [(0, "a3=41"), (1, "a4=41"), (2, "b2=41")]


# --- Who may read it ---------------------------------------------------------------------------------


class ToldTo(NamedTuple):
    """What seats play is told to this audience only."""

    readers: int

    def audience(self, s: Snapshot, seat: int, move: int, /) -> int:
        return EVERYONE if seat == NATURE else self.readers


def told_to(audience: int) -> Match:
    match = Match(replace(GAME, secrecy=ToldTo(audience)), 3)
    match.play(NATURE, DICE_4_1)
    for seat in range(3):
        match.play(seat, 2 * seat)
    return match


def test_a_secret_event_is_read_by_its_audience_and_its_maker() -> None:
    match = told_to(1 << 2)
    assert seats_told_to(match, 2) == [NATURE, 0, 1, 2]
    assert seats_told_to(match, 1) == [NATURE, 1]
    assert seats_told_to(match, SPECTATOR) == [NATURE]


def test_what_happened_is_numbered_the_same_for_everybody() -> None:
    """So that somebody who comes back can say from where on: the gaps are what they may not know."""
    match = told_to(1 << 2)
    assert [number for number, _ in match.happened(2)] == [0, 1, 2, 3]
    assert [number for number, _ in match.happened(1)] == [0, 2]
    assert [number for number, _ in match.happened(1, since=1)] == [2]


class Seeing:
    """What was shown names the sheet, and a choice with a 4 on the left is seen at once."""

    def witness(self, s: Position, seat: int, move: int, shown: str, /) -> None:
        if shown not in ("0", "1"):
            raise Refused("bad-shown")
        s.sheet = int(shown)

    def audience(self, s: Snapshot, seat: int, move: int, /) -> int:
        return EVERYONE | (AT_ONCE if seat != NATURE and move < 2 else 0)


def seeing_game() -> Game:
    return replace(GAME, witness=Seeing(), secrecy=Seeing())


def test_what_was_shown_is_taken_in_before_the_move_and_told_with_it() -> None:
    match = Match(seeing_game(), 2)
    match.play(NATURE, DICE_4_1, "1")
    assert match.states["sheet"][0] == 1
    assert match.log == [Entry(NATURE, DICE_4_1, "1", "4-1")]
    assert [event.entry.shown for event in match.told] == ["1"]


@pytest.mark.parametrize("shown", ["2", "1 0", "\u00e9", "1" * 9000])
def test_what_cannot_have_been_shown_is_refused_and_changes_nothing(shown: str) -> None:
    match = Match(seeing_game(), 2)
    before = match.states.tobytes()
    assert refusal(match, NATURE, DICE_4_1, shown) == "bad-shown"
    assert (match.states.tobytes(), match.log, match.told) == (before, [], [])


def test_a_game_that_sees_nothing_refuses_what_is_shown() -> None:
    assert refusal(Match(GAME, 2), NATURE, DICE_4_1, "1") == "bad-shown"


def test_a_move_seen_at_once_is_told_and_stays_while_others_still_choose() -> None:
    match = Match(seeing_game(), 3)
    match.play(NATURE, DICE_4_1)
    match.play(0, 6)
    assert match.can_take_back(0)
    match.play(1, 0)
    assert [event.entry.seat for event in match.told] == [NATURE, 0, 1]
    assert not match.can_take_back(0)
    assert not match.can_take_back(1)
    assert match.waiting_for() == [2]


def test_spectators_read_what_everyone_may_read() -> None:
    all_seats = 0b111
    assert seats_told_to(told_to(all_seats), SPECTATOR) == [NATURE]
    assert seats_told_to(told_to(EVERYONE), SPECTATOR) == [NATURE, 0, 1, 2]


# --- Refusals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "move", "name"),
    [
        (0, 44, "illegal-move"),
        (0, TAKE_BACK, "illegal-move"),
        (3, 0, "no-such-seat"),
        (SPECTATOR, 0, "no-such-seat"),
        (NATURE, 0, "not-your-turn"),
    ],
)
def test_what_can_not_be_played_is_refused_by_name(seat: int, move: int, name: str) -> None:
    match = rolled()
    before = match.states.tobytes(), list(match.log)
    assert refusal(match, seat, move) == name
    assert (match.states.tobytes(), match.log) == before


class Knowing:
    """Of a place that is not on the sheet the rules say more than that it can't be played now."""

    def why_not(self, s: Snapshot, seat: int, move: int, /) -> Refused | None:
        return Refused("not-a-move", move=str(move)) if move >= 44 else None


def test_why_a_move_is_refused_is_said_by_the_rules_where_they_know() -> None:
    match = Match(replace(GAME, reasons=Knowing()), 2)
    match.play(NATURE, DICE_4_1)
    assert refusal(match, 0, 44) == "not-a-move"
    assert refusal(match, 0, -5) == "illegal-move"
    assert refusal(match, NATURE, 44) == "not-your-turn"


class Counting:
    """A notation that counts what it writes."""

    def __init__(self) -> None:
        self.written = 0

    def write(self, s: Snapshot, seat: int, move: int, /) -> str:
        self.written += 1
        return GAME.notation.write(s, seat, move)

    def read(self, s: Snapshot, seat: int, text: str, /) -> int:
        return GAME.notation.read(s, seat, text)


def test_a_move_is_written_once_when_it_is_made() -> None:
    notation = Counting()
    match, nature = Match(replace(GAME, notation=notation), 1), Nature(bytes(32), (b"",), "x")
    match.play(NATURE, DICE_4_1)
    match.play(0, match.read(0, "a3=41"))
    assert [line.text for line in record_of(match, "x", ["Zoé"], nature).moves] == ["4-1", "a3=41"]
    again = Match(match.game, 1)
    for entry in match.log:
        again.enter(entry)
    assert (again.log, notation.written) == (match.log, 2)


def test_a_text_is_refused_for_its_seat_before_it_is_read() -> None:
    with pytest.raises(Refused) as refused:
        rolled().read(17, "rubbish")
    assert refused.value.name == "no-such-seat"


def finished() -> Match:
    match = Match(GAME, 1)
    nature = Nature(bytes(32), (b"",), "x")
    match.let_nature_move(nature)
    while not match.over:
        match.play(0, match.moves(0)[0])
        match.let_nature_move(nature)
    return match


def test_after_the_end_everything_is_refused() -> None:
    match = finished()
    assert {refusal(match, seat, 0) for seat in (0, 5, NATURE)} == {"match-over"}
    with pytest.raises(Refused, match="match-over"):
        match.read(0, "a3=41")


# --- The rest ----------------------------------------------------------------------------------------


def test_nature_moves_only_when_she_is_waited_for() -> None:
    match = Match(GAME, 2)
    nature = Nature(bytes(32), (), "x")
    match.let_nature_move(nature)
    match.let_nature_move(nature)
    assert [(entry.seat, entry.move) for entry in match.log] == [(NATURE, nature.choose(0, 36))]


def test_nature_waits_while_something_holds_her() -> None:
    match = Match(GAME, 2)
    match.let_nature_move(Nature(b"s", (), "m"), lambda held: held.owes(NATURE))
    assert match.log == []


def test_nature_counts_her_own_moves_only() -> None:
    nature = Nature(bytes(32), (b"",), "x")
    hers = [entry.move for entry in finished().log if entry.seat == NATURE]
    assert hers == [nature.choose(k, 36) for k in range(22)]


def test_a_fork_and_its_origin_go_their_own_ways() -> None:
    match = rolled()
    match.play(0, 0)
    twin = match.fork()
    twin.play(1, 0)
    twin.play(2, 0)
    match.take_back(0)
    assert (match.waiting_for(), twin.owes(NATURE)) == ([0, 1, 2], True)
    assert (len(match.told), len(twin.told)) == (1, 4)


@pytest.mark.parametrize(
    ("rows", "best"),
    [([[3, 0], [5, 0], [5, 0]], [1, 2]), ([[5, -9], [5, -7], [4, 0]], [1]), ([[0, 0]], [0])],
)
def test_the_highest_row_wins_and_equal_rows_share(rows: list[list[int]], best: list[int]) -> None:
    assert best_rows(np.array(rows)) == best
