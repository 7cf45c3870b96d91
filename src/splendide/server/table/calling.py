"""Whoever is asked something and is not there is called, once a question."""

from collections.abc import Callable, Iterable

from splendide.core.match import Match
from splendide.server.store.rows import TableRow
from splendide.server.table.minds import Question

CallGuest = Callable[[str, TableRow], None]  # a guest, and where it is their turn


def nobody_is_called(guest: str, row: TableRow) -> None:
    """Where the host has set no key."""


class Calling:
    def __init__(self, call: CallGuest):
        self._call = call
        self._known: set[Question] = set()

    def know(self, asked: dict[Question, str]) -> None:
        """These were asked before: whoever had to be called was."""
        self._known = set(asked)

    def see(self, row: TableRow, asked: dict[Question, str], here: set[str]) -> None:
        """By question, the guests that are asked now; those who are not here hear of what is new."""
        new = {guest for question, guest in asked.items() if question not in self._known}
        self.know(asked)
        for guest in new - here:
            self._call(guest, row)


def asked_of(row: TableRow, match: Match | None, people: Iterable[int]) -> dict[Question, str]:
    """The questions that wait for one of these people, and for whom."""
    asked = [seat for seat in people if match.owes(seat)] if match else []
    return {Question(row.match, k, match.questions[k]): row.seats[k].guest for k in asked} if match else {}
