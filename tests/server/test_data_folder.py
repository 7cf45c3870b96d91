"""The folder of data: one server at a time, a sentence for every damage, and copies that can be gone back to."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from splendide.cli import main
from splendide.core.errors import Refused
from splendide.server.store.copies import back_up
from splendide.server.store.lock import held
from splendide.server.store.rows import Guest, MatchRow, TableRow
from splendide.server.store.sqlite import FILE, SCHEMA, SqliteStore
from tests.server.client import PATIENCE
from tests.server.games import begin, gather, play_round, play_to_the_end
from tests.server.older import age
from tests.server.play import Person
from tests.server.serving import Server

NOBODY = 65534
MATCH = MatchRow("m", "t", "g", {}, ("Ann",), b"\x00\xff" * 16, 1.5, (b"",), True)
TABLE = TableRow("t", "g", "ann", True, {}, (), 2.0)
StartServer = Callable[..., Server]


def make_store(folder: Path) -> Path:
    """A folder in which something has been kept, by a server that has ended."""

    async def keep() -> None:
        store = SqliteStore(folder / FILE)
        await store.write(MATCH, TABLE, *[Guest(f"guest {k}", "x" * 100) for k in range(500)])
        await store.close()

    asyncio.run(keep())
    return folder / FILE


def refused(folder: Path) -> str:
    with pytest.raises(Refused) as why:
        SqliteStore(folder / FILE)
    return why.value.name


# --- One server at a time ----------------------------------------------------------------------------


def served(folder: Path, language: str, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "splendide", "serve", "--data", str(folder), "--language", language, *more]
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True)


HOLD = "with held(Path(sys.argv[1])): print('held', flush=True); input()"
PREFACE = "import sys; from pathlib import Path; from splendide.server.store.lock import held\n"


@pytest.fixture
def holder(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that has the folder, as a server has."""
    command = [sys.executable, "-c", PREFACE + HOLD, str(tmp_path)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    assert process.stdout.readline() == "held\n"
    yield process
    process.kill()
    process.communicate()


def is_free(folder: Path) -> bool:
    try:
        with held(folder):
            return True
    except Refused:
        return False


@pytest.mark.parametrize(("language", "begins"), [("en", "Another server"), ("fr", "Un autre serveur")])
def test_a_second_server_on_the_same_folder_is_refused(
    holder: subprocess.Popen[str], tmp_path: Path, port: str, language: str, begins: str
) -> None:
    second = served(tmp_path, language, "--port", port)
    _, said = second.communicate(timeout=PATIENCE)
    assert second.returncode == 2
    assert said.startswith(begins)
    assert str(tmp_path) in said
    assert "Traceback" not in said
    assert not (tmp_path / FILE).exists()


def test_a_killed_server_leaves_its_folder_to_the_next(holder: subprocess.Popen[str], tmp_path: Path) -> None:
    assert not is_free(tmp_path)
    holder.kill()
    holder.wait()
    assert is_free(tmp_path)
    assert is_free(tmp_path)


# --- Damaged files -----------------------------------------------------------------------------------


def nonsense(file: Path) -> None:
    file.write_bytes(b"This is a letter to my aunt.\n" * 200)


def somebody_elses(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE recipes (cake TEXT)")


def somebody_elses_numbered(file: Path) -> None:
    somebody_elses(file)
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA user_version = 2")


def half(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def one_page(file: Path) -> None:
    os.truncate(file, 4096)


def beginning_gone(file: Path) -> None:
    with file.open("r+b") as open_file:
        open_file.write(bytes(16))


def page_overwritten(file: Path) -> None:
    with file.open("r+b") as open_file:
        open_file.seek(file.stat().st_size // 4096 // 2 * 4096)
        open_file.write(b"\xaa" * 4096)


def a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


DAMAGES: dict[Callable[[Path], None], str] = {
    nonsense: "store-foreign",
    somebody_elses: "store-foreign",
    somebody_elses_numbered: "store-foreign",
    half: "store-damaged",
    one_page: "store-damaged",
    beginning_gone: "store-foreign",
    page_overwritten: "store-damaged",
    a_folder: "unusable-file",
}


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_file_that_is_not_what_was_kept_is_refused_and_left_as_it_is(
    damage: Callable[[Path], None], tmp_path: Path, port: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = make_store(tmp_path)
    damage(file)
    before = None if file.is_dir() else file.read_bytes()
    assert refused(tmp_path) == DAMAGES[damage]
    sentences = []
    for language in ("en", "fr"):
        assert main(["serve", "--port", port, "--data", str(tmp_path), "--language", language]) == 2
        sentences.append(capsys.readouterr().err)
    assert len(set(sentences)) == 2
    assert all(str(file) in sentence for sentence in sentences)
    assert before == (None if file.is_dir() else file.read_bytes())


def as_nobody(act: Callable[[Path], object], folder: Path) -> str:
    """What somebody who owns nothing is refused there: root may write to everything."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            if os.getuid() == 0:
                os.setuid(NOBODY)
            act(folder)
        except Refused as why:
            os.write(write, why.name.encode())
        finally:
            os._exit(0)
    os.close(write)
    os.waitpid(child, 0)
    with os.fdopen(read) as said:
        return said.read()


@pytest.fixture
def read_only() -> Iterator[Path]:
    """A folder with a store that everybody may read, and nobody change."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        make_store(folder).chmod(0o444)
        folder.chmod(0o555)
        yield folder
        folder.chmod(0o755)


def test_a_file_that_can_t_be_written_to_is_refused(read_only: Path) -> None:
    assert as_nobody(lambda folder: SqliteStore(folder / FILE), read_only) == "store-read-only"
    assert as_nobody(lambda folder: held(folder).__enter__(), read_only) == "unusable-file"


def test_a_folder_that_can_t_be_made_is_refused() -> None:
    with pytest.raises(Refused, match="unusable-file"), held(Path(os.devnull) / "data"):
        pass


def test_an_old_store_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    file = make_store(tmp_path)
    file.chmod(0o644)
    make_store(tmp_path)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


# --- Upgrades ----------------------------------------------------------------------------------------


def schema(file: Path) -> int:
    with closing(sqlite3.connect(file)) as kept:
        return int(kept.execute("PRAGMA user_version").fetchone()[0])


def test_before_an_upgrade_the_old_file_is_kept_and_can_be_gone_back_to(tmp_path: Path) -> None:
    file = make_store(tmp_path)
    age(file, 1)
    make_store(tmp_path)
    assert schema(file) == SCHEMA
    [copy] = tmp_path.glob("splendide.schema-1.?.sqlite")
    assert schema(copy) == 1
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([FILE, copy.name])
    shutil.copy(copy, file)
    make_store(tmp_path)
    assert schema(file) == SCHEMA
    assert len(list(tmp_path.glob("splendide.schema-1.?.sqlite"))) == 2


# --- Backup, and the way back ------------------------------------------------------------------------


def test_a_backup_of_a_running_server_brings_everything_back(
    own_server: StartServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = own_server()
    ann, ben = Person(server.address), Person(server.address)
    table = gather(ann, ben)
    begin(ann, ben)
    play_round(ann, ben)
    before = Person(server.address).go_to(table).frame["match"]
    backup = tmp_path / "backup.sqlite"
    assert main(["backup", str(backup), "--data", str(tmp_path), "--language", "en"]) == 0
    assert str(backup) in capsys.readouterr().out
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    play_to_the_end(ann, ben)
    server.kill()
    for beside in ("-wal", "-shm"):
        (tmp_path / f"{FILE}{beside}").unlink(missing_ok=True)
    shutil.copy(backup, tmp_path / FILE)
    server.start()
    ann.go_to(table)
    ben.go_to(table)
    assert ann.frame["table"]["stage"] == "playing"
    assert Person(server.address).go_to(table).frame["match"]["told"] == before["told"]
    play_to_the_end(ann, ben)
    assert ann.frame["table"]["stage"] == "over"


def test_a_backup_is_one_file_and_replaces_none(tmp_path: Path) -> None:
    file = make_store(tmp_path / "data")
    backup = tmp_path / "backup.sqlite"
    back_up(file, backup)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["backup.sqlite"]
    content = backup.read_bytes()
    with pytest.raises(Refused, match="file-exists"):
        back_up(file, backup)
    assert backup.read_bytes() == content


def test_what_can_t_be_copied_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite"
    with pytest.raises(Refused, match="no-store"):
        back_up(tmp_path / "data" / FILE, backup)
    assert not (tmp_path / "data").exists()
    file = make_store(tmp_path / "data")
    with pytest.raises(Refused, match="unusable-file"):
        back_up(file, tmp_path / "nowhere" / "backup.sqlite")
    page_overwritten(file)
    with pytest.raises(Refused, match="store-damaged"):
        back_up(file, backup)
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
