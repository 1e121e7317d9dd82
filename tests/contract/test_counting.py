"""From 0 in everything code sees, from 1 in everything people see; `docs/notation.md` says so once."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import azulejos
from azulejos import Game, IllegalAction, Position
from azulejos.table import list_choices
from contract.games import bounded, choose

MIXED = bounded("azul-grey-jokers", 3, 2, partial_drop=True, free_drop=False)
GAMES = [bounded("azul", 4, 2), bounded("azul-grey", 2, 3), MIXED, azulejos.game("pavilion", 2)]
every_game = pytest.mark.parametrize("game", GAMES, ids=str)

FROM_0 = {
    "line": range(5),
    "row": range(5),
    "column": range(5),
    "space": range(6),
    "star": range(7),
    "source": range(10),
    "factory": range(1, 10),
}
"""Fields of events; the floor line of a choice is 5, and a star is a letter there."""
FROM_1 = {
    "line": range(1, 6),
    "row": range(1, 6),
    "column": range(1, 6),
    "source": range(10),
    "factory": range(1, 10),
}
"""Arguments of reasons."""


def positions(game: Game) -> Iterator[Position]:
    rng = random.Random(game.name)
    position = game.start()
    while not position.is_over:
        yield position
        position = position.apply(choose(rng, position))


def within(data: dict[str, Any], ranges: dict[str, range]) -> bool:
    return all(data[name] in valid for name, valid in ranges.items() if name in data)


@every_game
def test_events_count_from_0(game: Game) -> None:
    seen = set()
    rng = random.Random(1)
    for position in positions(game):
        for event in position.play(choose(rng, position)).events:
            data = event.to_json()
            assert within(data, FROM_0), data
            assert data.get("seat", 0) in range(game.players)
            seen |= {(name, data[name]) for name in ("line", "row", "column", "space") if name in data}
    assert 0 in {value for _, value in seen}


@every_game
def test_choices_count_from_0(game: Game) -> None:
    ranges = {**FROM_0, "line": range(6)}
    del ranges["star"]
    for position in positions(game):
        for choice in list_choices(position):
            data = choice.to_json()
            assert within(data, ranges), data
            if "line" in data:
                assert choice.move[2] == "12345f"[data["line"]]
            if "space" in data:
                assert choice.move.startswith(f"{data['star']}{data['space'] + 1}")
            if "row" in data:
                assert choice.move == f"t{data['row'] + 1}{data['column'] + 1}"


@every_game
def test_reasons_count_from_1(game: Game) -> None:
    rng = random.Random(2)
    for position in positions(game):
        for number in rng.sample(range(game.box.all_actions), 5):
            if not position.is_legal(number):
                with pytest.raises(IllegalAction) as refusal:
                    position.apply(number)
                reason = refusal.value.reason
                assert reason is not None
                assert within(reason.arguments, FROM_1), reason.arguments


def test_positions_have_seats_from_0_and_lines_from_the_top() -> None:
    position = azulejos.azul(3).new(random.Random(1), seat=2)
    assert (position.to_act, position.to_json()["to_act"], position.to_json()["start"]) == (2, 2, 2)
    take = position.legal_actions()[0]
    after = position.apply(take).to_json()
    assert str(take)[2] == "1"
    assert sum(after["boards"][2]["lines"][0].values()) == 1
