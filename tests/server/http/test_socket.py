"""Every message of a table's socket, and every error."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
import websockets

from azulejos.server.settings import Settings
from server.servers import Player, Server, running, settings_for


async def refused(player: Player, type: str, **facts: Any) -> str:
    """The code of the problem that a request is answered with."""
    answer = await player.request(type, **facts)
    assert answer["type"] == "error", answer
    code: str = answer["problem"]["type"].removeprefix("/problems/")
    return code


async def test_joining_brings_the_state_and_what_one_may_do(server: Server) -> None:
    table = await server.make_table()
    player = await table.player(0)
    assert player.state["you"] == [0]
    assert player.state["table"]["host"] == 0
    assert player.state["table"]["to_choose"] == [0]
    assert [entry["kind"] for entry in player.state["log"]] == ["began", "deal"]
    assert player.state["position"]["to_act"] == 0
    choices = await player.until("choices")
    assert choices["seat"] == 0
    assert len(choices["choices"]) > 10


async def test_who_has_no_secret_watches_and_cannot_act(server: Server) -> None:
    table = await server.make_table()
    watcher = await table.player()
    assert watcher.state["you"] == []
    for kind, facts in (
        ("act", {"seq": watcher.seq, "move": "1b1"}),
        ("ask", {"what": "abort"}),
        ("answer", {"what": "abort", "yes": True}),
        ("resign", {}),
    ):
        assert await refused(watcher, kind, seat=0, **facts) == "forbidden"
    assert await refused(watcher, "chat", text="hello") == "watching"


async def test_a_wrong_secret_only_watches_and_is_told_so(server: Server) -> None:
    table = await server.make_table()
    player = Player(server.url, table.id, ["x" * 43])
    await player.connect()
    await player.send({"type": "join", "secrets": player.secrets})
    assert (await player.receive())["problem"]["type"] == "/problems/unauthorized"
    assert (await player.receive())["you"] == []


async def test_one_secret_is_one_seat(server: Server) -> None:
    table = await server.make_table()
    player = await table.player(0)
    await player.until("choices")
    assert await refused(player, "act", seat=1, seq=player.seq, move="1b1") == "forbidden"


async def test_several_secrets_are_several_seats_on_one_screen(server: Server) -> None:
    table = await server.make_table()
    both = await table.player(0, 1)
    assert both.state["you"] == [0, 1]
    await both.play_on(random.Random(1))


async def test_moves_are_told_to_all_and_acknowledged(server: Server) -> None:
    table = await server.make_table()
    players = [await table.player(seat) for seat in (0, 1)]
    move = (await players[0].may_do(0))[1][0]["move"]
    assert (await players[0].act(0, move))["seq"] == 3
    told = await players[1].after("move")
    assert (told["entry"]["seat"], told["entry"]["move"]) == (0, move)
    assert told["table"]["to_choose"] == [1]
    assert told["position"]["to_act"] == 1


async def test_a_move_is_refused_with_the_rule_it_breaks(server: Server) -> None:
    table = await server.make_table()
    player = await table.player(0)
    assert await refused(player, "act", seat=0, seq=player.seq, move="9b1") == "illegal_move"
    assert await refused(player, "act", seat=0, seq=player.seq, move="hello") == "not_a_move"
    other = await table.player(1)
    assert await refused(other, "act", seat=1, seq=player.seq, move="1b1") == "not_your_turn"


async def test_a_stale_move_is_refused_in_a_few_words(server: Server) -> None:
    table = await server.make_table()
    both = await table.player(0, 1)
    seq, choices = await both.may_do(0)
    await both.act(0, choices[0]["move"])
    _, choices = await both.may_do(1)
    for wrong in (0, seq, 1000):
        assert await refused(both, "act", seat=1, seq=wrong, move=choices[0]["move"]) == "stale"
    await both.send({"type": "ping"})
    assert (await both.receive())["type"] == "pong"


async def test_chat_does_not_make_a_move_stale(server: Server) -> None:
    table = await server.make_table()
    player = await table.player(0)
    seq, choices = await player.may_do(0)
    await player.request("chat", text="good luck")
    assert (await player.act(0, choices[0]["move"], seq))["type"] == "ack"


async def test_chat_is_tidied_limited_and_slowed_down(server: Server) -> None:
    table = await server.make_table()
    player, watcher = await table.player(0), await table.player()
    await player.request("chat", text="  <script>\n hello\u0000\u202e ")
    said = await watcher.entry("chat")
    assert (said["text"], said["name"], said["seat"]) == ("<script> hello", "Player 0", 0)
    assert await refused(player, "chat", text="\u200b") == "bad_text"
    assert await refused(player, "chat", text="x" * 301) == "invalid"
    codes = [(await player.request("chat", text="spam")).get("problem", {}).get("type") for _ in range(8)]
    assert "/problems/too_many" in codes


async def test_who_resigned_one_of_their_seats_still_chats_for_the_other(server: Server) -> None:
    table = await server.make_table("azul", 2, bots=1, takeover="random")
    both = await table.player(0, 1)
    assert (await both.request("resign", seat=0))["type"] == "ack"
    assert (await both.request("chat", text="I play on"))["type"] == "ack"
    said = await both.entry("chat")
    assert (said["name"], said["seat"]) == ("Player 1", 1)


async def test_the_host_may_switch_chat_off(server: Server) -> None:
    table = await server.make_table(chat=False)
    assert await refused(await table.player(0), "chat", text="hello") == "chat_off"


async def test_the_line_is_kept_open_by_pings(server: Server) -> None:
    table = await server.make_table()
    player = await table.player(0)
    await player.send({"type": "ping"})
    await player.until("pong")


async def test_what_is_missed_comes_after_the_last_number(server: Server) -> None:
    table = await server.make_table()
    both, watcher = await table.player(0, 1), await table.player()
    for turn in range(6):
        seq, choices = await both.may_do(turn % 2)
        await both.act(turn % 2, choices[0]["move"], seq)
    seen = watcher.seq
    await watcher.close()
    back = await table.player(since=seen)
    assert back.state == {}
    assert list(back.entries) == list(range((seen or 0) + 1, (both.seq or 0) + 1))
    assert back.told == {seq: told for seq, told in both.told.items() if seq > (seen or 0)}
    far = await table.player(since=10_000)
    assert far.state["seq"] == both.seq


async def test_agreements_takeback_draw_abort(server: Server) -> None:
    table = await server.make_table_of_friends()
    players = [await table.player(seat) for seat in (0, 1)]
    move = (await players[0].may_do(0))[1][0]["move"]
    await players[0].act(0, move)
    await players[0].request("ask", seat=0, what="takeback")
    await players[1].entry("asked")
    await players[1].request("answer", seat=1, what="takeback", yes=True)
    assert (await players[0].after("took_back"))["position"]["to_act"] == 0
    assert await refused(players[1], "answer", seat=1, what="draw", yes=True) == "nothing_asked"
    await players[0].request("ask", seat=0, what="draw")
    await players[1].request("answer", seat=1, what="draw", yes=False)
    assert not players[1].is_over
    await players[1].request("ask", seat=1, what="abort")
    await players[0].request("answer", seat=0, what="abort", yes=True)
    assert (await players[1].entry("ended"))["reason"] == "aborted"
    assert (await server.http.get("/api/games")).json()["games"] == []


async def test_resigning_ends_a_game_of_two_and_it_is_kept(server: Server) -> None:
    table = await server.make_table(public=True)
    players = [await table.player(seat) for seat in (0, 1)]
    await players[1].request("resign", seat=1)
    ended = await players[0].entry("ended")
    assert (ended["reason"], ended["ranking"]) == ("resigned", [1, 2])
    assert (await server.http.get(f"/api/games/{table.id}")).json()["reason"] == "resigned"
    assert await refused(players[0], "act", seat=0, seq=players[0].seq, move="1b1") == "over"


async def test_a_rematch_is_another_table_with_the_seats_rotated_and_the_same_secrets(server: Server) -> None:
    table = await server.make_table_of_friends()
    players = [await table.player(seat) for seat in (0, 1)]
    await players[0].request("resign", seat=0)
    await players[0].request("ask", seat=0, what="rematch")
    await players[1].request("answer", seat=1, what="rematch", yes=True)
    entry = await players[1].entry("rematch")
    again = Player(server.url, entry["table"], [table.secrets[0]])
    await again.join()
    assert again.state["you"] == [1]
    assert again.state["table"]["host"] == 1
    assert [seat["name"] for seat in again.state["table"]["seats"]] == ["Player 1", "Player 0"]
    assert (await server.http.get(f"/api/tables/{table.id}")).json()["next_table"] == entry["table"]


async def test_nobody_sees_the_wall_choices_of_others_before_all_have_chosen(server: Server) -> None:
    table = await server.make_table("azul-grey")
    players, watcher = [await table.player(seat) for seat in (0, 1)], await table.player()
    rng = random.Random(2)
    while True:  # until both have a wall choice to make
        turn = [player for player in players if player.choices]
        if len(turn) == 2 and all(choices[0]["kind"] == "tile" for p in turn for _, choices in p.choices.values()):
            break
        if len(turn) == 1:  # a take, or a wall choice that the other does not have
            seat = players.index(turn[0])
            seq, choices = turn[0].choices.pop(seat)
            await turn[0].act(seat, rng.choice(choices)["move"], seq)
        for player in players:
            await player.send({"type": "ping"})
            await player.until("pong")
    game_file = f"/api/tables/{table.id}/game"
    before = (await server.http.get(game_file)).text
    seq, choices = players[0].choices[0]
    answer = await players[0].act(0, choices[0]["move"], seq)
    number = answer["seq"]
    assert players[0].entries[number]["move"] == choices[0]["move"]
    for other in (players[1], watcher):
        while number not in other.entries:
            await other.receive()
        assert "move" not in other.entries[number]
        assert other.told[number]["position"]["boards"][0] != players[0].told[number]["position"]["boards"][0]
        late = await table.player(*([1] if other is players[1] else []))
        assert "move" not in late.entries[number]
    assert (await server.http.get(game_file)).text == before


async def test_bots_play_while_somebody_watches(server: Server) -> None:
    table = await server.make_table(people=1, bots=3)
    player = await table.player(0)
    await player.play_on(random.Random(3))
    movers = {entry["seat"] for entry in player.entries.values() if entry["kind"] == "move"}
    assert movers == {0, 1, 2, 3}


async def test_bots_wait_when_nobody_watches(server: Server) -> None:
    seats = [{"kind": "bot", "bot": "random"}] * 2
    body = {"preset": "azul", "seats": seats}
    table = (await server.http.post("/api/tables", json=body)).json()["table"]
    await asyncio.sleep(0.2)
    watcher = Player(server.url, table, [])
    await watcher.join()
    assert watcher.state["seq"] == 2
    await watcher.entry("ended")


async def test_a_clock_that_runs_out_ends_the_game(server: Server) -> None:
    table = await server.make_table(clock={"kind": "game", "seconds": 1, "increment": 0})
    player = await table.player(0)
    assert player.state["table"]["clocks"][0] <= 1
    assert (await player.entry("flagged"))["seat"] == 0
    assert (await player.entry("ended"))["reason"] == "flagged"


async def test_a_bot_takes_over_an_abandoned_seat_and_gives_it_back(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, abandon_after=0.1)) as server:
        table = await server.make_table("azul", 3, takeover="random")
        other = await table.player(1)
        taken = await other.entry("taken_over")
        assert (taken["seat"], taken["is_away"]) == (0, True)
        back = await table.player(0)
        kinds = [entry["kind"] for entry in back.entries.values()]
        assert kinds.count("seated") == 1
        assert back.state["table"]["seats"][0]["kind"] == "person"


async def test_everyone_is_told_who_is_connected(server: Server) -> None:
    table = await server.make_table()
    one = await table.player(0)
    other = await table.player(1)
    while (await one.until("presence"))["connected"] != [True, True]:
        pass
    await other.close()
    while (await one.until("presence"))["connected"] != [True, False]:
        pass


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", "invalid"),
        ("[]", "invalid"),
        ('{"type":"dance"}', "invalid"),
        ('{"type":"act"}', "invalid"),
        ('{"type":"act","id":"a","seat":"0","seq":1,"move":"1b1"}', "invalid"),
        ('{"type":"act","id":"a","seat":0,"seq":1,"move":"1b1","more":1}', "invalid"),
        ('{"type":"join"}', "invalid"),
        (b'{"type":"ping"}', "invalid"),
        ("[" * 3000, "invalid"),
        (json.dumps({"type": "chat", "text": "x" * 5000}), "too_large"),
    ],
)
async def test_a_frame_that_is_not_understood_is_refused_and_the_socket_lives(
    server: Server, frame: str | bytes, code: str
) -> None:
    table = await server.make_table()
    player = await table.player(0)
    await player.socket.send(frame)
    assert (await player.until("error"))["problem"]["type"] == f"/problems/{code}"
    await player.send({"type": "ping"})
    await player.until("pong")


async def test_a_huge_frame_closes_the_socket_and_nothing_else(server: Server) -> None:
    table = await server.make_table()
    player, other = await table.player(0), await table.player(1)
    await player.socket.send("x" * 1_000_000)
    with pytest.raises(websockets.ConnectionClosed):
        await player.until("pong")
    await other.send({"type": "ping"})
    await other.until("pong")


async def test_a_client_that_sends_nonsense_without_end_is_cut_off(server: Server) -> None:
    table = await server.make_table()
    player = await table.player(0)
    for _ in range(20):
        await player.socket.send("nonsense")
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await player.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


@pytest.mark.parametrize(
    "first", ['{"type":"ping"}', "nonsense", '{"type":"act","id":"a","seat":0,"seq":1,"move":"m"}']
)
async def test_the_first_message_must_be_a_join(server: Server, first: str) -> None:
    table = await server.make_table()
    player = Player(server.url, table.id, [])
    await player.connect()
    await player.socket.send(first)
    assert (await player.receive())["type"] == "error"
    with pytest.raises(websockets.ConnectionClosed):
        await player.receive()


async def test_a_table_that_is_not_there_is_not_found(server: Server) -> None:
    player = Player(server.url, "nothing", [])
    await player.connect()
    await player.send({"type": "join"})
    assert (await player.receive())["problem"]["type"] == "/problems/not_found"


async def test_pages_of_other_sites_cannot_open_a_socket(server: Server) -> None:
    table = await server.make_table()
    url = Player(server.url, table.id, []).url
    with pytest.raises(websockets.InvalidStatus) as refusal:
        await websockets.connect(url, origin="https://evil.example")
    assert refusal.value.response.status_code == 403
    own = server.url
    async with websockets.connect(url, origin=own):
        pass


async def test_sockets_and_messages_of_a_client_are_limited(tmp_path: Path) -> None:
    settings: Settings = settings_for(tmp_path, sockets_per_client=2, messages_per_second=1.0)
    async with running(settings) as server:
        table = await server.make_table()
        player = await table.player(0)
        await table.player(1)
        with pytest.raises(websockets.InvalidStatus):
            await table.player()
        for _ in range(6):
            await player.send({"type": "ping"})
        assert (await player.until("error"))["problem"]["type"] == "/problems/too_many"


async def test_tables_and_requests_of_a_client_are_limited(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, tables_per_hour=2, requests_per_second=2.0)) as server:
        for _ in range(2):
            await server.make_table()
        seats = [{"kind": "open"}] * 2
        answer = await server.http.post("/api/tables", json={"preset": "azul", "seats": seats})
        assert answer.status_code == 429
        text = {"content-type": "text/plain"}
        assert (await server.http.post("/api/games", content="azulejos 1", headers=text)).status_code == 429
        codes = [(await server.http.get("/api/health")).status_code for _ in range(10)]
        assert codes[0] == 200
        assert 429 in codes


async def test_tables_in_all_are_limited(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, max_tables=1)) as server:
        await server.make_table()
        body = {"preset": "azul", "seats": [{"kind": "open"}] * 2}
        assert (await server.http.post("/api/tables", json=body)).status_code == 503
