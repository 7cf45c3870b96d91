"""The schema of a PostgreSQL database: the tables of a file, and those by which several servers share them."""

import secrets

from asyncpg import Connection as Connection

from splendide.core.errors import Refused
from splendide.server.store import errands

SCHEMA = 8
CREATE_SHORT_CODES = """
CREATE TABLE short_codes (code TEXT PRIMARY KEY, place TEXT NOT NULL, made DOUBLE PRECISION NOT NULL);
CREATE INDEX short_codes_by_place ON short_codes (place, made);
"""
UPGRADES = {7: CREATE_SHORT_CODES}  # from each schema to the next; PostgreSQL has been there since the seventh
PREPARING = 0x5B1E  # the lock of whoever looks whether the schema is there
CREATE = f"""
CREATE TABLE house (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, face TEXT NOT NULL DEFAULT '',
                     listed BOOLEAN NOT NULL DEFAULT true, era BIGINT NOT NULL DEFAULT 0);
CREATE INDEX signed_out ON guests (id) WHERE era > 0;
CREATE TABLE tables (id TEXT PRIMARY KEY, public BOOLEAN NOT NULL, changed DOUBLE PRECISION NOT NULL,
                     made DOUBLE PRECISION NOT NULL, body BYTEA NOT NULL, due DOUBLE PRECISION);
CREATE INDEX public_tables ON tables (changed) WHERE public;
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE matches (id TEXT PRIMARY KEY, body BYTEA NOT NULL);
CREATE TABLE moves (match TEXT, ply BIGINT, seat BIGINT NOT NULL, move BIGINT NOT NULL,
                    shown TEXT NOT NULL DEFAULT '', text TEXT NOT NULL DEFAULT '',
                    late BOOLEAN NOT NULL DEFAULT false, clock TEXT, PRIMARY KEY (match, ply));
CREATE TABLE visits (kind TEXT, id TEXT, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (kind, id));
CREATE INDEX old_visits ON visits (kind, at);
CREATE TABLE sitting (guest TEXT, place TEXT, PRIMARY KEY (guest, place));
CREATE INDEX sitting_by_place ON sitting (place);
CREATE TABLE played (guest TEXT, began DOUBLE PRECISION, match TEXT, PRIMARY KEY (guest, began, match));
CREATE INDEX played_by_match ON played (match);
CREATE TABLE analyses (match TEXT PRIMARY KEY, form BIGINT NOT NULL, body BYTEA NOT NULL);
CREATE TABLE invited (guest TEXT, place TEXT, PRIMARY KEY (guest, place));
CREATE INDEX invited_by_place ON invited (place);
CREATE TABLE ratings (game TEXT, guest TEXT, mean DOUBLE PRECISION NOT NULL, unsure DOUBLE PRECISION NOT NULL,
                      matches BIGINT NOT NULL, PRIMARY KEY (game, guest));
CREATE INDEX ratings_by_guest ON ratings (guest);
CREATE TABLE codes (guest TEXT PRIMARY KEY, hash BYTEA NOT NULL UNIQUE);
CREATE TABLE subscriptions (endpoint TEXT PRIMARY KEY, guest TEXT NOT NULL, key TEXT NOT NULL, auth TEXT NOT NULL,
                            language TEXT NOT NULL, at DOUBLE PRECISION NOT NULL);
CREATE INDEX subscriptions_by_guest ON subscriptions (guest, at);
{CREATE_SHORT_CODES}
CREATE SEQUENCE fences;
CREATE TABLE nodes (id TEXT PRIMARY KEY, address TEXT NOT NULL, seen TIMESTAMPTZ NOT NULL);
CREATE TABLE drivers (place TEXT PRIMARY KEY, node TEXT NOT NULL, fence BIGINT NOT NULL,
                      waits BOOLEAN NOT NULL DEFAULT false);
CREATE INDEX drivers_by_node ON drivers (node);
CREATE TABLE news (id BIGSERIAL PRIMARY KEY, at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
                   node TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL);
CREATE INDEX news_by_time ON news (at);
"""
FOUND = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
READ_HOUSE = "SELECT value FROM house WHERE name = $1"
KEEP_HOUSE = "INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


async def prepare(connection: Connection) -> bytes:
    """The schema is there and of today; the key with which cookies are signed, the same for all servers."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", PREPARING)  # several may start at once
        await upgrade(connection, await found_schema(connection))
        await connection.execute(errands.CREATE)  # what a crash forgets has no version
        return await signing_key(connection)


async def found_schema(connection: Connection) -> int:
    """0: there is nothing yet. A database that is somebody else's, or of later versions, is left alone."""
    if not await connection.fetchval(FOUND):
        return 0
    ours = await connection.fetchval("SELECT to_regclass('house')")
    found = await connection.fetchval(READ_HOUSE, "schema") if ours else None
    if found is None:
        raise Refused("database-foreign")
    if int(found) > SCHEMA:
        raise Refused("other-schema", found=int(found), known=SCHEMA)
    return int(found)


async def upgrade(connection: Connection, found: int) -> None:
    if found == 0:
        await connection.execute(CREATE)
    for older in range(found or SCHEMA, SCHEMA):
        await connection.execute(UPGRADES[older])
    if found != SCHEMA:
        await connection.execute(KEEP_HOUSE, "schema", str(SCHEMA).encode())


async def signing_key(connection: Connection) -> bytes:
    key = await connection.fetchval(READ_HOUSE, "key")
    if key is None:
        key = secrets.token_bytes(32)
        await connection.execute(KEEP_HOUSE, "key", key)
    return bytes(key)
