"""Writes that go wrong: what was not stored is forgotten, and play goes on."""

import asyncio
import random

import pytest
from starlette.websockets import WebSocketState

from azulejos.server.http.socket import Connection
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.journal import Journal
from azulejos.server.tables.lease import Lease
from server.servers import Server


async def test_a_table_that_was_taken_away_unnoticed_is_claimed_again_and_the_move_done_once(server: Server) -> None:
    hub: Hub = server.app.state.hub
    table = await server.make_table()
    player = await table.player(0, 1)
    seq, choices = await player.may_do(0)
    await Lease(hub.storage, 5.0).claim(table.id)
    answer = await player.act(0, choices[0]["move"], seq)
    assert answer == {"type": "ack", "id": "c1", "seq": 3}
    assert [entry["seq"] for entry in await hub.storage.read_log(table.id)] == [1, 2, 3]
    await player.play_on(random.Random(1))


async def test_a_move_that_could_not_be_stored_was_never_made(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise OSError("the disk is full")

    table = await server.make_table()
    player, watcher = await table.player(0, 1), await table.player()
    seq, choices = await player.may_do(0)
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "_transact", broken)
        refused = await player.act(0, choices[0]["move"], seq)
    assert refused["problem"]["type"] == "/problems/unavailable"
    assert refused["problem"]["status"] == 503
    late = await table.player()
    assert late.seq == 2
    assert (await player.act(0, choices[1]["move"], seq))["type"] == "ack"
    assert (await watcher.entry("move"))["move"] == choices[1]["move"]


async def test_a_client_that_does_not_read_is_cut_off_and_keeps_nobody_waiting() -> None:
    class Stuck:
        application_state = WebSocketState.CONNECTED
        closed: int | None = None

        async def send_text(self, _: str) -> None:
            await asyncio.Event().wait()

        async def close(self, code: int) -> None:
            self.closed = code

    websocket = Stuck()
    connection = Connection(websocket)  # type: ignore[arg-type]
    while not connection.is_lost:
        connection.send("x" * 10_000)
    while websocket.closed is None:
        await asyncio.sleep(0)
    connection.send("and this is not even kept")
    assert websocket.closed == 1008
