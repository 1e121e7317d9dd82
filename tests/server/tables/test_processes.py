"""Several processes around one PostgreSQL database."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import websockets

from azulejos.server.settings import Settings
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.journal import Change, NotOwner
from azulejos.server.tables.lease import Lease
from azulejos.server.tables.storage import Storage
from server.servers import FAST, FREE, Made, Player, Process, Server, running


def shared(database: str, **changes: object) -> Settings:
    return Settings(**{"database": database, "lease": 1.0, **FAST, **FREE, **changes})


@pytest.fixture
async def two(database: str) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers that share tables, both in this loop; neither loses its tables when the machine is busy."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(running(shared(database, lease=30.0)))
        second = await stack.enter_async_context(running(shared(database, lease=30.0)))
        yield first, second


def at(table: Made, server: Server, *seats: int) -> Player:
    return Player(server.url, table.id, [table.secrets[seat] for seat in seats])


async def test_players_at_different_processes_play_one_game(two: tuple[Server, Server]) -> None:
    first, second = two
    table = await first.make_table("azul-grey")
    players = [at(table, first, 0), at(table, second, 1)]
    for player in players:
        await player.join()
    owners = [hub_of(server).tables[table.id].is_own for server in two]
    assert sorted(owners) == [False, True]
    refused = await players[1].act(1, "1b1")
    assert refused["problem"]["type"] == "/problems/not_your_turn"
    rng = random.Random(1)
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play_on(rng))
    told = [
        {seq: told["position"] for seq, told in player.told.items() if told["entry"]["kind"] == "move"}
        for player in players
    ]
    assert told[0] == told[1]
    assert players[0].entries.keys() == players[1].entries.keys()
    assert (await second.http.get(f"/api/games/{table.id}")).json()["reason"] == "played"


def hub_of(server: Server) -> Hub:
    hub: Hub = server.app.state.hub
    return hub


async def test_bots_play_for_players_who_are_at_another_process(two: tuple[Server, Server]) -> None:
    table = await two[0].make_table(people=1, bots=1, options={"max_rounds": 1})
    player = at(table, two[1], 0)
    await player.join()
    assert hub_of(two[0]).tables[table.id].is_own
    await player.play_on(random.Random(1))


async def test_everyone_knows_who_is_connected_wherever_they_are(two: tuple[Server, Server]) -> None:
    table = await two[0].make_table()
    one, other = at(table, two[0], 0), at(table, two[1], 1)
    await one.join()
    await other.join()
    while (await one.until("presence"))["connected"] != [True, True]:
        pass
    third = at(table, two[1])
    await third.join()
    await other.close()
    while (await one.until("presence"))["connected"] != [True, False]:
        pass


async def test_seats_are_taken_and_left_through_any_process(two: tuple[Server, Server]) -> None:
    first, second = two
    body = {"preset": "azul", "seats": [{"kind": "person"}, {"kind": "open"}]}
    table = (await first.http.post("/api/tables", json=body)).json()["table"]
    await first.http.get(f"/api/tables/{table}")
    answer = await second.http.post(f"/api/tables/{table}/seats", json={"name": "Inês"})
    assert answer.status_code == 201
    assert (await first.http.post(f"/api/tables/{table}/seats", json={"name": "Rui"})).status_code == 409
    refused = await second.http.post(f"/api/tables/{table}/seats", json={"name": "Rui"})
    assert refused.json()["type"] == "/problems/seat_taken"
    secret = answer.json()["secret"]
    left = await second.http.delete(f"/api/tables/{table}/seats/1", headers={"authorization": f"Bearer {secret}"})
    assert left.status_code == 204


async def test_of_two_would_be_owners_one_wins(database: str) -> None:
    async with running(shared(database)) as server:
        table = await server.make_table()
    storage = Storage(shared(database).database_url)
    await storage.open()
    leases = [Lease(storage, 5.0) for _ in range(8)]
    for lease in leases:
        await lease.start(nobody)
    fences = await asyncio.gather(*(lease.claim(table.id) for lease in leases))
    assert len([fence for fence in fences if fence is not None]) == 1
    for lease in leases:
        await lease.stop()
    await storage.close()


async def nobody(orphans: list[str], living: set[str]) -> None:
    """Nothing to watch."""


async def test_the_database_refuses_entries_of_a_former_owner(database: str) -> None:
    async with running(shared(database)) as server:
        table = await server.make_table()
    storage = Storage(shared(database).database_url)
    await storage.open()
    old, new = Lease(storage, 0.01), Lease(storage, 5.0)
    await old.start(nobody)
    stale = await old.claim(table.id)
    await old.stop()
    await new.start(nobody)
    fence = await new.claim(table.id)
    assert stale is not None
    assert fence == stale + 1
    seq = len(await storage.read_log(table.id)) + 1
    row = {"table_id": table.id, "seq": seq, "body": "{}"}
    with pytest.raises(NotOwner):
        await storage.journal.commit(Change(entries=[{**row, "fence": stale}]))
    await storage.journal.commit(Change(entries=[{**row, "fence": fence}]))
    await new.stop()
    await storage.close()


async def test_a_killed_process_loses_its_tables_to_the_other_and_no_move_is_lost(database: str) -> None:
    doomed, heir = (Process(database, "--lease=1") for _ in range(2))
    try:
        doomed.wait_until_up()
        heir.wait_until_up()
        rng = random.Random(3)
        async with Server(doomed.url) as one, Server(heir.url) as two:
            tables = [await one.make_table("azul", options={"max_rounds": 2}) for _ in range(6)]
            for table in tables:  # so that the first process owns them
                await one.http.get(f"/api/tables/{table.id}")
            pairs = [(at(table, one, 0), at(table, two, 1)) for table in tables]
            for players in pairs:
                for player in players:
                    await player.join()
            games = [asyncio.gather(*(play_wherever(player, two.url, rng) for player in pair)) for pair in pairs]
            playing = asyncio.gather(*games)
            while sum(len(player.acks) for pair in pairs for player in pair) < 40:
                await asyncio.sleep(0.01)
            doomed.kill()
            await playing
            for table, players in zip(tables, pairs, strict=True):
                watcher = at(table, two)
                await watcher.join()
                for player in players:
                    assert set(player.acks.values()) <= watcher.entries.keys()
                    for seq, entry in player.entries.items():
                        assert watcher.entries[seq]["at"] == entry["at"]
    finally:
        doomed.kill()
        assert heir.stop() == 0


async def test_after_a_silence_of_a_process_the_others_know_again_who_is_there(database: str) -> None:
    """Or bots would wait for somebody to watch, and the seats of who is there be taken over."""
    silent, other = (Process(database, "--lease=1") for _ in range(2))
    try:
        silent.wait_until_up()
        other.wait_until_up()
        async with Server(silent.url) as one, Server(other.url) as two:
            table = await one.make_table()
            player, watcher = at(table, one, 0), at(table, two)
            await player.join()
            await watcher.join()
            silent.process.send_signal(signal.SIGSTOP)
            while (await watcher.until("presence"))["connected"] != [False, False]:
                pass
            silent.process.send_signal(signal.SIGCONT)
            while (await watcher.until("presence"))["connected"] != [True, False]:
                pass
    finally:
        silent.process.send_signal(signal.SIGCONT)
        codes = silent.stop(), other.stop()
        assert codes == (0, 0)


async def play_wherever(player: Player, refuge: str, rng: random.Random) -> None:
    """Play to the end; if the server dies, go on at the other."""
    while not player.is_over:
        try:
            await player.play_on(rng)
        except (websockets.ConnectionClosed, OSError):
            table = player.url.split("/")[-2]
            player.url = refuge.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
            player.choices.clear()
            await player.join(since=player.seq)
