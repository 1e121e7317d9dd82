"""Connections before, between and beside requests: how many there may be, and how long one may keep us waiting.

Uvicorn serves them; it neither counts them nor minds a request that never ends.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from http import HTTPStatus
from typing import Any

import h11
from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .http.limits import client_key
from .problems import MEDIA_TYPE, Refusal, problem_of
from .settings import Settings

TO_ASK = 10.0
"""Seconds in which the head of a request must have come."""
TO_SEND = 30.0
"""Seconds in which the body of a request must have come."""
TO_TAKE = 30.0
"""Seconds for which a client may leave an answer untaken."""
TO_COME_BACK = 75
"""Seconds for which a connection may be idle between two requests: longer than nginx keeps one, so that a request
seldom meets a connection that is just being closed."""
TO_HEAR = 1.0
"""Seconds for which a refused connection stays half open: closed while bytes still come, it would lose the answer."""
MOST_REFUSED = 100
"""How many refused connections may stay half open; others are closed at once."""


class Doors:
    """The connections of one server."""

    def __init__(self, app: FastAPI) -> None:
        self.settings: Settings = app.state.settings
        self.open = self.refused = 0
        app.state.metrics.connections.set_function(lambda: self.open)
        self._by_client: Counter[str] = Counter()
        self._proxies = ProxyHeadersMiddleware(app, self.settings.proxies).trusted_hosts  # type: ignore[arg-type]

    def enter(self, host: str) -> str:
        """Count a connection from this address; the key to leave with."""
        key, settings = client_key(host), self.settings
        if self.open >= settings.connections:
            raise Refusal("unavailable", "too many people are connected; try again in a moment")
        if self._by_client[key] >= settings.connections_per_client and host not in self._proxies:
            raise Refusal("too_many", f"no more than {settings.connections_per_client} connections at once, please")
        self.open += 1
        self._by_client[key] += 1
        return key

    def leave(self, key: str) -> None:
        self.open -= 1
        self._by_client[key] -= 1
        if not self._by_client[key]:
            del self._by_client[key]


class Counted(asyncio.Protocol):
    """A connection that has its place among the others, and loses it if it takes no answers."""

    config: Any
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _key: str | None = None
    _is_refused = False
    _stuck: asyncio.TimerHandle | None = None

    @property
    def doors(self) -> Doors:
        doors: Doors = self.config.app.state.doors
        return doors

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        address = transport.get_extra_info("peername")
        try:
            self._key = self.doors.enter(address[0] if address else "")
        except Refusal as error:
            self.turn_away(error)

    def connection_lost(self, exc: Exception | None) -> None:
        self.resume_writing()
        self.give_up_place()
        if self._is_refused:
            self.doors.refused -= 1
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._is_refused:
            super().data_received(data)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(TO_TAKE, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()

    def give_up_place(self) -> None:
        if self._key is not None:
            self.doors.leave(self._key)
            self._key = None

    def turn_away(self, error: Refusal) -> None:
        """Say why, listen no more, and close soon."""
        found = problem_of(error)
        body, status = json.dumps(found).encode(), HTTPStatus(found["status"])
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: {MEDIA_TYPE}\r\n"
        head += f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode() + body)
        if self.doors.refused < MOST_REFUSED and self.transport.can_write_eof():
            self._is_refused = True
            self.doors.refused += 1
            self.transport.write_eof()
            self.transport.resume_reading()
            self.loop.call_later(TO_HEAR, self.transport.close)
        else:
            self.transport.close()


class HttpConnection(Counted, H11Protocol):
    """Requests must come in time, once they have begun."""

    _awaited: float | None = None
    """The seconds for what must come now."""
    _deadline: asyncio.TimerHandle | None = None
    _is_handed_over = False
    """Whether it has become a socket, which owes us no requests."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._mind()

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._mind()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._mind()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._is_handed_over = True
        self.give_up_place()  # the socket takes one of its own
        super().handle_websocket_upgrade(event)

    def _mind(self) -> None:
        """Find what the client owes us: a head, a body, or nothing. Between requests uvicorn minds the time."""
        state = self.conn.their_state
        if self._is_handed_over or self._is_refused or self.transport.is_closing():
            self._await(None)
        elif state is h11.IDLE and self.timeout_keep_alive_task is None:
            self._await(TO_ASK)
        else:
            self._await(TO_SEND if state is h11.SEND_BODY else None)

    def _await(self, seconds: float | None) -> None:
        """Start the clock, unless it is running for the same already: it does not begin anew with every byte."""
        if seconds == self._awaited:
            return
        if self._deadline is not None:
            self._deadline.cancel()
        self._awaited = seconds
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._too_late, seconds)

    def _too_late(self, seconds: float) -> None:
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            if self.cycle is not None:  # whoever waits for the body is told that it does not come
                self.cycle.disconnected = True
                self.cycle.message_event.set()
            self.turn_away(Refusal("timeout", f"the request did not come within {seconds:g} seconds"))
        else:
            self.transport.abort()


class SocketConnection(Counted, WebSocketsSansIOProtocol):
    """A table's socket; what it owes us is minded by `http.socket`."""
