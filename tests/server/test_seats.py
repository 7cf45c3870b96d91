"""Whose seat it is: who went away may come back for a while, several seats are seen, whom the host removes is gone."""

import asyncio
from collections.abc import Callable

from splendide.server.protocol.browser import SeatBot, Sit, Start
from splendide.server.protocol.lobby import NewTable
from splendide.server.store.memory import MemoryStore
from splendide.server.store.rows import Guest
from splendide.server.table.compiling import Compiling
from splendide.server.table.connection import Connection
from splendide.server.table.customs import Customs
from splendide.server.table.tables import Tables
from tests.server.conftest import NewPerson
from tests.server.games import begin, gather
from tests.server.play import Person
from tests.server.serving import Server
from tests.server.test_awake import Alarms, somebody
from tests.server.test_minds import until
from tests.server.virtual import Paper


def test_the_seat_of_who_went_away_is_kept_for_a_while_that_all_see() -> None:
    async def scene() -> None:
        alarms = Alarms()
        customs = Customs(bot_pause=0, nonce_wait=0, grace=20)
        tables = Tables(MemoryStore(), Compiling(list), customs, alarms.later, lambda: alarms.now)
        name = await tables.make(NewTable("splitter", seats=2), Guest("ann", "Ann"))
        ann, ben, paper = somebody("ann"), somebody("ben"), Paper()
        table = await tables.join(name, ann)
        await tables.join(name, ben)
        ann.open(paper, table.compose)

        async def say(who: Connection, message: Sit | SeatBot | Start) -> None:
            table.hear(who, message, 0.0)

        await say(ann, Sit(0))
        await say(ben, Sit(1))
        await say(ann, Start())
        await until(lambda: table.row.stage == "playing")
        alarms.turn_to(100)
        tables.leave(table, ben)
        alarms.turn_to(108)
        await say(ann, SeatBot(1, "random"))
        await until(lambda: bool(paper.refusals))
        assert paper.refusals[0]["name"] == "away-not-long"
        assert "ben has not been away for long: a bot may play on in 12" in paper.refusals[0]["sentence"]
        assert table.row.seats[1].level is None
        assert paper.frame["table"]["seats"][1]["bot_in"] == 20, "as it was told when ben left"
        alarms.turn_to(120)
        await until(lambda: paper.frame["table"]["seats"][1]["bot_in"] == 0)
        await say(ann, SeatBot(1, "random"))
        await until(lambda: table.row.seats[1].level == "random")
        await tables.close()

    asyncio.run(scene())


def test_coming_back_begins_the_while_anew() -> None:
    async def scene() -> None:
        alarms = Alarms()
        customs = Customs(bot_pause=0, nonce_wait=0, grace=20)
        tables = Tables(MemoryStore(), Compiling(list), customs, alarms.later, lambda: alarms.now)
        name = await tables.make(NewTable("splitter", seats=2), Guest("ann", "Ann"))
        ann = somebody("ann")
        table = await tables.join(name, ann)
        table.hear(ann, Sit(0), 0.0)
        await until(lambda: table.row.seats[0].guest == "ann")
        for at, left in ((10, 20.0), (25, 20.0)):
            tables.leave(table, ann)
            assert table._patience.absences.left("ann") == left
            alarms.turn_to(at)
            assert table._patience.absences.left("ann") == left - (at if at == 10 else 15)
            await tables.join(name, ann)
        await tables.close()

    asyncio.run(scene())


def test_an_opponent_is_refused_over_the_wire(own_server: Callable[..., Server]) -> None:
    server = own_server(grace=3600.0)
    ann, ben = Person(server.address), Person(server.address)
    gather(ann, ben)
    begin(ann, ben)
    ben.leave()
    while ann.frame["table"]["seats"][1]["here"]:
        ann.hear()
    assert 3500 < ann.frame["table"]["seats"][1]["bot_in"] <= 3600
    ann.say("seatbot", seat=1, level="random")
    assert ann.refused() == "away-not-long"


# --- Several seats, and being removed ----------------------------------------------------------------


def test_who_holds_several_seats_of_a_public_table_is_seen_to_by_everybody(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    table = gather(ann, ben, seats=4, public=True)
    for seat, name in ((2, "Bea"), (3, "Bo")):
        ben.say("sit", seat=seat, name=name)
        ben.hear_seated(seat)
    eve.go_to(table)
    for each in (ann, eve):
        each.hear_all()
        his = each.frame["table"]["seats"][1]["name"]
        assert [seat["beside"] for seat in each.frame["table"]["seats"]] == ["", "Bea", his, his]


def test_among_friends_it_is_nobody_else_s_concern(person: NewPerson) -> None:
    ann = person()
    gather(ann, seats=2)
    ann.say("sit", seat=1, name="Bea")
    ann.hear_seated(1)
    assert [seat["beside"] for seat in ann.frame["table"]["seats"]] == ["", ""]


def test_whom_the_host_removes_is_gone_with_all_seats_and_can_not_sit_down_again(person: NewPerson) -> None:
    ann, ben, eve = person(), person(), person()
    gather(ann, ben, eve, seats=4)
    ben.say("sit", seat=3, name="Bea")
    for each in (ann, ben):
        each.hear_seated(3)
    eve.say("stand", seat=1)
    assert eve.refused() == "not-your-seat"
    ann.say("stand", seat=1)
    for each in (ann, ben):
        while each.frame["table"]["seats"][1]["kind"] != "empty":
            each.hear()
    assert [seat["kind"] for seat in ann.frame["table"]["seats"]] == ["person", "empty", "person", "empty"]
    ben.say("sit", seat=1)
    assert ben.refused() == "removed"
    eve.say("sit", seat=1, name="Cy")
    eve.hear_seated(1)


def test_whoever_is_not_there_can_be_removed_too(person: NewPerson) -> None:
    ann, ben = person(), person()
    table = gather(ann, ben)
    ann.hear_seated(1)
    ben.leave()
    ann.say("stand", seat=1)
    while ann.frame["table"]["seats"][1]["kind"] != "empty":
        ann.hear()
    ben.go_to(table)
    ben.say("sit", seat=1)
    assert ben.refused() == "removed"


def test_who_is_removed_is_so_after_a_restart_too(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ann, ben = Person(server.address), Person(server.address)
    table = gather(ann, ben)
    ann.hear_seated(1)
    ann.say("stand", seat=1)
    while ann.frame["table"]["seats"][1]["kind"] != "empty":
        ann.hear()
    server.kill()
    server.start()
    ben.go_to(table)
    ben.say("sit", seat=1)
    assert ben.refused() == "removed"
