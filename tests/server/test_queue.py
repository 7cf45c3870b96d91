"""A table's queue: one thing after the other, nothing once it is stopped, and who brings much waits."""

import asyncio
from collections.abc import Awaitable, Callable

from splendide.server.table.queue import MOST_WAITING, Queue


async def nothing() -> None:
    """Nobody else writes here."""


def noting(done: list[int], number: int) -> Callable[[], Awaitable[None]]:
    async def act() -> None:
        await asyncio.sleep(0)
        done.append(number)

    return act


def test_who_brings_much_goes_on_as_soon_as_there_is_room() -> None:
    done: list[int] = []

    async def scene() -> None:
        queue, went_on = Queue(nothing), asyncio.Event()
        for number in range(MOST_WAITING):
            assert not queue.full
            queue.do(noting(done, number))
        assert queue.full
        queue.hold(went_on.set)
        await went_on.wait()
        assert done == [0], "there is room once the first is done"
        while not queue.idle:
            await asyncio.sleep(0)

    asyncio.run(scene())
    assert done == list(range(MOST_WAITING))


def test_nothing_is_done_once_it_is_stopped() -> None:
    done: list[int] = []

    async def scene() -> None:
        queue = Queue(nothing)
        queue.stop()
        queue.do(noting(done, 1))
        for _ in range(5):
            await asyncio.sleep(0)

    asyncio.run(scene())
    assert done == []
