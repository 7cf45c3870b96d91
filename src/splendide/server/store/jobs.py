"""What waits to be written, and what is said to whoever waits for it."""

import asyncio
from typing import NamedTuple

from splendide.server.broken import report
from splendide.server.store.base import NotSavedError
from splendide.server.store.rows import Change, Held

COMPANY = 0.004  # seconds that a commit waits for others to join it: alone it costs a third of what a move does


class Job(NamedTuple):
    changes: tuple[Change, ...]
    done: asyncio.Future[None]
    held: Held | None = None


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
