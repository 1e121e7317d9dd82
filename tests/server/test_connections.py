"""Connections that ask for nothing, never finish asking, or take no answers; and names that are not ours."""

import asyncio
import json
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import websockets
from prometheus_client import generate_latest
from starlette.datastructures import Address

from azulejos.server import connections
from azulejos.server.hosts import Hosts
from azulejos.server.problems import Refusal, problem_of
from azulejos.server.settings import Settings
from server.servers import Player, Server, running, settings_for

LIMIT = 60
"""Seconds that a test waits for what should come much sooner."""
HALF = b"POST /api/frames HTTP/1.1\r\nhost: localhost\r\n"
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture
async def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    """A server with little patience, and room for few."""
    for name in ("TO_ASK", "TO_SEND", "TO_TAKE"):
        monkeypatch.setattr(connections, name, 0.5)
    settings = settings_for(tmp_path, connections=8, connections_per_client=3, proxies="127.0.0.1")
    async with running(settings) as found:
        yield found


class Caller:
    """A connection as the limits know it."""

    client = Address("127.0.0.1", 0)


class Dial:
    """Opens connections to a server, and closes them when the test is done."""

    def __init__(self, server: Server) -> None:
        self.port = int(server.url.rpartition(":")[2])
        self.streams: list[Stream] = []

    async def __call__(self, sent: bytes = b"", address: str = "127.0.0.1") -> Stream:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        self.streams.append((reader, writer))
        writer.write(sent)
        return reader, writer

    async def close(self) -> None:
        for _, writer in self.streams:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


@pytest.fixture
async def dial(strict: Server) -> AsyncIterator[Dial]:
    found = Dial(strict)
    yield found
    await found.close()


async def heard(stream: Stream) -> tuple[int, str]:
    """The status and the sentence that a connection is closed with."""
    answer = (await asyncio.wait_for(stream[0].read(), LIMIT)).decode()
    head, _, body = answer.partition("\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["detail"]


async def empty(server: Server) -> None:
    """Wait until no connection is open."""
    async with asyncio.timeout(LIMIT):
        while server.app.state.doors.open:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("sent", [b"", b"GET", HALF, HALF + b"upgrade: websocket\r\nconnection: upgrade\r\n"])
async def test_a_request_that_is_not_finished_is_cut_off(strict: Server, dial: Dial, sent: bytes) -> None:
    status, detail = await heard(await dial(sent))
    assert (status, "within 0.5 seconds" in detail) == (408, True)
    await empty(strict)


async def test_a_byte_now_and_then_does_not_help(strict: Server, dial: Dial) -> None:
    stream = await dial(HALF)

    async def drip() -> None:
        while not stream[1].is_closing():
            stream[1].write(b"x")
            await asyncio.sleep(0.1)

    dripping = asyncio.create_task(drip())
    try:
        assert (await heard(stream))[0] == 408
        await empty(strict)  # although the bytes go on
    finally:
        dripping.cancel()


async def test_whoever_is_cut_off_hears_why_although_a_byte_comes_too_late(
    dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = await dial(HALF)

    def meanwhile(error: Refusal) -> dict[str, Any]:
        stream[1].write(b"x")
        return problem_of(error)

    monkeypatch.setattr(connections, "problem_of", meanwhile)
    assert (await heard(stream))[0] == 408


async def test_a_body_that_does_not_come_is_not_waited_for(
    strict: Server, dial: Dial, caplog: pytest.LogCaptureFixture
) -> None:
    stream = await dial(HALF + b"content-type: text/plain\r\ncontent-length: 1000\r\n\r\nazulejos")
    assert (await heard(stream))[0] == 408
    await empty(strict)
    assert "something broke" not in caplog.text


async def test_a_client_has_only_so_many_long_bodies_on_the_way(
    strict: Server, dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are kept until they are complete, and so are refused before they are read."""
    monkeypatch.setattr(connections, "TO_SEND", 10 * LIMIT)  # until all of them have come, on any machine
    monkeypatch.setattr("azulejos.server.http.middleware.MOST_AT_ONCE", 4)
    half = HALF + b"content-type: text/plain\r\ncontent-length: 100000\r\n\r\nazulejos"
    for _ in range(4):
        await dial(half)
    async with asyncio.timeout(LIMIT):
        while strict.app.state.clients.find(Caller()).uploads < 4:
            await asyncio.sleep(0.01)
    head = await asyncio.wait_for((await dial(half))[0].readline(), LIMIT)
    assert b" 429 " in head
    short = await strict.http.post("/api/frames", content="azulejos 1", headers={"connection": "close"})
    assert short.status_code == 422
    await dial.close()
    await empty(strict)
    assert strict.app.state.clients.find(Caller()).uploads == 0


async def test_a_connection_may_rest_between_requests(dial: Dial) -> None:
    """Longer than a request may take to come, and then ask again."""
    reader, writer = await dial(b"GET /api/bots HTTP/1.1\r\nhost: localhost\r\n\r\n")
    for _ in range(2):
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), LIMIT)
        length = int(head.lower().partition(b"content-length: ")[2].split()[0])
        await asyncio.wait_for(reader.readexactly(length), LIMIT)
        await asyncio.sleep(0.8)
        writer.write(b"GET /api/bots HTTP/1.1\r\nhost: localhost\r\n\r\n")


async def test_a_socket_may_be_silent_for_as_long_as_it_likes(strict: Server) -> None:
    table = await strict.make_table()
    player = await table.player(0)
    await asyncio.sleep(1.5)
    await player.send({"type": "ping"})
    await player.until("pong")


async def test_a_client_that_takes_no_answers_is_cut_off(strict: Server) -> None:
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.connect(("127.0.0.1", int(strict.url.rpartition(":")[2])))
    ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n"
    slow.sendall(ask * 100)
    await empty(strict)
    slow.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has no second address by itself")
async def test_connections_of_one_client_are_limited_before_they_ask(
    strict: Server, dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sockets count too."""
    monkeypatch.setattr(connections, "TO_ASK", 2.0)
    table = await strict.make_table()
    url = Player(strict.url, table.id, []).url
    held = await websockets.connect(url, local_addr=("127.0.0.2", 0))
    idle = [await dial(b"", "127.0.0.2") for _ in range(2)]
    status, detail = await heard(await dial(b"", "127.0.0.2"))
    assert (status, "more than 3 connections" in detail) == (429, True)
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(url, local_addr=("127.0.0.2", 0))
    assert (await heard(await dial(b"", "127.0.0.3")))[0] == 408
    await held.close()
    for stream in idle:
        await heard(stream)
    async with websockets.connect(url, local_addr=("127.0.0.2", 0)):
        pass


async def test_a_proxy_stands_for_many(dial: Dial) -> None:
    streams = [await dial() for _ in range(5)]
    assert [(await heard(stream))[0] for stream in streams] == [408] * 5


async def test_connections_in_all_are_limited_and_their_places_come_free(
    strict: Server, dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "TO_ASK", 2.0)
    crowd = [await dial(b"GET") for _ in range(8)]
    status, detail = await heard(await dial())
    assert (status, "many people" in detail) == (503, True)
    assert "azulejos_connections 8.0" in generate_latest(strict.app.state.metrics.registry).decode()
    for stream in crowd:
        await heard(stream)
    await empty(strict)
    assert (await strict.http.get("/api/bots")).status_code == 200


# ---------------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("settings", "own", "foreign"),
    [
        (Settings(), ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000", "a.localhost", None],
         ["evil.example", "192.168.1.7", "localhost.evil.example", "127.0.0.1.evil.example", "[", ""]),
        (Settings(host="0.0.0.0"), ["192.168.1.7:8000", "[fe80::1]", socket.gethostname(), "localhost"],
         ["evil.example:8000"]),
        (Settings(host="azul.lan"), ["azul.lan:8000", "10.0.0.1"], ["evil.example"]),
        (Settings(allowed_hosts=("Azul.example:443",)), ["azul.example", "AZUL.example.:443"], ["evil.example"]),
        (Settings(allowed_hosts=("*",)), ["evil.example"], []),
    ],
)  # fmt: skip
def test_a_server_knows_its_names(settings: Settings, own: list[str | None], foreign: list[str]) -> None:
    hosts = Hosts(settings)
    for name in own:
        hosts.check(name)
    for name in foreign:
        with pytest.raises(Refusal, match="--allowed-host"):
            hosts.check(name)


async def test_a_name_that_is_not_ours_is_refused_over_http_and_for_sockets(server: Server) -> None:
    foreign = {"host": "evil.example"}
    for answer in (
        await server.http.get("/api/tables", headers=foreign),
        await server.http.get("/", headers=foreign),
        await server.http.post("/api/frames", headers=foreign),
    ):
        assert answer.status_code == 421
        assert answer.json()["type"] == "/problems/host"
        assert "'evil.example'" in answer.json()["detail"]
        assert answer.headers["x-frame-options"] == "DENY"
    table = await server.make_table()
    port = server.url.rpartition(":")[2]
    url = f"ws://evil.example:{port}/api/tables/{table.id}/socket"
    with pytest.raises(websockets.InvalidStatus) as refusal:
        await websockets.connect(url, host="127.0.0.1", port=int(port))
    assert refusal.value.response.status_code == 421
