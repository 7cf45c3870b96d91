"""What a seat knows, recomputed from what it was told alone, is exactly what `hide` leaves it."""

from collections import Counter

import numpy as np
import pytest

from splendide.core import kernels
from splendide.core.game import NATURE, SPECTATOR
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.games.splito.cards import NAMES, cards
from splendide.games.splito.tests.table import begin, deal_any, hand, play_round, told

ROUNDS = 13
Cards = Counter[str]


class Memory:
    """A player who forgets nothing: hears what one seat is told, looks at its own hand, and counts."""

    def __init__(self, seat: int, seats: int):
        self.seat, self.seats = seat, seats
        self.hands: dict[int, Cards] = {}  # by who holds them now, those I have seen
        self.unseen: Cards = Counter(card["id"] for card in cards())
        self.rounds = 0

    def look_at(self, own: list[str]) -> None:
        """I see the hand I hold."""
        if self.seat not in self.hands:
            self.unseen -= Counter(own)
        self.hands[self.seat] = Counter(own)

    def turn_up(self, common: str) -> None:
        self.unseen[common] -= 1

    def see_round(self, played: dict[int, str]) -> None:
        """Cards played from hands I know leave them, others were unseen so far; then all hands pass left."""
        for seat, card in played.items():
            self.hands.get(seat, self.unseen)[card] -= 1
        self.hands = {(seat - 1) % self.seats: +cards for seat, cards in self.hands.items()}
        self.rounds += 1


def play_random_round(match: Match, rng: np.random.Generator) -> dict[int, str]:
    played = {}
    for seat in rng.permutation(match.seats).tolist():
        move = int(rng.choice(match.moves(seat)))
        match.play(seat, move)
        played[seat] = match.log[-1].text.split()[0]
    return played


def known_hands(match: Match, seat: int) -> dict[int, Cards]:
    """The hands that the hidden state shows, by who holds them."""
    twin = match.fork()
    twin.states = match.hidden(seat)
    shown = {holder: Counter(hand(twin, holder)) for holder in range(match.seats)}
    return {holder: cards for holder, cards in shown.items() if cards}


def unseen_cards(match: Match, seat: int) -> Cards:
    return Counter(NAMES[card] for card in match.hidden(seat)[0].deck.tolist() if card >= 0)


@pytest.mark.parametrize("seats", [3, 4, 8])
def test_hide_keeps_exactly_what_a_perfect_memory_knows(seats: int) -> None:
    rng = np.random.default_rng(seats)
    match = Match(find_game("splito"), seats)
    while match.owes(NATURE):
        match.play(NATURE, int(rng.integers(len(match.moves(NATURE)))))
    memories = [Memory(seat, seats) for seat in range(seats)]
    for memory in memories:
        for common in told(match, SPECTATOR):
            memory.turn_up(common)
    for _ in range(ROUNDS):
        for memory in memories:
            memory.look_at(hand(match, memory.seat))
            assert known_hands(match, memory.seat) == memory.hands
            assert unseen_cards(match, memory.seat) == +memory.unseen
        played = play_random_round(match, rng)
        for memory in memories:
            memory.see_round(played)


def test_while_cards_are_dealt_a_seat_knows_its_own_alone() -> None:
    match = Match(find_game("splito"), 3)
    for _ in range(2 + 20):
        match.play(NATURE, 5)
    for seat, own in ((0, 13), (1, 7), (2, 0), (SPECTATOR, 0)):
        hidden = match.hidden(seat)[0]
        assert (hidden.hand >= 0).sum() == own
        assert (hidden.deck >= 0).sum() == 107 - own


def test_the_order_of_the_deck_tells_nothing_about_what_has_left_it() -> None:
    for match in (deal_any(4, 29), deal_any(8, 3)):
        for seat in (0, 2, SPECTATOR):
            deck = [card for card in match.hidden(seat)[0].deck.tolist() if card >= 0]
            assert deck == sorted(deck)


def test_spectators_know_no_hand() -> None:
    assert known_hands(deal_any(4), SPECTATOR) == {}


def test_a_hand_that_passed_through_mine_is_known_less_what_was_played_from_it() -> None:
    match = begin("red-4", "blue-5", "green-6", "black-1 black-2")
    play_round(match, "red-4 left", "blue-5 left", "green-6 left", "black-1 left")
    assert set(known_hands(match, 3)) == {3, 2}, "its own, and the one it passed to the left"
    first = [f"{hand(match, seat)[0]} left" for seat in range(4)]
    play_round(match, first[0], first[1], "black-2 left", first[3])
    assert set(known_hands(match, 3)) == {3, 2, 1}
    assert "black-2" not in known_hands(match, 3)[1]


def test_what_is_imagined_is_every_possible_deal_alike() -> None:
    """A card that could be in 26 unseen places of hands, or in the deck, is in each as often as its share."""
    match = begin("red-4 red-4/2", "blue-5", "green-6")
    rng = np.random.default_rng(7)
    tries, found = 4000, Counter[str]()
    for _ in range(tries):
        states = match.hidden(0)
        kernels.imagine_for(states, 0, rng)
        for name in ("blue-5", "no-2", "red-4"):
            found[name] += sum(NAMES[card] == name for card in states[0].hand[1].tolist())
    unseen = 107 - 13
    assert found["red-4"] == 0
    assert abs(found["no-2"] / tries - 13 / unseen) < 0.025
    copies = unseen_cards(match, 0)["blue-5"]
    assert abs(found["blue-5"] / tries - copies * 13 / unseen) < 0.03


def test_a_choice_is_imagined_among_the_cards_of_the_hand() -> None:
    match = begin("red-4", "blue-5", "green-6")
    match.play(1, match.read(1, "blue-5 right"))
    rng = np.random.default_rng(3)
    seen = set()
    for _ in range(50):
        states = match.hidden(0)
        kernels.imagine_for(states, 0, rng)
        assert states[0].chosen[1] in states[0].hand[1]
        assert states[0].side[1] == 1
        seen.add(int(states[0].chosen[1]))
    assert len(seen) > 20
