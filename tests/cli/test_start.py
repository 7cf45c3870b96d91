"""A command opens what it needs: the list of games is there before anything slow could be loaded."""

import json
import pkgutil

import pytest

import splendide.core
from splendide.cli import COMMANDS
from tests.laws.other_runs import run_python

SLOW = ("numba", "numpy", "mujoco", "starlette", "rich")
TELL = f"import json, sys; print(json.dumps([name for name in {SLOW!r} if name in sys.modules]))"


def loaded_by(code: str) -> list[str]:
    """Which of the slow packages are there after this code."""
    loaded: list[str] = json.loads(run_python("-c", f"{code}\n{TELL}").splitlines()[-1])
    return loaded


@pytest.mark.parametrize("words", [["games", "--json"], ["games", "splitter"], ["games", "splito", "--language", "fr"]])
def test_the_games_are_listed_without_opening_their_rules(words: list[str]) -> None:
    assert loaded_by(f"from splendide.cli import main; assert main({words!r}) == 0") == []


def test_what_there_is_and_what_is_wrong_is_said_as_quickly() -> None:
    wrong = "from splendide.cli import main; assert main(['games', 'chess']) == 2"
    assert loaded_by(wrong) == []
    helped = "from splendide.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass"
    assert loaded_by(helped) == []


def test_the_cards_may_take_longer() -> None:
    assert "numpy" in loaded_by("from splendide.cli import main; main(['games', 'splito', '--cards', '--json'])")


@pytest.mark.parametrize("module", ["texts", "shelf", "opening", "options", "facts", "errors"])
def test_reading_texts_facts_and_options_compiles_nothing(module: str) -> None:
    assert loaded_by(f"import splendide.core.{module}") == []


CHANGES = """
import os, sys

def watch(event, args):
    writes = event == "open" and isinstance(args[2], int) and args[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
    if writes or event in ("os.mkdir", "os.remove", "os.rename", "os.putenv", "socket.bind", "socket.connect"):
        print(event, args)

import numba, numpy
sys.addaudithook(watch)
"""


def test_opening_all_of_core_changes_nothing_on_this_machine() -> None:
    """Who compiles writes; who only opens the house does not, and talks to nobody."""
    names = [found.name for found in pkgutil.walk_packages(splendide.core.__path__, "splendide.core.")]
    imports = "".join(f"import {name}\n" for name in names)
    assert len(names) > 20
    assert run_python("-B", "-c", f"{CHANGES}{imports}") == ""


def test_sentences_are_said_without_opening_a_game() -> None:
    code = "from splendide.core.errors import Refused; print(Refused('splitter-not-the-dice', first=1, second=2))"
    assert loaded_by(code) == []


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_opens_no_other(command: str) -> None:
    others = [f"splendide.cli.{other}" for other in COMMANDS if other != command]
    code = f"""
from splendide.cli import main
try: main([{command!r}, '--help'])
except SystemExit: pass
import sys
assert not [name for name in {others!r} if name in sys.modules]
"""
    assert run_python("-c", code)
