"""The server and Vite side by side: `make dev`. Ctrl-C ends both.

The page follows every change of the client by itself (Vite); the server starts anew when anything it reads changes.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import FrameType
from typing import NoReturn

import build_client

from splendide.core.shelf import PACKAGE, games_folders

HERE = "127.0.0.1"
READ_BY_THE_SERVER = (".py", ".ftl", ".md", ".toml")
SERVED_BY_VITE = {"client", "ui"}  # folders in the package, and in games that were brought
GLANCE = 0.5  # seconds between two looks at the sources


def sources() -> dict[Path, int]:
    """What the server reads, and when each was changed."""
    found = {}
    for folder, inner, names in (step for place in (PACKAGE, *games_folders()) for step in os.walk(place)):
        inner[:] = [name for name in inner if name not in SERVED_BY_VITE]
        paths = (Path(folder, name) for name in names if name.endswith(READ_BY_THE_SERVER))
        found.update({path: path.stat().st_mtime_ns for path in paths if path.exists()})
    return found


def start_server(args: argparse.Namespace) -> subprocess.Popen[bytes]:
    address = ["--host", HERE, "--port", str(args.port)]
    return subprocess.Popen([sys.executable, "-m", "splendide", "serve", *address, "--data", args.data])


def start_vite(args: argparse.Namespace) -> subprocess.Popen[bytes]:
    program = str(build_client.WEB / "node_modules" / "vite" / "bin" / "vite.js")
    wish = ["--host", HERE, "--port", str(args.page), "--strictPort", "--clearScreen", "false"]
    environment = {**build_client.environment(), "SPLENDIDE_SERVER": f"http://{HERE}:{args.port}"}
    return subprocess.Popen([build_client.node(), program, *wish], cwd=build_client.WEB, env=environment)


def end(process: subprocess.Popen[bytes]) -> None:
    """It was asked to end, and has."""
    process.terminate()
    process.wait()


def follow(args: argparse.Namespace, vite: subprocess.Popen[bytes]) -> None:
    """The server is always the one these sources make; one that fell over waits for the next change."""
    known, server = sources(), start_server(args)
    try:
        while vite.poll() is None:
            time.sleep(GLANCE)
            if (now := sources()) != known:
                print("dev: a source has changed, the server starts anew", flush=True)
                end(server)
                known, server = now, start_server(args)
    finally:
        end(server)


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="of the server")
    parser.add_argument("--page", type=int, default=5173, help="port of the page")
    parser.add_argument("--data", default="data/dev", help="folder of the server's store")
    return parser.parse_args()


def stop(_number: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def main() -> int:
    args = wishes()
    build_client.install()
    signal.signal(signal.SIGTERM, stop)
    vite = start_vite(args)
    print(f"dev: open http://{HERE}:{args.page} (Ctrl-C ends it)", flush=True)
    try:
        follow(args, vite)
    except KeyboardInterrupt:
        return 0
    finally:
        end(vite)
    return 0 if vite.returncode == -signal.SIGINT else vite.returncode  # Ctrl-C may reach it sooner than this process


if __name__ == "__main__":
    raise SystemExit(main())
