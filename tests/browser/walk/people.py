"""People who play a match through their sockets while somebody looks at the page of the first."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from splendide.core.library import find_game
from tests.server.client import clock
from tests.server.games import begin, gather
from tests.server.play import Person

NAMES = ("Anne-Sophie", "Benjamin", "Cléo", "Domenico", "Eva", "Friedrich", "Guillaume", "Henriette")
A_WHILE = 0.02  # seconds for which one looks whether something has come
TOUCH = "touch"
SOME_SEATS = 3


@dataclass(frozen=True)
class Way:
    """How a match is played: by which options, by how many, and after how many moves everything has been seen."""

    options: dict[str, Any] = field(default_factory=dict)
    seats: int | None = None
    most: int = 1000
    touches: float = 0.0  # how often somebody touches who may
    races: bool = False  # whether the moment of a touch counts


WAYS = {
    "dolphins": (Way({"pace": "calm"}, touches=0.1), Way({"limit": "10"}, most=24, touches=0.08, races=True)),
    "splitit": (Way(), Way(seats=4), Way(seats=2)),
    "splito": (Way(), Way(seats=8)),
    "splitter": (Way(), Way(seats=1)),
    "tower": (Way({"hand": "none"}), Way(most=33)),
}


def ways_of(game: str) -> tuple[Way, ...]:
    return WAYS.get(game, (Way(),))


class Company:
    def __init__(self, address: str, game: str, way: Way, language: str):
        self.way = way
        seats = find_game(game).seats
        count = way.seats or min(seats.stop - 1, max(seats.start, SOME_SEATS))
        self.people = [Person(address, language) for _ in range(count)]
        for person, name in zip(self.people, NAMES, strict=False):
            person.http.put("/api/me", json={"name": name}).raise_for_status()
        self.rng = random.Random(f"{game} {way}")
        self.table = gather(*self.people, game=game, options=way.options)

    @property
    def first(self) -> Person:
        """Whose page is looked at."""
        return self.people[0]

    @property
    def playing(self) -> bool:
        return self.first.frame["table"]["stage"] == "playing"

    def leave(self) -> None:
        for person in self.people:
            person.leave()

    def play(self) -> Iterator[None]:
        """A match is played; between any two moves there is time to look."""
        begin(*self.people)
        moves = 0
        while self.playing and moves < self.way.most:
            yield
            moves += self._move()
        yield

    def _move(self) -> bool:
        """Somebody has moved, and the first person knows what came of it; nobody has when the match is over."""
        while self.playing:
            for seat in self.first.frame["match"]["waiting"]:
                self.people[seat].hear_more(0)
                if self.people[seat].owes:
                    self._answer(self.people[seat], seat)
                    self.first.hear_all()
                    return True
            self.first.hear_more(A_WHILE)
        return False

    def _answer(self, person: Person, seat: int) -> None:
        moves: list[str] = person.seat_view(seat)["moves"]
        touches = self.rng.random() < self.way.touches
        move = self.rng.choice([move for move in moves if (move == TOUCH) == (touches and TOUCH in moves)])
        if move == TOUCH and self.way.races:
            person.say("touch", seat=seat, move=move, at=clock())
        else:
            person.play(seat, move)
            person.wait_for_answer(seat)
