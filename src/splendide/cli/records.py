"""Records in files, and how their players are called."""

import sys
from pathlib import Path

from splendide.cli.words import Words
from splendide.core.errors import Refused, told_by_system
from splendide.core.record import NATURE_WORD, Record, read_record

LARGEST_RECORD = 10_000_000
WRONG = 1  # the exit code that says so of a record


def open_record(path: str) -> Record:
    """The record in this file, `-` for standard input."""
    try:
        return read_record(read_bytes(path).decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Refused("not-text", file=path) from None


def read_bytes(path: str) -> bytes:
    """What is in this file, `-` for standard input."""
    try:
        return sys.stdin.buffer.read(LARGEST_RECORD) if path == "-" else Path(path).read_bytes()
    except OSError as wrong:
        raise Refused("unreadable-file", file=path, **told_by_system(wrong)) from None


def player(record: Record, seat: int | str, words: Words) -> str:
    """How a seat is called: by the player's name, if the record gives it."""
    if seat == NATURE_WORD:
        return words("cli-nature")
    assert isinstance(seat, int)
    return record.players[seat] if record.players else words("cli-seat", seat=seat)
