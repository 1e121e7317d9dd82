"""Puzzles over HTTP: the list, the one of the day, and answers."""

from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path

import httpx
import pytest

from azulejos.nets import puct
from azulejos.search import best_first
from azulejos.server.app import make_app
from azulejos.study.puzzles import Puzzle, all_puzzles, puzzle_of_the_day
from azulejos.study.puzzles.telling import why_solved
from azulejos.study.wording import tell_move
from server.servers import settings_for


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    app = make_app(settings_for(tmp_path, allowed_hosts=("azulejos.test",)))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://azulejos.test") as client,
    ):
        yield client


def wrong_move(puzzle: Puzzle) -> str:
    return next(str(move) for move in puzzle.position.legal_actions() if not puzzle.accepts(str(move)))


async def test_a_puzzle_is_asked_without_its_solution(http: httpx.AsyncClient) -> None:
    listed = (await http.get("/api/puzzles")).json()
    assert len(listed) == len(all_puzzles())
    some = all_puzzles()[0]
    asked = (await http.get(f"/api/puzzles/{some.id}")).json()
    assert asked == {**listed[0], "position": some.text}
    assert set(asked) == {"id", "game", "theme", "rating", "position"}


async def test_the_puzzle_of_a_day_follows_from_the_date(http: httpx.AsyncClient) -> None:
    asked = (await http.get("/api/puzzles/daily/2026-11-16")).json()
    assert asked["id"] == puzzle_of_the_day(date(2026, 11, 16)).id
    assert (await http.get("/api/puzzles/daily/yesterday")).status_code == 422


async def test_an_answer_is_right_or_not_and_the_solution_is_told_with_its_reasons(http: httpx.AsyncClient) -> None:
    some = all_puzzles()[0]
    for move in (some.solution, *some.also, wrong_move(some), None):
        answer = (await http.post(f"/api/puzzles/{some.id}", json={"move": move, "language": "fr"})).json()
        assert answer["is_right"] == (move is not None and some.accepts(move))
        assert (answer["solution"], answer["also"]) == (some.solution, list(some.also))
        told = [tell_move(some.position, each, "fr") for each in (some.solution, *some.also)]
        assert [answer["solution_told"], *answer["also_told"]] == told
        assert answer["why"]


async def test_reasons_are_searched_for_in_another_process(
    http: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server's own has players to serve."""

    def plays_on(sentences: list[str]) -> bool:
        return any("If everyone plays well" in sentence for sentence in sentences)

    names = ["Ana", "Ben", "Cleo", "Dora"]
    some = next(puzzle for puzzle in all_puzzles() if plays_on(why_solved(puzzle, "en", names)))

    def search(*_: object) -> None:
        raise AssertionError("a search in the server's own process")

    monkeypatch.setattr(puct, "analyse", search)
    monkeypatch.setattr(best_first, "analyse", search)
    answer = (await http.post(f"/api/puzzles/{some.id}", json={"move": some.solution})).json()
    assert plays_on(answer["why"])


async def test_what_is_no_answer_gets_a_sentence(http: httpx.AsyncClient) -> None:
    unknown = await http.get("/api/puzzles/azul-999999")
    assert (unknown.status_code, "there is no puzzle" in unknown.json()["detail"].lower()) == (404, True)
    illegal = await http.post(f"/api/puzzles/{all_puzzles()[0].id}", json={"move": "cj5"})
    assert illegal.status_code == 422
