"""Printing: JSON, tables and progress."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from splendide.core.errors import Refused
from splendide.core.record import Record, read_record

LARGEST_RECORD = 10_000_000


def print_json(value: Any) -> None:
    print(msgspec.json.encode(value).decode())


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Columns as wide as they need: the first to the left, numbers to the right."""
    widths = [max(len(row[k]) for row in (head, *rows)) for k in range(len(head))]
    for row in (head, *rows):
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        print("  ".join(cells).rstrip())


class Progress:
    """A line on stderr that counts up; in a log file, a line at each tenth."""

    def __init__(self, text: str, total: int):
        self._text, self._total = text, total
        self._live = sys.stderr.isatty()
        self._done = 0

    def step(self) -> None:
        before, self._done = self._done, self._done + 1
        if self._live or before * 10 // self._total < self._done * 10 // self._total:
            self._show()

    def _show(self) -> None:
        start, end = ("\r", "\n" if self._done == self._total else "") if self._live else ("", "\n")
        print(f"{start}{self._text} {self._done}/{self._total}", end=end, file=sys.stderr, flush=True)


def open_record(path: str) -> Record:
    """The record in this file, `-` for standard input."""
    try:
        raw = sys.stdin.buffer.read(LARGEST_RECORD) if path == "-" else Path(path).read_bytes()
        return read_record(raw.decode("utf-8-sig"))
    except OSError as wrong:
        raise Refused("unreadable-file", file=path, reason=wrong.strerror or str(wrong)) from None
    except UnicodeDecodeError:
        raise Refused("not-text", file=path) from None
