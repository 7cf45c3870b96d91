"""Files as earlier versions of Splendide have left them."""

import sqlite3
from contextlib import closing
from pathlib import Path

BACK = {  # from each schema to the one before it
    8: "DROP TABLE short_codes",
    7: "DROP TABLE subscriptions",
    6: """DROP TABLE invited; DROP TABLE ratings; DROP TABLE codes; DROP INDEX played_by_match;
        ALTER TABLE guests DROP COLUMN face; ALTER TABLE guests DROP COLUMN listed;
        ALTER TABLE guests DROP COLUMN era""",
    5: """ALTER TABLE moves DROP COLUMN late; ALTER TABLE moves DROP COLUMN clock;
        DROP INDEX due_tables; ALTER TABLE tables DROP COLUMN due""",
    4: "DROP TABLE sitting; DROP TABLE played; DROP TABLE visits; DROP TABLE analyses",
    3: "ALTER TABLE moves DROP COLUMN text",
    2: "ALTER TABLE moves DROP COLUMN shown",
}


def age(file: Path, schema: int) -> None:
    """The file is as a server of this schema would have left it."""
    with closing(sqlite3.connect(file)) as old:
        newer = int(old.execute("PRAGMA user_version").fetchone()[0])
        for number in range(newer, schema, -1):
            old.executescript(f"{BACK[number]}; PRAGMA user_version = {number - 1}")
