"""How strong bots have shown themselves to be: shares of wins with intervals, and ratings."""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import Any

import msgspec

from splendide.bots.arena import Contest, Played

SURE = 1.96  # standard deviations: 95 % of the time


class Standing(msgspec.Struct, frozen=True):
    """What a kind of bot has shown; a won match that it shares counts in part."""

    bot: str
    played: int  # seats × matches
    points: float  # on average
    win_share: float  # of the matches, per seat
    least: float  # so much at least,
    most: float  # and at most, at 95 % confidence
    fair: float  # what everybody would win if all were equal
    rating: float
    unsure: float  # the rating is within so much of the truth, at 95 % confidence


def wilson(wins: float, of: int, sure: float = SURE) -> tuple[float, float]:
    """Between what the share is likely to be, at 95 % confidence, or so many standard deviations."""
    share, z = wins / of, sure**2 / of
    middle, reach = share + z / 2, sure * sqrt((share * (1 - share) + z / 4) / of)
    return max(0.0, (middle - reach) / (1 + z)), min(1.0, (middle + reach) / (1 + z))


def standings(matches: Sequence[tuple[Contest, Played]]) -> list[Standing]:
    """Each kind of bot, the strongest first."""
    ratings = rate(matches)
    names = dict.fromkeys(name for contest, _ in matches for name in contest.players)
    return sorted((_standing(name, matches, *ratings[name]) for name in names), key=lambda one: -one.rating)


def _standing(name: str, matches: Sequence[tuple[Contest, Played]], rating: float, unsure: float) -> Standing:
    seats = [(played, k) for contest, played in matches for k, other in enumerate(contest.players) if other == name]
    wins = sum((k in played.winners) / len(played.winners) for played, k in seats)
    points, fair = fmean(played.points[k] for played, k in seats), 1 / matches[0][0].seats
    return Standing(name, len(seats), points, wins / len(seats), *wilson(wins, len(seats)), fair, rating, unsure)


def rate(matches: Sequence[tuple[Contest, Played]]) -> dict[str, tuple[float, float]]:
    """By kind of bot, its rating after these matches and how unsure it is; several of a kind learn together."""
    from openskill.models import PlackettLuce  # slow to load, and only worth it here

    model = PlackettLuce()
    known = {name: model.rating(name=name) for contest, _ in matches for name in contest.players}
    for contest, played in matches:
        if len(set(contest.players)) > 1:
            teams = [[known[name]] for name in contest.players]
            ranks = [float(seat not in played.winners) * (1 + _better(played, seat)) for seat in range(contest.seats)]
            _learn(known, contest.players, model.rate(teams, ranks=ranks))
    return {name: (one.mu, SURE * one.sigma) for name, one in known.items()}


def _better(played: Played, seat: int) -> int:
    """How many have more points."""
    return sum(points > played.points[seat] for points in played.points)


def _learn(known: Mapping[str, Any], players: Sequence[str], rated: Sequence[Sequence[Any]]) -> None:
    """Each kind's rating is the mean of what its seats came to."""
    for name in dict.fromkeys(players):
        own = [team[0] for team, other in zip(rated, players, strict=True) if other == name]
        known[name].mu = fmean(one.mu for one in own)
        known[name].sigma = fmean(one.sigma for one in own)
