"""Codes of tables: short, so good for minutes only, and then gone."""

from splendide.server.store.rows import ShortCodeRow
from splendide.server.store.work import Work

GOOD_FOR = 600.0  # seconds since it was made
AHEAD = 60.0  # seconds by which another server's clock may be; if it is more, the time of day has jumped

CREATE = """
CREATE TABLE short_codes (code TEXT PRIMARY KEY, place TEXT NOT NULL, made REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX short_codes_by_place ON short_codes (place, made);
"""
SWEEP = "DELETE FROM short_codes WHERE made NOT BETWEEN ? AND ?"
KEEP = "INSERT INTO short_codes VALUES (?, ?, ?) ON CONFLICT (code) DO NOTHING"
LATEST = "SELECT code, place, made FROM short_codes WHERE place = ? AND made BETWEEN ? AND ? ORDER BY made DESC LIMIT 1"
LED_BY = "SELECT code, place, made FROM short_codes WHERE code = ? AND made BETWEEN ? AND ?"


def keep_short_code(code: ShortCodeRow) -> Work[None]:
    """It leads to its table, unless it leads to another one already; those that are good no more are gone."""
    yield SWEEP, made_lately(code.made)
    yield KEEP, code


def made_lately(now: float) -> tuple[float, float]:
    """When a code was made that is good now: from and until."""
    return now - GOOD_FOR, now + AHEAD


def latest(table: str, now: float) -> Work[ShortCodeRow | None]:
    rows = yield LATEST, (table, *made_lately(now))
    return ShortCodeRow(*rows[0]) if rows else None


def led_by(code: str, now: float) -> Work[ShortCodeRow | None]:
    rows = yield LED_BY, (code, *made_lately(now))
    return ShortCodeRow(*rows[0]) if rows else None
