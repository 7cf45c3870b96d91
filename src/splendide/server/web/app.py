"""The server: one process, one store, one address."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from pathlib import Path
from socket import gethostbyname, gethostname, socket

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response

from splendide.core.errors import Refused
from splendide.core.library import all_games
from splendide.core.texts import say
from splendide.server.broken import write_json_lines
from splendide.server.realtime.measured import MeasuredLine
from splendide.server.store.base import NotSavedError, Store
from splendide.server.store.lock import held
from splendide.server.store.memory import MemoryStore
from splendide.server.store.postgres import PostgresStore, prepared
from splendide.server.store.sqlite import FILE as FILE
from splendide.server.store.sqlite import SqliteStore
from splendide.server.table.queue import unsaved
from splendide.server.web import (
    addresses,
    codes,
    examples,
    inviting,
    lobby,
    matches,
    me,
    mine,
    operations,
    pages,
    practice,
    programs,
    pushing,
    sharing,
    sockets,
    tutorials,
)
from splendide.server.web.answers import refusal_response
from splendide.server.web.breaking import Breaking
from splendide.server.web.door import Door, doorstep
from splendide.server.web.headers import SecurityHeaders
from splendide.server.web.hosts import HostNames
from splendide.server.web.house import Settings, TheHouse
from splendide.server.web.listening import listening_at

TOO_LONG = 4  # times what a message may have: it is not read, and the socket is closed with 1009
SHUTDOWN_SECONDS = 2


def make_app(store: Store, settings: Settings | None = None) -> Starlette:
    """The app; it closes the store when it ends."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.games = [game.slug for game in all_games()]  # opened before anybody comes: no two threads must do it
        await store.open()
        app.state.house = TheHouse(store, settings)
        await app.state.house.open()
        yield
        await app.state.house.close()

    app = Starlette(
        routes=[
            *addresses.ROUTES,
            *codes.ROUTES,
            *examples.ROUTES,
            *inviting.ROUTES,
            *lobby.ROUTES,
            *matches.ROUTES,
            *me.ROUTES,
            *mine.ROUTES,
            *operations.ROUTES,
            *practice.ROUTES,
            *programs.ROUTES,
            *pushing.ROUTES,
            *sharing.ROUTES,
            *sockets.ROUTES,
            *tutorials.ROUTES,
            *pages.ROUTES,
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(Breaking),
            Middleware(HostNames, allowed=settings.host_names),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={Refused: say_refused, NotSavedError: say_not_saved, HTTPException: say_not_there},
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.doorstep = doorstep(settings.limits)
    app.state.client = settings.client
    return app


async def say_refused(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    return refusal_response(request, refused)


async def say_not_saved(request: Request, error: Exception) -> Response:
    assert isinstance(error, NotSavedError)
    return refusal_response(request, unsaved(error))


async def say_not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return refusal_response(request, Refused("wrong-method" if error.status_code == 405 else "unknown-address"))


class Server(uvicorn.Server):
    """Says where it listens once it does, to whoever started it and to other servers on the same database."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            try:
                await self._announce()
            except Refused:
                await self.shutdown(sockets)
                raise

    async def _announce(self) -> None:
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        app = self.config.app
        assert isinstance(app, Starlette)
        store, settings = app.state.house.store, app.state.settings
        if store.shared:
            await store.announce(settings.node or address_at(await host_for_others(host), port))
        listening = say("server-listening", settings.language, {"address": address_at(host, port)})
        print(listening, file=sys.stderr, flush=True)


def address_at(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


async def host_for_others(host: str) -> str:
    """By which address others reach a server that listens to all, or a refusal where its machine's name says none."""
    if host not in ("0.0.0.0", "::"):
        return host
    name = gethostname()
    try:
        return await asyncio.to_thread(gethostbyname, name)
    except OSError:
        raise Refused("no-own-address", machine=name) from None


def serve(app: Starlette, sockets: list[socket]) -> None:
    """Answer whoever comes there until the process is asked to end."""
    if app.state.settings.json_log:
        write_json_lines()
    gc.set_threshold(5_000, 10, 1000)  # measured with 4,000 sockets: 7 to 30 ms a pause; 50,000 take 70
    sys.setswitchinterval(0.0005)  # seconds until a thread in which a bot or physics is at work lets the others go on
    with suppress(KeyboardInterrupt):
        Server(config_of(app)).run(sockets)


def config_of(app: Starlette) -> uvicorn.Config:
    settings: Settings = app.state.settings
    return uvicorn.Config(
        app,
        loop="auto",
        http=Door,
        ws=MeasuredLine,
        ws_per_message_deflate=False,  # measured: 60 % more CPU
        ws_max_size=TOO_LONG * settings.limits.message_bytes,
        log_config=None if settings.json_log else uvicorn.config.LOGGING_CONFIG,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=settings.proxied,  # otherwise anybody on this machine could say to be somebody else
        forwarded_allow_ips=settings.proxies,
    )


def run(host: str, port: int, kept: Path | str | None, settings: Settings) -> None:
    """Serve from this address; what is kept is in this folder or at this database's address; None: nothing is kept."""
    with listening_at(host, port) as sockets, held(kept) if isinstance(kept, Path) else nullcontext():
        serve(make_app(store_at(kept), settings), sockets)


def store_at(kept: Path | str | None) -> Store:
    if isinstance(kept, str):
        asyncio.run(prepared(kept))  # what is wrong with it is said before anything is opened
        return PostgresStore(kept)
    return SqliteStore(kept / FILE) if kept else MemoryStore()
