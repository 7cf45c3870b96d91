"""How good people are at a game: learned from matches among people alone that all of them played to the end."""

from splendide.server.store.rows import Guest, MatchRow, Rated, Rating
from splendide.server.store.work import Work

CREATE = """
CREATE TABLE ratings (game TEXT, guest TEXT, mean REAL NOT NULL, unsure REAL NOT NULL, matches INTEGER NOT NULL,
                      PRIMARY KEY (game, guest)) WITHOUT ROWID;
CREATE INDEX ratings_by_guest ON ratings (guest);
"""
KEEP = """INSERT INTO ratings VALUES (?, ?, ?, ?, ?) ON CONFLICT (game, guest) DO
          UPDATE SET mean = excluded.mean, unsure = excluded.unsure, matches = excluded.matches"""
READ = "SELECT mean, unsure, matches FROM ratings WHERE game = ? AND guest = ?"
OF_GUEST = "SELECT game, mean, unsure, matches FROM ratings WHERE guest = ?"
LEADERS = """SELECT id, name, face, listed, era, mean, unsure, matches FROM ratings JOIN guests ON guests.id = guest
             WHERE game = ? AND listed ORDER BY mean - ? * unsure DESC, guest LIMIT ?"""

SURELY = 3  # standard deviations: who stands above others is better than them for sure
NEWCOMER = Rating(25.0, 25.0 / 3, 0)


def surely(rating: Rating) -> float:
    """What the house is sure of: 0 for a newcomer, and more with every proof."""
    return rating.mean - SURELY * rating.unsure


def learned(row: MatchRow, known: list[Rating]) -> list[Rating]:
    """What the ratings by seat have become by this match."""
    from openskill.models import PlackettLuce  # slow to load: only where somebody is rated

    model = PlackettLuce(mu=NEWCOMER.mean, sigma=NEWCOMER.unsure)
    teams = [[model.rating(mu=each.mean, sigma=each.unsure)] for each in known]
    found = model.rate(teams, ranks=[float(rank(row, seat)) for seat in range(len(known))])
    return [Rating(one.mu, one.sigma, before.matches + 1) for (one,), before in zip(found, known, strict=True)]


def rank(row: MatchRow, seat: int) -> int:
    """0 for winners; for the others how many were better, and one more."""
    return 0 if seat in row.winners else 1 + sum(points > row.points[seat] for points in row.points)


def keep_rated(row: MatchRow) -> Work[None]:
    """Whoever played the match is known a little better, if it says anything about them."""
    if not row.rated:
        return
    known = []
    for guest in row.guests:
        known.append((yield from rating_of(row.game, guest)))
    for guest, rating in zip(row.guests, learned(row, known), strict=True):
        yield KEEP, (row.game, guest, *rating)


def rating_of(game: str, guest: str) -> Work[Rating]:
    rows = yield READ, (game, guest)
    return Rating(*rows[0]) if rows else NEWCOMER


def ratings_of(guest: str) -> Work[dict[str, Rating]]:
    rows = yield OF_GUEST, (guest,)
    return {game: Rating(*rest) for game, *rest in rows}


def leaders(game: str, most: int) -> Work[list[Rated]]:
    rows = yield LEADERS, (game, SURELY, most)
    return [
        Rated(Guest(guest, name, face, bool(listed), era), Rating(*rest))
        for guest, name, face, listed, era, *rest in rows
    ]
