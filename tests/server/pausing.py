"""A server that falls silent, as far as others on its database can tell."""

import asyncio

from splendide.server.store.nodes import Nodes


async def fall_silent(nodes: Nodes) -> None:
    """It gives no sign of life any more; one that was under way has been given."""
    assert nodes._beating
    async with nodes._database.lent():
        nodes._beating.cancel()
        await asyncio.wait([nodes._beating])
