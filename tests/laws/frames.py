"""All that one seat is sent: two of these are equal when the seat can't tell two matches apart."""

from splendide.core.game import SPECTATOR
from splendide.core.match import Match
from splendide.server.store.rows import MatchRow
from splendide.server.table.frames import match_bytes
from splendide.server.table.live import LiveMatch


def sent(match: Match, seat: int) -> bytes:
    """The bytes in which the server tells the match to a seat, or to a spectator."""
    row = MatchRow("match", "table", match.game.slug, {}, ("",) * match.seats, b"secret", began=0.0)
    return match_bytes(LiveMatch(row, match), [] if seat == SPECTATOR else [seat])
