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


def short_text(data: bytes) -> bytes | None:
    """What a browser says, if that is all there is, and a short text; None if it is anything else."""
    size = len(data) - HEADER
    if not 0 <= size < SHORT or data[0] != WHOLE_TEXT or data[1] != MASKED + size:
        return None
    message: bytes = frames.apply_mask(data[HEADER:], data[2:HEADER])  # type: ignore[attr-defined]
    return message if is_text(message) else None


def is_text(message: bytes) -> bool:
    try:
        return message.decode() is not None
    except UnicodeDecodeError:
        return False
