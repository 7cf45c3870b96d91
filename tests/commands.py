"""Commands run in this process, as if they had been typed."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple

from splendide.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run_command(*words: str, given: str | bytes = "") -> Ran:
    """Exit code and what the command printed, with this on standard input."""
    raw = given if isinstance(given, bytes) else given.encode()
    before, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(raw))
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        try:
            code = main(words)
        except SystemExit as end:
            code = int(end.code or 0)
        finally:
            sys.stdin = before
    return Ran(code, out.getvalue(), err.getvalue())
