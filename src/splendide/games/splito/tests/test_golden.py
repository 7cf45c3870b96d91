"""Whole matches: one that can be read, and many counted by hand."""

from pathlib import Path

import numpy as np
import pytest

from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.proof import prove
from splendide.core.record import play_through, read_record, record_of
from splendide.games.splito.tests.by_hand import laid_out, player_scores
from splendide.games.splito.tests.table import zone

TEXT = (Path(__file__).parent / "golden" / "four.record").read_text(encoding="utf-8")
RECORD = read_record(TEXT)


def test_it_is_a_true_record_of_13_rounds() -> None:
    assert prove(RECORD).faults == []
    assert len(RECORD.moves) == 2 + 13 * 4 + 13 * 4


def test_following_it_by_hand_leads_to_the_same_zones_and_points() -> None:
    zones, commons = laid_out(RECORD)
    match = play_through(RECORD)
    assert [sorted(zone(match, number)) for number in range(4)] == [sorted(cards) for cards in zones]
    assert player_scores(zones, commons) == [row[0] for row in RECORD.points]


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_random_matches_have_the_points_that_people_count(seats: int) -> None:
    rng = np.random.default_rng(seats)
    for number in range(10):
        nature = Nature(bytes([number]), (b"",) * seats, "by hand")
        match = Match(find_game("splito"), seats)
        match.let_nature_move(nature)
        while not match.over:
            seat = match.waiting_for()[0]
            match.play(seat, int(rng.choice(match.moves(seat))))
        zones, commons = laid_out(record_of(match, "by hand", ["?"] * seats, nature))
        assert player_scores(zones, commons) == match.points()[:, 0].tolist()
