"""Ports of the tests' own, which stay theirs while nobody listens: before a server starts, and while it is dead."""

import socket
import weakref


def keep_port() -> socket.socket:
    """As long as this is open nobody else is given its port, and whoever is told the number can listen there."""
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept


def number_of(kept: socket.socket) -> int:
    number: int = kept.getsockname()[1]
    return number


def port_for(server: object) -> int:
    """A port that is kept as long as there is this object."""
    kept = keep_port()
    weakref.finalize(server, kept.close)
    return number_of(kept)
