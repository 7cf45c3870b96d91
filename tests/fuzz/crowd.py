"""People who say anything at all at tables of every game: whatever they say, the table goes on and all see the same."""

import random
from collections import Counter
from contextlib import suppress
from typing import Any, get_args

from websockets.exceptions import ConnectionClosed

from splendide.core.library import find_game, slugs
from splendide.server.protocol.browser import ClientMessage
from tests.fuzz.odd import Odd, sendable, written
from tests.server.assemble import Json
from tests.server.client import clock
from tests.server.play import Person
from tests.server.serving import MANY, NO_HURRY, Server

UNHURRIED = {**NO_HURRY, "signs": MANY, "socket_bytes": 10**12, "requests": MANY, "hints": 0}
OF_ONE = 3  # people at a table, one of whom only looks on
A_TURN = 100  # things said before somebody looks whether all is well
MOST_LOOKS = 50
TURNS = 10  # of each table
KINDS = list(get_args(ClientMessage))
CHANGING = ("clock", "time", "happened", "moments", "history", "mine")  # of a match: what is news, or of this instant


class Party:
    """A table, whoever says things there, and somebody who has listened from the beginning."""

    def __init__(self, server: Server, game: str, odd: Odd, tally: Counter[str] | None = None):
        self.odd, self.chance, self.tally = odd, odd.chance, Counter() if tally is None else tally
        self.people = [Person(server.address) for _ in range(OF_ONE)]
        self.listener, self.newcomer = Person(server.address), Person(server.address)
        seats = max(2, find_game(game).seats[0])
        self.table = self.people[0].make_table(game=game, seats=seats)
        for each in (*self.people, self.listener):
            each.go_to(self.table)
        for seat in range(seats):
            self.people[min(seat, 1)].say("sit", seat=seat)

    def talk(self) -> None:
        """Much has been said, and all is well."""
        for _ in range(A_TURN):
            self.say_anything(self.chance.choice(self.people), self.odd)
        self.look(self.people)

    def say_anything(self, person: Person, odd: Odd) -> None:
        kind, said = odd.chance.random(), written(odd.struct(odd.chance.choice(KINDS)))
        try:
            if kind < 0.5:
                self._say_something_sensible(person, odd)
            else:
                person.say_raw(said if kind < 0.9 else sendable(odd.garbled(said)))
            self.tally["messages"] += 1
        except ConnectionClosed:
            self.come_back(person)

    def _say_something_sensible(self, person: Person, odd: Odd) -> None:
        person.hear_more(0)
        match = person.frame.get("match")
        if match and match["mine"] and odd.chance.random() < 0.8:
            _play(person, odd.chance.choice(match["mine"]), odd.chance)
        else:
            said, more = odd.chance.choice(_wishes(odd))
            person.say(said, **more)

    # --- What must be so -----------------------------------------------------------------------------

    def look(self, people: list[Person]) -> None:
        """All these are answered; who has listened all the time knows what a newcomer is told; nothing broke."""
        for person in people:
            self._is_there(person)
            assert "broken" not in person.refusals
            self.tally.update(f"refused: {name}" for name in person.refusals)
            person.refusals.clear()
        if self.come_back(self.newcomer) and self._is_there(self.listener):
            self._compare()
            self.newcomer.leave()

    def _compare(self) -> None:
        for _ in range(MOST_LOOKS):  # bots go on meanwhile
            self.listener.hear_all()
            self.newcomer.hear_all()
            if known(self.listener.frame) == known(self.newcomer.frame):
                break
        assert known(self.listener.frame) == known(self.newcomer.frame)

    def _is_there(self, person: Person) -> bool:
        """Everything that was said to this person has been heard; whoever was sent away has tried to come back."""
        try:
            person.hear_all()
        except ConnectionClosed:
            return self.come_back(person)
        return True

    def come_back(self, person: Person) -> bool:
        """Whether they are there: whoever has no seat is not where a host wants nobody to look on."""
        self.tally["came back"] += 1
        try:
            person.go_to(self.table)
        except ConnectionClosed as closed:
            if not closed.rcvd or closed.rcvd.reason != "no-spectators":
                raise
            return False
        return True

    def leave(self) -> None:
        for person in (*self.people, self.listener):
            with suppress(ConnectionClosed):
                person.leave()


def _play(person: Person, view: Json, chance: random.Random) -> None:
    if view["moves"] and chance.random() < 0.8:
        person.play(view["seat"], chance.choice(view["moves"]))
    elif chance.random() < 0.3:
        person.say("touch", seat=view["seat"], move="touch", at=clock())
    else:
        person.say("takeback", seat=view["seat"], question=view["question"])


def _wishes(odd: Odd) -> list[tuple[str, Json]]:
    """What people do at a table before and after matches."""
    seat = odd.chance.randrange(4)
    return [
        ("sit", {"seat": seat}),
        ("stand", {"seat": seat}),
        ("seatbot", {"seat": seat, "level": "random"}),
        ("arrange", {"seats": seat}),
        ("start", {}),
        ("start", {}),
        ("again", {"wants": True}),
        ("chat", {"text": sendable(odd.text())}),
    ]


def known(frame: Json) -> Any:
    """What a spectator knows, apart from what was news."""
    table = {key: value for key, value in frame["table"].items() if key != "spectators"}
    match = frame["match"]
    return table, match and {key: value for key, value in match.items() if key not in CHANGING}


class Crowd:
    def __init__(self, server: Server, seed: int):
        self.tally: Counter[str] = Counter()
        self._server, self._odd = server, Odd(random.Random(seed))

    def fuzz(self, count: int) -> None:
        """So much has been said, at tables of all games in turn: where people removed each other nothing goes on."""
        end = self.tally["messages"] + count
        while self.tally["messages"] < end:
            parties = [Party(self._server, slug, self._odd, self.tally) for slug in slugs()]
            for party in parties * TURNS:
                if self.tally["messages"] < end:
                    party.talk()
            for party in parties:
                party.leave()
