"""Where other servers on the same database find one that listens to all addresses."""

import asyncio
import sys
from socket import gaierror

import pytest

from splendide.core.errors import Refused
from splendide.core.library import slugs
from splendide.server.store.base import Store
from splendide.server.store.memory import MemoryStore
from splendide.server.table.compiling import Compiling
from splendide.server.web import app
from splendide.server.web.house import Settings
from splendide.server.web.listening import listening_at

FOR_EVER = (sys.executable, "-c", "import time; time.sleep(600)")


class SharedStore(MemoryStore):
    """As if there were other servers on it."""

    shared = True
    announced = ""
    closed = False

    async def announce(self, address: str) -> None:
        self.announced = address

    async def close(self) -> None:
        self.closed = True


def never_compiled(language: str) -> Compiling:
    return Compiling(slugs, FOR_EVER)


def open_and_close(store: Store, node: str = "") -> None:
    settings = Settings(node=node, json_log=True, compiling=never_compiled)
    server = app.Server(app.config_of(app.make_app(store, settings)))
    server.should_exit = True  # as soon as it is open
    with listening_at("0.0.0.0", 0) as sockets:
        asyncio.run(server.serve(sockets))


@pytest.fixture
def nameless(monkeypatch: pytest.MonkeyPatch) -> None:
    """This machine's own name leads nowhere."""

    def look_up(name: str) -> str:
        raise gaierror(-2, "Name or service not known")

    monkeypatch.setattr(app, "gethostbyname", look_up)


def test_one_that_nobody_looks_for_needs_no_name(nameless: None) -> None:
    open_and_close(MemoryStore())


def test_one_that_others_would_not_find_asks_for_its_address_and_closes(nameless: None) -> None:
    store = SharedStore()
    with pytest.raises(Refused, match="no-own-address"):
        open_and_close(store)
    assert (store.announced, store.closed) == ("", True)


def test_what_the_host_says_is_announced(nameless: None) -> None:
    store = SharedStore()
    open_and_close(store, "http://10.0.0.5:8000")
    assert store.announced == "http://10.0.0.5:8000"


def test_else_what_its_name_leads_to_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "gethostbyname", lambda name: "10.0.0.9")
    store = SharedStore()
    open_and_close(store)
    assert store.announced.startswith("http://10.0.0.9:")
