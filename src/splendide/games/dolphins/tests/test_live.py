"""What is true of every match in real time, however wildly it is played."""

import numpy as np
import pytest

from splendide.core.kernels import hide_from, imagine_for
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.record import play_through, read_record, record_of, write_record
from splendide.games.dolphins.deck import EVERY_SET, pieces_in_play
from splendide.games.dolphins.tests.live import wild_match
from splendide.games.dolphins.tests.table import sit_down
from tests.laws.frames import sent

wild = pytest.mark.parametrize(
    ("seats", "game", "pace"), [(4, "basic", "tempo"), (6, "basic", "dealer"), (5, "advanced", "tempo")]
)


def _cards(match: Match) -> list[int]:
    """Every place where cards are, as masks."""
    s = match.states[0]
    piles = [1 << piece for piece in s.pile[: match.seats].ravel().tolist() if piece >= 0]
    return [*s.hand[: match.seats].tolist(), int(s.deck), int(s.discards), *piles]


@wild
def test_no_card_is_lost_or_doubled_and_nobody_holds_too_many(seats: int, game: str, pace: str) -> None:
    for match in wild_match(1, seats, game=game, pace=pace):
        places = _cards(match)
        assert sum(places) == pieces_in_play(seats, game == "advanced") <= EVERY_SET
        assert sum(map(int.bit_count, places)) == 4 * (10 if game == "advanced" else seats)
        for seat, player in enumerate(match.view().players):
            assert player.cards == places[seat].bit_count() <= 4 + (game == "advanced")
            assert player.pile <= 2
    assert match.winners()


@wild
def test_no_more_dolphins_are_held_than_there_are(seats: int, game: str, pace: str) -> None:
    touches = 0
    for match in wild_match(2, seats, game=game, pace=pace):
        view = match.view()
        held = [seat for seat in view.pool if seat is not None]
        assert len(view.pool) == (2 if view.tied else seats - 1)
        assert sorted(held) == [seat for seat, player in enumerate(view.players) if player.dolphin]
        touches += len(held)
    assert touches


@wild
def test_secrets_stay_secret_in_the_middle_of_a_grab(seats: int, game: str, pace: str) -> None:
    rng = np.random.default_rng(3)
    for k, match in enumerate(wild_match(3, seats, game=game, pace=pace)):
        viewer = int(rng.integers(-1, seats))
        if k % 5 == 0:
            hidden, twin = match.hidden(viewer), match.fork()
            twin.states = match.hidden(viewer)
            imagine_for(twin.states, viewer, rng)
            assert sent(twin, viewer) == sent(match, viewer)
            hide_from(twin.states, viewer)
            assert twin.states.tobytes() == hidden.tobytes()


@wild
def test_a_log_with_touches_gives_the_match_again(seats: int, game: str, pace: str) -> None:
    *_, match = wild_match(4, seats, game=game, pace=pace)
    again = sit_down(seats, game=game, pace=pace)
    for entry in match.log:
        again.enter(entry)
    assert again.states.tobytes() == match.states.tobytes()
    record = record_of(match, "m", ["p"] * seats, Nature(b"s" * 32, (b"",) * seats, "m"))
    assert play_through(read_record(write_record(record))).states.tobytes() == match.states.tobytes()
