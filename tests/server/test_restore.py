"""The restore drill: a backup is made while a server plays, the server dies, and games go on from the backup."""

import asyncio
import random
from pathlib import Path

import httpx
import pytest
import websockets

from cli.running import run
from server.postgres import Databases
from server.servers import Player, Process, Server

GAMES = {"azul": {"max_rounds": 2}, "azul-grey": {"max_rounds": 2}, "azul-jokers": {"max_rounds": 2}, "pavilion": {}}
MOVES = 6
"""That were made in each game before the backup."""
LOST = (httpx.TransportError, websockets.WebSocketException, OSError)
"""What clients see of a server that is killed."""


async def azulejos(*arguments: str) -> str:
    """Run a command; what it has printed."""
    done = await asyncio.to_thread(run, *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def play_some(player: Player, moves: int, rng: random.Random) -> None:
    while len(player.acks) < moves:
        while not player.choices:
            await player.receive()
        seat, (seq, choices) = player.choices.popitem()
        await player.act(seat, rng.choice(choices)["move"], seq)


async def keep_busy(server: Server, rng: random.Random) -> None:
    """One game after the other, for as long as the server lives."""
    while True:
        player = await (await server.make_table(options={"max_rounds": 1})).player(0, 1)
        await player.play_on(rng)
        await player.close()


@pytest.mark.parametrize(("source", "target"), [("sqlite", "postgres"), ("postgres", "sqlite")])
async def test_games_go_on_from_a_backup_in_another_kind_of_database(
    source: str, target: str, databases: Databases, tmp_path: Path
) -> None:
    here, there, file = await databases(source), await databases(target), str(tmp_path / "backup.db")
    rng = random.Random(5)
    process = Process(here)
    process.wait_until_up()
    try:
        async with Server(process.url) as server:
            tables = [await server.make_table(preset, options=options) for preset, options in GAMES.items()]
            players = [await table.player(0, 1) for table in tables]
            busy = asyncio.gather(*(keep_busy(server, rng) for _ in range(2)), return_exceptions=True)
            await asyncio.gather(*(play_some(player, MOVES, rng) for player in players))
            promised = [dict(player.entries) for player in players]
            await azulejos("backup", file, "--database", here)
            assert not busy.done()
            process.kill()
            assert all(isinstance(outcome, LOST) for outcome in await busy)
    finally:
        process.kill()
    await azulejos("restore", file, "--database", there)
    again = Process(there)
    again.wait_until_up()
    async with Server(again.url) as server:
        for table, known in zip(tables, promised, strict=True):
            stranger = Player(again.url, table.id, ["x" * 43])
            await stranger.join()
            assert stranger.state["you"] == []
            player = Player(again.url, table.id, table.secrets)
            await player.join()
            assert player.state["you"] == [0, 1]
            assert {seq: entry["at"] for seq, entry in known.items()}.items() <= {
                seq: entry["at"] for seq, entry in player.entries.items()
            }.items()
            await play_some(player, 1, rng)
            await stranger.close()
            if table.id != tables[-1].id:
                await player.play_on(rng)
                while (kept := await server.http.get(f"/api/games/{table.id}")).status_code == 404:
                    await asyncio.sleep(0.05)
                assert kept.json()["reason"] == "played"
            await player.close()
    assert again.stop() == 0
