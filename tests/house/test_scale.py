"""The page about several machines: its commands are run as they stand there, as far as one machine can."""

import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from splendide.cli.parsing import Parser, variable
from splendide.cli.serve import add
from splendide.cli.words import Words
from tests.laws.other_runs import ROOT
from tests.postgres import Postgres
from tests.server.client import PATIENCE
from tests.server.play import Person
from tests.server.ports import keep_port, number_of
from tests.server.serving import Server
from tests.server.test_moving import everything, move

PAGE = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
DATABASE = "postgresql://splendide@database/splendide"


def shown(first: str) -> str:
    """What stands on the page and begins with these words, on one line."""
    (found,) = re.findall(rf"^ +({re.escape(first)}(?:.*\\\n)*.*)$", PAGE, re.MULTILINE)
    return re.sub(r"\s*\\\n\s*", " ", found)


def words_of(first: str, here: Mapping[str, str]) -> list[str]:
    """That command, with what is on this machine instead of what stands there."""
    command = shown(first)
    for theirs, ours in here.items():
        assert theirs in command, f"{theirs} does not stand in {command}"
        command = command.replace(theirs, ours)
    return shlex.split(command.replace("splendide ", f"{sys.executable} -m splendide ", 1))


@contextmanager
def running(words: list[str], says: str) -> Iterator[None]:
    """The command has said this, and goes on."""
    process = subprocess.Popen(words, stderr=subprocess.PIPE, text=True, env={**os.environ, "LANG": "en"})
    assert process.stderr
    said = ""
    while says not in said:
        line = process.stderr.readline()
        assert line, said
        said += line
    yield
    process.kill()
    process.wait()
    process.stderr.close()


def test_the_way_from_one_machine_to_several_is_as_the_page_says(postgres: Postgres, tmp_path: Path) -> None:
    where = ["-h", str(postgres.folder), "-U", "splendide"]
    create = shlex.split(shown("createdb "))
    subprocess.run(
        [str(postgres.program(create[0])), *where, "--template=template0", *create[1:-1], "moved"], check=True
    )
    url, data, copy = postgres.url("moved"), tmp_path / "data", tmp_path / "house.sqlite"
    data.mkdir()
    with Server(data=str(data), compiling=False) as laptop:
        ann = Person(laptop.address)
        table = ann.make_table(public=True)
    for first, here in (
        ("splendide export", {"house.sqlite": str(copy), "/var/lib/splendide": str(data)}),
        ("splendide import", {"house.sqlite": str(copy), DATABASE: url}),
    ):
        subprocess.run(words_of(first, here), check=True, stdout=subprocess.DEVNULL)
    kept = keep_port()
    port = number_of(kept)
    address = f"http://127.0.0.1:{port}"
    here = {"0.0.0.0": f"127.0.0.1 --port {port}", "http://10.0.0.5:8000": address, DATABASE: url}
    with (
        kept,
        running(words_of("splendide serve --host", here), address),
        running(words_of("splendide work", {DATABASE: url}), "Thinking"),
    ):
        again = httpx.Client(base_url=address, cookies=ann.http.cookies, timeout=PATIENCE)
        while again.get("/readyz").status_code != 200:  # a busy machine may have forgotten it for a moment
            time.sleep(0.1)
        assert table in [each["id"] for each in again.get("/api/tables").json()["tables"]]
        assert postgres.say(shown("SELECT address"), url).startswith(f"{address}|")
    restored, dump = postgres.new_database(), tmp_path / "house.dump"
    for first, here in (
        ("pg_dump", {"house.dump": str(dump), DATABASE: url}),
        ("pg_restore", {"house.dump": str(dump), "postgresql://splendide@database/again": restored}),
    ):
        program, *words = words_of(first, here)
        subprocess.run([str(postgres.program(program)), *words], check=True)
    assert exported(restored, tmp_path / "restored") == exported(url, tmp_path / "kept")


def exported(url: str, file: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All that is in the database."""
    move("export", file, "--database", url)
    return everything(file)


def test_what_the_composition_sets_are_settings() -> None:
    parser = Parser("splendide serve", Words("en"))
    add(parser, Words("en"))
    known = {variable(flag) for action in parser._actions for flag in action.option_strings}
    assert set(re.findall(r"SPLENDIDE_\w+", COMPOSE)) <= known


def test_the_proxy_of_the_composition_is_that_of_the_page() -> None:
    for line in (
        "@table path_regexp table ^/api/tables/([^/]+)/",
        "request_header @table X-Table {re.table.1}",
        "lb_policy header X-Table",
    ):
        assert line in PAGE
        assert line in COMPOSE
