"""Whom the host of a public table has removed does not come back as somebody new: nobody new from there sits down.

Where somebody is at home is known as long as the table is in memory, and kept nowhere.
"""

from collections.abc import Iterable

from splendide.core.errors import Refused
from splendide.server.table.connection import Connection


class Unwanted:
    def __init__(self) -> None:
        self._homes: dict[str, set[str]] = {}  # by household: who else was here when somebody from there was removed

    def see(self, removed: set[str], connections: Iterable[Connection]) -> None:
        """These guests have just been removed; where nothing is known of a home, nothing follows for others."""
        here = list(connections)
        others = {each.guest for each in here} - removed
        for each in here:
            if each.guest in removed and each.home:
                self._homes.setdefault(each.home, others)

    def require_known(self, connection: Connection) -> None:
        """Who was here then may stay, whoever else is at home there."""
        known = self._homes.get(connection.home)
        if known is not None and connection.guest not in known:
            raise Refused("removed-home")
