"""One SQLite file: a writer thread commits everything that is waiting at once, then says so."""

import asyncio
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from splendide.core.errors import Refused
from splendide.core.log import Entry
from splendide.server.metrics import COUNTED
from splendide.server.store import played, ratings
from splendide.server.store.base import LostRaceError, NotSavedError, Store
from splendide.server.store.copies import copy_before_upgrade
from splendide.server.store.faults import refused_by_sqlite, refused_by_system, require_ours, require_whole
from splendide.server.store.rows import (
    AnalysisRow,
    Change,
    ClockRow,
    CodeRow,
    Erase,
    Forget,
    Guest,
    Kind,
    MatchRow,
    Met,
    Moves,
    Rated,
    Rating,
    Subscription,
    TableRow,
    Unsubscribe,
    Visit,
)

T = TypeVar("T")

FILE = "splendide.sqlite"
SCHEMA = 7
COMPANY = 0.004  # seconds that a commit waits for others to join it: alone it costs a third of what a move does
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
{CREATE_SUBSCRIPTIONS}"""
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
}
KEEP_VISIT = "INSERT INTO visits VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET at = excluded.at"
NOTE_VISIT = "UPDATE visits SET at = ? WHERE kind = ? AND id = ?"
FORGET = {
    "table": [
        "DELETE FROM tables WHERE id = ?",
        "DELETE FROM sitting WHERE place = ?",
        "DELETE FROM invited WHERE place = ?",
    ],
    "guest": [
        "DELETE FROM guests WHERE id = ?",
        "DELETE FROM sitting WHERE guest = ?",
        "DELETE FROM invited WHERE guest = ?",
        "DELETE FROM played WHERE guest = ?",
        "DELETE FROM ratings WHERE guest = ?",
        "DELETE FROM codes WHERE guest = ?",
        "DELETE FROM subscriptions WHERE guest = ?",
    ],
    "match": [
        "DELETE FROM matches WHERE id = ?",
        "DELETE FROM moves WHERE match = ?",
        "DELETE FROM played WHERE match = ?",
        "DELETE FROM analyses WHERE match = ?",
    ],
}
KEEP_GUEST = """INSERT INTO guests VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
                name = excluded.name, face = excluded.face, listed = excluded.listed, era = excluded.era"""
READ_GUEST = "SELECT id, name, face, listed, era FROM guests"
KEEP_TABLE = """INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
                SET public = excluded.public, changed = excluded.changed, body = excluded.body, due = excluded.due"""
KEEP_MATCH = "INSERT INTO matches VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body"
KEEP_ANALYSIS = """INSERT INTO analyses VALUES (?, ?, ?) ON CONFLICT (match)
                   DO UPDATE SET form = excluded.form, body = excluded.body"""
KEEP_MOVES = """INSERT INTO moves SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
                json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'),
                json_extract(value, '$[5]'), json_extract(value, '$[6]'), json_extract(value, '$[7]')
                FROM json_each(?) WHERE true ON CONFLICT DO NOTHING"""
KEEP_SUBSCRIPTION = """INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (endpoint) DO UPDATE SET
                       guest = excluded.guest, key = excluded.key, auth = excluded.auth, language = excluded.language"""

READ_SUBSCRIPTIONS = "SELECT endpoint, guest, key, auth, language FROM subscriptions WHERE guest = ? ORDER BY at"
READ_MOVES = "SELECT seat, move, shown, text, late FROM moves WHERE match = ? ORDER BY ply"
READ_CLOCK = "SELECT clock FROM moves WHERE match = ? ORDER BY ply DESC LIMIT 1"
READ_DUE = "SELECT due, id FROM tables WHERE due <= ? ORDER BY due LIMIT ?"

MARK = "SAVEPOINT mark"
BACK_TO_MARK = "ROLLBACK TO mark"


def connect(path: Path) -> sqlite3.Connection:
    return set_up(bare(path))


def bare(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False)


def set_up(connection: sqlite3.Connection) -> sqlite3.Connection:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
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


def keep(connection: sqlite3.Connection, change: Change, at: float) -> None:
    """The change is made inside the transaction that is open, at this time."""
    if isinstance(change, Moves):
        keep_moves(connection, change)
    elif isinstance(change, Guest):
        connection.execute(KEEP_GUEST, msgspec.structs.astuple(change))
        connection.execute(KEEP_VISIT, ("guest", change.id, at))
    elif isinstance(change, TableRow):
        body = msgspec.json.encode(change)
        connection.execute(KEEP_TABLE, (change.id, change.public, at, change.made, body, change.due))
        connection.execute(KEEP_VISIT, ("table", change.id, at))
        played.keep_sitting(connection, change)
    elif isinstance(change, AnalysisRow):
        connection.execute(KEEP_ANALYSIS, (change.match, change.form, change.body))
    elif isinstance(change, MatchRow):
        connection.execute(KEEP_MATCH, (change.id, msgspec.json.encode(change)))
        if change.over:
            keep_end(connection, change, at)
    elif isinstance(change, CodeRow):
        keep_code(connection, change)
    elif isinstance(change, Subscription):
        connection.execute(KEEP_SUBSCRIPTION, (*change, at))
    elif isinstance(change, Unsubscribe):
        connection.execute("DELETE FROM subscriptions WHERE endpoint = ?", change)
    elif isinstance(change, Erase):
        played.erase_from_matches(connection, change.guest)
        forget(connection, Forget("guest", change.guest))
    elif isinstance(change, Visit):
        connection.execute(NOTE_VISIT, (at, *change))
    else:
        forget(connection, change)


def keep_end(connection: sqlite3.Connection, row: MatchRow, at: float) -> None:
    """The match is over; those who played it are known a little better, once."""
    played.keep_played(connection, row)
    if not connection.execute("SELECT 1 FROM visits WHERE kind = 'match' AND id = ?", (row.id,)).fetchone():
        ratings.keep_rated(connection, row)
    connection.execute(KEEP_VISIT, ("match", row.id, at))


def keep_code(connection: sqlite3.Connection, code: CodeRow) -> None:
    connection.execute("DELETE FROM codes WHERE guest = ?", (code.guest,))
    if code.hash:
        connection.execute("INSERT INTO codes VALUES (?, ?)", code)


def read_guest(row: tuple[str, str, str, int, int]) -> Guest:
    guest, name, face, listed, era = row
    return Guest(guest, name, face, bool(listed), era)


def forget(connection: sqlite3.Connection, gone: Forget) -> None:
    connection.execute("DELETE FROM visits WHERE kind = ? AND id = ?", gone)
    for statement in FORGET[gone.kind]:
        connection.execute(statement, (gone.id,))


def keep_moves(connection: sqlite3.Connection, moves: Moves) -> None:
    if not keep_rows(connection, rows_of(moves)):
        raise LostRaceError


Row = tuple[str, int, int, int, str, str, bool, str | None]  # match, ply, seat, move, shown, text, late, clock


def rows_of(moves: Moves) -> list[Row]:
    """What the clocks said stands with the last of them."""
    clock = msgspec.json.encode(moves.clock).decode() if moves.clock else None
    last = len(moves.entries) - 1
    return [(moves.match, moves.ply + i, *entry, clock if i == last else None) for i, entry in enumerate(moves.entries)]


def keep_rows(connection: sqlite3.Connection, rows: list[Row]) -> bool:
    """Whether all these moves were new. One statement: each one makes the event loop wait for the GIL."""
    said = msgspec.json.encode(rows, enc_hook=int).decode()  # rules that are not compiled may give NumPy's integers
    return connection.execute(KEEP_MOVES, (said,)).rowcount == len(rows)


class Job(NamedTuple):
    changes: tuple[Change, ...]
    done: asyncio.Future[None]


class SqliteStore(Store):
    def __init__(self, path: Path):
        self._connection = opened(path)
        with refused_by_sqlite(path):
            self.key = signing_key(self._connection)
            self._reader = connect(path)
        self._reading = ThreadPoolExecutor(1, "store-reader")
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def write(self, *changes: Change) -> None:
        done, asked = asyncio.get_running_loop().create_future(), time.perf_counter()
        self._jobs.put(Job(changes, done))
        await done
        COUNTED.commits.observe(time.perf_counter() - asked)

    # --- the writer thread ---

    def _write_all(self) -> None:
        while jobs := self._waiting_jobs():
            outcome = self._commit(jobs)
            jobs[0].done.get_loop().call_soon_threadsafe(_answer, jobs, outcome)

    def _waiting_jobs(self) -> list[Job]:
        """Everything that waits, at least one job; nothing when the store is being closed."""
        first = self._jobs.get()
        if first is None:
            return []
        time.sleep(COMPANY)
        jobs = [first]
        while not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                break
            jobs.append(job)
        return jobs

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcome = self._keep_together(jobs) or [self._try(job) for job in jobs]
            self._connection.execute("COMMIT")
            return outcome
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return [NotSavedError(str(error)) for _ in jobs]

    def _keep_together(self, jobs: list[Job]) -> list[Exception | None]:
        """All jobs were kept, or nothing: as a rule there are only moves, and nobody races for them."""
        changes = [change for job in jobs for change in job.changes]
        moves = [change for change in changes if isinstance(change, Moves)]
        if len(moves) < len(changes):
            return []
        self._connection.execute(MARK)
        if keep_rows(self._connection, [row for each in moves for row in rows_of(each)]):
            return [None for _ in jobs]
        self._connection.execute(BACK_TO_MARK)
        return []

    def _try(self, job: Job) -> LostRaceError | None:
        """The job was kept, or it lost a race and left nothing."""
        self._connection.execute(MARK)
        try:
            for change in job.changes:
                keep(self._connection, change, self.clock())
        except LostRaceError as lost:
            self._connection.execute(BACK_TO_MARK)
            return lost
        return None

    # --- reading ---

    async def _read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, ask, self._reader)

    async def guest(self, guest: str) -> Guest | None:
        row = await self._read(lambda c: c.execute(f"{READ_GUEST} WHERE id = ?", (guest,)).fetchone())
        return read_guest(row) if row else None

    async def coded(self, hash: bytes) -> Guest | None:
        query = f"{READ_GUEST} WHERE id = (SELECT guest FROM codes WHERE hash = ?)"
        row = await self._read(lambda c: c.execute(query, (hash,)).fetchone())
        return read_guest(row) if row else None

    async def has_code(self, guest: str) -> bool:
        query = "SELECT 1 FROM codes WHERE guest = ?"
        return await self._read(lambda c: c.execute(query, (guest,)).fetchone()) is not None

    async def subscriptions_of(self, guest: str) -> list[Subscription]:
        rows = await self._read(lambda c: c.execute(READ_SUBSCRIPTIONS, (guest,)).fetchall())
        return [Subscription(*row) for row in rows]

    async def eras(self) -> dict[str, int]:
        return dict(await self._read(lambda c: c.execute("SELECT id, era FROM guests WHERE era > 0").fetchall()))

    async def table(self, table: str) -> TableRow | None:
        row = await self._read(lambda c: c.execute("SELECT body FROM tables WHERE id = ?", (table,)).fetchone())
        return msgspec.json.decode(row[0], type=TableRow) if row else None

    async def public_tables(self, since: float, most: int) -> list[tuple[float, TableRow]]:
        query = "SELECT changed, body FROM tables WHERE public AND changed >= ? ORDER BY made DESC LIMIT ?"
        rows = await self._read(lambda c: c.execute(query, (since, most)).fetchall())
        return [(changed, msgspec.json.decode(body, type=TableRow)) for changed, body in rows]

    async def tables_of(self, guest: str, since: float, most: int) -> list[TableRow]:
        return await self._read(lambda c: played.tables_of(c, guest, since, most))

    async def invited_to(self, guest: str, since: float, most: int) -> list[TableRow]:
        return await self._read(lambda c: played.invited_to(c, guest, since, most))

    async def tables_with(self, guest: str) -> list[TableRow]:
        return await self._read(lambda c: played.tables_with(c, guest))

    async def met_by(self, guest: str, most: int) -> list[Met]:
        return await self._read(lambda c: played.met_by(c, guest, most))

    async def ratings_of(self, guest: str) -> dict[str, Rating]:
        return await self._read(lambda c: ratings.ratings_of(c, guest))

    async def leaders(self, game: str, most: int) -> list[Rated]:
        return await self._read(lambda c: ratings.leaders(c, game, most))

    async def matches_of(self, guest: str, most: int) -> list[MatchRow]:
        return await self._read(lambda c: played.matches_of(c, guest, most))

    async def match(self, match: str) -> tuple[MatchRow, list[Entry]] | None:
        return await self._read(lambda c: read_match(c, match))

    async def clocks_of(self, match: str) -> ClockRow | None:
        row = await self._read(lambda c: c.execute(READ_CLOCK, (match,)).fetchone())
        return msgspec.json.decode(row[0], type=ClockRow) if row and row[0] else None

    async def due_tables(self, until: float, most: int) -> list[tuple[float, str]]:
        return await self._read(lambda c: c.execute(READ_DUE, (until, most)).fetchall())

    async def unused(self, kind: Kind, before: float, most: int) -> list[str]:
        query = "SELECT id FROM visits WHERE kind = ? AND at < ? ORDER BY at LIMIT ?"
        rows = await self._read(lambda c: c.execute(query, (kind, before, most)).fetchall())
        return [name for (name,) in rows]

    async def analysis(self, match: str, form: int) -> bytes | None:
        query = "SELECT body FROM analyses WHERE match = ? AND form = ?"
        row = await self._read(lambda c: c.execute(query, (match, form)).fetchone())
        return bytes(row[0]) if row else None

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reading.shutdown()
        self._reader.close()
        self._connection.close()


def read_match(connection: sqlite3.Connection, match: str) -> tuple[MatchRow, list[Entry]] | None:
    row = connection.execute("SELECT body FROM matches WHERE id = ?", (match,)).fetchone()
    moves = connection.execute(READ_MOVES, (match,)).fetchall()
    entries = [Entry(seat, move, shown, text, bool(late)) for seat, move, shown, text, late in moves]
    return (msgspec.json.decode(row[0], type=MatchRow), entries) if row else None


def _answer(jobs: list[Job], outcome: list[Exception | None]) -> None:
    for job, error in zip(jobs, outcome, strict=True):
        if job.done.cancelled():
            continue
        if error:
            job.done.set_exception(error)
        else:
            job.done.set_result(None)
