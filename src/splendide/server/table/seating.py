"""Who sits where, and what may be changed about a table: pure, each answer is a new row or a refusal."""

import math
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from splendide.core.errors import Refused
from splendide.core.game import SPECTATOR
from splendide.core.library import Game
from splendide.core.match import Match
from splendide.core.time.clocks import TEMPI
from splendide.server.names import clean_name, look, visible
from splendide.server.protocol.browser import Arrange
from splendide.server.protocol.words import Level, Time
from splendide.server.store.rows import PROGRAM, Seat, TableRow

EMPTY = Seat()
STAND_IN: Level = "greedy"  # what plays for those who don't stay for another match
MOST_LOOKED_AT = 1000  # characters of a table's name
MOST_REMOVED = 100  # guests; the first are forgotten


def is_person(seat: Seat) -> bool:
    return bool(seat.guest) and seat.level is None


def seats_of(row: TableRow, guest: str) -> list[int]:
    """The seats this guest plays; not those where a bot plays on."""
    return [k for k, seat in enumerate(row.seats) if seat.guest == guest and is_person(seat)]


def waited_for(row: TableRow) -> dict[int, int]:
    """The people for whom others wait, and since which move; who plays alone has all the time in the world."""
    people = {k: seat for k, seat in enumerate(row.seats) if is_person(seat)}
    alone = len({seat.guest for seat in people.values()}) < 2
    return {} if alone else {k: seat.since for k, seat in people.items()}


def beside(row: TableRow, seat: Seat) -> str:
    """The name of somebody else who plays on the same device; "" if nobody does."""
    return next(
        (other.name for other in row.seats if other.guest and other.guest == seat.guest and other is not seat), ""
    )


def belongs(row: TableRow, guest: str | None) -> bool:
    """Whether the guest has a seat, be it one where a bot plays on."""
    return bool(guest) and any(seat.guest == guest for seat in row.seats)


def host(row: TableRow, here: set[str]) -> str:
    """Who may arrange the table: its maker or, if that one has left, the first who sits."""
    if row.maker in here or belongs(row, row.maker):
        return row.maker
    return next((seat.guest for seat in row.seats if seat.guest), "")


def are_rated(row: TableRow) -> bool:
    """Whether a match that ends here says who is better: people alone, on devices of their own, there, unadvised."""
    if row.hints:
        return False
    guests = [seat.guest for seat in row.seats if is_person(seat) and not seat.guest.startswith(PROGRAM)]
    return len(guests) == len(row.seats) == len(set(guests)) > 1


def seat_at(row: TableRow, number: int) -> Seat:
    if not 0 <= number < len(row.seats):
        raise Refused("no-such-seat", seat=number)
    return row.seats[number]


def with_seat(row: TableRow, number: int, seat: Seat) -> TableRow:
    return replace(row, seats=(*row.seats[:number], seat, *row.seats[number + 1 :]))


# --- Sitting and standing ----------------------------------------------------------------------------


def sit(row: TableRow, number: int, guest: str, name: str, made: int, face: str = "") -> TableRow:
    """The guest sits there, on an empty seat or, after so many moves, on the own one where a bot has played on."""
    seat = seat_at(row, number)
    if seat.guest == guest and seat.level:
        return taken_back(row, number, made)
    if guest in row.removed:
        raise Refused("removed")
    if row.locked and guest != row.maker and not belongs(row, guest):
        raise Refused("table-locked")
    if row.stage == "over":
        raise Refused("table-finished")
    if EMPTY not in row.seats:
        raise Refused("table-full")
    if row.stage != "gathering":
        raise Refused("match-running")
    if seat != EMPTY:
        raise Refused("seat-taken")
    return with_seat(row, number, Seat(guest, told_apart(name, row.seats), face=face))


def told_apart(name: str, seats: tuple[Seat, ...]) -> str:
    """The name as it is typed or, where it looks like another's at the table, with a number."""
    others = {look(seat.name) for seat in seats if seat.guest}
    numbered = (f"{name} ({number})" for number in range(2, len(seats) + 2))
    return name if look(name) not in others else next(each for each in numbered if look(each) not in others)


def stand(row: TableRow, number: int, guest: str, here: set[str], made: int) -> TableRow:
    """The seat is empty: the guest's own, a bot's or, for the host, anybody's, who is removed from the table.

    During a match, after so many moves, the guest's own seat is played by the guest again.
    """
    seat = seat_at(row, number)
    if row.stage != "gathering":
        if seat.guest == guest and seat.level:
            return taken_back(row, number, made)
        if row.stage == "playing" and seat.guest not in ("", guest) and guest == host(row, here):
            return without(row, seat.guest, Seat(level=STAND_IN))
        raise Refused("table-finished" if row.stage == "over" else "match-running")
    if not seat.guest:
        require_a_say(row, guest, here)
    elif seat.guest != guest and guest == host(row, here):
        return without(row, seat.guest)
    else:
        require_mine(seat, guest)
    return with_seat(row, number, EMPTY)


def taken_back(row: TableRow, number: int, made: int) -> TableRow:
    """The owner plays again on a seat where a bot has played on."""
    if row.seats[number].conceded:
        raise Refused("conceded")
    return with_seat(row, number, replace(row.seats[number], level=None, since=made))


def without(row: TableRow, guest: str, left: Seat = EMPTY) -> TableRow:
    """The guest has no seat at this table, and gets none; this is there instead."""
    seats = tuple(left if seat.guest == guest else seat for seat in row.seats)
    return replace(row, seats=seats, removed=(*row.removed, guest)[-MOST_REMOVED:])


def seat_bot(
    row: TableRow, number: int, level: Level, guest: str, here: set[str], grace: Callable[[str], float], idle: set[int]
) -> TableRow:
    """A bot sits there, or plays on for a person who is idle, or away with so many seconds of grace left."""
    seat = seat_at(row, number)
    require_a_say(row, guest, here)
    if row.stage == "playing":
        require_away(row, seat, guest, set() if number in idle else here)
        if seat.guest not in here and (left := grace(seat.guest)):
            raise Refused("away-not-long", who=seat.name, seconds=math.ceil(left))
        return with_seat(row, number, replace(seat, level=level))
    if row.stage != "gathering":
        raise Refused("table-finished" if row.stage == "over" else "match-running")
    if seat.guest:
        raise Refused("seat-taken")
    return with_seat(row, number, Seat(level=level))


def played_on(row: TableRow, guest: str) -> TableRow:
    """With a bot that plays on for this guest, if a match is on."""
    return handed_over(row, seats_of(row, guest)) if row.stage in ("starting", "playing") else row


def left(row: TableRow, guest: str, for_good: bool) -> TableRow:
    """Bots play on for the guest, who may come back unless that was for good."""
    if row.stage != "playing":
        raise Refused("no-match" if row.stage == "gathering" else "match-over")
    mine = [k for k, seat in enumerate(row.seats) if seat.guest == guest]
    if not mine:
        raise Refused("not-seated")
    row = handed_over(row, mine)
    seats = (replace(seat, conceded=seat.conceded or (for_good and seat.guest == guest)) for seat in row.seats)
    return replace(row, seats=tuple(seats))


def handed_over(row: TableRow, numbers: list[int]) -> TableRow:
    """With bots that play on for these people, under their names."""
    seats = (
        replace(seat, level=STAND_IN) if number in numbers and is_person(seat) else seat
        for number, seat in enumerate(row.seats)
    )
    return replace(row, seats=tuple(seats))


def with_host(row: TableRow, number: int, guest: str, here: set[str]) -> TableRow:
    """Whoever sits there arranges the table from now on."""
    if guest != host(row, here):
        raise Refused("not-host")
    heir = seat_at(row, number).guest
    if not heir or heir.startswith(PROGRAM):
        raise Refused("no-heir")
    return replace(row, maker=heir)


def require_mine(seat: Seat, guest: str) -> None:
    if seat.guest != guest or not is_person(seat):
        raise Refused("not-your-seat")


def require_a_say(row: TableRow, guest: str, here: set[str]) -> None:
    if not belongs(row, guest) and guest != host(row, here):
        raise Refused("not-seated")


def require_away(row: TableRow, seat: Seat, guest: str, here: set[str]) -> None:
    if not belongs(row, guest):
        raise Refused("not-seated")
    if not is_person(seat) or seat.guest in here:
        raise Refused("not-away")


def renamed(row: TableRow, guest: str, name: str, face: str) -> TableRow:
    """The guest's own seat bears the name and the face; others on the device have no face, and stay who they are."""
    theirs = [k for k, seat in enumerate(row.seats) if seat.guest == guest]
    if not theirs:
        return row
    own = max(theirs, key=lambda k: bool(row.seats[k].face))
    told = told_apart(name, (*row.seats[:own], *row.seats[own + 1 :]))
    return with_seat(row, own, replace(row.seats[own], name=told, face=face))


def uninvited(row: TableRow, guest: str) -> TableRow:
    return replace(row, invited=tuple(other for other in row.invited if other != guest))


def without_trace(row: TableRow, guest: str) -> TableRow:
    """Nothing here is the guest's any more: the seats are free or, in and after a match, a bot's."""
    left = EMPTY if row.stage == "gathering" else Seat(level=STAND_IN)
    return replace(
        row,
        maker="" if row.maker == guest else row.maker,
        seats=tuple(left if seat.guest == guest else seat for seat in row.seats),
        removed=tuple(other for other in row.removed if other != guest),
        invited=uninvited(row, guest).invited,
    )


# --- Another match -----------------------------------------------------------------------------------


def require_over(row: TableRow, guest: str) -> None:
    """A match is over in which the guest has a seat."""
    if row.stage != "over":
        raise Refused("match-running" if row.match else "no-match")
    if not seats_of(row, guest):
        raise Refused("not-seated")


def hesitant(row: TableRow, agreed: set[str]) -> set[str]:
    """Who has a seat and has not said that they want another match."""
    return {seat.guest for seat in row.seats if is_person(seat)} - agreed


def renewed(row: TableRow) -> TableRow:
    """What was said of the match before does not count in the next."""
    return replace(row, seats=tuple(replace(seat, conceded=False, since=0) for seat in row.seats))


def with_stand_ins(row: TableRow, guests: set[str]) -> TableRow:
    """Bots have the seats of these guests."""
    seats = (Seat(level=STAND_IN) if is_person(seat) and seat.guest in guests else seat for seat in row.seats)
    return replace(row, seats=tuple(seats))


# --- Arranging ---------------------------------------------------------------------------------------


def arrange(row: TableRow, game: Game, wish: Arrange, guest: str, here: set[str]) -> TableRow:
    """The table as its host wants it; new seats or options after a match mean gathering again."""
    if guest != host(row, here):
        raise Refused("not-host")
    if wish.public is not None:
        row = replace(row, public=wish.public)
    if wish.chat is not None:
        row = replace(row, chat=wish.chat)
    if wish.name is not None:
        row = replace(row, name=clean_name(wish.name) if visible(wish.name[:MOST_LOOKED_AT]) else "")
    if wish.locked is not None:
        row = replace(row, locked=wish.locked)
    if wish.watched is not None:
        row = replace(row, watched=wish.watched)
    if (wish.hints is not None or wish.time is not None) and row.stage in ("starting", "playing"):
        raise Refused("match-running")
    if wish.hints is not None:
        row = replace(row, hints=wish.hints)
    if wish.time is not None:
        row = replace(row, time=wish.time)
    if wish.seats is None and wish.options is None:
        require_time(game, len(row.seats), row.options, row.time)
        return row
    if row.stage in ("starting", "playing"):
        raise Refused("match-running")
    row = replace(row, stage="gathering", match="", seats=tuple(map(settled, row.seats)))
    if wish.seats is not None:
        row = replace(row, seats=resized(row.seats, wish.seats, game))
    if wish.options is not None:
        row = replace(row, options=checked_options(game, {**row.options, **wish.options}))
    require_time(game, len(row.seats), row.options, row.time)
    return row


def settled(seat: Seat) -> Seat:
    """Who went away during a match has left: the bot that played on has the seat to itself."""
    return Seat(level=seat.level) if seat.level else seat


def resized(seats: tuple[Seat, ...], wanted: int, game: Game) -> tuple[Seat, ...]:
    """So many seats: new ones are empty, and only empty ones are taken away, the last first."""
    require_seats(game, wanted)
    taken = sum(seat != EMPTY for seat in seats)
    if wanted < taken:
        raise Refused("seats-in-use", taken=taken)
    kept = list(seats)
    while len(kept) > wanted:
        del kept[len(kept) - 1 - kept[::-1].index(EMPTY)]
    return (*kept, *[EMPTY] * (wanted - len(kept)))


def is_welcome(row: TableRow, guest: str, here: set[str]) -> bool:
    """Whether the guest may be there: who neither sits nor can sit down looks on, which a host may not want."""
    may_sit = row.stage == "gathering" and not row.locked and guest not in row.removed
    return row.watched or may_sit or belongs(row, guest) or guest == host(row, here | {guest})


def require_seats(game: Game, seats: int) -> None:
    if seats not in game.seats:
        raise Refused("seats-out-of-range", least=game.seats[0], most=game.seats[-1], seats=seats)


def require_playable(game: Game, seats: int, options: dict[str, Any]) -> None:
    """So many can play with these options."""
    Match(game, seats, game.options(options))


def require_time(game: Game, seats: int, options: dict[str, Any], time: Time) -> None:
    """So many can play with these options, and take so long; nobody races for days."""
    opening = Match(game, seats, game.options(options))
    tempo = TEMPI.get(time)
    if tempo and tempo.lasting and game.racing and game.racing.races(opening.known(SPECTATOR)):
        raise Refused("no-days-for-races")


def checked_options(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """All options of the game, those not given at their defaults."""
    return msgspec.to_builtins(game.options(given))


def require_ready(row: TableRow, guest: str, here: set[str]) -> None:
    """A match can begin: nobody plays, every seat is filled, and whoever asks has a say; over others, the host's."""
    if row.stage in ("starting", "playing"):
        raise Refused("match-running")
    require_a_say(row, guest, here)
    if row.stage == "over" and guest != host(row, here):
        raise Refused("not-host")
    if EMPTY in row.seats:
        raise Refused("empty-seats", empty=row.seats.count(EMPTY))
