"""What 0.1 has stored opens, and goes on.

`old/tables.sql` is the dump of a database that a server of 0.1 wrote: finished games, tables in the midst of one, an
open table, takebacks, chat, hidden wall choices. `old/tables.json` is what that server knew of each table.
"""

import json
import random
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import azulejos
from azulejos.records import read_game, write_game
from server.servers import Made, Player, Server, running, settings_for

OLD = Path(__file__).parent / "old"
KNOWN: dict[str, dict[str, Any]] = json.loads((OLD / "tables.json").read_text(encoding="utf-8"))
TABLES = {name: known for name, known in KNOWN.items() if "seq" in known}
PLAYING = [name for name, known in TABLES.items() if known["status"] == "playing"]
FINISHED = [name for name, known in TABLES.items() if known["status"] == "over"]


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[Server]:
    database = sqlite3.connect(tmp_path / "tables.db")
    database.executescript((OLD / "tables.sql").read_text(encoding="utf-8"))
    database.close()
    async with running(settings_for(tmp_path, list_private=True)) as server:
        yield server


def table_of(server: Server, name: str) -> Made:
    return Made(server, TABLES[name]["id"], TABLES[name]["secrets"])


@pytest.mark.parametrize("name", TABLES)
async def test_a_table_is_as_it_was(old: Server, name: str) -> None:
    known = TABLES[name]
    watcher = await table_of(old, name).player()
    table, position = watcher.state["table"], watcher.state["position"]
    assert table["status"] == known["status"]
    assert table["to_choose"] == known["to_choose"]
    assert table["result"] == known["result"]
    assert [asked["what"] for asked in table["asked"]] == known["asked"]
    assert {entry["kind"] for entry in watcher.entries.values()} >= set(known["kinds"])
    assert (None if position is None else str(azulejos.position_from_json(position))) == known["position"]
    assert (await old.http.get(f"/api/tables/{known['id']}/game")).text == known["file"]


@pytest.mark.parametrize("name", PLAYING)
async def test_a_game_goes_on_to_its_end(old: Server, name: str) -> None:
    table = table_of(old, name)
    player = await table.player(*range(len(table.secrets)))
    await player.play_on(random.Random(1))
    assert (await player.entry("ended"))["reason"] == "played"
    assert (await old.http.get(f"/api/games/{table.id}")).json()["reason"] == "played"


async def test_hidden_wall_choices_stay_hidden_and_their_owners_know_them(old: Server) -> None:
    table, chosen = table_of(old, "hidden wall choice"), KNOWN["hidden wall choice"]["chosen"]
    seat = chosen["seat"]
    for player, is_owner in ((await table.player(seat), True), (await table.player(1 - seat), False)):
        last = max(player.entries)
        assert player.entries[last]["kind"] == "chose"
        assert player.entries[last].get("move") == (chosen["move"] if is_owner else None)


async def test_what_was_asked_can_be_answered(old: Server) -> None:
    player = await table_of(old, "friends").player(0)
    await player.request("answer", seat=0, what="abort", yes=True)
    assert (await player.entry("ended"))["reason"] == "aborted"


async def test_an_open_seat_can_be_taken(old: Server) -> None:
    table = table_of(old, "waiting")
    lines = (await old.http.get("/api/tables")).json()["tables"]
    assert [(line["id"], line["clock"]["increment"]) for line in lines] == [(table.id, 5)]
    assert (await old.http.post(f"/api/tables/{table.id}/seats", json={"name": "Rui"})).status_code == 201
    assert (await table.player(0)).state["table"]["status"] == "playing"


async def test_a_rematch_takes_the_same_secrets(old: Server) -> None:
    known = KNOWN["resigned"]
    again = Player(old.url, known["next_table"], [known["secrets"][0]])
    await again.join()
    assert again.state["you"] == [1]
    assert again.state["table"]["status"] == "playing"


async def test_finished_games_are_listed_and_replayed(old: Server) -> None:
    listed = {game["id"]: game for game in (await old.http.get("/api/games")).json()["games"]}
    assert set(listed) == {*(TABLES[name]["id"] for name in FINISHED), KNOWN["imported"]["id"]}
    for name in FINISHED:
        known = TABLES[name]
        assert listed[known["id"]]["scores"] == known["result"]["scores"]
        assert (await old.http.get(f"/api/games/{known['id']}/file")).text == known["file"]
        frames = (await old.http.get(f"/api/games/{known['id']}/frames")).json()["frames"]
        assert str(azulejos.position_from_json(frames[-1]["position"])) == known["position"]


@pytest.mark.parametrize("name", [name for name in KNOWN if KNOWN[name]["file"]])
def test_a_game_file_is_read_and_written_as_it_was(name: str) -> None:
    file = KNOWN[name]["file"]
    assert write_game(read_game(file)) == file
