"""The log as a chain of hashes: whoever saw one of its heads can tell later whether the log was rewritten.

A head is made with nature's secret, which nobody outside knows before the end: so it tells nothing of what was chosen
in secret until then, and the commitment to that secret binds the whole chain. It runs over the lines of the record, so
that anybody can compute it with the record alone.
"""

import hmac
from collections.abc import Iterable
from dataclasses import replace

from splendide.core.record import Line, Record, write_header, write_line

HEAD_BYTES = 16


def first_head(secret: bytes, record: Record) -> bytes:
    """Before the first move: what the match is and what each seat gave to the chance.

    Names are not in it: whoever wants to be forgotten takes theirs out of records, and all others' proofs stay.
    """
    known_before = replace(record, players=[], secret=b"", points=[], winners=[])
    return _digest(secret, "\n".join(write_header(known_before)).encode())


def next_head(secret: bytes, head: bytes, line: Line) -> bytes:
    return _digest(secret, head + write_line(line).encode())


def heads(record: Record) -> list[str]:
    """Every head of a record whose secret is known: before its first move, and after each."""
    head = first_head(record.secret, record)
    return [head.hex(), *(head.hex() for head in _following(record.secret, head, record.moves))]


def last_head(secret: bytes, head: bytes, lines: Iterable[Line]) -> bytes:
    """The head after these lines, which follow on this one."""
    return [head, *_following(secret, head, lines)][-1]


def _following(secret: bytes, head: bytes, lines: Iterable[Line]) -> Iterable[bytes]:
    for line in lines:
        head = next_head(secret, head, line)
        yield head


def _digest(secret: bytes, said: bytes) -> bytes:
    return hmac.digest(secret, said, "sha256")[:HEAD_BYTES]
