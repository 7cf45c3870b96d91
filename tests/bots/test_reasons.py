"""What a move has over another, in the game's own terms and in both languages."""

from collections.abc import Iterator

import numpy as np
import pytest

from splendide.bots.appraising import weigh
from splendide.bots.reasons import Reason, mean_terms, why_better
from splendide.bots.worth import learned_by, register_judge, value
from splendide.core.facts import Term
from splendide.core.library import Game, all_games, find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.core.texts import LANGUAGES

MOST = 60  # decisions


def asked(game: Game, seats: int) -> Iterator[tuple[Match, int]]:
    """Somebody is asked, again and again, in a match that is played at random."""
    match, rng = Match(game, seats, game.options(game.simulated({}))), np.random.default_rng(5)
    nature = Nature(b"reasons", (), "reasons")
    match.let_nature_move(nature)
    for _ in range(MOST):
        if match.over:
            return
        seat = match.waiting_for()[0]
        yield match, seat
        moves = match.moves(seat)
        match.play(seat, moves[rng.integers(len(moves))])
        match.let_nature_move(nature)


def terms_in(game: Game, match: Match, seat: int) -> list[Term]:
    if game.weighing:
        known = match.known(seat)
        return [term for move in match.moves(seat)[:6] for term in game.weighing.terms_of(known, seat, move)]
    return game.reckoning.terms(match.snapshot(), seat) if game.reckoning else []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_every_game_has_words_for_its_terms(game: Game) -> None:
    terms = [term for match, seat in asked(game, max(2, game.seats[0])) for term in terms_in(game, match, seat)]
    assert len({term.name for term in terms}) > 1
    for term in terms:
        for language in LANGUAGES:
            assert Reason(f"why-{term.name}", {"number": term.number, "more": 1.5}, game.folder).said(language)


def test_the_terms_of_a_sheet_are_its_worth() -> None:
    game = find_game("splitter")
    register_judge(game)
    for match, seat in asked(game, 1):
        worth = value(match.states[0], seat, learned_by(game))
        assert sum(term.amount for term in terms_in(game, match, seat)) == pytest.approx(worth, abs=1e-3)


def test_the_reason_is_the_term_that_is_most_ahead() -> None:
    found = 0
    for match, seat in asked(find_game("splitter"), 1):
        first, *_, last = match.moves(seat)
        if first == last:
            continue
        one, other = mean_terms(match, seat, first, 1), mean_terms(match, seat, last, 1)
        ahead = {f"why-{name}": one[name, 0] - other[name, 0] for name, _ in one}
        reason = why_better(match, seat, first, last, 1)
        assert reason is None or ahead[reason.text] == max(ahead.values()) > 0
        found += reason is not None
    assert found > 10


def test_a_move_is_weighed_by_what_its_seat_knows() -> None:
    """The others' cards are exchanged: nothing changes."""
    game = find_game("dolphins")
    for match, seat in asked(game, 4):
        twin = match.fork()
        twin.states = match.hidden(seat)
        move = match.moves(seat)[0]
        assert weigh(twin, seat, move) == weigh(match, seat, move)
