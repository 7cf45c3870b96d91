"""The door: connections that ask for nothing, or never finish asking, have to make room for those that do."""

import asyncio
from typing import Any, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from splendide.server.limits import Limits, household
from splendide.server.web.house import Settings

ASKING = (h11.IDLE, h11.SEND_BODY)  # the request is not complete


class Visitor(Protocol):
    def send_off(self) -> None: ...


class Doorstep:
    """Who waits there, the first who came first. There is room for so many, and for fewer of one household."""

    def __init__(self, room: int, room_for_one: int):
        self._room, self._room_for_one = room, room_for_one
        self._waiting: dict[Visitor, str] = {}
        self._of: dict[str, dict[Visitor, None]] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, visitor: Visitor) -> bool:
        return visitor in self._waiting

    def come(self, visitor: Visitor, home: str) -> None:
        """The visitor waits; if that is one too many, who has waited longest is sent off."""
        self._waiting[visitor] = home
        self._of.setdefault(home, {})[visitor] = None
        if len(self._of[home]) > self._room_for_one:
            self._send_off(next(iter(self._of[home])))
        elif len(self._waiting) > self._room:
            self._send_off(next(iter(self._waiting)))

    def go(self, visitor: Visitor) -> None:
        """The visitor has asked, or is gone."""
        home = self._waiting.pop(visitor, None)
        if home is not None:
            del self._of[home][visitor]
            if not self._of[home]:
                del self._of[home]

    def _send_off(self, visitor: Visitor) -> None:
        self.go(visitor)
        visitor.send_off()


def doorstep(limits: Limits) -> Doorstep:
    return Doorstep(limits.waiting, limits.waiting_of_household)


class Door(H11Protocol):
    """A connection over which requests come; while none is complete, it waits on the doorstep, and not for long."""

    _deadline: asyncio.TimerHandle | None = None
    _passed_on = False  # it is a websocket now, and none of ours

    def __init__(self, *given: Any, **named: Any):
        super().__init__(*given, **named)
        state = self.config.app.state  # type: ignore[union-attr]
        self._settings: Settings = state.settings
        self._doorstep: Doorstep = state.doorstep

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_or_go_on()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait_or_go_on()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait_or_go_on()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._passed_on = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        super().connection_lost(exc)

    def send_off(self) -> None:
        self._go_on()
        self.transport.close()

    def _wait_or_go_on(self) -> None:
        if self._passed_on or self.conn.their_state not in ASKING or self.transport.is_closing():
            self._go_on()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self._settings.limits.request_seconds, self.send_off)
            self._doorstep.come(self, self._home())

    def _home(self) -> str:
        """Where it comes from; behind another server all come from there, and each is somebody of their own."""
        return str(id(self)) if self._settings.proxied else household(self.client[0] if self.client else "")

    def _go_on(self) -> None:
        if self._deadline:
            self._deadline.cancel()
        self._deadline = None
        self._doorstep.go(self)
