"""Tables of Splito in notation, for tests that read like one: cards, a claim."""

from itertools import islice

import msgspec

from splendide.core.game import NATURE
from splendide.core.library import find_game
from splendide.core.match import Match
from splendide.core.position import Snapshot
from splendide.games.splito import ROUNDS
from splendide.games.splito.cards import CARD, DIFFERENT, NAMES
from splendide.games.splito.rules import hand_of
from splendide.games.splito.scorepad import Scored, Table, lay_out, score
from splendide.games.splito.view import Judged, judgement, zones_of
from tests.playing import play

GAME = find_game("splito")


def scored(*zones: str, commons: str = "") -> Scored:
    """The score of a table: the cards of each zone, the commons in the middle."""
    table = {"commons": commons.split(), "zones": [zone.split() for zone in zones]}
    return score(msgspec.json.encode(table).decode())


def met(objective: str, *zones: str, commons: str = "") -> bool:
    """Whether the objective is met in the first zone, where it lies."""
    first, *others = [*zones, "", "", ""][: max(3, len(zones))]
    result = scored(f"{first} {objective}", *others, commons=commons)
    return next(one.met for one in result.objectives if one.id == objective and one.zone == 0)


def judged(objective: str, zones: list[str], turn: int, hands: str = "") -> Judged:
    """The objective in the first of these zones after so many rounds, when only these cards are in hands."""
    states = lay_out(Table([], [zone.split() for zone in zones]))
    s = states[0]
    s.zone[0, CARD[objective]] += 1
    s.turn, s.dealt = turn, ROUNDS * s.seats
    s.deck[:] = -1
    s.hand[:] = -1
    for place, name in enumerate(hands.split()):
        s.hand[0, place] = CARD[name]
    s.hand[1:, 0] = CARD["size-13"]
    seen = Snapshot(states)
    return next(one for one in zones_of(seen, judgement(seen))[0].objectives if one.card == objective)


def begin(*hands: str, star: str = "most-1", moon: str = "most-red") -> Match:
    """The first round: these hands, each filled up to 13 with whatever is left."""
    match = Match(GAME, len(hands))
    play(match, NATURE, star)
    play(match, NATURE, moon)
    wanted = [hand.split() for hand in hands]
    spoken_for = {name for names in wanted for name in names} | {star, moon}
    fillers = iter([name for name in NAMES if name not in spoken_for])
    for names in wanted:
        for name in [*names, *islice(fillers, ROUNDS - len(names))]:
            play(match, NATURE, name)
    return match


def deal_any(seats: int, k: int = 0) -> Match:
    """The first round, always the k-th card of the deck dealt."""
    match = Match(GAME, seats)
    while match.owes(NATURE):
        match.play(NATURE, k % len(match.moves(NATURE)))
    return match


def play_round(match: Match, *texts: str) -> None:
    """One card and side for each seat, in their order."""
    for seat, text in enumerate(texts):
        play(match, seat, text)


def play_any_round(match: Match, side: str = "left") -> None:
    """Everybody plays the first card of the hand."""
    for seat in range(match.seats):
        play(match, seat, f"{hand(match, seat)[0]} {side}")


def hand(match: Match, seat: int) -> list[str]:
    s = match.states[0]
    return [NAMES[card] for card in s.hand[hand_of(s, seat)].tolist() if card >= 0]


def zone(match: Match, number: int) -> list[str]:
    copies = match.states[0].zone[number].tolist()
    return [NAMES[card] for card in range(DIFFERENT) for _ in range(copies[card])]


def told(match: Match, seat: int) -> list[str]:
    """What this seat has been told so far."""
    return [entry.text for _, entry in match.happened(seat)]
