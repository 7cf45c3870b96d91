"""Python started again in another way: plain instead of compiled, with checked bounds, with another game."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLAIN = {"NUMBA_DISABLE_JIT": "1"}
BAD_INPUT = 2
PATIENCE = 900  # seconds after which a run is given up: machines are busy


def run_python(*arguments: str, given: str = "", **environment: str) -> str:
    """What it printed, with this on standard input; it must have ended well."""
    run = _run(arguments, given, environment)
    assert run.returncode == 0, f"{' '.join(arguments)}\n{run.stdout[-4000:]}{run.stderr[-4000:]}"
    return run.stdout


def refused_by_python(*arguments: str, given: str = "", **environment: str) -> str:
    """What it complained about; it must have printed nothing else."""
    run = _run(arguments, given, environment)
    assert (run.returncode, run.stdout) == (BAD_INPUT, ""), f"{' '.join(arguments)}\n{run.stdout}{run.stderr}"
    return run.stderr


def _run(arguments: tuple[str, ...], given: str, environment: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        input=given,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
