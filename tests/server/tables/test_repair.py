"""`azulejos repair`: what can be done about a broken log."""

import json
import random
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from azulejos.cli.repair import repair_tables
from azulejos.server.settings import database_url
from server.servers import Player, running, settings_for

Repair = Callable[..., Awaitable[list[str]]]


@pytest.fixture
def repair(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Repair:
    """The command, on the database of this test; what it says."""

    async def run(*tables: str, cut: Path | None = None) -> list[str]:
        capsys.readouterr()
        await repair_tables(database_url(str(tmp_path / "tables.db")), list(tables), cut)
        return capsys.readouterr().out.splitlines()

    return run


def change(database: Path, *statements: str) -> None:
    with sqlite3.connect(database) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


async def test_a_table_goes_on_from_its_last_whole_entry(tmp_path: Path, repair: Repair) -> None:
    database, cut = tmp_path / "tables.db", tmp_path / "cut.txt"
    async with running(settings_for(tmp_path)) as server:
        table, other = await server.make_table(), await server.make_table()
        player = await table.player(0, 1)
        for seat in (0, 1, 0):
            seq, choices = await player.may_do(seat)
            await player.act(seat, choices[0]["move"], seq)
    change(database, f"DELETE FROM entries WHERE table_id = '{table.id}' AND seq = 4")
    assert await repair() == [
        f"table {table.id} is broken (entry 5 cannot follow entry 3): 3 of 4 entries are whole, "
        "and it can go on from there",
        "tables looked at: 2, broken or set aside: 1",
        "to mend them: azulejos repair --cut FILE (make a backup first)",
    ]
    await repair(cut=cut)
    [line] = cut.read_text().splitlines()
    assert json.loads(line.removeprefix(table.id))["seq"] == 5
    assert await repair(other.id, table.id) == ["tables looked at: 2, broken or set aside: 0"]
    async with running(settings_for(tmp_path)) as server:
        again = Player(server.url, table.id, table.secrets)
        await again.join()
        assert again.seq == 3
        await again.play_on(random.Random(1))
        again.drop()


async def test_a_table_that_is_whole_after_all_can_be_played_again(tmp_path: Path, repair: Repair) -> None:
    database = tmp_path / "tables.db"
    async with running(settings_for(tmp_path)) as server:
        table = await server.make_table()
    change(database, "UPDATE tables SET fault = 'a newer version wrote it'")
    assert "was set aside, and is whole" in (await repair())[0]
    await repair(cut=tmp_path / "cut.txt")
    async with running(settings_for(tmp_path)) as server:
        assert (await server.http.get(f"/api/tables/{table.id}")).json()["status"] == "playing"


async def test_a_table_of_which_nothing_is_understood_is_closed(tmp_path: Path, repair: Repair) -> None:
    database = tmp_path / "tables.db"
    async with running(settings_for(tmp_path)) as server:
        await server.make_table()
    change(database, "UPDATE tables SET setup = '{}'")
    assert "can only be closed" in (await repair())[0]
    await repair(cut=tmp_path / "cut.txt")
    assert await repair() == ["tables looked at: 0, broken or set aside: 0"]


def test_a_table_that_is_not_there_is_said_in_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "azulejos", "repair", f"--database={tmp_path / 'tables.db'}", "nowhere"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert done.stderr.strip() == "azulejos: there is no table nowhere"
