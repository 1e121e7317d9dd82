"""Every route of the HTTP API and every problem it may answer with, in this process."""

import asyncio
import re
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import azulejos
from azulejos.bots import BOTS
from azulejos.kernel.background import Job, Tell, progress
from azulejos.locales import LANGUAGES
from azulejos.server import wire
from azulejos.server.app import make_app
from azulejos.server.compiling import watch
from server.servers import settings_for

FILE = """\
azulejos 1
game: azul/2;max_rounds=1
seat 0: Mathilde
seat 1: Philippe
date: 2026-11-15
result: 4-2

{A game of one round, to show the format.}
=kkbw =yrrr =bbyw =kwwy =rkyb
2r3 1k2
3b2 4y1
5y1 cw4 {The first to take from the center.} (cb4 {Three blue tiles.} cw4)
cb4 cy3
ck5 cr5
"""
FAMILY = {"partial_drop", "free_drop", "unclaimed_marker", "max_rounds"}
PEOPLE = [{"kind": "person", "name": "Inês"}, {"kind": "open"}]


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = make_app(settings_for(tmp_path, allowed_hosts=("azulejos.test",), list_private=True))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://azulejos.test") as client,
    ):
        yield client


async def make(http: httpx.AsyncClient, **changes: Any) -> dict[str, Any]:
    answer = await http.post("/api/tables", json={"preset": "azul", "seats": PEOPLE, **changes})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def assert_problem(answer: httpx.Response, status: int, code: str) -> str:
    """The sentence for people."""
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem = wire.Problem.model_validate_json(answer.text)
    assert problem.status == status
    assert problem.type == f"/problems/{code}"
    assert problem.detail.endswith(".")
    return problem.detail


async def test_the_presets_are_listed_with_their_options(http: httpx.AsyncClient) -> None:
    presets = {preset["name"]: preset for preset in (await http.get("/api/presets")).json()}
    assert tuple(presets) == azulejos.PRESETS
    options = {option["name"]: option for option in presets["azul-grey"]["options"]}
    assert options["wall"] == {
        "name": "wall",
        "default": "grey",
        "values": ["colored", "grey"],
        "minimum": None,
        "maximum": None,
        "house_rule": False,
    }
    assert options["max_rounds"]["maximum"] == 999


@pytest.mark.parametrize(
    ("preset", "open_to_choice"),
    [
        ("azul", FAMILY),
        ("azul-express", FAMILY),
        ("azul-jokers", FAMILY | {"joker_overflow", "joker_mixed_needs_legal_color", "joker_free_drop"}),
        ("pavilion-mono", {"unclaimed_marker", "pass_keep", "final_leftovers"}),
    ],
)
async def test_house_rules_make_a_difference_but_not_another_preset(
    http: httpx.AsyncClient, preset: str, open_to_choice: set[str]
) -> None:
    presets = {each["name"]: each["options"] for each in (await http.get("/api/presets")).json()}
    assert {option["name"] for option in presets[preset] if option["house_rule"]} == open_to_choice


async def test_a_table_tells_its_house_rules(http: httpx.AsyncClient) -> None:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    body = {"preset": "azul-grey", "seats": seats, "options": {"max_rounds": 9, "wall": "grey"}, "public": True}
    table = (await http.post("/api/tables", json=body)).json()["table"]
    assert (await http.get(f"/api/tables/{table}")).json()["house_rules"] == {"max_rounds": "9"}
    assert [each["house_rules"] for each in (await http.get("/api/tables")).json()["tables"]] == [{"max_rounds": "9"}]


async def test_the_bots_are_listed_and_say_a_sentence(http: httpx.AsyncClient) -> None:
    bots = (await http.get("/api/bots")).json()
    assert [bot["name"] for bot in bots] == list(BOTS)
    assert all(set(bot["about"]) == set(LANGUAGES) for bot in bots if bot["kind"] == "ladder")


async def test_health(http: httpx.AsyncClient) -> None:
    health = wire.Health.model_validate_json((await http.get("/api/health")).text)
    assert (health.status, health.version, health.database) == ("ok", azulejos.__version__, "sqlite")
    assert (health.write_seconds > 0, health.changes_waiting, health.thoughts_waiting) == (True, 0, 0)


async def test_metrics_are_for_prometheus(http: httpx.AsyncClient) -> None:
    await make(http)
    text = (await http.get("/metrics")).text
    assert "azulejos_tables 1.0" in text
    assert 'azulejos_http_requests_total{method="POST",status="201"} 1.0' in text
    for number in range(20):
        await http.request(f"DANCE{number}", "/api/tables")
    text = (await http.get("/metrics")).text
    assert 'azulejos_http_requests_total{method="other",status="405"} 20.0' in text
    assert "DANCE" not in text


async def test_a_public_table_is_listed_until_it_is_full(http: httpx.AsyncClient) -> None:
    made = await make(http, public=True, options={"wall": "grey"}, clock={"kind": "move", "seconds": 60})
    await make(http, public=False)
    (line,) = (await http.get("/api/tables")).json()["tables"]
    assert line["id"] == made["table"]
    assert line["options"]["wall"] == "grey"
    assert line["clock"]["seconds"] == 60
    assert [seat["kind"] for seat in line["seats"]] == ["person", "open"]
    taken = await http.post(f"/api/tables/{made['table']}/seats", json={"name": "Rui"})
    assert taken.status_code == 201
    assert taken.json()["seat"] == 1
    assert (await http.get("/api/tables")).json()["tables"] == []


async def test_a_table_shows_no_secret(http: httpx.AsyncClient) -> None:
    made = await make(http)
    text = (await http.get(f"/api/tables/{made['table']}")).text
    assert made["seats"][0]["secret"] not in text
    info = wire.TableInfo.model_validate_json(text)
    assert info.status == "waiting"
    assert info.host == 0


async def test_secrets_are_long_and_differ(http: httpx.AsyncClient) -> None:
    seats = [{"kind": "person", "name": str(number)} for number in range(4)]
    made = await make(http, players=4, seats=seats)
    secrets = [seat["secret"] for seat in made["seats"]]
    assert len(set(secrets)) == 4
    assert all(len(secret) >= 43 for secret in secrets)


async def test_a_seat_is_left_with_its_secret_alone(http: httpx.AsyncClient) -> None:
    made = await make(http)
    url = f"/api/tables/{made['table']}/seats/0"
    assert_problem(await http.delete(url), 401, "unauthorized")
    assert_problem(await http.delete(url, headers={"authorization": "Bearer " + "x" * 43}), 401, "unauthorized")
    secret = {"authorization": f"Bearer {made['seats'][0]['secret']}"}
    assert (await http.delete(url, headers=secret)).status_code == 204
    assert_problem(await http.delete(url, headers=secret), 401, "unauthorized")
    seats = (await http.get(f"/api/tables/{made['table']}")).json()["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "open"]


async def test_a_seat_can_be_taken_once(http: httpx.AsyncClient) -> None:
    made = await make(http)
    url = f"/api/tables/{made['table']}/seats"
    assert_problem(await http.post(url, json={"seat": 0, "name": "Rui"}), 409, "seat_taken")
    assert (await http.post(url, json={"seat": 1, "name": "Rui"})).status_code == 201
    assert_problem(await http.post(url, json={"seat": 1, "name": "Eva"}), 409, "seat_taken")
    assert_problem(await http.post(url, json={"name": "Eva"}), 409, "seat_taken")


async def test_names_are_tidied_and_limited(http: httpx.AsyncClient) -> None:
    made = await make(http)
    url = f"/api/tables/{made['table']}/seats"
    assert_problem(await http.post(url, json={"name": "x" * 41}), 422, "invalid")
    assert_problem(await http.post(url, json={"name": " \u200b\u202e "}), 422, "bad_text")
    for unseen in ("\u3164", "\u2800 \u2800", "\u115f\u1160", "\uffa0", "\u0301\u0308", "\ufe0f", "\u3164\u20e3"):
        assert_problem(await http.post(url, json={"name": unseen}), 422, "bad_text")
        seats = [{"kind": "person", "name": unseen}, {"kind": "open"}]
        assert_problem(await http.post("/api/tables", json={"preset": "azul", "seats": seats}), 422, "bad_text")
    assert (await http.post(url, json={"name": " <b>Rui\n\u202e </b> "})).status_code == 201
    seats = (await http.get(f"/api/tables/{made['table']}")).json()["seats"]
    assert seats[1]["name"] == "<b>Rui </b>"


@pytest.mark.parametrize(
    ("changes", "code", "word"),
    [
        ({"preset": "chess"}, "invalid", "azul"),
        ({"players": 5}, "invalid", "players"),
        ({"players": 3}, "bad_seat", "seats"),
        ({"options": {"wall": "pink"}}, "invalid", "colored or grey"),
        ({"options": {"walls": "grey"}}, "invalid", "options are"),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "bot": "nobody"}]}, "invalid", "bots are"),
        ({"seats": [{"kind": "ghost"}, {"kind": "open"}]}, "invalid", "kind"),
        ({"takeover": "nobody"}, "invalid", "bots are"),
        ({"clock": {"kind": "move", "seconds": 0}}, "invalid", "seconds"),
        ({"clock": {"kind": "move", "seconds": 5, "increment": 5}}, "bad_clock", "increment"),
        ({"clock": {"kind": "game", "seconds": 5, "increment": 86_401}}, "invalid", "increment"),
        ({"start": 4}, "invalid", "start"),
        ({"start": "last"}, "invalid", "start"),
        ({"origin": {"file": "nonsense", "ply": 0}}, "invalid", "Line 1"),
        ({"origin": {"file": FILE, "ply": 10_000}}, "bad_setting", "ply"),
        ({"origin": {"file": FILE, "ply": 5}}, "bad_setting", "azul/2"),
        ({"more": 1}, "invalid", "more"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_in_one_sentence(
    http: httpx.AsyncClient, changes: dict[str, Any], code: str, word: str
) -> None:
    answer = await http.post("/api/tables", json={"preset": "azul", "seats": PEOPLE, **changes})
    assert word in assert_problem(answer, 422, code)


async def test_a_what_if_begins_in_the_middle_of_a_game(http: httpx.AsyncClient) -> None:
    made = await make(
        http,
        options={"max_rounds": 1},
        origin={"file": FILE, "ply": 22},
        seats=[{"kind": "person"}, {"kind": "bot", "bot": "greedy"}],
    )
    file = (await http.get(f"/api/tables/{made['table']}/game")).text
    assert "=kkbw =yrrr =bbyw =kwwy =rkyb\n2r3 1k2" in file


async def test_what_is_not_there_is_not_found(http: httpx.AsyncClient) -> None:
    for url in ("/api/tables/nothing", "/api/games/nothing", "/api/games/nothing/file", "/api/tables/nothing/game"):
        assert_problem(await http.get(url), 404, "not_found")
    assert_problem(await http.get("/api/else"), 404, "not_found")
    assert_problem(await http.get("/api/tables/NO-ID"), 422, "invalid")
    assert_problem(await http.put("/api/tables"), 405, "method")


async def test_games_are_imported_listed_replayed_and_downloaded(http: httpx.AsyncClient) -> None:
    text = {"content-type": "text/plain"}
    ids = [(await http.post("/api/games", content=FILE, headers=text)).json()["id"] for _ in range(3)]
    first = (await http.get("/api/games", params={"limit": 2})).json()
    rest = (await http.get("/api/games", params={"limit": 2, "after": first["next"]})).json()
    assert [game["id"] for game in first["games"] + rest["games"]] == ids[::-1]
    assert rest["next"] is None
    line = (await http.get(f"/api/games/{ids[0]}")).json()
    assert line["scores"] == [4, 2]
    assert line["seats"] == ["Mathilde", "Philippe"]
    assert (await http.get(f"/api/games/{ids[0]}/file")).text == FILE
    assert (await http.get("/api/games", params={"preset": "pavilion"})).json()["games"] == []
    frames = await http.get(f"/api/games/{ids[0]}/frames")
    assert frames.text == (await http.post("/api/frames", content=FILE, headers=text)).text
    replay = wire.Frames.model_validate_json(frames.text)
    assert [frame.ply for frame in replay.frames] == [0, *range(20, 31)]
    assert replay.frames[1].draws[:4] == ["=k", "=k", "=b", "=w"]
    assert replay.frames[0].comment == "A game of one round, to show the format."
    assert replay.frames[7].move == "cw4"
    assert replay.frames[7].comment == "The first to take from the center."


async def test_a_game_that_is_not_over_or_not_a_game_is_not_kept(http: httpx.AsyncClient) -> None:
    text = {"content-type": "text/plain"}
    unfinished = FILE.replace("ck5 cr5\n", "").replace("result: 4-2", "result: *")
    assert_problem(await http.post("/api/games", content=unfinished, headers=text), 422, "invalid")
    assert_problem(await http.post("/api/games", content="azulejos 2", headers=text), 422, "invalid")
    assert_problem(await http.post("/api/games", content=b"\xff\xfe", headers=text), 422, "invalid")
    assert_problem(await http.post("/api/games", json={}), 415, "media_type")
    assert_problem(await http.post("/api/games", content="x" * 120_000, headers=text), 413, "too_large")
    assert_problem(await http.post("/api/games", content="x" * 200_000, headers=text), 413, "too_large")


async def test_a_body_that_grows_beyond_the_limit_is_not_read(http: httpx.AsyncClient) -> None:
    async def endless() -> AsyncIterator[bytes]:
        while True:
            yield b"x" * 10_000

    answer = await http.post("/api/games", content=endless(), headers={"content-type": "text/plain"})
    assert_problem(answer, 413, "too_large")


async def test_study_answers_questions_about_any_position(http: httpx.AsyncClient) -> None:
    position = azulejos.azul().new()
    by_text = await http.post("/api/study", json={"position": str(position)})
    study = wire.Study.model_validate_json(by_text.text)
    assert [choice.move for choice in study.choices] == [str(action) for action in position.legal_actions()]
    assert (await http.post("/api/study", json={"position": position.to_json()})).json() == by_text.json()
    move = study.choices[0].move
    after = (await http.post("/api/study", json={"position": str(position), "move": move})).json()
    assert after["text"] == str(position.apply(move))
    assert after["events"][0]["event"] == "took"
    assert_problem(await http.post("/api/study", json={"position": str(position), "move": "9b1"}), 422, "illegal_move")
    assert_problem(await http.post("/api/study", json={"position": str(position), "move": "?"}), 422, "invalid")
    assert_problem(await http.post("/api/study", json={"position": "azul/2"}), 422, "invalid")
    ahead = (await http.post("/api/study", json={"position": str(position), "ahead": 1})).json()
    assert [choice["move"] for choice in ahead["choices"]] == [choice.move for choice in study.choices]


async def test_study_deals_what_is_due(http: httpx.AsyncClient) -> None:
    start = azulejos.azul().start()
    dealt = (await http.post("/api/study", json={"position": str(start), "deal": True})).json()
    assert len(dealt["draws"]) == 20
    for draw in dealt["draws"]:
        start = start.apply(draw)
    assert dealt["text"] == str(start)


async def test_a_file_is_summed_up_and_gets_a_line_more(http: httpx.AsyncClient) -> None:
    told = await http.post("/api/summary", content=FILE, headers={"content-type": "text/plain"})
    summary = wire.GameSummary.model_validate_json(told.text)
    assert (summary.scores, summary.ranking, summary.is_over) == ([4, 2], [1, 2], True)
    assert summary.tags == {"date": "2026-11-15"}
    draws = [f"={tile}" for tile in "kkbwyrrrbbywkwwyrkyb"]
    longer = await http.post("/api/variation", json={"file": FILE, "actions": [*draws, "2r3", "1k5", "3b2"]})
    assert longer.text == FILE.replace("2r3 1k2", "2r3 1k2 (1k5 3b2)")
    refused = await http.post("/api/variation", json={"file": FILE, "actions": [*draws, "2b3"]})
    assert_problem(refused, 422, "illegal_move")


async def test_a_choice_that_puts_only_part_of_the_tiles_on_a_line_is_in_the_schema(http: httpx.AsyncClient) -> None:
    position = azulejos.azul(partial_drop=True).new()
    answer = await http.post("/api/study", json={"position": str(position)})
    choices = {choice.move: choice for choice in wire.Study.model_validate_json(answer.text).choices}
    part = next(choice for move, choice in choices.items() if "p" in move)
    assert part.part == part.preview.placed
    assert choices[part.move.partition("p")[0]].part is None


async def test_a_position_is_drawn(http: httpx.AsyncClient) -> None:
    position = azulejos.pavilion().new()
    for asked in (str(position), position.to_json()):
        answer = await http.post("/api/picture", json={"position": asked})
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
    assert_problem(await http.post("/api/picture", json={"position": "azul/2"}), 422, "invalid")
    spoken = {"position": str(position), "names": ["Ana", "Ben"], "language": "fr"}
    written = re.findall(r"<text[^>]*>([^<]+)<", (await http.post("/api/picture", json=spoken)).text)
    assert {"Ana", "Ben", "Manche", "Sac", "Tour", "Réserve"} <= set(written)
    assert_problem(await http.post("/api/picture", json={**spoken, "names": ["Ana"]}), 422, "invalid")


async def test_the_progress_of_compiling_is_told_while_the_server_serves(http: httpx.AsyncClient) -> None:
    goes_on = threading.Event()

    def work(tell: Tell) -> str:
        for part in ("one", "two"):
            tell(part)
        goes_on.wait(30)
        return "compiled"

    async def told() -> wire.Progress:
        return wire.Progress.model_validate((await http.get("/api/progress")).json())

    while not progress().is_done:  # what other tests have begun
        await asyncio.sleep(0.1)
    Job(2, work).soon()
    watching = asyncio.create_task(watch(lambda done, part: shown.add(part)))
    shown: set[str] = set()
    while "two" not in shown:
        await asyncio.sleep(0.01)
    during = await told()
    assert (during.done, during.total, during.part) == (1, 2, "two")
    goes_on.set()
    await watching
    after = await told()
    assert (after.done, after.total) == (2, 2)


async def test_boxes_of_other_packages_bring_their_own_texts(http: httpx.AsyncClient) -> None:
    texts = await http.get("/api/texts/nl")
    assert texts.headers["content-type"].startswith("text/plain")
    assert texts.text == ""
    assert ", ".join(LANGUAGES) in assert_problem(await http.get("/api/texts/xx"), 404, "not_found")


async def test_another_seat_or_a_random_one_may_begin(http: httpx.AsyncClient) -> None:
    seats = [{"kind": "person", "name": str(number)} for number in range(3)]
    made = await make(http, players=3, seats=seats, start=2)
    table = (await http.get(f"/api/tables/{made['table']}")).json()
    assert (table["start"], table["to_choose"]) == (2, [2])
    drawn = set()
    for _ in range(20):
        made = await make(http, players=3, seats=seats, start="random")
        table = (await http.get(f"/api/tables/{made['table']}")).json()
        assert table["to_choose"] == [table["start"]]
        drawn.add(table["start"])
    assert drawn == {0, 1, 2}
    answer = await http.post("/api/tables", json={"preset": "azul", "seats": PEOPLE, "start": 2})
    assert "cannot start" in assert_problem(answer, 422, "bad_seat")


async def test_requests_of_other_sites_are_refused(http: httpx.AsyncClient) -> None:
    body = {"preset": "azul", "seats": PEOPLE}
    theirs = await http.post("/api/tables", json=body, headers={"origin": "https://evil.example"})
    assert_problem(theirs, 403, "origin")
    assert_problem(await http.post("/api/tables", json=body, headers={"origin": "null"}), 403, "origin")
    own = await http.post("/api/tables", json=body, headers={"origin": "http://azulejos.test"})
    assert own.status_code == 201


async def test_every_answer_has_the_security_headers(http: httpx.AsyncClient) -> None:
    for url in ("/", "/t/abc", "/api/health", "/api/tables/nothing", "/metrics"):
        headers = (await http.get(url)).headers
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_every_address_that_is_no_file_is_the_page(http: httpx.AsyncClient) -> None:
    pages = [await http.get(url) for url in ("/", "/t/k3v9q7m2", "/g/k3v9q7m2")]
    assert all(page.status_code == 200 and page.headers["content-type"].startswith("text/html") for page in pages)
    assert len({page.text for page in pages}) == 1
    assert_problem(await http.get("/assets/nothing.js"), 404, "not_found")
    assert_problem(await http.get("/../pyproject.toml"), 404, "not_found")


async def test_what_nobody_foresaw_is_a_problem_too(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("azulejos.server.http.catalogue.all_presets", broken)
    assert_problem(await http.get("/api/presets"), 500, "failed")
    assert "ZeroDivisionError" in caplog.text


async def test_the_document_has_every_schema_it_speaks_of(http: httpx.AsyncClient) -> None:
    document = (await http.get("/api/openapi.json")).json()
    schemas = document["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "Problem", "Entry", "Event", "Choice", "Position"} <= schemas.keys()
    refs = set(find_refs(document))
    assert {ref.rpartition("/")[2] for ref in refs} <= schemas.keys()
    for path in document["paths"].values():
        for operation in path.values():
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    assert list(response["content"]) == ["application/problem+json"]


def find_refs(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [ref for part in value.values() for ref in find_refs(part)]
    return [ref for part in value for ref in find_refs(part)] if isinstance(value, list) else []
