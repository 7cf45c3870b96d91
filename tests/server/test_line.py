"""How far away somebody is believed to be, when others than their page are asked.

What a page that answers late can pretend stands in `tests/core/time/test_belief.py`, in virtual time.
"""

import asyncio
from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode

from splendide.server.realtime.framing import framed, short_texts
from tests.server.client import Client
from tests.server.delaying import Delay
from tests.server.play import Person
from tests.server.serving import Server

TIMED = "dolphins"  # a game in which connections are measured
WAY = 0.3  # seconds
LONG = 5000.0  # milliseconds that a house may make up for
LOOPBACK = 300.0  # milliseconds: whatever this machine is doing, its kernel is nearer to itself than that


def believed(server: Server) -> float:
    """How far away somebody with a long way is, once they have been measured."""

    async def come(table: str) -> float:
        proxy = Delay(server.wish.port, WAY)
        ann = Client(f"http://127.0.0.1:{await proxy.open()}")
        await ann.come(table)
        await ann.until(lambda: ann.latency)
        await ann.leave()
        proxy.close()
        return ann.latency or 0.0

    return asyncio.run(come(Person(server.address).make_table(TIMED)))


def test_behind_a_proxy_the_way_is_as_long_as_page_and_browser_take(own_server: Callable[..., Server]) -> None:
    assert believed(own_server(proxied=True, longest_line=LONG)) >= 2000 * WAY - 1


def test_nobody_is_made_up_for_more_than_the_house_wants(own_server: Callable[..., Server]) -> None:
    assert believed(own_server(proxied=True, longest_line=250.0)) == 250


def test_without_a_proxy_nobody_is_further_away_than_the_kernel_has_measured(
    own_server: Callable[..., Server],
) -> None:
    """What delays here sits behind the kernel's connection, like a program that holds back its pongs too."""
    assert believed(own_server(longest_line=LONG)) < LOOPBACK


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 100_000])
def test_a_message_is_framed_as_websockets_are(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("sizes", [[0], [1], [125], [1, 0], [125, 2, 125]], ids=str)
def test_short_texts_are_read_as_websockets_are(sizes: list[int]) -> None:
    texts = ["é".encode() * (size // 2) + b"x" * (size % 2) for size in sizes]
    assert short_texts(b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts)) == texts


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True),
        Frame(Opcode.TEXT, b"x").serialize(mask=False),
        Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
        Frame(Opcode.BINARY, b"x").serialize(mask=True),
        Frame(Opcode.PONG, b"x").serialize(mask=True),
        Frame(Opcode.TEXT, b"x").serialize(mask=True) + Frame(Opcode.PONG, b"x").serialize(mask=True),
        Frame(Opcode.TEXT, b"x").serialize(mask=True) + b"\x81",
        Frame(Opcode.TEXT, b"xy").serialize(mask=True)[:-1],
    ],
    ids=["nothing", "long", "plain", "a part", "no text", "bytes", "a pong", "a pong after it", "a bit", "cut off"],
)
def test_whatever_else_comes_is_left_to_websockets(sent: bytes) -> None:
    assert not short_texts(sent)
