"""How a message is packed on a websocket (RFC 6455, 5.2), as far as we pack and unpack it ourselves."""

import struct

from websockets import frames

WHOLE_TEXT = 0x81  # a text, and all of it
MASKED = 0x80  # what a browser says is, or whoever else came to us
NO_MASK = bytes(4)  # zeros change nothing
HEADER = 6  # bytes before a short text that is masked: what it is, how long it is, and the mask
SHORT, LONG = 126, 1 << 16  # from so many bytes on, the length stands in two or in eight bytes of its own


def framed(text: bytes) -> bytes:
    """The message as a server sends it."""
    return _head(len(text), 0) + text


def masked(text: bytes) -> bytes:
    """The message as a client sends it."""
    return _head(len(text), MASKED) + NO_MASK + text


def _head(size: int, mark: int) -> bytes:
    """What it is, and how long."""
    if size < SHORT:
        return bytes((WHOLE_TEXT, mark | size))
    if size < LONG:
        return struct.pack("!BBH", WHOLE_TEXT, mark | 126, size)
    return struct.pack("!BBQ", WHOLE_TEXT, mark | 127, size)


def end_of_frame(data: bytes, start: int) -> int:
    """Where the frame that begins there ends, as a server sends it; beyond the data if not all of it has come."""
    if len(data) < start + 2:
        return len(data) + 1
    size = data[start + 1]
    if size < SHORT:
        return start + 2 + size
    wide, kind = (2, "!H") if size == SHORT else (8, "!Q")
    if len(data) < start + 2 + wide:
        return len(data) + 1
    (size,) = struct.unpack_from(kind, data, start + 2)
    return start + 2 + wide + int(size)


def short_texts(data: bytes) -> list[bytes]:
    """What a browser says, one after another, if all of it is short texts that have come whole; else nothing."""
    said, start = [], 0
    while start < len(data):
        end = start + HEADER + (data[start + 1] & ~MASKED if start + 1 < len(data) else 0)
        if end > len(data) or not is_short_text(data, start):
            return []
        said.append(frames.apply_mask(data[start + HEADER : end], data[start + 2 : start + HEADER]))  # type: ignore[attr-defined]
        start = end
    return said if all(map(is_text, said)) else []


def is_short_text(data: bytes, start: int) -> bool:
    """Whether the frame that begins there is one, masked as a browser does it."""
    return data[start] == WHOLE_TEXT and MASKED <= data[start + 1] < MASKED + SHORT


def is_text(message: bytes) -> bool:
    try:
        return message.decode() is not None
    except UnicodeDecodeError:
        return False
