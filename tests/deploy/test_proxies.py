"""Three servers on PostgreSQL behind a real proxy with the configuration that is shipped."""

import asyncio
import json
import random
import ssl
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from azulejos.server.security import new_id
from azulejos.table.limits import LONGEST_FILE
from deploy.proxies import PROXIES, Proxy
from server.postgres import postgres
from server.servers import Player, Process, Server

SOMEONE = "127.0.0.2"
"""The address of a client: another one than the proxy's."""


class Three:
    """The servers, with their logs."""

    def __init__(self, database: str, folder: Path) -> None:
        self.database = database
        self.log = folder / "log"
        self.processes = [self.start() for _ in range(3)]

    def start(self, port: int | None = None) -> Process:
        return Process(self.database, "--lease=1", "--log-level=info", "--log-json", log=self.log, port=port)

    def wait_until_up(self) -> None:
        for process in self.processes:
            process.wait_until_up()

    def sockets(self) -> list[int]:
        """How many each of them has."""
        texts = [httpx.get(f"{process.url}/metrics", timeout=30).text for process in self.processes]
        return [int(float(text.split("\nazulejos_sockets ")[1].split("\n")[0])) for text in texts]

    def replace(self, number: int) -> None:
        """Another one in the place of one that was killed."""
        self.processes[number] = self.start(self.processes[number].port)

    def logged(self, path: str) -> dict[str, Any]:
        """The line about a request, as soon as it is there."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            for line in self.log.read_text(encoding="utf-8").splitlines():
                if path in line and line.endswith("}"):
                    found: dict[str, Any] = json.loads(line)
                    return found
            time.sleep(0.05)
        raise AssertionError(f"no server was asked for {path}")


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Three]:
    with postgres() as database:
        found = Three(database, tmp_path_factory.mktemp("three"))
        try:
            found.wait_until_up()
            yield found
        finally:
            for process in found.processes:
                process.kill()


@pytest.fixture(scope="module", params=PROXIES)
def proxy(request: pytest.FixtureRequest, three: Three) -> Iterator[Proxy]:
    servers = [process.port for process in three.processes]
    with PROXIES[request.param](servers) as found, pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(found.authority))
        yield found


def client(proxy: Proxy, **more: Any) -> httpx.Client:
    """Somebody with an address of their own."""
    transport = httpx.HTTPTransport(local_address=SOMEONE, verify=ssl.create_default_context())
    return httpx.Client(base_url=proxy.url, transport=transport, timeout=30, **more)


async def play_through(player: Player, rng: random.Random) -> None:
    """Play to the end; who loses the connection comes back through the proxy."""
    while not player.is_over:
        try:
            await player.play_on(rng)
        except (websockets.WebSocketException, OSError):
            player.choices.clear()
            try:
                await player.join(since=player.seq)
            except (websockets.WebSocketException, OSError):
                await asyncio.sleep(0.1)


async def test_games_are_played_across_three_servers_and_one_of_them_dies(proxy: Proxy, three: Three) -> None:
    rng = random.Random(7)
    async with Server(proxy.url) as server:
        tables = [await server.make_table("azul", 3, options={"max_rounds": 2}) for _ in range(4)]
        games = [[await table.player(seat) for seat in range(3)] for table in tables]
        assert await asyncio.to_thread(three.sockets) == [4, 4, 4]
        players = [player for game in games for player in game]
        playing = asyncio.gather(*(play_through(player, rng) for player in players))
        while sum(len(player.acks) for player in players) < 30:
            await asyncio.sleep(0.01)
        three.processes[1].kill()
        await playing
        three.replace(1)
        for table, game in zip(tables, games, strict=True):
            watcher = await table.player()
            for player in game:
                assert set(player.acks.values()) <= watcher.entries.keys()
                assert {seq: entry["at"] for seq, entry in player.entries.items()} == {
                    seq: watcher.entries[seq]["at"] for seq in player.entries
                }
            while (kept := await server.http.get(f"/api/games/{table.id}")).status_code == 404:
                await asyncio.sleep(0.05)
            assert kept.json()["reason"] == "played"
            await watcher.close()
        # They were private, though the servers listen on localhost.
        assert (await server.http.get("/api/games")).json()["games"] == []
        assert (await server.http.get("/api/tables")).json()["tables"] == []
        for player in players:
            await player.close()
    await asyncio.to_thread(three.processes[1].wait_until_up)


def test_the_client_is_who_it_is_and_not_who_it_says(proxy: Proxy, three: Three) -> None:
    for headers in (
        {},
        {"x-forwarded-for": "192.0.2.1"},
        {"x-forwarded-for": "127.0.0.1, 192.0.2.1"},
        {"forwarded": "for=192.0.2.1", "x-real-ip": "192.0.2.1", "x-forwarded-proto": "http"},
    ):
        path = f"/api/{new_id()}"
        with client(proxy) as someone:
            assert someone.get(path, headers=headers).status_code == 404
        assert three.logged(path)["client"] == SOMEONE


def test_metrics_are_for_the_inside(proxy: Proxy) -> None:
    with client(proxy) as someone:
        assert someone.get("/metrics").status_code == 404
        for path in ("/%6detrics", "//metrics", "/x/../metrics", "/metrics?x", "/metrics/"):
            assert "azulejos_sockets" not in someone.get(proxy.url + path).text, path


def test_pages_of_other_sites_are_refused(proxy: Proxy) -> None:
    table = {"preset": "azul", "seats": [{"kind": "person"}, {"kind": "open"}]}
    with client(proxy) as someone:
        assert someone.post("/api/tables", json=table, headers={"origin": proxy.url}).status_code == 201
        assert someone.post("/api/tables", json=table, headers={"origin": "https://example.com"}).status_code == 403


def test_what_is_too_large_is_refused_and_what_the_server_takes_is_not(proxy: Proxy) -> None:
    with client(proxy) as someone:
        assert someone.post("/api/games", content=b"x" * 200_000).status_code == 413
        answer = someone.post("/api/games", content=b"x" * LONGEST_FILE)
        assert answer.json()["type"] == "/problems/invalid"  # by the server, which has read all of it


def test_plain_http_leads_to_https(proxy: Proxy) -> None:
    answer = httpx.get(f"http://127.0.0.1:{proxy.plain_port}/t/abcd", headers={"host": "localhost"}, timeout=30)
    assert answer.status_code in (301, 308)
    assert answer.headers["location"].startswith("https://localhost")
    assert answer.headers["location"].endswith("/t/abcd")


def test_another_name_gets_no_answer(proxy: Proxy) -> None:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with pytest.raises((httpx.TransportError, ssl.SSLError)):
        httpx.get(f"https://127.0.0.1:{proxy.port}/", verify=context, timeout=30)


def test_the_page_is_served(proxy: Proxy) -> None:
    with client(proxy) as someone:
        answer = someone.get("/t/abcd")
        assert answer.status_code == 200
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["strict-transport-security"]
