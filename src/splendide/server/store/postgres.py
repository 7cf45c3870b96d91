"""A PostgreSQL database: everything that waits is committed at once, as one statement where it is moves alone."""

import asyncio
import time
from contextlib import suppress
from functools import cache
from typing import Any

import asyncpg
import msgspec

from splendide.core.errors import Refused
from splendide.server.metrics import COUNTED
from splendide.server.store.base import LostRaceError, LostTableError, NotSavedError, UnsureError
from splendide.server.store.errands import Errands, Progress
from splendide.server.store.jobs import Company, Job, answer, not_understood
from splendide.server.store.keeping import Row, keep, only_moves
from splendide.server.store.lasting import AWAY, PATIENCE, UNABLE, Lasting, connected
from splendide.server.store.nodes import TELL, WAITING, Hear, Nodes, Using, Waiting, news_of
from splendide.server.store.postgres_schema import Connection, prepare
from splendide.server.store.rows import Change, Errand, Held, MatchRow, Moves, News, TableRow
from splendide.server.store.sql import SqlStore
from splendide.server.store.work import Rows, Said, T, Work

RETRY = 0.1  # seconds until what could not be read is asked again
READERS = 4  # connections that are read through
TRIES = 3  # of a transaction: another one waited for it, or the connection broke
RATING = 0x5B1F  # the lock of whoever learns how good people are
ENTER = """INSERT INTO moves SELECT * FROM unnest(?::text[], ?::bigint[], ?::bigint[], ?::bigint[],
           ?::text[], ?::text[], ?::boolean[], ?::text[])"""
STILL_HELD = """WITH wanted AS (SELECT DISTINCT * FROM unnest(?::text[], ?::bigint[]) AS w (place, fence)),
                held AS (SELECT 1 FROM drivers JOIN wanted USING (place, fence) FOR SHARE OF drivers)"""
ENTER_HELD = f"{STILL_HELD} {ENTER} WHERE (SELECT count(*) FROM held) = (SELECT count(*) FROM wanted)"
HOLD = "SELECT 1 FROM drivers WHERE place = $1 AND fence = $2 FOR SHARE"


class Plain(Connection):  # type: ignore[misc]  # asyncpg has no types
    """Nothing is ever set on a connection, so nothing has to be reset before it is lent again."""

    def get_reset_query(self) -> str:
        return ""


@cache
def numbered(statement: str) -> str:
    """As PostgreSQL says it: values have numbers, and bytes are read as JSON in another way."""
    first, *rest = statement.replace("CAST(body AS TEXT)", "convert_from(body, 'UTF8')::json").split("?")
    return first + "".join(f"${k}{part}" for k, part in enumerate(rest, 1))


def entering(rows: list[Row]) -> Said:
    return f"{ENTER} ON CONFLICT DO NOTHING RETURNING ply", list(zip(*rows, strict=True))


async def carried_out(connection: Connection, work: Work[T]) -> T:
    """What the work comes to, all it says having been said to this connection."""
    try:
        statement, values = next(work)
        while True:
            statement, values = work.send(await connection.fetch(numbered(statement), *values))
    except StopIteration as end:
        return end.value


async def prepared(url: str) -> bytes:
    """The database can be used: the key of the house that it holds. Or a sentence about what is wrong with it."""
    try:
        connection = await connected(url)
    except ValueError:
        raise Refused("bad-database") from None
    except UNABLE as error:
        raise Refused("database-away", reason=str(error) or type(error).__name__) from None
    try:
        return await prepare(connection)
    finally:
        await connection.close()


class PostgresStore(SqlStore):
    shared = True

    def __init__(self, url: str):
        self.url = url
        self._nodes = Nodes(url)
        self._errands = Errands(self._nodes.id, lambda *said: self._pool.fetch(*said), UNABLE)
        self._nodes.answered = self._errands.woken.set
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._company = Company(time.monotonic)
        self._writing = Lasting(url)

    async def open(self) -> None:
        self.key = await prepared(self.url)
        self._pool = await asyncpg.create_pool(
            self.url,
            min_size=0,
            max_size=READERS,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            connection_class=Plain,
        )
        self._writer = asyncio.create_task(self._write_all())
        await self._nodes.open()
        self._errands.open()

    async def close(self) -> None:
        """All that was to be written is, and other servers may go on."""
        await self._jobs.join()
        self._errands.close()
        await self._nodes.close()
        self._writer.cancel()
        self._writing.hang_up()
        self._pool.terminate()

    async def write(self, *changes: Change, held: Held | None = None) -> None:
        done, asked = asyncio.get_running_loop().create_future(), time.perf_counter()
        self._jobs.put_nowait(Job(changes, done, held))
        await done
        COUNTED.commits.observe(time.perf_counter() - asked)

    # --- Writing ---------------------------------------------------------------------------------------

    async def _write_all(self) -> None:
        while True:
            jobs = await self._waiting_jobs()
            answer(jobs, await self._commit(jobs))
            for _ in jobs:
                self._jobs.task_done()

    async def _waiting_jobs(self) -> list[Job]:
        """Everything that waits, at least one job."""
        jobs = [await self._jobs.get()]
        await asyncio.sleep(self._company.wait())
        while not self._jobs.empty():
            jobs.append(self._jobs.get_nowait())
        return jobs

    async def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        rows, unsure = only_moves([change for job in jobs for change in job.changes]), False
        if rows and (connection := await self._open()):
            try:
                if await self._enter_together(connection, jobs, rows):
                    return [None for _ in jobs]
            except AWAY:
                self._writing.hang_up()
                unsure = True
            except Exception:  # of one of them, perhaps: what is wrong is said when each is tried alone
                self._writing.hang_up()
        return [await self._try(job, unsure) for job in jobs]

    async def _open(self) -> Connection | None:
        """None: the database is away, and nothing was said."""
        with suppress(*AWAY):
            return await self._writing.open()
        return None

    async def _enter_together(self, connection: Connection, jobs: list[Job], rows: list[Row]) -> bool:
        """All of these moves are in the log, or none: one statement is a transaction."""
        held = [job.held for job in jobs if job.held]
        places = [each.place for each in held], [each.fence for each in held]
        try:
            done = await connection.execute(numbered(ENTER_HELD), *places, *zip(*rows, strict=True))
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError):
            return False
        return bool(done == f"INSERT 0 {len(rows)}")

    async def _try(self, job: Job, unsure: bool) -> Exception | None:
        """The job was kept; or it was not, and left nothing. If the connection broke it is tried again: it may be."""
        wrong: Exception | None = None
        for _ in range(TRIES):
            try:
                connection = await self._writing.open()
            except AWAY as error:  # nothing was said
                wrong = error
                await asyncio.sleep(RETRY)
                continue
            try:
                async with connection.transaction():
                    await self._keep(connection, job)
                return None
            except LostRaceError as lost:
                return await self._after(lost, job) if unsure else lost
            except LostTableError as lost:
                return UnsureError("the table is driven elsewhere") if unsure else lost
            except asyncpg.TransactionRollbackError as error:  # two waited for each other
                wrong = error
            except AWAY as error:
                wrong, unsure = error, True
                self._writing.hang_up()
            except asyncpg.PostgresError as error:
                return NotSavedError(str(error))
            except Exception as error:
                return not_understood(error)
        said = str(wrong) or type(wrong).__name__
        return UnsureError(said) if unsure else NotSavedError(said)

    async def _after(self, lost: LostRaceError, job: Job) -> Exception | None:
        """The race may have been lost to this very job, before the connection broke."""
        try:
            return None if await self._is_there(job) else lost
        except Refused as refused:
            return UnsureError(refused.name)

    async def _is_there(self, job: Job) -> bool:
        """Whether the first move of the job is in the log: then all of the job was kept before the connection broke."""
        moves = next(change for change in job.changes if isinstance(change, Moves))
        rows = await self._rows("SELECT seat, move, shown, text FROM moves WHERE match = ? AND ply = ?", *moves[:2])
        return bool(rows) and tuple(rows[0]) == tuple(moves.entries[0][:4])

    async def _keep(self, connection: Connection, job: Job) -> None:
        if job.held and not await connection.fetch(HOLD, *job.held):
            raise LostTableError
        if any(isinstance(change, MatchRow) and change.over and change.rated for change in job.changes):
            await connection.execute("SELECT pg_advisory_xact_lock($1)", RATING)
        for change in job.changes:
            await carried_out(connection, keep(change, self.clock(), entering))
        if news := [each for each in map(news_of, job.changes) if each]:
            kinds, names = zip(*news, strict=True)
            await connection.execute(TELL, self._nodes.id, kinds, names)

    # --- Reading ---------------------------------------------------------------------------------------

    async def _read(self, work: Work[T]) -> T:
        try:
            said = next(work)
            while True:
                said = work.send(await self._asked(*said))
        except StopIteration as end:
            return end.value

    async def _asked(self, statement: str, values: Any) -> Rows:
        """The rows. A database that is away for a moment is waited for."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return await self._pool.fetch(numbered(statement), *values)
            except AWAY:
                if time.monotonic() > end:
                    raise Refused("not-ready") from None
            await asyncio.sleep(RETRY)

    # --- Among other servers -----------------------------------------------------------------------------

    async def announce(self, address: str) -> None:
        await self._nodes.announce(address)

    async def drive(self, table: str) -> Held | None:
        try:
            return await self._nodes.take(table)
        except AWAY:
            raise Refused("not-ready") from None

    @property
    def certain(self) -> bool:
        return self._nodes.certain

    async def assure(self) -> None:
        with suppress(*AWAY):
            await self._nodes.assure()

    @property
    def driven(self) -> set[Held]:
        return self._nodes.driven

    async def let_go(self, held: Held) -> None:
        with suppress(*AWAY):
            await self._nodes.let_go(held)

    def listen(self, hear: Hear, waiting: Waiting, used: Using = str) -> None:
        self._nodes.listen(hear, waiting, used)

    async def waiting_elsewhere(self) -> list[TableRow]:
        rows = await self._rows(WAITING, self._nodes.id)
        return [msgspec.json.decode(body, type=TableRow) for (body,) in rows]

    async def errand(self, errand: Errand, progress: Progress = lambda share: None) -> bytes | None:
        return await self._errands.run(errand, progress)

    async def tell(self, news: News) -> None:
        with suppress(*AWAY):
            await self._nodes.tell(news)
