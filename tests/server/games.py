"""Tables as tests need them: people seated, a match begun, moves made."""

from collections.abc import Callable
from typing import Any

from tests.server.play import Person


def gather(*people: Person, bots: int = 0, seats: int | None = None, level: str = "random", **wish: Any) -> str:
    """A table made by the first person where all sit, then bots; nothing has begun."""
    host = people[0]
    table = host.make_table(seats=seats or len(people) + bots, **wish)
    for seat, each in enumerate(people):
        each.go_to(table)
        each.say("sit", seat=seat)
        each.hear_seated(seat)
    for seat in range(len(people), len(people) + bots):
        host.say("seatbot", seat=seat, level=level)
        host.hear_seated(seat)
    return table


def begin(*people: Person) -> None:
    """The first person starts, all give their nonces and have their first question."""
    people[0].say("start")
    for each in people:
        each.until("starting")
    for each in people:
        each.until("playing")


def play_again(*people: Person) -> None:
    """Everybody wants another match, and has its first question."""
    for each in people:
        each.say("again", wants=True)
    for each in people:
        each.until("starting")
    for each in people:
        each.until("playing")


def play_round(*people: Person) -> None:
    """Everybody answers one question with all their seats."""
    for each in people:
        for view in list(each.seat_views):
            each.wait_for_question(view["seat"])
            each.play(view["seat"])
            each.wait_for_answer(view["seat"])


def is_playing(person: Person) -> bool:
    return bool(person.frame["table"]["stage"] == "playing")


def play_to_the_end(*people: Person) -> None:
    """Whoever owes a move makes one until there is nothing left to play."""
    play_while(is_playing, *people)


def play_while(goes_on: Callable[[Person], bool], *people: Person, apart: bool = False) -> None:
    """Whoever owes a move makes one until it goes on for nobody: the first that is legal, or apart, each another."""
    while any(map(goes_on, people)):
        for each in people:
            each.hear_more(0.01)
            for view in [view for view in each.seat_views if view["owes"]]:
                seat, moves = view["seat"], view["moves"]
                each.play(seat, moves[seat % len(moves)] if apart else None)
                each.wait_for_answer(seat)


def gather_for_a_round(*people: Person) -> str:
    """A table made by the first person where all have played one round, and know what comes next."""
    table = gather(*people)
    begin(*people)
    play_round(*people)
    catch_up(*people)
    return table


def catch_up(*people: Person) -> None:
    """Everybody has heard that the round is over, and knows what comes next."""
    for each in people:
        while each.frame["table"]["stage"] == "playing" and not each.owes:
            each.hear()
