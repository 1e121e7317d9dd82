"""Who may act at a table: whoever holds the seat at that moment."""

import pytest
import websockets

from server.servers import Made, Player, Server


async def sit(server: Server, table: str, name: str) -> str:
    answer = await server.http.post(f"/api/tables/{table}/seats", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["secret"])


async def leave(server: Server, table: Made, seat: int) -> int:
    headers = {"authorization": f"Bearer {table.secrets[seat]}"}
    return (await server.http.delete(f"/api/tables/{table.id}/seats/{seat}", headers=headers)).status_code


@pytest.fixture
async def three(server: Server) -> tuple[Made, Player]:
    """A table for three that waits for its third player, and the socket of the second, who leaves."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    data = (
        await server.http.post("/api/tables", json={"preset": "azul", "players": 3, "seats": seats, "start": 1})
    ).json()
    table = Made(server, data["table"], [data["seats"][0]["secret"]])
    table.secrets.append(await sit(server, table.id, "Leaver"))
    return table, await table.player(1)


async def test_a_leaver_is_told_and_cut_off(server: Server, three: tuple[Made, Player]) -> None:
    table, leaver = three
    other_tab = await table.player(1)
    assert await leave(server, table, 1) == 204
    for socket in (leaver, other_tab):
        assert (await socket.until("error"))["problem"]["type"] == "/problems/seat_lost"
        with pytest.raises(websockets.ConnectionClosed):
            await socket.until("nothing more")


async def test_a_leaver_cannot_act_for_whoever_sits_down_next(server: Server, three: tuple[Made, Player]) -> None:
    table, _ = three
    assert await leave(server, table, 1) == 204
    await sit(server, table.id, "Somebody else")
    await sit(server, table.id, "Third")
    former = await table.player(1)
    assert former.state["you"] == []
    for what in (
        {"type": "act", "seat": 1, "seq": former.seq, "move": "1k1"},
        {"type": "resign", "seat": 1},
        {"type": "chat", "text": "it is still me"},
        {"type": "ask", "seat": 1, "what": "abort"},
    ):
        answer = await former.request(**what)
        refused = "watching" if what["type"] == "chat" else "forbidden"
        assert answer["problem"]["type"] == f"/problems/{refused}", answer
    assert 1 not in former.choices
    assert await leave(server, table, 1) == 401


async def test_a_command_that_was_sent_before_its_seat_changed_hands_is_refused(
    server: Server, three: tuple[Made, Player]
) -> None:
    """The socket knows nothing yet; the table decides when the command is done."""
    table, leaver = three
    hub = server.app.state.hub
    live = await hub.open(table.id)
    live.attendance.sockets.clear()  # nobody tells the leaver
    assert await leave(server, table, 1) == 204
    await sit(server, table.id, "Somebody else")
    answer = await leaver.request("chat", text="it is still me")
    assert answer["problem"]["type"] == "/problems/watching"
    assert [entry["kind"] for entry in await hub.storage.read_log(table.id)] == ["seated", "left", "seated"]
