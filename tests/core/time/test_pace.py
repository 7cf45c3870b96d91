"""What a game's pace says is kept to: pauses, limits, hands and claims, also after a restart. In virtual time."""

from dataclasses import replace
from typing import NamedTuple

import pytest

from splendide.core.errors import Refused
from splendide.core.facts import Hand
from splendide.core.game import NATURE
from splendide.core.library import Game, find_game
from splendide.core.match import Match
from splendide.core.position import Snapshot
from splendide.core.time.belief import SLACK
from splendide.core.time.keeper import holds_nature
from splendide.core.time.watch import Watch
from tests.core.time.virtual import STORE, Person, VirtualTable, dealt, nature

NOON = 60_000.0
ROLL, LIMIT = 0.5, 4.0  # seconds


class Pace(NamedTuple):
    """Nature takes her time for a roll, and everybody has so long for an answer."""

    limit: float | None = LIMIT

    def wait(self, s: Snapshot, seat: int) -> float | None:
        return ROLL if seat == NATURE else self.limit

    def late(self, s: Snapshot, seat: int, hand: Hand) -> int:
        moves = legal(s, seat)
        return moves[-1] if hand == [7.0] else moves[0]


class Claims(NamedTuple):
    """A move says when it was made: so many milliseconds after the question."""

    at: dict[int, float]  # by move

    def claimed(self, s: Snapshot, seat: int, move: int) -> float | None:
        return self.at.get(move)


def legal(s: Snapshot, seat: int) -> list[int]:
    match = Match(find_game("splitter"), s.seats)
    match.states = s.states
    return match.moves(seat)


def paced(limit: float | None = LIMIT) -> Game:
    return replace(find_game("splitter"), pace=Pace(limit))


def begun(game: Game) -> VirtualTable:
    """Two people at a table where nature has not rolled yet."""
    match = Match(game, 2)
    match.let_nature_move(nature(1), holds_nature)
    return VirtualTable([Person(0.0), Person(0.0)], match, NOON)


def rolled(game: Game) -> VirtualTable:
    there = begun(game)
    there.run(lambda: bool(there.keeper.match.log))
    return there


def restarted(there: VirtualTable, later: float) -> VirtualTable:
    """Another server has read the log again, so much later."""
    before = there.keeper.match
    match = Match(before.game, before.seats, before.options)
    for entry in before.log:
        match.enter(entry)
    return VirtualTable(there.people, match, there.now + later)


# --- Pauses and limits -------------------------------------------------------------------------------


def test_nature_pauses_and_then_everybody_is_asked() -> None:
    there = begun(paced())
    assert there.keeper.limits == [None, None], "nobody owes anything yet"
    assert there.keeper.wake == NOON + 1000 * ROLL
    there.run(lambda: bool(there.keeper.match.log))
    assert there.now == NOON + 1000 * ROLL + STORE
    assert there.keeper.asked == [there.now] * 2
    assert there.keeper.limits == [1000 * LIMIT] * 2


def test_a_move_is_made_for_whoever_has_run_out_of_time_and_for_nobody_else() -> None:
    there = rolled(paced())
    asked, match = there.now, there.keeper.match
    chosen = match.written(0, match.moves(0))[-1]
    there.play(0, chosen, asked + 1000)
    there.run(lambda: len(there.keeper.match.log) > 1)
    assert there.keeper.limits == [None, 1000 * LIMIT]
    there.run(lambda: len(there.keeper.match.log) > 2)
    assert there.now == asked + 1000 * LIMIT + STORE, "another's choice gives nobody more time"
    first = match.written(1, match.moves(1))[0]
    assert [(entry.seat, entry.text) for entry in there.keeper.match.log[1:3]] == [(0, chosen), (1, first)]


def test_a_hand_says_what_is_made_of_a_move_that_is_late() -> None:
    there = rolled(paced())
    match = there.keeper.match
    moves = [match.written(seat, match.moves(seat)) for seat in (0, 1)]
    there.hands[0] = [7.0]
    there.run(lambda: len(there.keeper.match.log) > 2)
    assert {entry.seat: entry.text for entry in there.keeper.match.log[1:3]} == {0: moves[0][-1], 1: moves[1][0]}


def test_where_there_is_no_limit_nothing_is_due() -> None:
    there = rolled(paced(limit=None))
    assert there.keeper.wake is None
    assert there.keeper.due(there.now + 1e9) is None


# --- Presence and restarts ---------------------------------------------------------------------------


def test_a_pause_and_a_limit_begin_anew_when_somebody_comes_back() -> None:
    for there, wait in ((begun(paced()), ROLL), (rolled(paced()), LIMIT)):
        there.keeper.present = False
        back = there.now + 3_600_000
        there.keeper.come(back)
        assert there.keeper.wake == back + 1000 * wait
        there.keeper.come(back + 100)
        assert there.keeper.wake == back + 1000 * wait, "who comes while somebody is there changes nothing"


def test_after_a_restart_a_pause_goes_on_from_its_beginning() -> None:
    there = restarted(begun(paced()), later=10_000)
    assert there.keeper.wake == there.now + 1000 * ROLL
    there.run(lambda: bool(there.keeper.match.log))


def test_after_a_restart_everybody_has_the_whole_limit() -> None:
    there = restarted(rolled(paced()), later=10_000)
    assert there.keeper.asked == [there.now] * 2
    assert there.keeper.wake == there.now + 1000 * LIMIT
    there.run(lambda: len(there.keeper.match.log) > 2)


def test_a_race_that_was_on_goes_on_after_a_restart() -> None:
    there = VirtualTable([Person(5.0) for _ in range(4)], dealt(), NOON)
    there.press(0, NOON + 1000)
    there.run(lambda: there.keeper.race.signal is not None)
    again = restarted(there, later=10_000)
    assert again.keeper.race.signal
    again.press(1, again.now + 400)
    again.run(lambda: again.keeper.match.log[-1].seat == NATURE)
    assert [entry.seat for entry in again.keeper.match.log if entry.text == "touch"] == [0, 1]


def test_whoever_has_touched_can_t_touch_again() -> None:
    there = VirtualTable([Person(5.0) for _ in range(4)], dealt(), NOON)
    there.press(0, NOON + 1000)
    there.press(0, NOON + 1100)
    there.press(1, NOON + 1200)
    there.press(1, NOON + 1201)
    there.run(lambda: there.keeper.match.log[-1].text == "back")
    assert there.refusals == [(0, "dolphins-touched-already"), (1, "touch-held")]
    assert there.keeper.match.view().false_start.touched == [0, 1]
    assert there.keeper.match.view().false_start.letters == [2, 3]


# --- Claims ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("off", [-SLACK - 5, -SLACK + 5, 0.0, SLACK - 5, SLACK + 5])
def test_a_moment_that_a_move_names_must_be_possible(off: float) -> None:
    claims = Claims({})
    there = rolled(replace(paced(), claims=claims))
    move, received = there.keeper.match.moves(0)[0], there.now + 700
    claims.at[move] = 700 + off
    if abs(off) < SLACK:
        there.keeper.require_possible(0, move, "it", received, Watch())
    else:
        with pytest.raises(Refused) as refused:
            there.keeper.require_possible(0, move, "it", received, Watch())
        assert refused.value.name == "impossible-time"


def test_a_move_that_names_no_moment_is_made_at_any() -> None:
    there = rolled(replace(paced(), claims=Claims({})))
    there.keeper.require_possible(0, there.keeper.match.moves(0)[0], "it", there.now + 1e6, Watch())


def test_what_is_a_race_can_only_be_touched() -> None:
    there = VirtualTable([Person(5.0) for _ in range(4)], dealt(), NOON)
    for move, level in there.keeper.races.items():
        for each in (move, level):
            with pytest.raises(Refused) as refused:
                there.keeper.require_possible(0, each, "touch", NOON, Watch())
            assert refused.value.name == "race-move"
