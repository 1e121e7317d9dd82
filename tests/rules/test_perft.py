"""Counted move trees: the number of ways to go on from fixed positions. `tests/perft/make.py` writes the files."""

import pytest

import azulejos
from azulejos import Position
from contract.games import SEATS
from perft.make import FOLDER, count_from, read_trees, split

every_preset = pytest.mark.parametrize("preset", azulejos.PRESETS)
FEW = 60


def naive_count(position: Position, depth: int) -> int:
    """Sequences of legal actions, by trying every number there is."""
    if depth == 0:
        return 1
    numbers = range(position.game.box.all_actions)
    return sum(naive_count(position.apply(n), depth - 1) for n in numbers if position.is_legal(n))


def kinds(position: Position, depth: int) -> set[type]:
    """The kinds of actions in the tree."""
    found = {type(action) for action in position.legal_actions()}
    if depth > 1:
        found.update(*(kinds(position.apply(action), depth - 1) for action in position.legal_actions()))
    return found


def test_every_preset_has_its_file_and_no_other_has() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(azulejos.PRESETS)


@every_preset
def test_every_number_of_seats_is_counted(preset: str) -> None:
    games = [position.game for position, _ in read_trees(preset)]
    assert {(game.preset, game.players) for game in games} == {(preset, players) for players in SEATS}


@every_preset
def test_trees_have_the_counted_size(preset: str) -> None:
    for position, sizes in read_trees(preset):
        assert sizes
        for depth, nodes in sizes.items():
            found = count_from(position, depth)
            assert found == nodes, explain(position, depth, nodes, found)


def explain(position: Position, depth: int, nodes: int, found: int) -> str:
    by_action = "".join(f"\n  {action}: {count}" for action, count in split(position, depth).items())
    return f"{position}\nhas {found} ways to go on for {depth} actions, not {nodes}. By first action:{by_action}"


@every_preset
def test_a_naive_count_finds_the_same(preset: str) -> None:
    for position, sizes in read_trees(preset):
        depth, nodes = max((depth, nodes) for depth, nodes in sizes.items() if depth == 1 or nodes <= FEW)
        assert naive_count(position, depth) == nodes


@every_preset
def test_a_tree_splits_by_its_first_actions(preset: str) -> None:
    for position, sizes in read_trees(preset)[:3]:
        for depth, nodes in sizes.items():
            by_action = split(position, depth)
            assert sum(by_action.values()) == nodes
            assert list(by_action) == position.legal_actions()


@every_preset
def test_the_trees_of_a_preset_have_all_kinds_of_actions(preset: str) -> None:
    trees = read_trees(preset)
    game = trees[0][0].game
    numbers = (*range(game.num_actions), game.box.first_draw)
    found = set[type]().union(*(kinds(position, 2) for position, _ in trees))
    assert found == {type(game.action(number)) for number in numbers}
