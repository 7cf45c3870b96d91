"""Where a push service may be: out on the internet. What only this machine or its network reaches is asked nothing."""

import asyncio
import socket
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

import httpcore

from splendide.core.errors import Refused

LONGEST = 1000  # characters
OUT_THERE = IPv6Network("2000::/3")
RELAYS = (IPv6Network("2002::/16"), IPv6Network("2001::/32"))  # lead to addresses of the old kind, whichever they are
LOOKING_UP = 2  # names at a time: others' servers may take their time over them


class NotOutThereError(Exception):
    """A name that leads to this machine or its network."""


def require_endpoint(endpoint: str, nearby: bool = False) -> None:
    """The address is one that a push service on the internet could have or, where tests say so, one on this machine."""
    if nearby and endpoint.startswith("http://127.0.0.1:"):
        return
    if not (endpoint.isascii() and endpoint.isprintable() and len(endpoint) <= LONGEST and _is_far(endpoint)):
        raise Refused("bad-subscription")


def _is_far(endpoint: str) -> bool:
    try:
        place = urlsplit(endpoint)
        return _is_plain(place) and _may_be_far(place.hostname or "")
    except ValueError:
        return False


def _is_plain(place: SplitResult) -> bool:
    return place.scheme == "https" and place.port in (None, 443) and "@" not in place.netloc and not place.fragment


def _may_be_far(host: str) -> bool:
    """A name is looked up when something is sent there."""
    try:
        return is_out_there(ip_address(host))
    except ValueError:
        return "." in host


def is_out_there(address: IPv4Address | IPv6Address) -> bool:
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast
    return address in OUT_THERE and address.is_global and not any(address in relay for relay in RELAYS)


class Internet(httpcore.AsyncNetworkBackend):
    """Connects to addresses that are out there, having looked at the very address that it connects to."""

    def __init__(self) -> None:
        self._wire = httpcore.AnyIOBackend()
        self._names = ThreadPoolExecutor(LOOKING_UP, "push-names")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        address = await self._address(host, port)
        return await self._wire.connect_tcp(address, port, timeout, local_address, socket_options)

    async def _address(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._names, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        addresses = [str(where[0]) for *_, where in found]
        if not all(is_out_there(ip_address(each)) for each in addresses):
            raise NotOutThereError
        return addresses[0]

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
