"""Scores a table of Splito that was played with the box: the cards of every zone, and the commons."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from splendide.core import kernels
from splendide.core.errors import Refused
from splendide.core.match import best_rows
from splendide.core.position import Snapshot, States
from splendide.core.texts import say
from splendide.games.splito import SEATS
from splendide.games.splito.cards import CARD, COPIES, MOONS, OBJECTIVES, STARS
from splendide.games.splito.rules import NOTHING, State
from splendide.games.splito.view import Common, Judged, common_of, judgement, players_of, zones_of

FOLDER = Path(__file__).parent


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on the table: zone i between seats i and i + 1, in table order."""

    commons: list[str]
    zones: list[list[str]]


class ScoredObjective(msgspec.Struct, frozen=True):
    """Why an objective earns its points, or not."""

    id: str
    zone: int | None  # None: a common objective that no zone has won
    common: bool
    met: bool
    points: int  # earned
    have: int  # how much the zone has of what the objective counts
    need: int  # how much it takes at least
    lacking: list[str]  # of the colours it asks for, those the zone has not


class Scored(msgspec.Struct, frozen=True):
    zones: list[int]
    players: list[int]
    winners: list[int]
    objectives: list[ScoredObjective]
    zone_cards: list[int]  # commons included
    player_cards: list[int]  # in both zones: fewest wins a tie

    def tell(self, language: str) -> str:
        lines = [line for zone in range(len(self.zones)) for line in _tell_zone(self, zone, language)]
        lines += [_tell_nobody(one, language) for one in self.objectives if one.zone is None]
        lines += [_tell_player(self, seat, language) for seat in range(len(self.players))]
        return "\n".join([*lines, _tell_winners(self.winners, language)])


# --- Reading a table -----------------------------------------------------------------------------------


def read_table(text: str) -> Table:
    try:
        table = msgspec.json.decode(text, type=Table)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
        raise Refused("splito-score-shape") from None
    _require_seats(len(table.zones))
    _require_cards([*table.commons, *(name for zone in table.zones for name in zone)])
    _require_commons(table.commons)
    return table


def _require_seats(seats: int) -> None:
    if seats not in SEATS:
        raise Refused("seats-out-of-range", least=SEATS[0], most=SEATS[-1], seats=seats)


def _require_cards(names: list[str]) -> None:
    for name, found in Counter(names).items():
        if name not in CARD:
            raise Refused("splito-no-such-card", card=name)
        copies = int(COPIES[CARD[name]])
        if found > copies:
            raise Refused("splito-score-copies", card=name, found=found, copies=copies)


def _require_commons(names: list[str]) -> None:
    """The Star lies in the first place, the Moon in the second."""
    places = [_place(name) for name in names]
    for name, place in zip(names, places, strict=True):
        if place is None or places.count(place) > 1:
            raise Refused("splito-score-common", card=name)


def _place(name: str) -> int | None:
    for place, symbol in enumerate((STARS, MOONS)):
        if CARD[name] in symbol:
            return place
    return None


def lay_out(table: Table) -> States:
    """A position with these cards on the table."""
    states = np.zeros(1, State)
    s = states[0]
    s.seats = len(table.zones)
    s.commons[:] = NOTHING
    for name in table.commons:
        s.commons[_place(name)] = CARD[name]
    for zone, names in enumerate(table.zones):
        for name in names:
            s.zone[zone, CARD[name]] += 1
    return states


# --- Scoring it ----------------------------------------------------------------------------------------


def score(text: str) -> Scored:
    s = Snapshot(lay_out(read_table(text)))
    zones = zones_of(s, judgement(s))
    players = players_of(s, zones)
    points = kernels.score_table(s.seats)
    kernels.count_scores(s.states, points)
    commons = [common_of(s, card) for card in s.commons.tolist() if card != NOTHING]
    return Scored(
        zones=[zone.points for zone in zones],
        players=points[:, 0].tolist(),
        winners=best_rows(points),
        objectives=[_scored(judged, i) for i, zone in enumerate(zones) for judged in zone.objectives]
        + [_for_nobody(common) for common in commons if common.holder is None],
        zone_cards=[zone.size for zone in zones],
        player_cards=[player.cards for player in players],
    )


def _scored(judged: Judged, zone: int) -> ScoredObjective:
    met = judged.state == "met"
    earned = OBJECTIVES[judged.card].points if met else 0
    return ScoredObjective(judged.card, zone, judged.common, met, earned, judged.have, judged.need, judged.lacking)


def _for_nobody(common: Common) -> ScoredObjective:
    most = max(common.standing)
    return ScoredObjective(common.card, None, True, False, 0, most, most + 1, [])


# --- Telling it ----------------------------------------------------------------------------------------


def _say(name: str, language: str, **details: Any) -> str:
    return say(name, language, details, FOLDER)


def _tell_zone(result: Scored, zone: int, language: str) -> list[str]:
    details = {"zone": zone + 1, "first": zone + 1, "second": (zone + 1) % len(result.zones) + 1}
    points, cards = result.zones[zone], result.zone_cards[zone]
    head = _say("score-zone", language, **details, points=points, cards=cards)
    return [head, *(_tell_objective(one, language) for one in result.objectives if one.zone == zone)]


def _tell_objective(one: ScoredObjective, language: str) -> str:
    details = {"points": one.points, "objective": name_of(one.id, language), "why": why(one, language)}
    return "  " + _say("score-met" if one.met else "score-unmet", language, **details)


def _tell_nobody(one: ScoredObjective, language: str) -> str:
    standing = _say("score-tied", language, most=one.have)
    return _say("score-common-nobody", language, objective=name_of(one.id, language), standing=standing)


def _tell_player(result: Scored, seat: int, language: str) -> str:
    left, right = result.zones[seat - 1], result.zones[seat]
    return _say(
        "score-player",
        language,
        player=seat + 1,
        left=left,
        right=right,
        points=result.players[seat],
        cards=result.player_cards[seat],
    )


def _tell_winners(winners: list[int], language: str) -> str:
    if len(winners) == 1:
        return _say("score-winner", language, player=winners[0] + 1)
    return _say("score-winners", language, players=", ".join(str(seat + 1) for seat in winners))


def name_of(objective: str, language: str) -> str:
    """What the objective is called, in the words of its kind."""
    card = OBJECTIVES[objective]
    return _say(f"objective-{card.kind}", language, param=card.param)


def why(one: ScoredObjective, language: str) -> str:
    """What the zone has, in the words of the objective's kind."""
    missing, elsewhere = one.need - one.have, one.need - 1
    details = {"have": one.have, "missing": missing, "elsewhere": elsewhere, "lacking": one.lacking}
    return _say(f"why-{OBJECTIVES[one.id].kind}", language, **details)
