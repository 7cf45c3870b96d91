"""What waits to be written, and what is said to whoever waits for it."""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from splendide.server.broken import report
from splendide.server.store.base import NotSavedError
from splendide.server.store.rows import Change, Held

APART = 0.008  # seconds from one commit to the next: it costs as much as a move, however many it is for


class Job(NamedTuple):
    changes: tuple[Change, ...]
    done: asyncio.Future[None]
    held: Held | None = None


class Company:
    """When commits begin: one alone at once, and where much is to be written, all that has come meanwhile together."""

    def __init__(self, now: Callable[[], float]):
        self._now = now
        self._next = 0.0  # not before then

    def wait(self) -> float:
        """Seconds until the next commit begins, which is asked once for each."""
        now = self._now()
        begins = max(now, self._next)
        self._next = begins + APART
        return begins - now


def not_understood(wrong: Exception) -> NotSavedError:
    """What is said of a job that breaks what should keep it: the next ones are kept all the same."""
    report(wrong)
    return NotSavedError(type(wrong).__name__)


def answer(jobs: list[Job], outcome: list[Exception | None]) -> None:
    for job, error in zip(jobs, outcome, strict=True):
        if job.done.done():
            continue
        if error:
            job.done.set_exception(error)
        else:
            job.done.set_result(None)
