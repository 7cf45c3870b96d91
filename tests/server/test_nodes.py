"""Several servers on one database: one drives a table, all serve it, and when one dies another goes on."""

import asyncio
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus

from splendide.core.log import Entry
from splendide.server.store.base import DrivenElsewhereError, LostRaceError, LostTableError
from splendide.server.store.jobs import Job
from splendide.server.store.keeping import Row
from splendide.server.store.postgres import PostgresStore
from splendide.server.store.postgres_schema import Connection
from splendide.server.store.rows import MatchRow, Moves, TableRow
from splendide.server.web.relay import COME_AGAIN, HEADER
from tests.postgres import Postgres
from tests.server.client import PATIENCE
from tests.server.games import begin, gather, gather_for_a_round, play_round, play_to_the_end
from tests.server.pausing import fall_silent
from tests.server.play import Person
from tests.server.serving import NO_HURRY, Server, UnfencedStore
from tests.server.test_host_names import UPGRADE
from tests.server.test_programs import first, play, program, token_for

TABLE = TableRow("t", "splitter", "ann", True, {}, (), 1.0)
MATCH = MatchRow("m", "t", "splitter", {}, ("Ann",), b"s" * 32, 1.0, (b"",))


class Pair:
    """Two servers on one database; the first one may be killed, paused or asked to end."""

    def __init__(self, postgres: Postgres):
        self._postgres, self.database = postgres, postgres.new_database()
        self.servers = [self.start() for _ in range(2)]

    def start(self) -> Server:
        return Server(database=self.database, limits=NO_HURRY, compiling=False)

    def people(self, *nodes: int) -> list[Person]:
        return [Person(self.servers[node].address) for node in nodes]

    def driver(self, table: str) -> int:
        """Which of them drives the table."""
        query = "SELECT address FROM drivers JOIN nodes ON nodes.id = node WHERE place"
        address = self._postgres.say(f"{query} = '{table}'", self.database)
        return [server.address for server in self.servers].index(address)

    def revive(self) -> None:
        for server in self.servers:
            if server.process.poll() is not None:
                server.start()


@pytest.fixture(scope="module")
def started(postgres: Postgres) -> Iterator[Pair]:
    both = Pair(postgres)
    yield both
    for server in both.servers:
        server.kill()


@pytest.fixture
def pair(started: Pair) -> Pair:
    started.revive()
    return started


def move_to(server: Server, *people: Person) -> None:
    """Their browsers come again, and are sent to this server."""
    for person in people:
        person.address = server.address
        person.go_to(person.table)


def goodbye(person: Person) -> int | None:
    """The code with which the server has closed the socket."""
    while True:
        try:
            person.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


# --- Playing together --------------------------------------------------------------------------------


def test_people_on_different_servers_play_at_one_table(pair: Pair) -> None:
    ann, ben, clo = pair.people(0, 1, 1)
    table = gather(ann, ben)
    begin(ann, ben)
    play_round(ann, ben)
    clo.go_to(table)
    play_to_the_end(ann, ben)
    assert len(ann.told) == 66
    assert ann.told == ben.told
    while len(clo.told) < 66:
        clo.hear()
    record = f"/api/matches/{ann.frame['match']['id']}/record"
    assert ann.http.get(record).text == ben.http.get(record).text
    assert not any(server.broke for server in pair.servers)


def test_what_a_refused_move_is_refused_for_is_said_through_another_server(pair: Pair) -> None:
    ann, ben = pair.people(0, 1)
    gather(ann, ben)
    begin(ann, ben)
    ben.say("play", seat=1, question=1, move="nonsense")
    assert ben.refused() == "not-a-move"
    ben.say_raw("{")
    assert ben.refused() == "not-json"


def test_a_browser_on_another_server_is_measured_there_and_knows_the_driver_s_clock(pair: Pair) -> None:
    ann, ben = pair.people(0, 1)
    gather(ann, ben, bots=2, game="dolphins")
    assert pair.driver(ann.table) == 0
    while not ben.clocks or ben.clocks[-1]["latency"] is None:
        ben.hear_more(0.1)
    assert abs(ben.clocks[-1]["offset"]) < 1000.0  # all programs of this machine share a clock


def test_nobody_comes_through_another_server_without_its_word(pair: Pair) -> None:
    (ann,) = pair.people(0)
    table = ann.make_table()
    with pytest.raises(InvalidStatus):
        ann.go_to(table, additional_headers={HEADER: '{"guest":"ann"}.c2lnbmVk'})


def test_a_program_plays_through_another_server(pair: Pair) -> None:
    (ann,) = pair.people(0)
    table = ann.make_table("splitter", seats=2)
    ann.go_to(table)
    ann.say("sit", seat=0)
    ann.hear_seated(0)
    with program(pair.servers[1], table, token_for(ann, table)) as robbie:
        ann.hear_seated(1)
        ann.say("start")
        ann.until("playing")
        playing = threading.Thread(target=play, args=(robbie, first))
        playing.start()
        play_to_the_end(ann)
        playing.join()
    assert len(ann.told) == 66


def test_who_wants_to_play_at_once_is_led_to_somebody_who_waits_on_another_server(pair: Pair) -> None:
    ann, ben = pair.people(0, 1)
    table = ann.http.post("/api/quick", json={"game": "splito"}).json()["table"]
    ann.go_to(table)

    def led() -> bool:
        return bool(ben.http.post("/api/quick", json={"game": "splito"}).json()["table"] == table)

    until(led)


# --- Who drives -------------------------------------------------------------------------------------


def test_a_killed_server_s_tables_go_on_elsewhere_and_nothing_is_lost(pair: Pair) -> None:
    ann, ben = pair.people(0, 1)
    table = gather_for_a_round(ann, ben)
    before = ann.told
    assert pair.driver(table) == 0
    pair.servers[0].kill()
    assert goodbye(ben) == COME_AGAIN
    move_to(pair.servers[1], ben, ann)
    assert ann.told == ben.told == before
    assert pair.driver(table) == 1
    play_to_the_end(ann, ben)
    assert len(ann.told) == 66


def test_a_server_that_was_paused_for_too_long_changes_nothing(pair: Pair) -> None:
    ann, ben = pair.people(0, 1)
    table = gather(ann, ben, seats=3)
    pause = pair.servers[0].process.pid
    os.kill(pause, signal.SIGSTOP)
    try:
        ann.say("stand", seat=0)  # is heard when it goes on
        move_to(pair.servers[1], ben)
        ben.say("stand", seat=1)
        ben.say("sit", seat=2)
        ben.hear_seated(2)
    finally:
        os.kill(pause, signal.SIGCONT)
    assert goodbye(ann) == COME_AGAIN
    move_to(pair.servers[0], ann)
    assert [seat["mine"] for seat in ann.frame["table"]["seats"]] == [True, False, False]
    assert pair.driver(table) == 1
    ann.say("stand", seat=0)
    while ann.frame["table"]["seats"][0]["kind"] != "empty":
        ann.hear()


def test_a_server_ends_without_waiting_for_a_table_that_somebody_at_its_door_looks_for(pair: Pair) -> None:
    ann, ben = pair.people(0, 1)
    table = gather(ann, ben)
    away, asked = pair.servers[0].process.pid, pair.servers[1]
    os.kill(away, signal.SIGSTOP)
    try:
        with socket.create_connection(("127.0.0.1", asked.wish.port)) as door:
            lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"host: 127.0.0.1:{asked.wish.port}"]
            lines += [f"{name}: {value}" for name, value in UPGRADE.items()]
            door.sendall("\r\n".join([*lines, "", ""]).encode())
            answer = httpx.get(f"{asked.address}/health", timeout=PATIENCE)
            assert answer.is_success  # by now it has heard that somebody is at the door
            assert asked.stop() == 0
    finally:
        os.kill(away, signal.SIGCONT)
    assert not asked.broke, asked.stderr


def test_when_one_server_after_the_other_is_restarted_people_come_again_and_nothing_else(pair: Pair) -> None:
    ann, ben = pair.people(0, 1)
    table = gather_for_a_round(ann, ben)
    before = ann.told
    for restarted, other in ((0, 1), (1, 0)):
        assert pair.servers[restarted].stop() == 0
        assert goodbye(ann) == goodbye(ben) == COME_AGAIN
        move_to(pair.servers[other], ann, ben)
        assert pair.driver(table) == other
        assert ann.told == ben.told == before
        pair.revive()
    play_to_the_end(ann, ben)
    assert len(ann.told) == 66
    assert not any(server.broke for server in pair.servers)


# --- What holds everywhere ----------------------------------------------------------------------------


def test_lists_names_and_signing_out_hold_on_every_server(pair: Pair) -> None:
    ann, ben = pair.people(0, 1)
    table = gather(ann, ben, public=True)
    until(lambda: table in [each["id"] for each in ben.http.get("/api/tables").json()["tables"]])
    elsewhere = httpx.Client(base_url=pair.servers[1].address, cookies=ann.http.cookies, timeout=PATIENCE)
    elsewhere.put("/api/me", json={"name": "Anna"}).raise_for_status()
    while ben.frame["table"]["seats"][0]["name"] != "Anna":
        ben.hear()
    me = elsewhere.get("/api/me").json()["me"]
    assert ann.http.get("/api/me").json()["me"] == me
    elsewhere.delete("/api/me/devices").raise_for_status()
    until(lambda: ann.http.get("/api/me").json()["me"] != me)


def test_ratings_leaders_and_what_i_have_played_are_the_same_on_every_server(pair: Pair) -> None:
    ann, ben = pair.people(0, 1)
    table = gather(ann, ben, public=True)
    begin(ann, ben)
    mine = [
        httpx.Client(base_url=server.address, cookies=ann.http.cookies, timeout=PATIENCE) for server in pair.servers
    ]
    going_on = [each.get("/api/mine").json() for each in mine]
    assert going_on[0] == going_on[1]
    assert [each["id"] for each in going_on[0]["tables"]] == [table]
    play_to_the_end(ann, ben)
    for address in ("/api/me", "/api/mine", "/api/leaders/splitter"):
        answers = [each.get(address).json() for each in mine]
        assert answers[0] == answers[1]
    assert ann.http.get("/api/me").json()["matches"][0]["rated"]


def test_who_is_forgotten_is_so_at_tables_of_other_servers(pair: Pair) -> None:
    ann, ben = pair.people(0, 1)
    gather(ann, ben)
    begin(ann, ben)
    ben.http.delete("/api/me").raise_for_status()
    while ann.frame["table"]["seats"][1]["name"] == "Ben" or not ann.frame["table"]["seats"][1]["level"]:
        ann.hear()


def test_a_code_made_on_one_server_is_good_on_another(pair: Pair) -> None:
    ann, ben = pair.people(0, 1)
    table = ann.make_table()
    code = ann.http.post(f"/api/tables/{table}/code").raise_for_status().json()["code"]
    assert ben.http.post("/api/codes", json={"code": code}).json() == {"table": table}


# --- The fence, by itself ----------------------------------------------------------------------------


Outcome = tuple[list[type], TableRow | None, int]


async def paused_and_going_on(paused: PostgresStore, other: PostgresStore) -> Outcome:
    """What a server that was paused writes when it goes on, and what there is of it, after another took over."""
    await paused.open()
    await other.open()
    old = await paused.drive("t")
    await paused.write(TABLE, MATCH, Moves("m", 0, [Entry(0, 1)]), held=old)
    with pytest.raises(DrivenElsewhereError):
        await other.drive("t")
    await fall_silent(paused._nodes)
    await other._pool.execute("UPDATE nodes SET seen = seen - interval '1 hour' WHERE id = $1", paused._nodes.id)
    new = await other.drive("t")
    assert old
    assert new
    assert new.fence > old.fence
    await other.write(replace(TABLE, name="new"), held=new)
    tried = (replace(TABLE, name="old"), Moves("m", 1, [Entry(0, 2)])), (Moves("m", 1, [Entry(0, 3)]),)
    outcomes: list[object] = []
    for together in tried:
        written = [paused.write(change, held=old) for change in together]
        outcomes += await asyncio.gather(*written, return_exceptions=True)
    table, match = await other.table("t"), await other.match("m")
    assert match
    for store in (paused, other):
        await store.close()
    return [type(outcome) for outcome in outcomes], table, len(match[1])


def test_who_was_taken_over_from_writes_nothing(postgres: Postgres) -> None:
    url = postgres.new_database()
    found = asyncio.run(paused_and_going_on(PostgresStore(url), PostgresStore(url)))
    assert found == ([LostTableError] * 3, replace(TABLE, name="new"), 1)


def test_a_store_without_a_fence_is_found_out(postgres: Postgres) -> None:
    url = postgres.new_database()
    _, table, moves = asyncio.run(paused_and_going_on(UnfencedStore(url), PostgresStore(url)))
    assert table == replace(TABLE, name="old")
    assert moves == 2


# --- A connection that breaks ------------------------------------------------------------------------


class CutAfterwards(PostgresStore):
    """Its connection breaks when the moves are kept, and before it hears of it."""

    async def _enter_together(self, connection: Connection, jobs: list[Job], rows: list[Row]) -> bool:
        await super()._enter_together(connection, jobs, rows)
        raise ConnectionResetError


class CutBefore(PostgresStore):
    async def _enter_together(self, connection: Connection, jobs: list[Job], rows: list[Row]) -> bool:
        raise ConnectionResetError


@pytest.mark.parametrize("kind", [CutAfterwards, CutBefore])
def test_moves_are_kept_once_though_the_connection_broke(kind: type[PostgresStore], postgres: Postgres) -> None:
    async def scene() -> None:
        store = kind(postgres.new_database())
        await store.open()
        await store.write(TABLE, MATCH)
        await store.write(Moves("m", 0, [Entry(0, 1, text="a"), Entry(1, 2)]))
        with pytest.raises(LostRaceError):
            await store.write(Moves("m", 0, [Entry(0, 1, text="b"), Entry(1, 2)]))
        assert await store.match("m") == (MATCH, [Entry(0, 1, text="a"), Entry(1, 2)])
        await store.close()

    asyncio.run(scene())
