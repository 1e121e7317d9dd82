"""The terminal app at a server's table, over a real socket."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from textual.widgets import Static

from azulejos import AzulejosError
from azulejos.locales import load
from azulejos.terminal.app import TerminalApp
from azulejos.terminal.remote import RemoteSession, join
from server.servers import Server, running, settings_for

ENGLISH = load("en")


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with running(settings_for(tmp_path)) as found:
        yield found


async def open_table(server: Server, **more: object) -> str:
    """The link of a table where one seat is open and a bot sits on the other."""
    body = {
        "preset": "azul",
        "players": 2,
        "options": {"max_rounds": 1},
        "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}],
        **more,
    }
    answer = await server.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return f"{server.url}/t/{answer.json()['table']}"


async def until(condition: object) -> None:
    async with asyncio.timeout(30):
        while not condition():  # type: ignore[operator]
            await asyncio.sleep(0.02)


async def test_a_game_is_joined_by_its_link_and_played_to_the_end(server: Server) -> None:
    link = await open_table(server, clock={"kind": "game", "seconds": 600, "increment": 5})
    session = await asyncio.to_thread(join, link, "Ann", ENGLISH)
    app = TerminalApp(session, "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: session.choices(0))
        assert session.seats == {0}
        await pilot.pause()
        assert "▶Ann 0 9:5" in str(app.screen.query_one("#boards", Static).content)
        while session.table["result"] is None:
            seq = session.seq
            await pilot.press("down", "enter")
            await until(lambda seq=seq: session.table["result"] or (session.seq > seq and session.choices(0)))
        await pilot.pause()
        assert str(app.screen.query_one("#status", Static).content).startswith("The game is over. 1. ")
    assert session.table["result"]["reason"] == "played"


async def test_a_rematch_leads_to_the_next_table(server: Server) -> None:
    session = await asyncio.to_thread(join, await open_table(server), "Ann", ENGLISH)
    app = TerminalApp(session, "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: session.choices(0))
        await pilot.press("f9", "f9")
        await until(lambda: session.table["result"])
        await pilot.press("f8")
        await until(lambda: app.screen.session is not session and app.screen.session.seats == {1})


async def test_a_request_is_gone_when_the_game_goes_on(server: Server) -> None:
    link = await open_table(server, seats=[{"kind": "open"}, {"kind": "open"}])
    ann = await asyncio.to_thread(join, link, "Ann", ENGLISH)
    table = await server.http.get(f"/api/tables/{link.rpartition('/')[2]}")
    answer = await server.http.post(f"/api/tables/{table.json()['id']}/seats", json={"name": "Ben"})
    ben = RemoteSession(ann._address, ann.table, [answer.json()["secret"]])
    running = [asyncio.ensure_future(session.run()) for session in (ann, ben)]
    await until(lambda: ann.choices(0) and ben.seats == {1})
    ben.ask(1, "draw")
    await until(lambda: [request["what"] for request in ann.table["asked"]] == ["draw"])
    ann.act(0, ann.choices(0)[0]["move"])
    await until(lambda: ben.choices(1))
    assert (ann.table["asked"], ben.table["asked"]) == ([], [])
    for task in running:
        task.cancel()


async def test_a_lost_connection_is_made_again_and_the_seat_is_kept(server: Server) -> None:
    link = await open_table(server)
    session = await asyncio.to_thread(join, link, "Ann", ENGLISH)
    app = TerminalApp(session, "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: session.choices(0))
        await session._socket.close()
        await until(lambda: session._socket is not None)
        await pilot.press(*"9r1", "enter")
        message = app.screen.query_one("#message", Static)
        await until(lambda: "factory 9" in str(message.content))
    again = await asyncio.to_thread(join, link, "Somebody", ENGLISH)
    assert again._secrets == session._secrets


async def test_a_wrong_link_is_explained(server: Server) -> None:
    with pytest.raises(AzulejosError, match="is not the link of a table"):
        join("http://nowhere/x", "Ann", ENGLISH)
    with pytest.raises(AzulejosError, match="This doesn’t exist"):
        await asyncio.to_thread(join, f"{server.url}/t/nothing", "Ann", ENGLISH)
    with pytest.raises(AzulejosError, match="Der Server antwortet nicht"):
        await asyncio.to_thread(join, "http://127.0.0.1:9/t/abcd", "Ann", load("de"))
