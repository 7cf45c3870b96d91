"""How far away somebody is believed to be, when others than their page are asked."""

import asyncio
from collections.abc import Callable

import pytest

from splendide.server.line import KERNEL, PAGE
from tests.server.delaying import Delay
from tests.server.scripted import Scripted, gather
from tests.server.serving import Server

WAY = 0.15  # seconds
LOADED = 60.0  # milliseconds that a busy machine may add


class Slow(Scripted):
    """A page that answers late on purpose; its browser does not."""

    def delays_answer(self) -> float:
        return 0.3


async def believed(server: Server, way: float, kind: type[Scripted]) -> float:
    """The latency after a few measurements."""
    proxy = Delay(server.wish.port, way)
    ann = kind(server.address, 0, way, await proxy.open())
    await gather(server.address, [ann])
    await asyncio.sleep(3)
    await ann.leave()
    proxy.close()
    assert ann.latency is not None
    return ann.latency


@pytest.mark.parametrize("kind", [Scripted, Slow])
def test_behind_a_proxy_the_browser_s_own_pongs_bound_what_a_page_can_pretend(
    own_server: Callable[..., Server], kind: type[Scripted]
) -> None:
    latency = asyncio.run(believed(own_server(proxied=True), WAY, kind))
    assert 2000 * WAY <= latency <= 2000 * WAY + PAGE + LOADED


def test_without_a_proxy_nobody_is_further_away_than_the_kernel_has_measured(
    own_server: Callable[..., Server],
) -> None:
    """What delays here sits behind the kernel's connection, like a program that holds back its pongs too."""
    latency = asyncio.run(believed(own_server(), WAY, Scripted))
    assert latency <= KERNEL + LOADED
