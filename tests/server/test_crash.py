"""SQLite and a server that is killed in the middle of everything: what was acknowledged is there."""

import asyncio
import random
from pathlib import Path
from typing import Any

import websockets

from server.servers import Made, Player, Process, Server

GAMES = 24
PRESETS = ("azul", "azul-grey", "azul-jokers", "pavilion")


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed_at_random_points(tmp_path: Path) -> None:
    rng = random.Random(11)
    database = str(tmp_path / "tables.db")
    tables: list[Made] = []
    known: dict[str, dict[int, Any]] = {}
    kills = 0
    is_done = False
    while not is_done:
        process = Process(database)
        process.wait_until_up()
        try:
            async with Server(process.url) as server:
                for number in range(GAMES - len(tables)):
                    preset = PRESETS[number % len(PRESETS)]
                    options = {} if preset == "pavilion" else {"max_rounds": 2}
                    tables.append(await server.make_table(preset, options=options))
                moves = rng.randrange(100, 300)
                players = [Player(server.url, table.id, table.secrets) for table in tables]
                playing = asyncio.gather(*(play(player, known, rng) for player in players), return_exceptions=True)
                while sum(len(player.acks) for player in players) < moves and not playing.done():
                    await asyncio.sleep(0.005)
                process.kill()
                kills += 1
                for outcome in await playing:
                    assert outcome is None or isinstance(outcome, websockets.ConnectionClosed | OSError), outcome
                is_done = all(player.is_over for player in players) or kills == 4
        finally:
            process.kill()
    assert kills >= 3
    assert sum(map(len, known.values())) > 400


async def play(player: Player, known: dict[str, dict[int, Any]], rng: random.Random) -> None:
    """One person plays both seats; everything that was ever told or acknowledged must still be there."""
    seen = known.setdefault(player.url.split("/")[-2], {})
    await player.join()
    now = {entry["seq"]: entry["at"] for entry in player.state["log"]}
    assert {seq: entry["at"] for seq, entry in seen.items()}.items() <= now.items()
    seen |= player.entries
    player.entries = seen
    await player.play_on(rng)
    await player.close()
