"""Studies over HTTP, in real processes: limited, fair, and gone when nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic import TypeAdapter

import azulejos
from azulejos import study
from azulejos.bots import find_bot
from azulejos.locales import load
from azulejos.records import GameRecord, read_game, write_game
from azulejos.server import wire
from azulejos.study.telling import tell_review
from azulejos.terminal.remote import RemoteSession
from azulejos.terminal.suggesting import RemoteHints
from server.servers import Server, running, settings_for

pytestmark = pytest.mark.compiled

ANALYSIS: TypeAdapter[Any] = TypeAdapter(wire.AnalysisLine)
REVIEW: TypeAdapter[Any] = TypeAdapter(wire.ReviewLine)
PATIENCE = 300
"""Seconds: a process starts and loads what was compiled first."""


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with running(settings_for(tmp_path, workers=1, study_niceness=0, study_seconds=600)) as found:
        yield found


def short_game() -> str:
    """One that is over after a round."""
    rng, game = random.Random(3), azulejos.azul(max_rounds=1)
    record = GameRecord(game, ["Ana", "Ben"])
    node = record.root
    while not node.position.is_over:
        position = node.position
        chosen = rng.choice(position.legal_actions()) if position.is_chance else find_bot("greedy").think(position)
        node = node.add(chosen if position.is_chance else chosen.action)
    return write_game(record)


async def lines_of(server: Server, path: str, body: dict[str, Any]) -> list[dict[str, Any]]:
    async with server.http.stream("POST", path, json=body, timeout=PATIENCE) as answer:
        assert answer.status_code == 200, await answer.aread()
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        return [json.loads(line) async for line in answer.aiter_lines()]


async def test_what_is_wrong_is_said_in_one_sentence(server: Server) -> None:
    """The last two are found by the process that studies."""
    dealt = str(azulejos.azul().new(random.Random(1)))
    for path, body, said in [
        ("/api/analysis", {"position": "azul/2 nonsense"}, "position"),
        ("/api/analysis", {"position": dealt, "lines": 9}, "lines"),
        ("/api/review", {"file": "no game"}, "azulejos 1"),
        ("/api/review", {}, "a file or a game"),
        ("/api/review", {"game": "abcdefgh"}, "no finished game"),
        ("/api/judge", {"position": dealt, "move": "xyz"}, "not a move"),
        ("/api/judge", {"position": dealt, "move": "9w5"}, "not legal"),
        ("/api/hint", {"position": str(azulejos.azul().start()), "level": 1}, "no player is to act"),
    ]:
        answer = await server.http.post(path, json=body, timeout=PATIENCE)
        assert answer.status_code in (404, 422), answer.text
        assert said in answer.json()["detail"]


async def test_an_analysis_goes_deeper_and_a_review_is_kept_with_its_game(server: Server) -> None:
    position = azulejos.azul().new(random.Random(1))
    lines = await lines_of(server, "/api/analysis", {"position": str(position), "lines": 2, "nodes": 1000})
    for line in lines:
        ANALYSIS.validate_python(line)
    insights = [line["insight"] for line in lines if line["kind"] == "insight"]
    assert [insight["is_final"] for insight in insights] == [False] * (len(insights) - 1) + [True]
    assert insights[0]["nodes"] < insights[-1]["nodes"]
    assert sum(insights[-1]["chances"]) == 1
    for line in insights[-1]["lines"]:
        after = position
        for move in line["moves"]:
            after = after.apply(move)

    file = short_game()
    posted = await server.http.post("/api/games", content=file, headers={"content-type": "text/plain"})
    game = posted.json()["id"]
    assert (await server.http.get(f"/api/games/{game}/review")).status_code == 404
    unreviewed = (await server.http.get(f"/api/games/{game}/file?review=true")).text
    assert unreviewed == (await server.http.get(f"/api/games/{game}/file")).text
    async with server.http.stream("POST", "/api/review", json={"game": game}, timeout=PATIENCE) as answer:
        async for _ in answer.aiter_lines():
            break  # it goes on when its page goes
    lines = await lines_of(server, "/api/review", {"game": game})
    for line in lines:
        REVIEW.validate_python(line)
    review = lines[-1]["review"]
    assert review["is_final"]
    await check_annotated(server, file, review)
    kept = (await server.http.get(f"/api/games/{game}/file")).text
    reviewed = (await server.http.get(f"/api/games/{game}/file?review=true")).text
    found = study.read_annotations(read_game(reviewed))
    assert found is not None
    assert tell_review(found.to_json(), "en")["moves"] == review["moves"], "with the review it was kept with"
    assert study.read_annotations(read_game(kept)) is None
    assert (await server.http.get(f"/api/games/{game}/review")).json() == review
    assert await lines_of(server, "/api/review", {"game": game}) == [{"kind": "review", "review": review}]
    await check_review_of_file(server, file, reviewed, review)


async def check_review_of_file(server: Server, file: str, reviewed: str, review: dict[str, Any]) -> None:
    """It goes on when its page goes, and is there for whoever comes back; one that the file has is told at once."""
    async with server.http.stream("POST", "/api/review", json={"file": file}, timeout=PATIENCE) as answer:
        async for _ in answer.aiter_lines():
            break
    assert (await lines_of(server, "/api/review", {"file": file}))[-1]["review"] == review
    told = [{"kind": "review", "review": review}]
    assert await lines_of(server, "/api/review", {"file": file}) == told
    assert await lines_of(server, "/api/review", {"file": reviewed}) == told
    for text, accuracy in [
        (reviewed, [player["accuracy"] for player in review["players"]]),
        (file, []),
        (reviewed.replace("points", "pints"), []),
    ]:
        summary = await server.http.post("/api/summary", content=text, headers={"content-type": "text/plain"})
        assert summary.json()["accuracy"] == accuracy


async def check_annotated(server: Server, file: str, review: dict[str, Any]) -> None:
    """The review goes into the game file, from which it can be read again; another game's does not."""
    notes = {
        "start": review["start"],
        "moves": [
            {
                **{name: move[name] for name in ("ply", "move", "best", "class", "lost", "chances_lost")},
                "better": [
                    {name: claim[name] for name in ("kind", "points", "instead", "other") if name in claim}
                    for claim in move["better"]
                    if claim["kind"].startswith("outlook")
                ],
            }
            for move in review["moves"]
        ],
        "deals": [{name: deal[name] for name in ("ply", "luck", "chance_luck")} for deal in review["deals"]],
    }
    answer = await server.http.post("/api/annotation", json={"file": file, **notes})
    found = study.read_annotations(read_game(answer.text))
    assert found is not None
    assert [move.points_lost for move in found.moves] == [move["points_lost"] for move in review["moves"]]
    assert [[claim.to_json() for claim in move.better] for move in found.moves] == [
        move["better"] for move in review["moves"]
    ]
    wrong = await server.http.post("/api/annotation", json={"file": file, **notes, "moves": notes["moves"][1:]})
    assert wrong.json()["detail"] == "This is a review of another game."


async def test_help_at_a_table_is_for_who_plays_alone_and_everyone_sees_it(server: Server) -> None:
    alone, friends = await server.make_table(people=1, bots=1), await server.make_table_of_friends()
    player = await alone.player(0)
    secret = {"authorization": f"Bearer {alone.secrets[0]}"}
    path = f"/api/tables/{alone.id}"
    hint = await server.http.post(f"{path}/hint", json={"seat": 0, "level": 3}, headers=secret, timeout=PATIENCE)
    assert hint.status_code == 200, hint.text
    assert (await player.entry("helped"))["level"] == 3
    move = hint.json()["move"]
    judged = await server.http.post(f"{path}/judge", json={"seat": 0, "move": move}, headers=secret, timeout=PATIENCE)
    assert judged.json()["class"] in ("best", "only move")
    assert (await server.http.get(path)).json()["helped"] == [1, 0]
    visitor = RemoteSession(f"{server.url}/t/{alone.id}", (await server.http.get(path)).json(), [alone.secrets[0]])
    hints = RemoteHints(visitor, load("nl"))
    asked = {"seat": 0, "level": 1, "language": "nl"}
    nudge = (await server.http.post(f"{path}/hint", json=asked, headers=secret, timeout=PATIENCE)).json()["text"]
    assert await hints.next(0, "") == [nudge], "in a terminal too, in its language"
    assert (await hints.next(0, ""))[0].startswith(nudge[:-1])
    best = await hints.next(0, "")
    assert best[0].startswith("Beste zet: ")
    why = await hints.next(0, "")
    assert why[0] == best[0]
    assert why[1:], "where there is no reason, how far ahead it is"
    for table, headers, status in [(alone, {}, 401), (friends, {"authorization": f"Bearer {friends.secrets[0]}"}, 409)]:
        refused = await server.http.post(f"/api/tables/{table.id}/hint", json={"seat": 0, "level": 1}, headers=headers)
        assert refused.status_code == status, refused.text


async def test_a_warning_counts_as_help_and_the_silence_of_a_coach_does_not(server: Server) -> None:
    table = await server.make_table(people=1, bots=1)
    secret = {"authorization": f"Bearer {table.secrets[0]}"}
    path = f"/api/tables/{table.id}"
    await table.player(0)
    position = (await server.app.state.hub.open(table.id)).table.position_of(0)
    floor = next(str(action) for action in position.legal_actions() if str(action).endswith("f"))
    for most, helped in ((1000, 0), (0, 1), (None, 1)):
        asked = {"seat": 0, "move": floor, "most": most}
        judged = await server.http.post(f"{path}/judge", json=asked, headers=secret, timeout=PATIENCE)
        assert judged.json()["points_lost"] > 0
        assert judged.json()["best_told"].endswith(judged.json()["best"][-1])
        assert (await server.http.get(path)).json()["helped"] == [helped, 0]


async def test_clients_take_turns_and_nothing_goes_on_when_they_are_gone(server: Server) -> None:
    studies = server.app.state.hub.studies
    position = str(azulejos.azul(4).new(random.Random(2)))
    long, short = ({"position": position, "nodes": nodes} for nodes in (400_000, 300))
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with (
        httpx.AsyncClient(base_url=server.url, transport=transport, timeout=PATIENCE) as other,
        server.http.stream("POST", "/api/analysis", json=long, timeout=PATIENCE) as first,
    ):
        lines = first.aiter_lines()
        while json.loads(await anext(lines))["kind"] != "insight":
            pass
        (pid,) = studies.pids
        os.kill(pid, signal.SIGSTOP)  # so that it takes as long as this test needs it to
        async with other.stream("POST", "/api/analysis", json=short) as second:
            waiting = second.aiter_lines()
            assert json.loads(await anext(waiting))["kind"] == "waiting"
            hint = await other.post("/api/hint", json={"position": position, "level": 3})
            assert hint.json()["move"], "a hint waits behind no analysis"
            # A client has one analysis at a time: the new one ends the old one, and waits for the other client's.
            newer = asyncio.create_task(lines_of(server, "/api/analysis", short))
            ended = [json.loads(line) async for line in lines][-1]
            os.kill(pid, signal.SIGCONT)
            assert "one goes at a time" in ended["problem"]["detail"]
            assert (await newer)[-1]["insight"]["is_final"]
            assert json.loads([line async for line in waiting][-1])["insight"]["is_final"]

    async with server.http.stream("POST", "/api/analysis", json=long, timeout=PATIENCE) as left:
        while json.loads(await anext(left.aiter_lines()))["kind"] != "insight":
            pass
    async with asyncio.timeout(PATIENCE):
        while studies.working or studies.waiting:
            await asyncio.sleep(0.01)
    pids = studies.pids
    hint = await server.http.post("/api/hint", json={"position": position, "level": 1}, timeout=PATIENCE)
    assert hint.json()["move"] is None
    assert studies.pids == pids, "the process has stopped, and takes the next task"


async def test_a_game_goes_on_beside_fifty_clients_who_analyze_and_nothing_is_left_of_them(server: Server) -> None:
    """How fast moves are beside them is measured by `benchmarks/load.py --analysing 50`."""
    studies = server.app.state.hub.studies
    asked = {"position": str(azulejos.azul().new(random.Random(4))), "nodes": 400_000}

    async def analyze(number: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{number}")
        async with httpx.AsyncClient(base_url=server.url, transport=transport, timeout=PATIENCE) as client:
            while True:
                async with client.stream("POST", "/api/analysis", json=asked) as answer:
                    assert {json.loads(line)["kind"] async for line in answer.aiter_lines()} <= {"waiting", "insight"}

    analysts = [asyncio.create_task(analyze(number)) for number in range(2, 52)]
    async with asyncio.timeout(PATIENCE):
        while studies.working + studies.waiting < len(analysts):
            await asyncio.sleep(0.01)
    assert studies.working == 1, "one at a time, where bots have one process"
    table = await server.make_table(options={"max_rounds": 1})
    await (await table.player(0, 1)).play_on(random.Random(5))
    assert not any(analyst.done() for analyst in analysts)
    for analyst in analysts:
        analyst.cancel()
    await asyncio.gather(*analysts, return_exceptions=True)
    async with asyncio.timeout(PATIENCE):
        while studies.working or studies.waiting:
            await asyncio.sleep(0.01)
    assert len(studies.pids) <= studies.most_processes
