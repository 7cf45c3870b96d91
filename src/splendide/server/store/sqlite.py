"""One SQLite file: a writer thread commits everything that is waiting at once, then says so."""

import asyncio
import queue
import secrets
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import msgspec

from splendide.core.errors import Refused
from splendide.server.metrics import COUNTED
from splendide.server.store import played, ratings, short_codes
from splendide.server.store.base import LostRaceError, NotSavedError
from splendide.server.store.copies import copy_before_upgrade
from splendide.server.store.faults import refused_by_sqlite, refused_by_system, require_ours, require_whole
from splendide.server.store.jobs import Company, Job, answer, not_understood
from splendide.server.store.keeping import Row, keep, only_moves
from splendide.server.store.rows import Change, Held
from splendide.server.store.sql import SqlStore
from splendide.server.store.work import Said, T, Work

FILE = "splendide.sqlite"
SCHEMA = 8
CREATE_ANALYSES = """
CREATE TABLE analyses (match TEXT PRIMARY KEY, form INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
"""
CREATE_VISITS = """
CREATE TABLE IF NOT EXISTS visits (kind TEXT, id TEXT, at REAL NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS old_visits ON visits (kind, at);
"""
CREATE_CODES = """
CREATE TABLE codes (guest TEXT PRIMARY KEY, hash BLOB NOT NULL UNIQUE) WITHOUT ROWID;
"""
CREATE_SUBSCRIPTIONS = """
CREATE TABLE subscriptions (endpoint TEXT PRIMARY KEY, guest TEXT NOT NULL, key TEXT NOT NULL, auth TEXT NOT NULL,
                            language TEXT NOT NULL, at REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX subscriptions_by_guest ON subscriptions (guest, at);
"""
CREATE = f"""
CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, face TEXT NOT NULL DEFAULT '',
                     listed INTEGER NOT NULL DEFAULT 1, era INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE tables (id TEXT PRIMARY KEY, public INTEGER NOT NULL, changed REAL NOT NULL, made REAL NOT NULL,
                     body BLOB NOT NULL, due REAL) WITHOUT ROWID;
CREATE INDEX public_tables ON tables (changed) WHERE public;
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE matches (id TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE moves (match TEXT, ply INTEGER, seat INTEGER NOT NULL, move INTEGER NOT NULL,
                    shown TEXT NOT NULL DEFAULT '', text TEXT NOT NULL DEFAULT '',
                    late INTEGER NOT NULL DEFAULT 0, clock TEXT, PRIMARY KEY (match, ply)) WITHOUT ROWID;
{CREATE_VISITS}{played.CREATE}{CREATE_ANALYSES}{played.CREATE_INVITED}{ratings.CREATE}{CREATE_CODES}
{CREATE_SUBSCRIPTIONS}{short_codes.CREATE}"""
UPGRADES = {  # from each schema to the next
    1: "ALTER TABLE moves ADD COLUMN shown TEXT NOT NULL DEFAULT ''",
    2: "ALTER TABLE moves ADD COLUMN text TEXT NOT NULL DEFAULT ''",
    3: f"""{CREATE_VISITS}
        INSERT OR IGNORE INTO visits SELECT 'table', id, changed FROM tables;
        INSERT OR IGNORE INTO visits SELECT 'guest', id, unixepoch() FROM guests;
        INSERT OR IGNORE INTO visits SELECT 'match', id, json_extract(CAST(body AS TEXT), '$.began') FROM matches
            WHERE json_extract(CAST(body AS TEXT), '$.over');
        {played.CREATE}{played.GATHER}{CREATE_ANALYSES}""",
    4: """ALTER TABLE moves ADD COLUMN late INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE moves ADD COLUMN clock TEXT;
        ALTER TABLE tables ADD COLUMN due REAL;
        CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;""",
    5: f"""ALTER TABLE guests ADD COLUMN face TEXT NOT NULL DEFAULT '';
        ALTER TABLE guests ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE guests ADD COLUMN era INTEGER NOT NULL DEFAULT 0;
        {played.CREATE_INVITED}{ratings.CREATE}{CREATE_CODES}""",
    6: CREATE_SUBSCRIPTIONS,
    7: short_codes.CREATE,
}
ENTER = """INSERT INTO moves SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
           json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'),
           json_extract(value, '$[5]'), json_extract(value, '$[6]'), json_extract(value, '$[7]')
           FROM json_each(?) WHERE true"""
ENTER_NEW = f"{ENTER} ON CONFLICT DO NOTHING RETURNING ply"

MARK = "SAVEPOINT mark"
BACK_TO_MARK = "ROLLBACK TO mark"


def connect(path: Path) -> sqlite3.Connection:
    return set_up(bare(path))


def bare(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False)


def set_up(connection: sqlite3.Connection) -> sqlite3.Connection:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # pages: measured, writing a move costs a quarter more with the thousand that it is otherwise
    connection.execute("PRAGMA wal_autocheckpoint = 4000")
    return connection


def opened(path: Path) -> sqlite3.Connection:
    """The file, ours and whole, with the schema of today; or a refusal that says what is wrong with it."""
    make_file(path)
    with refused_by_sqlite(path):
        connection = bare(path)
        try:
            prepare(connection, path)
        except (Refused, sqlite3.Error):
            connection.close()
            raise
        return connection


def make_file(path: Path) -> None:
    """It is there; the key and the secrets of running matches will be in it, so nobody else may read it."""
    with refused_by_system(path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.exists():
            path.touch(mode=0o600)


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """The schema is there, and it is ours; a file that is not has not been touched."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > SCHEMA:
        raise Refused("other-schema", found=version, known=SCHEMA)
    require_ours(path, connection)
    require_whole(path, connection)
    with suppress(OSError):  # there are file systems that know no permissions
        path.chmod(0o600)
    set_up(connection)
    if version == 0:
        connection.executescript(f"BEGIN; {CREATE} PRAGMA user_version = {SCHEMA}; COMMIT")
    elif version < SCHEMA:
        copy_before_upgrade(connection, path, version)
        upgrade(connection, version)


def upgrade(connection: sqlite3.Connection, version: int) -> None:
    for older in range(version, SCHEMA):
        connection.executescript(f"BEGIN; {UPGRADES[older]}; PRAGMA user_version = {older + 1}; COMMIT")


def signing_key(connection: sqlite3.Connection) -> bytes:
    connection.execute("INSERT INTO house VALUES ('key', ?) ON CONFLICT DO NOTHING", (secrets.token_bytes(32),))
    return bytes(connection.execute("SELECT value FROM house WHERE name = 'key'").fetchone()[0])


def entering(rows: list[Row], how: str = ENTER_NEW) -> Said:
    """One statement: each one makes the event loop wait for the GIL."""
    return how, (msgspec.json.encode(rows, enc_hook=int).decode(),)  # plain rules may give NumPy's integers


def carried_out(connection: sqlite3.Connection, work: Work[T]) -> T:
    """What the work comes to, all it says having been said to this connection."""
    try:
        said = next(work)
        while True:
            said = work.send(connection.execute(*said).fetchall())
    except StopIteration as end:
        return end.value


class SqliteStore(SqlStore):
    def __init__(self, path: Path):
        self._connection = opened(path)
        with refused_by_sqlite(path):
            self.key = signing_key(self._connection)
            self._reader = connect(path)
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._gathered: list[Job] = []  # they wait for others to join them
        self._company = Company(time.monotonic)
        self._jobs: queue.SimpleQueue[list[Job]] = queue.SimpleQueue()  # none: the store is being closed
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def write(self, *changes: Change, held: Held | None = None) -> None:
        """A file belongs to one server, which drives all tables."""
        loop, asked = asyncio.get_running_loop(), time.perf_counter()
        done = loop.create_future()
        if not self._gathered:
            loop.call_later(self._company.wait(), self._hand_over)
        self._gathered.append(Job(changes, done))
        await done
        COUNTED.commits.observe(time.perf_counter() - asked)

    def _hand_over(self) -> None:
        """What came together will be written together: the writer is woken once for all of it."""
        jobs, self._gathered = self._gathered, []
        if jobs:
            self._jobs.put(jobs)

    # --- the writer thread ---

    def _write_all(self) -> None:
        while jobs := self._waiting_jobs():
            outcome = self._commit(jobs)
            jobs[0].done.get_loop().call_soon_threadsafe(answer, jobs, outcome)

    def _waiting_jobs(self) -> list[Job]:
        """Everything that waits, at least one job; nothing when the store is being closed."""
        jobs = self._jobs.get()
        while jobs and not self._jobs.empty():
            more = self._jobs.get()
            if not more:
                self._jobs.put(more)
                break
            jobs = jobs + more
        return jobs

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        try:
            return self._keep_together(jobs) or self._keep_each(jobs)
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return [NotSavedError(str(error)) for _ in jobs]

    def _keep_together(self, jobs: list[Job]) -> list[Exception | None]:
        """All jobs were kept, or nothing: as a rule there are only moves, and nobody races for them.

        Then it takes one statement, which is a transaction by itself.
        """
        rows = only_moves([change for job in jobs for change in job.changes])
        if not rows:
            return []
        try:
            self._connection.execute(*entering(rows, ENTER))
        except sqlite3.IntegrityError:
            return []
        except sqlite3.Error:
            raise
        except Exception:  # one of them makes no sense: each is tried alone
            return []
        return [None for _ in jobs]

    def _keep_each(self, jobs: list[Job]) -> list[Exception | None]:
        """Each job was kept, but for those that could not be."""
        self._connection.execute("BEGIN IMMEDIATE")
        outcome = [self._try(job) for job in jobs]
        self._connection.execute("COMMIT")
        return [*outcome]

    def _try(self, job: Job) -> Exception | None:
        """The job was kept, or it lost a race or makes no sense, and left nothing."""
        self._connection.execute(MARK)
        try:
            for change in job.changes:
                carried_out(self._connection, keep(change, self.clock(), entering))
        except sqlite3.Error:
            raise
        except Exception as wrong:
            self._connection.execute(BACK_TO_MARK)
            return wrong if isinstance(wrong, LostRaceError) else not_understood(wrong)
        return None

    # --- reading ---

    async def _read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, carried_out, self._reader, work)

    async def close(self) -> None:
        self._hand_over()
        self._jobs.put([])
        await asyncio.to_thread(self._writer.join)
        self._reading.shutdown()
        self._reader.close()
        self._connection.close()
