"""Private is private: games of private tables are listed on one's own machine or if the operator says so, and chat is
in no file."""

from pathlib import Path
from typing import Any

import pytest

from server.servers import Server, running, settings_for

SAID = "between you and me"


async def finished(server: Server) -> str:
    """A private game that has ended, at a table where somebody has chatted."""
    table = await server.make_table_of_friends()
    player = await table.player(0)
    await player.request("chat", text=SAID)
    await player.request("resign", seat=0)
    await player.close()
    assert (await server.http.get(f"/api/games/{table.id}")).status_code == 200
    return table.id


async def listed(server: Server, **headers: str) -> list[str]:
    games: list[dict[str, Any]] = (await server.http.get("/api/games", headers=headers)).json()["games"]
    return [game["id"] for game in games]


async def test_a_private_game_is_listed_on_ones_own_machine_alone(server: Server) -> None:
    game = await finished(server)
    assert await listed(server) == [game]
    assert await listed(server, **{"x-forwarded-for": "203.0.113.7"}) == []


@pytest.mark.parametrize(
    "change", [{"host": "0.0.0.0"}, {"allowed_hosts": ("azulejos.test",)}, {"origins": ("https://azulejos.test",)}]
)
async def test_a_server_for_others_lists_no_private_game(tmp_path: Path, change: dict[str, Any]) -> None:
    async with running(settings_for(tmp_path, **change)) as server:
        await finished(server)
        assert await listed(server) == []


async def test_an_operator_may_list_private_games_but_not_through_a_proxy(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, list_private=True)) as server:
        game = await finished(server)
        assert await listed(server) == [game]
        for header in ("x-forwarded-for", "forwarded", "via"):
            assert await listed(server, **{header: "203.0.113.7"}) == []


async def test_chat_is_in_no_file_and_no_list(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, list_private=True)) as server:
        game = await finished(server)
        urls = [f"/api/games/{game}", f"/api/games/{game}/file", f"/api/games/{game}/frames", f"/api/tables/{game}"]
        for url in (*urls, f"/api/tables/{game}/game", "/api/games", "/api/tables", "/metrics"):
            answer = await server.http.get(url)
            assert answer.status_code == 200, url
            assert SAID not in answer.text, url


async def test_one_broken_table_does_not_spoil_the_list(tmp_path: Path) -> None:
    body = {"preset": "azul", "seats": [{"kind": "open"}] * 2, "public": True}
    async with running(settings_for(tmp_path)) as server:
        tables = [(await server.http.post("/api/tables", json=body)).json()["table"] for _ in range(3)]
    import sqlite3

    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE tables SET setup = '{}' WHERE id = ?", (tables[1],))
    database.close()
    async with running(settings_for(tmp_path)) as server:
        answer = await server.http.get("/api/tables")
        assert answer.status_code == 200
        assert [line["id"] for line in answer.json()["tables"]] == [tables[2], tables[0]]
