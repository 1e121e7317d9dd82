"""Tables that nobody is at: they leave memory, come back, and are closed after a while."""

import asyncio
from pathlib import Path

import pytest

from azulejos.server.tables import rounds
from azulejos.server.tables.attendance import Socket
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.live import LiveTable
from server.servers import Made, Player, Server, running, settings_for


async def test_a_table_nobody_is_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, sleep_after=0.05)) as server:
        hub: Hub = server.app.state.hub
        table = await server.make_table()
        player = await table.player(0, 1)
        seq, choices = await player.may_do(0)
        await player.act(0, choices[0]["move"], seq)
        await asyncio.sleep(0.2)
        assert table.id in hub.tables
        await player.close()
        while table.id in hub.tables:
            await asyncio.sleep(0.02)
        back = await table.player(0, 1)
        assert back.seq == 3


async def test_a_game_that_is_over_leaves_memory_sooner(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, sleep_after=60.0, abandon_after=0.2)) as server:
        hub: Hub = server.app.state.hub
        ended, resting = await server.make_table(), await server.make_table()
        for table in (ended, resting):
            player = await table.player(0, 1)
            if table is ended:
                await player.request("resign", seat=0)
            await player.close()
        while ended.id in hub.tables:
            await asyncio.sleep(0.02)
        assert resting.id in hub.tables
        assert (await server.http.get(f"/api/games/{ended.id}")).json()["reason"] == "resigned"


async def test_old_tables_are_closed(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, close_days=0.0, sleep_after=0.05)) as server:
        begun = await server.make_table()
        body = {"preset": "azul", "public": True, "seats": [{"kind": "open"}] * 2}
        waiting = (await server.http.post("/api/tables", json=body)).json()["table"]
        while (await server.http.get("/api/tables")).json()["tables"]:
            await asyncio.sleep(0.02)
        assert (await server.http.get(f"/api/tables/{waiting}")).json()["status"] == "closed"
        refused = await server.http.post(f"/api/tables/{waiting}/seats", json={"name": "Rui"})
        assert refused.json()["type"] == "/problems/closed"
        while (await server.http.get(f"/api/tables/{begun.id}")).json()["status"] != "over":
            await asyncio.sleep(0.02)
        watcher = Player(server.url, begun.id, [])
        await watcher.join()
        assert watcher.state["table"]["result"]["reason"] == "aborted"


async def be_away(hub: Hub, live: LiveTable) -> None:
    """The first seat has been empty for longer than a minute, and the server goes its round."""
    live.attendance._absent_since[0] -= 61.0
    await rounds._take_over_abandoned(hub, live)


async def with_an_abandoned_seat(server: Server, table: Made) -> tuple[Hub, LiveTable]:
    """The second player comes, and a bot takes over for the first."""
    await table.player(1)
    hub: Hub = server.app.state.hub
    live = hub.tables[table.id]
    await be_away(hub, live)
    assert 0 in live.table.away
    return hub, live


async def test_whoever_has_just_come_back_is_not_taken_over_again(tmp_path: Path) -> None:
    """Their seat is theirs before they are connected; how long they were away before does not count."""
    async with running(settings_for(tmp_path, abandon_after=60.0)) as server:
        table = await server.make_table("azul", 2, takeover="random")
        hub, live = await with_an_abandoned_seat(server, table)
        seat = live.table.seats[0]
        await live.store(live.table.sit(0, seat.name, seat.holder))
        await rounds._take_over_abandoned(hub, live)
        assert live.table.seats[0].is_person
        await be_away(hub, live)
        assert 0 in live.table.away


async def test_whoever_is_coming_back_is_not_taken_over_again_however_long_the_database_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(tmp_path, abandon_after=60.0)) as server:
        table = await server.make_table("azul", 2, takeover="random")
        hub, live = await with_an_abandoned_seat(server, table)
        join = live.join

        async def join_late(socket: Socket, since: int | None) -> None:
            await be_away(hub, live)
            await join(socket, since)

        monkeypatch.setattr(live, "join", join_late)
        back = await table.player(0)
        assert back.state["table"]["seats"][0]["kind"] == "person"
        assert not live.attendance._coming.total()
