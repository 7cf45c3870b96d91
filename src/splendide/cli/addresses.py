"""Addresses and names that whoever opens a house gives; what is none is refused."""

import re
from ipaddress import ip_network
from urllib.parse import urlsplit

from splendide.core.errors import Refused

EVERYBODY = "*"
_NAME = re.compile(r"[\w-]+(\.[\w-]+)*")
_WHOLE = re.compile(r"[a-z][a-z0-9+.-]*://[^\s/?#@]+/?", re.IGNORECASE)


def read_proxy(text: str) -> str:
    """The address of another server, or of a network of such servers."""
    try:
        return text if text == EVERYBODY or ip_network(text) else ""
    except ValueError:
        raise Refused("bad-proxy", text=text) from None


def read_host_name(text: str) -> str:
    """A name by which browsers call a server."""
    if not _NAME.fullmatch(text):
        raise Refused("bad-host-name", text=text)
    return text


def read_origin(text: str) -> str:
    """As browsers name a site: how it is reached, its name and perhaps a port."""
    if not _names_a_site(text):
        raise Refused("bad-origin", text=text)
    return text.rstrip("/")


def read_node(text: str) -> str:
    """As other servers call this one; nothing may be said."""
    if text and not (_names_a_site(text) and text.startswith(("http://", "https://"))):
        raise Refused("bad-node", text=text)
    return text.rstrip("/")


def _names_a_site(text: str) -> bool:
    try:
        return bool(_WHOLE.fullmatch(text) and urlsplit(text).hostname and urlsplit(text).port != 0)
    except ValueError:  # a port that there can't be
        return False
