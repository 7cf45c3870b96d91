"""Every game is type-checked against the contract: `python -m tests.house.conforming`, which `make check` runs.

For each game a module is written that assigns the game's files to the protocols whose names they have; mypy then says
whatever is not as the contract wants it. Games in `SPLENDIDE_GAMES` are laid beside the house's own for that, since
all call themselves `splendide.games.<slug>`.
"""

import ast
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from splendide.core.library import FILES, names_of, protocols
from splendide.core.opening import FACTS
from splendide.core.shelf import PACKAGE, Shelved, shelf
from tests.laws.other_runs import ROOT

ERROR = re.compile(r"(?P<file>[^:]+):(?P<line>\d+): (?P<kind>error|note): (?P<said>.*)")
PREFIX = "conforming_"


class Claim(NamedTuple):
    """This file of this game is what this protocol asks for."""

    slug: str
    file: str
    protocol: str

    def __str__(self) -> str:
        return f"{self.slug}/{self.file}.py, as {self.protocol}"


# --- What is claimed ------------------------------------------------------------------------------------


def claims_of(game: Shelved) -> Iterator[Claim]:
    """A file brings an ability if it has any of its names: half of one is an error too."""
    known = protocols()
    for file, abilities in FILES.items():
        if game.has(file):
            defined = _defined(game, file)
            for ability in abilities:
                if defined.intersection(names_of(known[ability])):
                    yield Claim(game.slug, file, known[ability].__name__)


def _defined(game: Shelved, file: str) -> set[str]:
    """The names that a file defines or imports, read without running it."""
    path = game.folder / f"{file}.py"
    tree = ast.parse((path if path.exists() else game.folder / file / "__init__.py").read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def _written(claims: list[Claim]) -> str:
    """A line for each claim, after the first."""
    package = f"splendide.games.{claims[0].slug}"
    lines = ["from splendide.core import contract"]
    for k, claim in enumerate(claims):
        module = package if claim.file == FACTS else f"{package}.{claim.file}"
        lines.append(f"import {module} as m{k}; c{k}: contract.{claim.protocol} = m{k}")
    return "\n".join(lines) + "\n"


# --- What mypy says to it -------------------------------------------------------------------------------


def faults(games: list[Shelved]) -> list[str]:
    """What is not as the contract wants it, each with the game, the file and what was expected."""
    claimed = {game.slug: list(claims_of(game)) for game in games}
    with tempfile.TemporaryDirectory() as folder:
        _lay_out(Path(folder) / "src", games)
        for slug, claims in claimed.items():
            (Path(folder) / f"{PREFIX}{slug}.py").write_text(_written(claims), encoding="utf-8")
        return [_readable(line, claimed) for line in _mypy(Path(folder))]


def _lay_out(house: Path, games: list[Shelved]) -> None:
    """The package as it is, with these games and no others."""
    (house / "splendide" / "games").mkdir(parents=True)
    for path in PACKAGE.iterdir():
        if path.name not in ("games", "__pycache__"):
            (house / "splendide" / path.name).symlink_to(path)
    (house / "splendide" / "games" / "__init__.py").touch()
    for game in games:
        (house / "splendide" / "games" / game.slug).symlink_to(game.folder.resolve())


def _mypy(folder: Path) -> list[str]:
    """Every line that speaks of an error."""
    modules = sorted(str(path) for path in folder.glob(f"{PREFIX}*.py"))
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache" / "contract")]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", *settings, "--no-error-summary", "--hide-error-codes", *modules],
        cwd=folder,
        env={"MYPYPATH": str(folder / "src")},
        capture_output=True,
        text=True,
    )
    assert run.returncode in (0, 1), run.stdout + run.stderr
    return [line for line in run.stdout.splitlines() if ERROR.match(line)]


def _readable(line: str, claimed: dict[str, list[Claim]]) -> str:
    said = ERROR.match(line)
    assert said
    path = Path(said["file"])
    if path.name.startswith(PREFIX):
        claim = claimed[path.stem.removeprefix(PREFIX)][int(said["line"]) - 2]
        return f"{claim}: {said['said']}"
    return line.removeprefix("src/splendide/games/")


def main() -> int:
    found = faults(list(shelf().values()))
    print("\n".join(found), end="\n" if found else "")
    return int(bool(found))


if __name__ == "__main__":
    raise SystemExit(main())
