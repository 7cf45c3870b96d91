"""Python started again in another way: plain instead of compiled, with checked bounds, with another game."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLAIN = {"NUMBA_DISABLE_JIT": "1"}


def run_python(*arguments: str, **environment: str) -> str:
    """What it printed; it must have ended well."""
    run = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert run.returncode == 0, f"{' '.join(arguments)}\n{run.stdout[-4000:]}{run.stderr[-4000:]}"
    return run.stdout
