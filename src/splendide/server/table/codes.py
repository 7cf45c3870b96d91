"""Codes that are said aloud or typed: they lead to a table for minutes, where its long name leads for good."""

import secrets
from string import digits

from splendide.server.store.base import Store
from splendide.server.store.rows import ShortCodeRow
from splendide.server.store.short_codes import GOOD_FOR
from splendide.server.table.letters import grouped

DIGITS = 8  # so many that few are good at a time; said in pairs or fours
GROUP = 4
SHARED_FOR = GOOD_FOR / 2  # seconds in which all who ask are told the same one


async def code_of(store: Store, table: str) -> ShortCodeRow:
    """A code that leads to the table for a good while."""
    known = await store.short_code_of(table)
    while known is None or known.made < store.clock() - SHARED_FOR:
        await store.write(drawn := ShortCodeRow(_random_digits(), table, store.clock()))
        known = await store.short_code(drawn.code)
        known = known if known and known.table == table else None  # it leads elsewhere already: once in a million
    return known


def _random_digits() -> str:
    return "".join(secrets.choice(digits) for _ in range(DIGITS))


def read_code(typed: str) -> str:
    """What is between the digits means nothing."""
    return "".join(letter for letter in typed if letter in digits)


def written_code(code: str) -> str:
    return grouped(code, GROUP, " ")
