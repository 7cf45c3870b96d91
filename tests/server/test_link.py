"""Between two servers messages for browsers are handed on as they came, however they were cut on the way."""

import asyncio
import random
from collections.abc import Callable

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from splendide.server.realtime.framing import framed, masked
from splendide.server.realtime.link import Link
from splendide.server.realtime.mirror import heard, heard_then, is_of_servers

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)


class Wire(asyncio.Transport):
    """Where bytes go."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def write_eof(self) -> None: ...

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True


class Browser:
    """What was handed on, and what was asked of the server that holds the socket."""

    def __init__(self, link: Link):
        self.texts, self.count = b"", 0
        self.words: list[bytes] = []
        link.listen(self._hear, self.words.append, lambda: None, lambda: None)

    def _hear(self, packed: bytes, count: int) -> None:
        self.texts += packed
        self.count += count


def accepted() -> tuple[ClientProtocol, ServerProtocol]:
    """A server that has accepted a client's request; the client has not heard of it yet."""
    client, server = ClientProtocol(parse_uri("ws://127.0.0.1/")), ServerProtocol(max_size=None)
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    (request,) = server.events_received()
    assert isinstance(request, Request)
    server.send_response(server.accept(request))
    return client, server


def opened(with_it: bytes = b"") -> Link:
    """What the server said first came with its acceptance."""
    client, server = accepted()
    link = Link(client, ping_interval=None)
    link.transport = Wire()
    link.data_received(b"".join(server.data_to_send()) + with_it)
    return link


def in_a_loop(scene: Callable[[], None]) -> None:
    async def play() -> None:
        scene()

    asyncio.run(play())


def sent(opcode: Opcode, data: bytes) -> bytes:
    """A frame as servers send it."""
    return Frame(opcode, data).serialize(mask=False)


@pytest.mark.parametrize("seed", range(20))
def test_texts_are_handed_on_as_they_came_and_words_between_servers_are_unpacked(seed: int) -> None:
    def scene() -> None:
        chance = random.Random(seed)
        texts = [bytes([97 + k]) * size for k, size in enumerate(SIZES)]
        parts = [*map(framed, texts), sent(Opcode.BINARY, b"one"), sent(Opcode.BINARY, b"two"), sent(Opcode.PING, b"?")]
        chance.shuffle(parts)
        stream, link = b"".join(parts), opened()
        browser = Browser(link)
        while stream:
            size = chance.choice((1, 2, 5, 1000, 100_000))
            link.data_received(stream[:size])
            stream = stream[size:]
        assert browser.texts == b"".join(part for part in parts if part[0] == 0x81)
        assert browser.count == len(texts)
        assert sorted(browser.words) == [b"one", b"two"]
        assert isinstance(link.transport, Wire)
        assert len(link.transport.written) > 0  # a pong

    in_a_loop(scene)


def test_what_came_before_anybody_listened_is_handed_on_in_order() -> None:
    def scene() -> None:
        link = opened(framed(b"first"))
        link.data_received(sent(Opcode.BINARY, b"word") + framed(b"second"))
        browser = Browser(link)
        assert browser.texts == framed(b"first") + framed(b"second")
        assert browser.words == [b"word"]

    in_a_loop(scene)


def test_a_goodbye_is_understood() -> None:
    def scene() -> None:
        link = opened()
        browser = Browser(link)
        link.data_received(framed(b"last") + sent(Opcode.CLOSE, Close(1012, "come again").serialize()))
        assert browser.count == 1
        assert link.protocol.close_rcvd == Close(1012, "come again")

    in_a_loop(scene)


@pytest.mark.parametrize("size", SIZES)
def test_a_server_reads_what_is_said_to_it(size: int) -> None:
    _, server = accepted()
    server.receive_data(masked(b"x" * size))
    (frame,) = server.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, bytes(frame.data)) == (Opcode.TEXT, b"x" * size)


def test_no_browser_s_word_is_taken_for_a_server_s() -> None:
    for text in (b'{"type":"measured"}', b"", b" {", "héé".encode()):
        said = heard(text, 12.3456)
        assert not is_of_servers(said)
        assert heard_then(said) == (text, 12.346)
