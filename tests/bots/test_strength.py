"""The table of strength says what was measured: looking often does not deceive, other bots are measured anew."""

from math import comb
from pathlib import Path

import msgspec
import numpy as np
import pytest

from bench import strength
from bench.strength import LOOKS, Row

BUDGET = "little"


def row(wins: float, matches: int, one: str = "master", among: str = "search") -> Row:
    return Row("splitter", 4, one, among, "these", wins, matches)


def test_a_verdict_needs_matches_enough_and_knows_who_is_stronger() -> None:
    assert [row(wins, 40).verdict for wins in (10, 13, 25, 1)] == ["open", "open", "clear", "wrong"]
    assert [row(wins, 40, "search", "master").verdict for wins in (13, 25, 1)] == ["open", "wrong", "clear"]
    assert (row(0, 0).verdict, row(0, 0).cells) == ("open", "not measured")


@pytest.mark.parametrize("looks", [LOOKS, LOOKS + 2])
@pytest.mark.parametrize("seats", range(2, 13))
def test_of_equals_no_more_than_one_row_in_twenty_is_ever_thought_clear(seats: int, looks: int) -> None:
    """Computed, not drawn: how likely each number of wins is at each look, while nothing has been said."""
    equals = Row("splitter", seats, "master", "search", "these", 0.0, 0, looks)
    open_still, said, played = np.ones(1), 0.0, 0
    for look in equals.looked_at:
        more = look - played
        chances = [comb(more, k) * (1 / seats) ** k * (1 - 1 / seats) ** (more - k) for k in range(more + 1)]
        open_still, played = np.convolve(open_still, chances), look
        for wins in range(look + 1):
            equals.wins, equals.matches = float(wins), look
            if equals.verdict != "open":
                said += open_still[wins]
                open_still[wins] = 0.0
    assert 0.01 < said < 0.05


def test_between_two_looks_nothing_is_said() -> None:
    assert (row(20, 20).verdict, row(24, 24).verdict, row(40, 40).verdict) == ("clear", "open", "clear")


def test_whoever_looks_more_often_has_to_be_surer_each_time() -> None:
    often = msgspec.structs.replace(row(17, 40), looks=LOOKS + 2)
    assert often.interval[0] < row(17, 40).interval[0]
    assert (often.looked_at[:LOOKS], often.looked_at[-1]) == (row(0, 0).looked_at, 1280)


def test_what_was_measured_is_kept_but_not_of_bots_that_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path / "kept.json")
    monkeypatch.setattr(strength, "PAGE", tmp_path / "page.md")
    rows = strength.kept_rows(BUDGET)
    assert not any(one.matches for one in rows)
    first, last = rows[0], rows[-1]
    for one in (first, last):
        one.wins, one.matches, one.looks = 3.5, 20, 7
    first.bots += " as they were"
    strength.keep(rows, BUDGET)
    assert f"{len(rows) - 2} were not measured" in strength.PAGE.read_text()
    again = strength.kept_rows(BUDGET)
    assert ([one.matches for one in again if one.matches], again[-1].wins, again[-1].looks) == ([20], 3.5, 7)


def test_another_budget_is_measured_anew_where_somebody_searches() -> None:
    for one, other in zip(strength.all_rows("much"), strength.all_rows("little"), strict=True):
        searches = one.game in ("splito", "splitter") and {one.one, one.among} & {"search", "master"}
        assert (one.bots != other.bots) == bool(searches)


def test_how_far_apart_levels_are_is_told_in_points_as_in_chess() -> None:
    """Ten times as likely to win as any one of the three others, from whichever side one looks."""
    strong, weak = row(100, 130), row(10, 310, "search", "master")
    assert strong.ahead == pytest.approx(400, abs=4)
    assert weak.ahead == pytest.approx(-400, abs=10)
    assert strength.apart([strong, weak]) == pytest.approx(400, abs=10)
    page = strength.spacing([strong, weak, row(0, 0, "greedy", "search")])
    assert page.splitlines()[-1] == "| splitter | 4 |  |  |  | 394 |"
