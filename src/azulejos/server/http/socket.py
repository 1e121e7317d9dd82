"""A table's socket: one player, or somebody who watches."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import deque
from contextlib import suppress

from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ...errors import AzulejosError
from .. import wire
from ..problems import Refusal, problem_of
from ..security import hash_secret, is_own_origin, seats_held
from ..settings import Settings
from ..tables.commands import Act, Answer, AnyCommand, Ask, Resign, Return, Say
from ..tables.hub import Hub, hub_of
from ..tables.live import LiveTable
from ..wire.outgoing import PONG, ack_message, error_message
from .limits import Bucket, Clients
from .metrics import Metrics

log = logging.getLogger(__name__)
router = APIRouter()

MESSAGE: TypeAdapter[wire.ClientMessage] = TypeAdapter(wire.ClientMessage)
NAME = re.compile(r'"id" ?: ?"([^"\\]{1,40})"')
TO_JOIN = 10.0
"""Seconds until the first message must be there."""
BACKLOG = 1_000_000
"""Letters that may wait for a slow client; beyond that it is cut off, and can come back and go on where it was."""
TO_SAY_GOODBYE = 1.0
"""Seconds that the last messages to a client have before its socket is closed."""
PATIENCE = 20
"""Messages in a row that are refused before the socket is closed."""
TOO_MANY, GONE = 1008, 1001


class Connection:
    """One accepted socket. What is sent goes into a queue, so that nobody waits for a slow client."""

    def __init__(self, websocket: WebSocket, client: str = "") -> None:
        self.websocket = websocket
        self.client = client
        self.secrets: frozenset[str] = frozenset()
        self.seats: frozenset[int] = frozenset()
        self.wants_choices = False
        self._out: deque[str] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._writer = asyncio.create_task(self._write())
        self._end: asyncio.Task[None] | None = None
        self.is_lost = False

    def send(self, text: str) -> None:
        if self.is_lost:
            return
        self._out.append(text)
        self._size += len(text)
        self._wake.set()
        if self._size > BACKLOG:
            self.is_lost = True
            self._end = asyncio.create_task(self.close(TOO_MANY))

    def dismiss(self, error: Refusal) -> None:
        self.refuse(error, None)
        self._end = asyncio.create_task(self.close(TOO_MANY))

    def refuse(self, error: AzulejosError, id: str | None) -> None:
        self.send(error_message(id, problem_of(error)))

    async def _write(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._out:
                    await self.websocket.send_text(self._out[0])
                    self._size -= len(self._out.popleft())
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.is_lost = True

    async def close(self, code: int) -> None:
        """Send what is waiting, then close."""
        until = time.monotonic() + TO_SAY_GOODBYE
        while self._out and not self.is_lost and time.monotonic() < until:
            await asyncio.sleep(0.01)
        self._writer.cancel()
        if self.websocket.application_state is WebSocketState.CONNECTED:
            try:
                await self.websocket.close(code)
            except (RuntimeError, OSError, WebSocketDisconnect):
                log.debug("the socket was gone already")


@router.websocket("/api/tables/{table}/socket")
async def play(websocket: WebSocket, table: str) -> None:
    settings: Settings = websocket.app.state.settings
    clients: Clients = websocket.app.state.clients
    metrics: Metrics = websocket.app.state.metrics
    client = clients.find(websocket)
    headers = websocket.headers
    is_welcome = is_own_origin(headers.get("origin"), headers.get("host"), settings.origins)
    if not is_welcome or client.sockets >= settings.sockets_per_client or not client.requests.take():
        await websocket.close(TOO_MANY)  # before it is accepted: the browser gets status 403
        return
    client.sockets += 1
    metrics.sockets.inc()
    try:
        await websocket.accept()
        connection = Connection(websocket, client.name)
        code = GONE
        try:
            code = await Visit(connection, hub_of(websocket), table, settings, metrics).run()
        except WebSocketDisconnect:
            pass
        finally:
            await connection.close(code)
    finally:
        client.sockets -= 1
        metrics.sockets.dec()


class Visit:
    """What one connection does at a table, from its first message to its last."""

    def __init__(self, connection: Connection, hub: Hub, table: str, settings: Settings, metrics: Metrics) -> None:
        self.connection = connection
        self.hub = hub
        self.table = table
        self.settings = settings
        self.metrics = metrics
        self.messages = Bucket(4 * settings.messages_per_second, settings.messages_per_second)
        self.chats = Bucket(5, 0.5)
        self.refused = 0

    async def run(self) -> int:
        """Serve the client; the code to close the socket with."""
        connection = self.connection
        try:
            async with asyncio.timeout(TO_JOIN):
                first = self._parse(await self._receive())
            if not isinstance(first, wire.JoinMessage):
                raise Refusal("invalid", "the first message must be a join")
            live = await self._join(first)
        except AzulejosError as error:
            connection.refuse(error, None)
            return TOO_MANY
        except TimeoutError:
            return TOO_MANY
        try:
            while self.refused < PATIENCE and not connection.is_lost:
                await self._serve(await self._receive())
        finally:
            live = self.hub.tables.get(self.table, live)
            live.part(connection)
        return TOO_MANY

    async def _receive(self) -> str | bytes:
        message = await self.connection.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", GONE))
        text: str | bytes | None = message.get("text")
        return text if text is not None else message["bytes"]

    def _parse(self, text: str | bytes) -> wire.ClientMessage:
        if not isinstance(text, str):
            raise Refusal("invalid", "messages are text, not bytes")
        if len(text) > self.settings.message_bytes:
            raise Refusal("too_large", f"a message may have {self.settings.message_bytes} letters")
        try:
            return MESSAGE.validate_json(text)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            where = ".".join(str(part) for part in first["loc"])
            raise Refusal("invalid", f"{where}: {first['msg']}" if where else first["msg"]) from None
        except (ValueError, RecursionError):
            raise Refusal("invalid", "that is not JSON") from None

    async def _join(self, message: wire.JoinMessage) -> LiveTable:
        connection = self.connection
        live = await self.hub.open(self.table)
        connection.secrets = frozenset(map(hash_secret, message.secrets))
        connection.wants_choices = message.choices
        held = seats_held(connection.secrets, live.hashes)
        if len(held) < len(connection.secrets):  # somebody may have just sat down, by way of another process
            await self.hub.catch_up(live)
            held = seats_held(connection.secrets, live.hashes)
        if message.secrets and not held:
            connection.refuse(Refusal("unauthorized", "no seat here has that secret, so you only watch"), None)
        with live.attendance.letting_in(held):
            for seat in held & live.table.away:  # a seat that a bot has taken over is its player's again
                with suppress(AzulejosError):  # the game may be over by now
                    await self.hub.perform(live.id, Return(seat=seat, by=self._secret_of(live, seat)))
            live = await self.hub.open(self.table)
            await live.join(connection, message.since)
        return live

    def _secret_of(self, live: LiveTable, seat: int) -> str:
        """The hash of the secret that holds a seat; empty if none of ours does."""
        return next((one for one in self.connection.secrets if seat in seats_held([one], live.hashes)), "")

    async def _serve(self, text: str | bytes) -> None:
        connection = self.connection
        name = name_in(text)
        try:
            if not self.messages.take():
                raise Refusal("too_many", "slow down, please")
            message = self._parse(text)
            if isinstance(message, wire.PingMessage):
                connection.send(PONG)
            elif isinstance(message, wire.JoinMessage):
                raise Refusal("invalid", "you have joined already")
            else:
                with self.metrics.requests.labels(message.type).time():
                    seq = await self.hub.perform(self.table, await self._command(message))
                if name is not None:
                    connection.send(ack_message(name, seq))
            self.refused = 0
        except AzulejosError as error:
            self.refused += 1
            connection.refuse(error, name)

    async def _command(self, message: wire.SeatMessage | wire.ChatMessage) -> AnyCommand:
        live = await self.hub.open(self.table)
        if isinstance(message, wire.ChatMessage):
            seats = seats_held(self.connection.secrets, live.hashes)
            if not seats:
                raise Refusal("watching", "only players can chat")
            if not self.chats.take():
                raise Refusal("too_many", "a little slower, please")
            played = {seat for seat in seats if live.table.seats[seat].is_person}  # not those resigned to a bot
            speaker = min(played or seats)
            return Say(seat=speaker, by=self._secret_of(live, speaker), text=message.text)
        seat, by = message.seat, self._secret_of(live, message.seat)
        if isinstance(message, wire.ActMessage):
            return Act(seat=seat, by=by, seq=message.seq, move=message.move)
        if isinstance(message, wire.AskMessage):
            return Ask(seat=seat, by=by, what=message.what)
        if isinstance(message, wire.AnswerMessage):
            return Answer(seat=seat, by=by, what=message.what, yes=message.yes)
        return Resign(seat=seat, by=by)


def name_in(text: str | bytes) -> str | None:
    """The `id` of a message, even of one that is not understood otherwise, so that its answer can be told apart."""
    found = NAME.search(text) if isinstance(text, str) else None
    return None if found is None else found[1]
