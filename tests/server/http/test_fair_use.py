"""What one client may ask for: files by their cost, and nobody waits for another's."""

import asyncio
import gc
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

import azulejos
from azulejos.records import FrameTeller, GameRecord, Node, read_game, write_game
from azulejos.server import wire
from azulejos.server.http.work import MOST_AT_ONCE
from azulejos.table.limits import LONGEST_FILE, MOST_ACTIONS
from server.servers import Process, Server, running, settings_for

TEXT = {"content-type": "text/plain"}
ONE = "azulejos 1\ngame: azul/2\n\n"
MANY_GAMES = ONE * (LONGEST_FILE // len(ONE))
MANY_VARIATIONS = ONE + "=k " + "(=b) " * ((LONGEST_FILE - 100) // 5)
DEEP = ONE + "=k " + "(=b " * 1000 + ")" * 1000


def long_game(actions: int) -> str:
    """A game in which all tiles are dropped, which nothing ends."""
    record, rng = GameRecord(azulejos.azul(4, max_rounds=999)), random.Random(1)
    node = record.root
    for _ in range(actions):
        legal = node.position.legal_actions()
        dropped = [action for action in legal if str(action).endswith("f")]
        node = node.add(rng.choice(dropped or legal))
    return write_game(record)


@pytest.mark.parametrize(
    ("file", "status", "words"),
    [
        (MANY_GAMES, 422, "where one is wanted"),
        (MANY_VARIATIONS, 413, f"no more than {MOST_ACTIONS} actions"),
        (DEEP, 422, "nested"),
    ],
)
async def test_a_file_that_holds_too_much_is_refused_wherever_it_is_sent(
    server: Server, file: str, status: int, words: str
) -> None:
    people = [{"kind": "person"}, {"kind": "person"}]
    origin = {"preset": "azul", "seats": people, "origin": {"file": file, "ply": 0}}
    answers = [await server.http.post(url, content=file, headers=TEXT) for url in ("/api/frames", "/api/games")]
    for answer in (*answers, await server.http.post("/api/tables", json=origin)):
        assert answer.status_code == status, answer.text
        assert words in answer.json()["detail"]


def test_many_games_are_counted_before_any_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Any] = []
    monkeypatch.setattr("azulejos.records.reader._read", lambda *given: read.append(given))
    with pytest.raises(azulejos.AzulejosError, match="where one is wanted"):
        read_game(MANY_GAMES)
    assert read == []


def test_a_file_that_was_refused_leaves_nothing_in_memory() -> None:
    gc.collect()
    gc.disable()
    try:
        for broken in (MANY_VARIATIONS[: 5 * 1000] + " nonsense", MANY_VARIATIONS):
            with pytest.raises(azulejos.AzulejosError):
                read_game(broken, MOST_ACTIONS)
        assert sum(isinstance(found, Node) for found in gc.get_objects()) < 10
    finally:
        gc.enable()


def test_frames_that_wait_hold_no_positions() -> None:
    record = read_game(long_game(500))
    frames = FrameTeller(record).main_line()
    record.take_apart()
    assert [frame["ply"] for frame in frames][-1] == 500


async def test_a_long_game_comes_in_pieces_and_is_whole(server: Server) -> None:
    async with server.http.stream("POST", "/api/frames", content=long_game(1_000), headers=TEXT) as answer:
        assert "content-length" not in answer.headers
        pieces = [piece async for piece in answer.aiter_raw()]
    frames = wire.Frames.model_validate_json(b"".join(pieces))
    assert len(pieces) > 2
    assert [frame.ply for frame in frames.frames][-1] == 1_000


@pytest.fixture
async def poor(tmp_path: Path) -> AsyncIterator[Server]:
    """A server that gives each client a hundredth of a second."""
    async with running(settings_for(tmp_path, work_seconds=0.01)) as found:
        yield found


async def test_who_has_used_up_their_time_waits_and_plays_on_meanwhile(poor: Server) -> None:
    assert (await poor.http.post("/api/frames", content=long_game(300), headers=TEXT)).status_code == 200
    position = {"position": str(azulejos.azul().new())}
    for url in ("/api/study", "/api/picture"):
        answer = await poor.http.post(url, json=position)
        assert answer.status_code == 429
        assert "0.01 seconds" in answer.json()["detail"]
        assert int(answer.headers["retry-after"]) >= 1
    assert (await poor.http.post("/api/frames", content=ONE, headers=TEXT)).status_code == 429
    table = await poor.make_table()
    player = await table.player(0, 1)
    seq, choices = await player.may_do(0)
    assert (await player.act(0, choices[0]["move"], seq))["type"] == "ack"


async def test_a_client_may_ask_for_some_things_at_once_and_not_for_many(server: Server) -> None:
    file = long_game(300)
    asked = [server.http.post("/api/frames", content=file, headers=TEXT) for _ in range(4 * MOST_AT_ONCE)]
    codes = [answer.status_code for answer in await asyncio.gather(*asked)]
    assert set(codes) == {200, 429}
    assert codes.count(200) >= MOST_AT_ONCE
    assert (await server.http.post("/api/frames", content=file, headers=TEXT)).status_code == 200


async def test_the_work_of_clients_alternates(server: Server) -> None:
    """Whoever comes second is not served after everything that the first has asked for."""
    from azulejos.server.http.limits import Client
    from azulejos.server.http.work import Work

    work: Work = server.app.state.work
    many, one = (Client(server.app.state.settings) for _ in range(2))
    order: list[str] = []
    tasks = [asyncio.create_task(work.do(many, lambda: order.append("many"))) for _ in range(MOST_AT_ONCE)]
    await asyncio.sleep(0)
    await work.do(one, lambda: order.append("one"))
    await asyncio.gather(*tasks)
    assert order.index("one") <= 2


async def test_a_request_that_is_no_file_must_be_short(server: Server) -> None:
    answer = await server.http.post("/api/study", json={"position": {"x": [[]] * 10_000}})
    assert answer.status_code == 413


# ---------------------------------------------------------------------------------------------------- memory


def resident(pid: int) -> float:
    """Megabytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    found = Process(str(tmp_path / "tables.db"), "--requests-per-second=20")
    found.wait_until_up()
    yield found
    found.stop()


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
async def test_uploads_within_the_limits_take_little_memory_and_nobody_waits(process: Process) -> None:
    """Eighty files of 100 KB at once, by which a server once grew sixfold, and another's moves beside them."""
    async with Server(process.url) as server:
        table = await server.make_table()
        player = await table.player(0, 1)
        before, most = resident(process.process.pid), 0.0
        files = [MANY_GAMES, MANY_VARIATIONS, long_game(MOST_ACTIONS)]
        uploads = [
            asyncio.create_task(server.http.post("/api/frames", content=files[i % 3], headers=TEXT)) for i in range(79)
        ]
        moves = 0
        while not all(upload.done() for upload in uploads):
            for seat in list(player.choices):
                seq, choices = player.choices.pop(seat)
                await player.act(seat, random.Random(moves).choice(choices)["move"], seq)
                moves += 1
            if player.is_over:
                await asyncio.sleep(0.05)
            elif not player.choices:
                await player.receive()
            most = max(most, resident(process.process.pid))
        codes = {upload.result().status_code for upload in uploads}
        await player.close()
    assert codes <= {200, 413, 422, 429}
    assert {413, 429} & codes
    assert moves > 0
    assert most - before < 100
