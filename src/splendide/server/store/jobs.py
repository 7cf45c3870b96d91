"""What waits to be written, and what is said to whoever waits for it."""

import asyncio
from typing import NamedTuple

from splendide.server.store.rows import Change, Held

ALONE, EACH, LONGEST = 0.003, 0.001, 0.010  # seconds


class Job(NamedTuple):
    changes: tuple[Change, ...]
    done: asyncio.Future[None]
    held: Held | None = None


def company(before: int) -> float:
    """Seconds that a commit waits for others to join it: the more joined the last one, the longer it is worth it.

    Alone, a commit costs a third of what a move does.
    """
    return min(ALONE + EACH * before, LONGEST)


def answer(jobs: list[Job], outcome: list[Exception | None]) -> None:
    for job, error in zip(jobs, outcome, strict=True):
        if job.done.done():
            continue
        if error:
            job.done.set_exception(error)
        else:
            job.done.set_result(None)
