"""Whole games over real sockets, with lost connections, stale moves and moves sent twice."""

import asyncio
import random
from pathlib import Path

import pytest

import azulejos
from azulejos.records import read_game
from server.servers import Player, running, settings_for


async def play_with_trouble(player: Player, rng: random.Random) -> None:
    """Play one's seats to the end; now and then lose the connection, or send a move again."""
    while not player.is_over:
        for seat in list(player.choices):
            seq, choices = player.choices.pop(seat)
            move = rng.choice(choices)["move"]
            if rng.random() < 0.08:  # sent, and the line breaks before the answer
                await player.send({"type": "act", "id": "lost", "seat": seat, "seq": seq, "move": move})
                await player.reconnect()
                continue
            answer = await player.act(seat, move, seq)
            if answer["type"] == "error":
                assert answer["problem"]["type"] == "/problems/stale"
            elif rng.random() < 0.15:  # sent twice
                again = await player.act(seat, move, seq)
                assert again["problem"]["type"] in ("/problems/stale", "/problems/over")
        if not player.choices and not player.is_over:
            await player.receive()


@pytest.mark.parametrize(("preset", "people"), [(preset, 2 + i % 3) for i, preset in enumerate(azulejos.PRESETS)])
async def test_a_whole_game_is_the_same_for_all_whatever_happens_to_their_lines(
    tmp_path: Path, preset: str, people: int
) -> None:
    rng = random.Random(f"{preset} {people}")
    async with running(settings_for(tmp_path)) as server:
        table = await server.make_table(preset, people)
        players = [await table.player(seat) for seat in range(people)]
        watcher = await table.player()
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(play_with_trouble(player, rng))
            group.create_task(watcher.entry("ended"))
        everyone = [*players, watcher]
        logs = [{seq: without_own_move(entry) for seq, entry in player.entries.items()} for player in everyone]
        assert all(log == logs[0] for log in logs)
        for player in everyone:
            assert all(told["table"] == watcher.told[seq]["table"] for seq, told in player.told.items())
        assert sorted(logs[0]) == list(range(1, len(logs[0]) + 1))
        file = (await server.http.get(f"/api/games/{table.id}/file")).text
        scores = logs[0][max(logs[0])]["scores"]
        assert list(read_game(file).final.scores) == scores


def without_own_move(entry: dict) -> dict:
    """What everyone may know of an entry."""
    return {name: value for name, value in entry.items() if name != "move" or entry["kind"] != "chose"}
