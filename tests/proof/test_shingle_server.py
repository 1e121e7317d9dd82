"""Shingle at a real server, over HTTP and WebSocket."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from azulejos.records import read_game
from server.servers import running, settings_for

EXAMPLE = "shingle/2 5 gather:0 0 - 2as 5a6j8r6s 2j2s 7:aaa,r,- 4:sjr,j,-"


async def test_a_game_with_a_bot_is_played_to_its_end_and_kept_as_a_file(tmp_path: Path) -> None:
    rng = random.Random(1)
    async with running(settings_for(tmp_path)) as server:
        table = await server.make_table("shingle", people=1, bots=1)
        player = await table.player(0)
        seq, choices = await player.may_do(0)
        assert {choice["kind"] for choice in choices} == {"lay", "skim"}
        assert all(choice["preview"].keys() & {"points", "cost"} for choice in choices)
        player.choices[0] = seq, choices
        await player.play_on(rng)
        scores = (await player.entry("ended"))["scores"]
        record = read_game((await server.http.get(f"/api/games/{table.id}/file")).text)
    assert record.game.name == "shingle/2"
    assert list(record.final.scores) == scores


async def test_what_is_refused_names_the_rule(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server:
        table = await server.make_table("shingle-calm", people=2)
        player = await table.player(0, 1)
        seq, choices = await player.may_do(0)
        answer = await player.act(0, f"skim-{choices[0]['color']}", seq)
        assert "nobody may skim in calm water" in answer["problem"]["detail"]


async def test_the_catalogue_has_it(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server:
        presets = {preset["name"]: preset for preset in (await server.http.get("/api/presets")).json()}
        assert presets["shingle"]["box"] == presets["shingle-calm"]["box"] == "shingle"
        assert [option["name"] for option in presets["shingle"]["options"]] == ["rounds", "skimming"]


@pytest.mark.parametrize(("language", "word"), [("en", "pebble"), ("fr", "galet"), ("nl", "steen")])
async def test_its_words_and_pictures_are_there_for_the_page(tmp_path: Path, language: str, word: str) -> None:
    async with running(settings_for(tmp_path)) as server:
        texts = await server.http.get(f"/api/texts/{language}")
        assert word in texts.text
        assert "shingle-laid = " in texts.text
        picture = await server.http.post("/api/picture", json={"position": EXAMPLE})
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert picture.text.startswith("<svg")


async def test_any_position_can_be_studied(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server:
        study = (await server.http.post("/api/study", json={"position": EXAMPLE, "move": "a1"})).json()
        assert [event["event"] for event in study["events"]] == ["laid", "lantern"]
        assert study["position"]["boards"][0]["score"] == 14
