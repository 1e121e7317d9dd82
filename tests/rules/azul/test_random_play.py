"""Random actions, as playouts use them: legal, and each as likely as the others."""

from __future__ import annotations

from collections import Counter

import pytest

from azulejos import Game, Position, azul, game
from azulejos.kernel import Generator, seed
from rules.azul_tables import board, table, tile

GREY = game("azul-grey", 2)
JOKERS = game("azul-jokers", 2)
PARTIAL = azul(2, partial_drop=True)
MIXED = game("azul-jokers", 2, partial_drop=True, free_drop=False, joker_free_drop=False)
EACH = 60


@pytest.mark.parametrize(
    "position",
    [
        table(azul(2), ["2kbw"], center="r"),
        table(azul(4), [""] * 8 + ["2kbw"], boards=[board({2: "k"}, "11 22")]),
        tile(GREY, board({2: "2y"}, "13y 21b")).position,
        table(JOKERS, ["2bj", "3j"], boards=[board({3: "b"})]),
        table(PARTIAL, ["3yk"]),
        table(MIXED, ["2bj", "3j"], boards=[board({3: "b"})]),
    ],
    ids=["two sources", "last factory", "columns", "jokers", "partial drops", "both"],
)
def test_every_legal_action_is_as_likely_as_the_others(position: Position) -> None:
    box, state = position.game.box, position.state()
    generator, scratch = Generator(), [0] * box.all_actions
    seed(generator, 2024)
    legal = [action.id for action in position.legal_actions()]
    found = Counter(box.random_action(state, generator, scratch) for _ in range(EACH * len(legal)))
    assert set(found) == set(legal)
    assert EACH / 2 < min(found.values()) <= max(found.values()) < EACH * 3 / 2
    assert state == position.state()


@pytest.mark.parametrize("preset", ["azul", "azul-grey", "azul-jokers", "azul-grey-jokers"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_come_to_an_end(preset: str, players: int) -> None:
    kind = game(preset, players)
    state, generator, scratch = kind.start().state(), Generator(), [0] * kind.box.all_actions
    seed(generator, players)
    assert kind.box.play_out(state, generator, scratch) > 0
    position = kind.position(state)
    assert position.is_over
    assert position.winners


@pytest.mark.parametrize("kind", [azul(2), GREY, JOKERS, PARTIAL, MIXED], ids=str)
def test_an_action_is_legal_exactly_if_it_is_listed(kind: Game) -> None:
    factories = ["2kbw", "4r", "3jy" if kind in (JOKERS, MIXED) else "3wy"]
    position = table(kind, factories, center="b", boards=[board({2: "k", 3: "3b"}, "12 35")])
    listed = {action.id for action in position.legal_actions()}
    assert {number for number in range(kind.box.all_actions) if position.is_legal(number)} == listed
