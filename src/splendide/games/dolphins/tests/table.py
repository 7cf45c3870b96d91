"""Tables in notation, for tests that read like a game: who holds what, what is played, what is so then."""

from collections import Counter

from splendide.core.game import NATURE
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.games.dolphins.deals import next_to_be_dealt
from tests.playing import play

NO_FOUR = "8 8 9 splash | 9 9 10 splash | 10 10 8 splash | 8 9 10 splash"
FOUR_EIGHTS = "8 8 8 8 | 9 9 10 splash | 10 10 9 splash | 9 10 splash splash"
FOUR_SPLASH = "splash splash splash splash | 9 9 10 8 | 10 10 9 8 | 9 10 8 8"
FOUR_TO_COME = "8 8 8 9 | 9 9 10 splash | 10 10 9 splash | 8 10 splash splash"
BRING_FOUR = "9 10 9 8"  # passed there, it gives seat 0 four eights
FIVE_EACH = "2 2 3 3 4 | 5 5 6 6 7 | 8 8 9 9 10 | splash splash 2 3 4"


def sit_down(seats: int = 4, **options: str) -> Match:
    """The table calls, if nothing else is said."""
    game = find_game("dolphins")
    return Match(game, seats, game.options({"pace": "tempo", **options}))


def begin(hands: str, dealer: int = 0, **options: str) -> Match:
    """These cards have been dealt, to each seat its own."""
    cards = [hand.split() for hand in hands.split("|")]
    match = sit_down(len(cards), **options)
    play(match, NATURE, f"dealer {dealer}")
    deal(match, hands)
    return match


def deal(match: Match, hands: str) -> None:
    cards = [hand.split() for hand in hands.split("|")]
    dealt: Counter[str] = Counter()
    for _ in range(sum(map(len, cards))):
        card = cards[int(next_to_be_dealt(match.states[0]))].pop(0)
        play(match, NATURE, f"deal {card}-{'abcd'[dealt[card]]}")
        dealt[card] += 1


def nature(match: Match, text: str) -> None:
    play(match, NATURE, text)


def pass_round(match: Match, cards: str) -> None:
    """The call, and a card from every seat."""
    if match.owes(NATURE):
        nature(match, "call")
    for seat, card in enumerate(cards.split()):
        play(match, seat, f"pass {card}")


def touch(match: Match, seats: str) -> None:
    """These seats touch one after the other; `2=` is level with the one before."""
    for word in seats.split():
        play(match, int(word[0]), "touch-level" if word.endswith("=") else "touch")


def race(match: Match, seats: str) -> None:
    touch(match, seats)
    nature(match, "over")


def hand(match: Match, seat: int) -> str:
    return " ".join(match.own(seat).hand)


def letters(match: Match) -> list[int]:
    return [player.letters for player in match.view().players]


def written(match: Match, seat: int) -> list[str]:
    """All that this seat may do."""
    return match.written(seat, match.moves(seat))


def told(match: Match, viewer: int) -> list[str]:
    """What has happened, as far as this viewer knows."""
    return [entry.text for _, entry in match.happened(viewer)]


def has_letters(match: Match, *written: int) -> None:
    """Deals that were played before have given these letters."""
    match.states["letters"][0, : len(written)] = written
