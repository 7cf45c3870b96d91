"""Positions in notation, for tests that read like a table: a row, what is played, what lies where then."""

from splendide.core.game import NATURE
from splendide.core.library import find_game
from splendide.core.match import Match
from tests.playing import play


def begin(row: str, seats: int = 3, splitter: int = 0, discard: str = "every") -> Match:
    """The first round, its row turned up: the splitter is asked."""
    game = find_game("splitit")
    match = Match(game, seats, game.options({"discard": discard}))
    play(match, NATURE, f"first {splitter}")
    turn_up(match, row)
    return match


def turn_up(match: Match, row: str) -> None:
    for card in row.split():
        play(match, NATURE, f"turn {card.replace('J', 'joker')}")


def turn_up_any(match: Match) -> None:
    """A whole row, whatever the deck gives."""
    while match.owes(NATURE):
        match.play(NATURE, 0)


def split(match: Match, zones: str) -> None:
    play(match, splitter(match), f"split {zones}")


def bet(match: Match, zones: str) -> None:
    """The bets of those who owe one, in the order of their seats."""
    for seat, zone in zip(match.waiting_for(), zones.split(), strict=True):
        play(match, seat, f"bet {zone}")


def listed(match: Match, seat: int) -> list[str]:
    """All that this seat may play."""
    return match.written(seat, match.moves(seat))


def splitter(match: Match) -> int:
    return int(match.states[0].splitter)


def row(match: Match) -> str:
    s = match.states[0]
    return " ".join(str(card) if card else "J" for card in s.row[: s.length].tolist())


def columns(match: Match, seat: int) -> dict[int, int]:
    """Value and length of each column; under 0 the jokers that are in none."""
    return {value: cards for value, cards in enumerate(match.states[0].columns[seat].tolist()) if cards}


def rounds_played(match: Match) -> int:
    return int(match.states[0].turn)
