"""How good people are at a game: learned from matches among people alone that all of them played to the end."""

import sqlite3

from splendide.server.store.rows import Guest, MatchRow, Rated, Rating

CREATE = """
CREATE TABLE ratings (game TEXT, guest TEXT, mean REAL NOT NULL, unsure REAL NOT NULL, matches INTEGER NOT NULL,
                      PRIMARY KEY (game, guest)) WITHOUT ROWID;
CREATE INDEX ratings_by_guest ON ratings (guest);
"""
KEEP = """INSERT INTO ratings VALUES (?, ?, ?, ?, ?) ON CONFLICT DO
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


def keep_rated(connection: sqlite3.Connection, row: MatchRow) -> None:
    """Whoever played the match is known a little better, if it says anything about them."""
    if not row.rated:
        return
    known = [rating_of(connection, row.game, guest) for guest in row.guests]
    for guest, rating in zip(row.guests, learned(row, known), strict=True):
        connection.execute(KEEP, (row.game, guest, *rating))


def rating_of(connection: sqlite3.Connection, game: str, guest: str) -> Rating:
    row = connection.execute(READ, (game, guest)).fetchone()
    return Rating(*row) if row else NEWCOMER


def ratings_of(connection: sqlite3.Connection, guest: str) -> dict[str, Rating]:
    return {game: Rating(*rest) for game, *rest in connection.execute(OF_GUEST, (guest,))}


def leaders(connection: sqlite3.Connection, game: str, most: int) -> list[Rated]:
    rows = connection.execute(LEADERS, (game, SURELY, most)).fetchall()
    return [
        Rated(Guest(guest, name, face, bool(listed), era), Rating(*rest))
        for guest, name, face, listed, era, *rest in rows
    ]
