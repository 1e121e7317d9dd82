"""The terminal app at a server's table, over a real socket."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from textual.widgets import Input, RichLog, Static

from azulejos import AzulejosError
from azulejos.locales import load
from azulejos.terminal.app import TerminalApp
from azulejos.terminal.game import GameScreen
from azulejos.terminal.remote import RemoteSession, join
from azulejos.terminal.visiting import PlainVisit
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


async def two_people(server: Server) -> tuple[RemoteSession, RemoteSession]:
    """Ann and Ben at one table, neither of them connected yet."""
    link = await open_table(server, seats=[{"kind": "open"}, {"kind": "open"}])
    ann = await asyncio.to_thread(join, link, "Ann", ENGLISH)
    answer = await server.http.post(f"/api/tables/{ann.table['id']}/seats", json={"name": "Ben"})
    return ann, RemoteSession(link, ann.table, [answer.json()["secret"]])


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
    ann, ben = await two_people(server)
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


async def test_people_at_a_table_talk(server: Server) -> None:
    ann, ben = await two_people(server)
    hearing = asyncio.ensure_future(ben.run())
    app = TerminalApp(ann, "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: ann.choices(0) and ben.seats == {1})
        await pilot.pause()
        await pilot.press("1", "tab", *"Hello", "enter")
        await until(lambda: [entry["text"] for entry in ben.log if entry["kind"] == "chat"] == ["Hello"])
        ben.chat("Good luck")
        await until(lambda: ann.log[-1]["kind"] == "chat" and ann.log[-1]["name"] == "Ben")
        await pilot.pause()
        assert [line.text for line in app.screen.query_one(RichLog).lines][-2:] == ["Ann: Hello", "Ben: Good luck"]
        assert app.screen.query_one("#move", Input).value == "1"
        await pilot.press("escape")
        assert app.focused is app.screen.query_one("#move")
    hearing.cancel()


async def test_hints_are_suggested_and_agreed_to(server: Server) -> None:
    ann, ben = await two_people(server)
    hearing = asyncio.ensure_future(ben.run())
    app = TerminalApp(ann, "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: ann.choices(0) and ben.seats == {1})
        await pilot.pause()
        await pilot.press("f3")
        message = app.screen.query_one("#message", Static)
        await until(lambda: "Press F3 again to suggest hints for everyone." in str(message.content))
        await pilot.press("f3")
        await until(lambda: [request["what"] for request in ben.table["asked"]] == ["help"])
        ben.answer(1, "help", yes=True)
        await until(lambda: ann.table["help"])
        ann.act(0, ann.choices(0)[0]["move"])
        await until(lambda: ben.choices(1))
        await pilot.press("f3")
        await until(lambda: "It’s not your turn" in str(message.content))
    hearing.cancel()


async def test_a_table_is_looked_at_and_joined_from_the_menu(server: Server) -> None:
    link = await open_table(server, clock={"kind": "move", "seconds": 30})
    app = TerminalApp(None, "en", pause=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click("#join")
        await pilot.press(*"http://nowhere", "enter")
        message = app.screen.query_one("#message", Static)
        await until(lambda: "is not the link of a table" in str(message.content))
        app.screen.query_one("#link", Input).value = link
        await pilot.press("enter")
        await until(lambda: str(message.content).splitlines()[1:2] == ["Free seat, Random"])
        assert str(message.content).splitlines()[2:] == ["30 seconds per move", "Round limit: 1"]
        app.screen.query_one("#name", Input).value = "Ann"
        await pilot.press("enter")
        await until(lambda: isinstance(app.screen, GameScreen) and app.screen.session.choices(0))
        assert app.screen.session.table["seats"][0]["name"] == "Ann"


async def test_a_table_is_told_in_sentences(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = await two_people(server)
    hearing = asyncio.ensure_future(ben.run())
    reading, writing = os.pipe()
    said: list[str] = []

    def type_line(line: str) -> None:
        print(line, file=typing, flush=True)

    with os.fdopen(reading) as typed, os.fdopen(writing, "w") as typing:
        monkeypatch.setattr("sys.stdin", typed)
        visit = asyncio.ensure_future(PlainVisit(ann, load("en"), said.append).stay())
        await until(lambda: "Ann, your move (? for help):" in said and ben.seats == {1})
        type_line("say Hello")
        await until(lambda: "Ann: Hello" in said)
        type_line("9r1")
        await until(lambda: any("there is no factory 9" in sentence for sentence in said))
        ben.ask(1, "draw")
        await until(lambda: "Type yes to agree, no to decline." in said)
        type_line("no")
        await until(lambda: "Ann declines." in said)
        type_line("hint")
        await until(lambda: said[-1] == "Type hint again to suggest hints for everyone.")
        assert said[-2] == "There are no hints at this table: other people play too."
        type_line("hint")
        await until(lambda: said[-1] == "Ann suggests hints for everyone.")
        ben.answer(1, "help", yes=False)
        await until(lambda: "Ben declines." in said)
        move = ann.choices(0)[0]["move"]
        type_line(move)
        await until(lambda: ben.choices(1))
        ben.act(1, ben.choices(1)[0]["move"])
        await until(lambda: said.count("Ann, your move (? for help):") == 2)
        type_line("resign")
        type_line("resign")
        await until(lambda: "1. Ben, 0 points" in said)
        type_line("rematch")
        ben.ask(1, "rematch")
        await until(lambda: "Round 1: Ben starts." in said)
        type_line("quit")
        await asyncio.wait_for(visit, 30)
    hearing.cancel()
    assert said[1:4] == ["Azul", "Free seat, Free seat", "No clock"]
    assert said[-1].startswith("Your seat is kept for you. Come back with `azulejos join http://")


async def test_a_wrong_link_is_explained(server: Server) -> None:
    with pytest.raises(AzulejosError, match="is not the link of a table"):
        join("http://nowhere/x", "Ann", ENGLISH)
    with pytest.raises(AzulejosError, match="This doesn’t exist"):
        await asyncio.to_thread(join, f"{server.url}/t/nothing", "Ann", ENGLISH)
    with pytest.raises(AzulejosError, match="Der Server antwortet nicht"):
        await asyncio.to_thread(join, "http://127.0.0.1:9/t/abcd", "Ann", load("de"))
