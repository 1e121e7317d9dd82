"""The guide over HTTP: it keeps nothing, and what is wrong is said in one sentence."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import azulejos
from azulejos.rules.game import parse_position
from azulejos.server import wire
from server.servers import Server, running, settings_for
from study.guided import Game, well

pytestmark = pytest.mark.compiled

NAMES = ["Ana", "Novice"]
GREY = (
    "azul-grey/2 2 tiling:0 0 1 -,-,-,-,- - 19b17y20r18k20w - "
    "0:-,2y,-,-,-:..y..,b....,.....,.....,.....:- 0:-,2k,-,-,-:.....,.....,.....,.....,.....:*"
)
"""Both seats choose a column at the same time."""


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with running(settings_for(tmp_path, workers=1, study_niceness=0)) as found:
        yield found


async def asked(server: Server, path: str, **body: Any) -> list[Any]:
    answer = await server.http.post(f"/api/guide{path}", json=body, timeout=120)
    assert answer.status_code == 200, answer.text
    return list(wire.Guidance.model_validate_json(answer.text).remarks)


async def test_a_page_that_remembers_what_was_told_hears_it_once(server: Server) -> None:
    told: list[str] = []
    *turns, over = Game("azul", well, 1).situations()
    for now in turns[:6]:
        body = {"position": now.position.to_json(), "seat": 0, "told": told, "picked": now.picked}
        events = [event.to_json() for event in now.events]
        told += [remark.id for remark in await asked(server, "", **body, events=events)]
    assert len(told) == len(set(told)) > 3
    assert {"azul-take", "azul-lines", "azul-center", "azul-marker"} <= set(told)
    (end,) = await asked(server, "", position=str(over.position), seat=0, told=told, chooses=False, bot="novice")
    assert end.kind == "end"


async def test_a_move_is_judged_and_a_good_one_proposed_wherever_one_chooses(server: Server) -> None:
    position = azulejos.azul().new(random.Random(1))
    floor = next(str(action) for action in position.legal_actions() if str(action).endswith("f"))
    about = {"position": str(position), "seat": 0, "names": NAMES}
    (remark,) = await asked(server, "/move", **about, move=floor, language="fr")
    assert remark.kind == "advice"
    assert [phrase.id for phrase in remark.phrases[::2]] == ["poor", "instead"]
    assert "fabrique" in str(remark.phrases[2].arguments["move"])
    (remark,) = await asked(server, "/proposal", **about, language="nl")
    assert [phrase.id for phrase in remark.phrases] == ["propose"]
    assert "fabriek" in str(remark.phrases[0].arguments["move"])
    # Of two seats that choose at the same time, each is asked for itself.
    for seat in range(2):
        about = {"position": GREY, "seat": seat, "names": NAMES}
        (remark,) = await asked(server, "/move", **about, move="t25")
        assert remark.kind in ("praise", "advice")


async def test_where_there_is_no_choice_nothing_is_said(server: Server) -> None:
    empty = "0:-,-,-,-,-:.....,.....,.....,.....,.....:*"
    only = f"azul/2 2 offer:0 0 1 -,-,-,-,- w 15b20y20r20k19w - 0:b,b,b,b,b:.....,.....,.....,.....,.....:- {empty}"
    assert [str(action) for action in parse_position(only).legal_actions()] == ["cwf"]
    assert await asked(server, "/move", position=only, seat=0, names=NAMES, move="cwf") == []


async def test_what_is_wrong_is_said_in_one_sentence(server: Server) -> None:
    position = str(azulejos.azul().new(random.Random(1)))
    for path, body, said in [
        ("", {"seat": 2, "told": []}, "seat: this is a game of 2"),
        ("", {"seat": 0, "told": [], "events": [{"event": "earthquake"}]}, "'earthquake' is not an event"),
        ("", {"seat": 0, "told": [], "events": [{"event": "tiled", "wall": 3}]}, "'tiled' is not an event"),
        ("/move", {"seat": 0, "names": ["Ana"], "move": "1b1"}, "names: this is a game of 2, not of 1"),
        ("/move", {"seat": 1, "names": NAMES, "move": "1b1"}, "seat: 1 has nothing to choose here"),
        ("/move", {"seat": 0, "names": NAMES, "move": "nonsense"}, "is not a move"),
        ("/proposal", {"seat": 1, "names": NAMES}, "seat: 1 has nothing to choose here"),
    ]:
        answer = await server.http.post(f"/api/guide{path}", json={"position": position, **body})
        assert answer.status_code == 422, answer.text
        assert said.lower() in answer.json()["detail"].lower()
