"""Workers on other machines think for servers that share their database; who has none thinks itself."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import asyncpg
import msgspec
import numpy as np
import pytest

from splendide.bots import choose
from splendide.core.game import NATURE
from splendide.core.library import Game, all_games, find_game
from splendide.core.match import Match
from splendide.core.nature import Nature
from splendide.server.protocol.words import Level
from splendide.server.store.errands import ANSWER, GIVE, HIRE, TAKE, Errands
from splendide.server.store.lasting import UNABLE
from splendide.server.store.postgres import PostgresStore
from splendide.server.store.rows import Errand, MatchRow, Moves
from splendide.server.table.errands import Study, Thought, decided, errand_of, studied, thought_of
from splendide.server.table.thinking import Threads
from splendide.server.turns import Party
from tests.postgres import Postgres
from tests.server.games import begin, gather, play_again, play_round
from tests.server.play import Person
from tests.server.serving import NO_HURRY, WARM, Server
from tests.server.test_minds import until

NATURES = Nature(b"s" * 32, (b"",), "m")
FAR = 10_000.0  # seconds: as long as it takes


def some_way_into(game: Game, moves: int = 8) -> Match:
    """Some moves have been made, and a person or bot owes the next."""
    match, rng = Match(game, game.seats[0], game.options(game.simulated({}))), np.random.default_rng(1)
    while moves or not match.waiting_for():
        if match.awaits_world:
            match.let_world_settle()
        elif match.owes(NATURE):
            match.let_nature_move(NATURES)
        else:
            moves -= 1
            seat = match.waiting_for()[-1]
            match.play(seat, choose("random", match, seat, rng))
    return match


def test_nobody_waits_for_ever_for_a_database_that_can_t_be_asked() -> None:
    asyncio.run(_ask_in_vain())


async def _ask_in_vain() -> None:
    well = True

    async def ask(statement: str, *values: object) -> list[Any]:
        if not well:
            raise asyncpg.ReadOnlySQLTransactionError("it has become a copy of another")
        return [(1,)]

    errands = Errands("here", ask, UNABLE)
    errands.open()
    while not errands._workers:
        await asyncio.sleep(0)
    waiting = asyncio.create_task(errands.run(Errand(b"", 1, FAR), lambda share: None))
    while not errands._awaited:
        await asyncio.sleep(0)
    well = False
    errands.woken.set()
    assert await waiting is None
    assert errands._looking
    assert not errands._looking.done()
    errands.close()


# --- What a worker is asked --------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_a_worker_decides_as_who_has_the_match_would_and_is_told_what_the_seat_may_know(game: Game) -> None:
    match = some_way_into(game)
    seat = match.waiting_for()[0]
    thought = thought_of("greedy", match, seat, person=7)
    rng = np.random.default_rng(thought.seed)
    at_home = choose("greedy", match, seat, rng, has_hand=bool(game.reflex), person=7)
    there = msgspec.json.decode(errand_of(thought).body, type=Thought | Study)
    assert isinstance(there, Thought)
    assert decided(there) == at_home
    assert there.position == match.hidden(seat).tobytes()


def test_what_a_seat_may_not_know_is_not_in_its_errand() -> None:
    match = some_way_into(find_game("splito"), 1)
    assert match.hidden(0).tobytes() != match.states.tobytes()
    assert thought_of("master", match, 0, 0).position == match.hidden(0).tobytes()


# --- Real workers ------------------------------------------------------------------------------------


@contextmanager
def working(url: str, hands: int = 1) -> Iterator[subprocess.Popen[str]]:
    """A worker that has told servers that it is there."""
    command = [sys.executable, "-m", "splendide", "work", "--hands", str(hands), "--database", url]
    environment = {**os.environ, "LANG": "en", "PYTHONDONTWRITEBYTECODE": ""}
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
    assert process.stderr
    said = process.stderr.readline()
    assert "Thinking for" in said, said
    yield process
    process.kill()
    process.wait()
    process.stderr.close()


def opened(postgres: Postgres, scene: Callable[[PostgresStore], Awaitable[None]]) -> None:
    async def play() -> None:
        store = PostgresStore(postgres.new_database())
        await store.open()
        await scene(store)
        await store.close()

    asyncio.run(play())


async def known_workers(store: PostgresStore, count: int) -> None:
    await until(lambda: store._errands._workers == count)


async def none_left(store: PostgresStore) -> None:
    """What nobody waits for any more is gone."""
    while await store._pool.fetchval("SELECT count(*) FROM errands"):
        await asyncio.sleep(0.005)


async def asked(store: PostgresStore, thought: Thought | Study) -> bytes | None:
    return await store.errand(errand_of(thought)._replace(patience=FAR))


def a_thought(level: Level = "search") -> Thought:
    match = some_way_into(find_game("splitter"))
    return thought_of(level, match, match.waiting_for()[0], 0)


def test_a_worker_answers_and_when_it_ends_servers_think_themselves(postgres: Postgres) -> None:
    async def scene(store: PostgresStore) -> None:
        thought = a_thought()
        assert await asked(store, thought) is None
        with working(store.url) as worker:
            await known_workers(store, 1)
            while (answer := await asked(store, thought)) is None:  # one that is slow for a moment is not waited for
                await asyncio.sleep(0.05)
            assert msgspec.json.decode(answer) == decided(thought)
            worker.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(worker.wait, WARM) == 0
            await known_workers(store, 0)
        assert await asked(store, thought) is None
        await none_left(store)

    opened(postgres, scene)


async def hired(store: PostgresStore) -> None:
    """Somebody who is there all the time, and does nothing by itself."""
    await store._pool.execute(HIRE, "lazy")
    await store._pool.execute("UPDATE workers SET seen = seen + interval '1 hour'")
    await known_workers(store, 1)


async def kept_match(store: PostgresStore) -> tuple[MatchRow, Match]:
    """One that is over and stored."""
    game, rng = find_game("splitter"), np.random.default_rng(3)
    match = Match(game, 1)
    while not match.over:
        match.let_nature_move(NATURES)
        for seat in match.waiting_for():
            match.play(seat, choose("random", match, seat, rng))
    row = MatchRow("m", "t", "splitter", {}, ("Ann",), b"s" * 32, 1.0, (b"",), over=True)
    await store.write(Moves("m", 0, match.log), row)
    return row, match


async def row_of(connection: asyncpg.Connection, number: int, column: str) -> Any:
    """What stands in this errand, once something does."""
    while (found := await connection.fetchval(f"SELECT {column} FROM errands WHERE id = $1", number)) is None:
        await asyncio.sleep(0.02)
    return found


def test_what_a_killed_worker_had_in_hand_another_takes(postgres: Postgres) -> None:
    """The match to be studied can't be read before the first worker is dead."""

    async def scene(store: PostgresStore) -> None:
        row, match = await kept_match(store)
        blocking, looking = await asyncpg.connect(store.url), await asyncpg.connect(store.url)
        transaction = blocking.transaction()
        await transaction.start()
        await blocking.execute("LOCK TABLE matches IN ACCESS EXCLUSIVE MODE")
        errand = errand_of(Study("m"))
        with working(store.url) as first:
            number = (await looking.fetchrow(GIVE, store._nodes.id, errand.urgency, errand.body))["id"]
            killed = await row_of(looking, number, "worker")
            first.kill()
            with working(store.url):
                await transaction.rollback()
                assert await row_of(looking, number, "answer") == studied((row, match.log), lambda done, all_: None)
                assert await row_of(looking, number, "worker") != killed
        for connection in (blocking, looking):
            await connection.close()

    opened(postgres, scene)


# --- Workers that are late, wrong or busy -------------------------------------------------------------


async def taken(store: PostgresStore) -> list[int]:
    return [row["id"] for row in await store._pool.fetch(TAKE, "lazy")]


async def taken_and_forgotten(store: PostgresStore) -> int:
    """The number of an errand that a worker has taken, and that nobody waits for any more."""
    while True:
        late, numbers = asyncio.create_task(store.errand(Errand(b"{}", 1, patience=0.0))), list[int]()
        while not late.done():
            numbers += await taken(store)
        assert late.result() is None
        if numbers:
            return numbers[0]


def test_an_answer_that_comes_too_late_is_nobody_s(postgres: Postgres) -> None:
    async def scene(store: PostgresStore) -> None:
        await hired(store)
        number = await taken_and_forgotten(store)
        await none_left(store)
        assert await store._pool.fetch(ANSWER, "lazy", number, b"1") == []

    opened(postgres, scene)


def test_an_errand_that_nobody_takes_is_done_where_it_was_asked_for(postgres: Postgres) -> None:
    async def scene(store: PostgresStore) -> None:
        await hired(store)
        assert await store.errand(Errand(b"{}", 1, FAR)) is None

    opened(postgres, scene)


def test_a_worker_s_word_that_is_no_legal_move_does_not_count(postgres: Postgres) -> None:
    async def scene(store: PostgresStore) -> None:
        await hired(store)
        match, threads = some_way_into(find_game("splitter")), Threads(0.0, store.errand)
        seat = match.waiting_for()[0]
        choosing = asyncio.create_task(threads.choose(Party(), "search", match, seat, 0))
        while not choosing.done():  # on a busy machine it may have been withdrawn before
            for number in await taken(store):
                await store._pool.fetch(ANSWER, "lazy", number, b"1000000")
            await asyncio.sleep(0.005)
        assert match.allows(seat, choosing.result())
        threads.close()

    opened(postgres, scene)


def test_the_most_urgent_errand_is_taken_first(postgres: Postgres) -> None:
    async def scene(store: PostgresStore) -> None:
        give = "INSERT INTO errands (node, urgency, body) VALUES ('n', $1, '') RETURNING id"
        study, bots, people = [await store._pool.fetchval(give, urgency) for urgency in (0, 1, 2)]
        assert [await taken(store) for _ in range(3)] == [[people], [bots], [study]]

    opened(postgres, scene)


# --- A whole house -----------------------------------------------------------------------------------

NOTING = """CREATE TABLE answered (id bigint);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN INSERT INTO answered VALUES (new.id); RETURN new; END $$;
CREATE TRIGGER noted AFTER UPDATE OF answer ON errands FOR EACH ROW WHEN (new.answer IS NOT NULL)
EXECUTE FUNCTION note();"""


def test_bots_of_a_server_think_on_a_worker(postgres: Postgres) -> None:
    url = postgres.new_database()
    with Server(database=url, limits=NO_HURRY, compiling=False) as server, working(url, 2):
        postgres.say(NOTING, url)
        ann = Person(server.address)
        gather(ann, bots=1, level="search")
        begin(ann)
        while postgres.say("SELECT count(*) FROM answered", url) == "0":
            (play_round if ann.frame["table"]["stage"] == "playing" else play_again)(ann)
        assert not server.broke
