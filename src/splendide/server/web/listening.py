"""Where a server listens. The port is its own before anything else is opened."""

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, TypeAlias

from splendide.core.errors import Refused

Place: TypeAlias = tuple[Any, ...]  # family, kind, protocol, name and address, as the system tells them
NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)  # of a name's addresses, those that this machine has are enough


@contextmanager
def listening_at(host: str, port: int) -> Iterator[list[socket.socket]]:
    """A socket for each address that the host's name stands for: whoever comes early waits until they are answered."""
    missing: OSError | None = None
    with ExitStack() as open_ones:
        sockets = []
        for place in _places(host, port):
            try:
                sockets.append(_open(open_ones.enter_context(socket.socket(*place[:3])), place))
            except OSError as wrong:
                if wrong.errno not in NOT_HERE:
                    raise _explained(wrong, host, port) from None
                missing = wrong
        if missing and not sockets:
            raise _explained(missing, host, port) from None
        yield sockets


def _places(host: str, port: int) -> list[Place]:
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise Refused("no-such-host", host=host) from None
    return list(dict.fromkeys(found))


def _open(made: socket.socket, place: Place) -> socket.socket:
    if os.name == "posix":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a server that starts again has its port at once
    if made.family == socket.AF_INET6:
        made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    made.bind(place[4])
    made.listen()  # until then another may have the port too
    return made


def _explained(wrong: OSError, host: str, port: int) -> Refused:
    """Why nobody can be answered there."""
    if wrong.errno in NOT_HERE:
        return Refused("no-such-host", host=host)
    if wrong.errno == errno.EADDRINUSE:
        return Refused("port-taken", port=str(port))
    if wrong.errno == errno.EACCES:
        return Refused("port-forbidden", port=str(port))
    return Refused("not-listening", host=host, port=str(port), reason=wrong.strerror or str(wrong))
