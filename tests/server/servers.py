"""Real servers and clients for the tests: in this process on a real port, or in a process of their own."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import httpx
import websockets
from fastapi import FastAPI
from pydantic import TypeAdapter

from azulejos.server import wire
from azulejos.server.app import make_app
from azulejos.server.serving import make_server
from azulejos.server.settings import Settings
from ports import free_port

SERVER_MESSAGE: TypeAdapter[Any] = TypeAdapter(wire.ServerMessage)
FAST = {"bot_pause": 0.0, "bot_seconds": 0.2, "tables_per_hour": 100_000, "requests_per_second": 10_000.0}
FREE = {"messages_per_second": 10_000.0, "sockets_per_client": 10_000, "work_seconds": 10_000.0}

PATIENCE = 240
"""Seconds that anything may take on a machine that has much else to do."""


def settings_for(folder: Path, **changes: Any) -> Settings:
    return Settings(**{"database": str(folder / "tables.db"), **FAST, **FREE, **changes})


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """A server on a free port, in this very loop."""
    resource_tracker.ensure_running()  # workers need it, and it cannot start while Textual has taken stderr
    app = make_app(settings)
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    server = make_server(app)
    server.capture_signals = _no_signals  # type: ignore[method-assign]
    async with app.router.lifespan_context(app):
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            async with Server(f"http://127.0.0.1:{port}", app) as found:
                yield found
        finally:
            server.should_exit = True
            await serving


@contextmanager
def _no_signals() -> Iterator[None]:
    yield


class Server:
    """A server as its clients see it."""

    def __init__(self, url: str, app: FastAPI | None = None) -> None:
        self.url = url
        self._app = app
        self.http = httpx.AsyncClient(base_url=url, timeout=30)
        self.players: list[Player] = []
        """Those who sat down by way of `Made.player`; whoever is still there leaves with the server."""

    async def __aenter__(self) -> Server:
        return self

    async def __aexit__(self, *_: object) -> None:
        for player in self.players:
            player.drop()
        await self.http.aclose()

    @property
    def app(self) -> FastAPI:
        assert self._app is not None
        return self._app

    async def make_table(self, preset: str = "azul", people: int = 2, bots: int = 0, **more: Any) -> Made:
        """A table of one person who plays several seats, with their secrets."""
        seats = [{"kind": "person", "name": f"Player {i}"} for i in range(people)]
        seats += [{"kind": "bot", "bot": "random"} for _ in range(bots)]
        body = {"preset": preset, "players": people + bots, "seats": seats, **more}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        data = answer.json()
        return Made(self, data["table"], [seat["secret"] for seat in data["seats"]])

    async def make_table_of_friends(self) -> Made:
        """A table for two: one makes it, the other comes by the link."""
        body = {"preset": "azul", "seats": [{"kind": "person", "name": "Player 0"}, {"kind": "open"}]}
        data = (await self.http.post("/api/tables", json=body)).json()
        joined = await self.http.post(f"/api/tables/{data['table']}/seats", json={"name": "Player 1"})
        return Made(self, data["table"], [data["seats"][0]["secret"], joined.json()["secret"]])


class Made:
    def __init__(self, server: Server, id: str, secrets: list[str]) -> None:
        self.server = server
        self.id = id
        self.secrets = secrets

    async def player(self, *seats: int, **more: Any) -> Player:
        """A player who has joined."""
        player = Player(self.server.url, self.id, [self.secrets[seat] for seat in seats])
        await player.join(**more)
        self.server.players.append(player)
        return player


class Player:
    """One socket. Every message that comes is checked against the wire's models, and every number against the last."""

    def __init__(self, url: str, table: str, secrets: list[str]) -> None:
        self.url = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.secrets = secrets
        self.seq: int | None = None
        self.entries: dict[int, dict[str, Any]] = {}
        self.told: dict[int, dict[str, Any]] = {}
        """Entries that came one by one, with the table after each."""
        self.acks: dict[str, int] = {}
        self.choices: dict[int, tuple[int, list[dict[str, Any]]]] = {}
        self.state: dict[str, Any] = {}
        self._names = 0

    async def connect(self) -> None:
        self.socket = await websockets.connect(self.url, compression=None, max_size=None)

    async def join(self, choices: bool = True, since: int | None = None) -> None:
        await self.connect()
        await self.send({"type": "join", "secrets": self.secrets, "since": since, "choices": choices})
        message = await self.receive()
        while message["type"] not in ("state", "presence"):
            message = await self.receive()

    async def reconnect(self) -> None:
        """Lose the connection, and go on from the last number."""
        self.drop()
        self.choices.clear()
        await self.join(since=self.seq)

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def request(self, type: str, **facts: Any) -> dict[str, Any]:
        """Send something with a name, and wait for the answer to it."""
        self._names += 1
        name = f"c{self._names}"
        await self.send({"type": type, "id": name, **facts})
        while True:
            message = await self.receive()
            if message["type"] in ("ack", "error") and message["id"] == name:
                return message

    async def act(self, seat: int, move: str, seq: int | None = None) -> dict[str, Any]:
        return await self.request("act", seat=seat, seq=self.seq if seq is None else seq, move=move)

    async def receive(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        if '"choices"' not in text or self._names % 8 == 0:  # these are long, and all alike
            SERVER_MESSAGE.validate_json(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.state, self.seq = message, message["seq"]
            self.entries |= {entry["seq"]: entry for entry in message["log"]}
        elif message["type"] == "entry":
            entry = message["entry"]
            assert self.seq is None or entry["seq"] == self.seq + 1, "a number is missing, or came twice"
            self.seq = entry["seq"]
            self.entries[entry["seq"]] = entry
            self.told[entry["seq"]] = message
        elif message["type"] == "choices":
            self.choices[message["seat"]] = (message["seq"], message["choices"])
        elif message["type"] == "ack":
            self.acks[message["id"]] = message["seq"]
        return message

    async def until(self, type: str) -> dict[str, Any]:
        """The next message of a type."""
        while True:
            message = await self.receive()
            if message["type"] == type:
                return message

    async def entry(self, kind: str) -> dict[str, Any]:
        """The last entry of a kind, as soon as there is one."""
        while True:
            for entry in reversed(self.entries.values()):
                if entry["kind"] == kind:
                    return entry
            await self.receive()

    async def after(self, kind: str) -> dict[str, Any]:
        """The message with the last entry of a kind, as soon as there is one."""
        return self.told[(await self.entry(kind))["seq"]]

    async def may_do(self, seat: int) -> tuple[int, list[dict[str, Any]]]:
        """What a seat may do, and at which number, as soon as it may."""
        while seat not in self.choices:
            await self.receive()
        return self.choices.pop(seat)

    async def close(self) -> None:
        await self.socket.close()

    def drop(self) -> None:
        """Lose the connection."""
        self.socket.transport.abort()

    @property
    def is_over(self) -> bool:
        return any(entry["kind"] == "ended" for entry in self.entries.values())

    async def play_on(self, rng: random.Random) -> None:
        """Make random moves for all one's seats until the game is over."""
        while not self.is_over:
            for seat in list(self.choices):
                seq, choices = self.choices.pop(seat)
                answer = await self.act(seat, rng.choice(choices)["move"], seq)
                assert answer["type"] == "ack" or answer["problem"]["type"] == "/problems/stale", answer
            if not self.choices and not self.is_over:
                await self.receive()


class Process:
    """`azulejos serve` as people run it."""

    def __init__(
        self, database: str, *more: str, log: Path | None = None, port: int | None = None, **environment: str
    ) -> None:
        self.port = port or free_port()
        limits = ["--tables-per-hour=1000000", "--sockets-per-client=100000"]
        limits += ["--messages-per-second=100000", "--requests-per-second=100000", "--bot-pause=0"]
        command = [sys.executable, "-m", "azulejos", "serve", f"--port={self.port}", f"--database={database}"]
        self.log = log.open("ab") if log else None
        self.process = subprocess.Popen(
            [*command, *limits, *more],
            stderr=self.log or subprocess.DEVNULL,
            env={**os.environ, "AZULEJOS_RULES": "plain", **environment},
        )
        self.url = f"http://127.0.0.1:{self.port}"

    def wait_until_up(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server did not start"
            try:
                if httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        self.kill()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._close_log()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self._close_log()
        return code

    def _close_log(self) -> None:
        if self.log is not None:
            self.log.close()
