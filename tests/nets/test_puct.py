"""The search with a network: legal, exact where the round can be seen whole, the same for the same seed, stoppable."""

from __future__ import annotations

import itertools
import random
import threading
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

import azulejos
from azulejos.envs.rewards import WIN
from azulejos.nets import growers, puct
from azulejos.nets.binding import tree_rules
from azulejos.nets.forward import MARGIN_UNIT, SEATS
from azulejos.nets.growers import new_arrays
from azulejos.nets.network import Network, random_network
from azulejos.nets.plug import has_plug, plug
from azulejos.nets.puct import DRAWS, MOST_EDGES, MOST_NODES, SHARE, analyse
from azulejos.nets.tree import FIRST_DEAL, chance_of, utility_of, viewer, win_of
from azulejos.rules.boxes import all_boxes, built_in
from azulejos.search import within
from azulejos.search.limits import Analysis, Candidate, Limits, Stop
from azulejos.search.plug import plug as search_plug
from envs.play import random_game

pytestmark = pytest.mark.compiled

SEED, DEALS = 7, 16
GAMES = [
    f"{preset}/{players}" for box in all_boxes() if has_plug(box) for preset in box.presets for players in (2, 3, 4)
]


@cache
def network_of(box: Any) -> Network:
    return random_network(box, 16, 1)


def position_of(name: str, moves: int, seed: int = 0) -> azulejos.Position:
    """After so many random moves."""
    rng = random.Random(seed)
    position = azulejos.Game.from_name(name).new(rng)
    for _ in range(moves):
        after = position.apply(rng.choice(position.legal_actions())).deal(rng)
        if after.is_over:
            break
        position = after
    return position


def late_in_the_round(name: str, tiles: int, seed: int = 4) -> azulejos.Position:
    """So many tiles are left to take, or fewer."""
    position = azulejos.Game.from_name(name).new(random.Random(seed))
    while sum(sum(source) for source in position.state().sources) > tiles:
        position = position.apply(position.legal_actions()[0])
    return position


def searched(position: azulejos.Position, **limits: Any) -> Analysis:
    return analyse(position, network_of(position.game.box), Limits(**limits), SEED)


@pytest.mark.parametrize("name", GAMES)
def test_it_finds_a_legal_line_with_margins_and_chances_for_each_seat(name: str) -> None:
    for moves in (0, 5, 17, 40):
        position = position_of(name, moves)
        found = searched(position, nodes=300)
        assert found.action == found.line[0]
        assert len(found.values) == len(found.chances) == position.game.players
        assert sum(found.chances) == pytest.approx(1, abs=1e-4)
        assert all(-1e-6 <= chance <= 1 + 1e-6 for chance in found.chances)
        assert {candidate.action for candidate in found.candidates} <= set(position.legal_actions())
        assert found.candidates[0].action == found.action or len(position.legal_actions()) == 1
        for action in found.line:
            if position.is_chance:
                break
            position = position.apply(action)


@pytest.mark.parametrize("name", ["azul-jokers/3", "pavilion/2"])
def test_the_same_seed_and_nodes_give_the_same_analysis(name: str) -> None:
    position = position_of(name, 12)
    first, second = (searched(position, nodes=2_000) for _ in range(2))
    assert replace(first, seconds=0) == replace(second, seconds=0)


def judged(position: azulejos.Position) -> list[tuple[float, float]]:
    """The chance to win and the margin of each seat: by the rules at the end, by the network after a round."""
    players, box = position.game.players, position.game.box
    state = position.state()
    if position.is_over:
        wins, margins = [0.0] * SEATS, [0.0] * SEATS
        tree_rules(box).rules.pay(state, WIN, wins)
        tree_rules(box).rules.pay_margins(state, margins)
        return [(chance_of(wins[i], players), margins[i] / MARGIN_UNIT) for i in range(players)]
    inputs = np.zeros((1, plug(box).INPUTS), np.float32)
    plug(box).describe(state, viewer(state), inputs[0])
    values = network_of(box).judge(inputs)[1][0].astype(float)
    odds = np.exp(values[:players])
    order = [(i - viewer(state)) % players for i in range(players)]
    return [(odds[i] / odds.sum(), values[SEATS + i]) for i in order]


def by_brute_force(position: azulejos.Position) -> list[tuple[float, float]]:
    """Every seat takes what is best for itself, over all moves to the end of the round."""
    if position.to_act < 0:
        return judged(position)
    players, seat = position.game.players, position.to_act
    after = [by_brute_force(position.apply(action)) for action in position.legal_actions()]
    return max(after, key=lambda seen: utility_of(win_of(seen[seat][0], players), seen[seat][1], SHARE))


@pytest.mark.parametrize(
    ("name", "tiles"), [("azul/2", 6), ("azul/3", 5), ("azul-grey/2", 3), ("azul/2;max_rounds=1", 6)]
)
def test_the_end_of_a_round_is_solved_exactly(name: str, tiles: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that explores everything, but no deals, sees that it has seen everything."""
    monkeypatch.setattr(puct, "EXPLORATION", 1e6)
    monkeypatch.setattr(plug(built_in()[0]), "DEALS", 0)
    position = late_in_the_round(name, tiles)
    found = searched(position, nodes=MOST_NODES)
    assert found.nodes < MOST_NODES
    expected = by_brute_force(position)
    assert found.chances == pytest.approx([chance for chance, _ in expected], abs=1e-4)
    assert found.values == pytest.approx([MARGIN_UNIT * margin for _, margin in expected], abs=1e-2)


def after_the_only_move(position: azulejos.Position) -> azulejos.Position | None:
    """The position after the only move that a search looks at, if there is only one."""
    box = position.game.box
    found = [0] * box.all_actions
    if position.to_act < 0 or search_plug(box).candidates(position.state(), found) != 1:
        return None
    return position.apply(box.action(found[0]))


class Counting(random.Random):
    """Gives one number after the other."""

    def __init__(self, first: int) -> None:
        self._numbers = itertools.count(first)

    def getrandbits(self, k: int, /) -> int:
        return next(self._numbers)


def check_mean(found: Candidate | Analysis, after: azulejos.Position, first: int, count: int) -> None:
    """The network has the last word on each of so many samples, which are drawn with one number after the other."""
    samples = Counting(first)
    drawn = [judged(after.deal(samples)) for _ in range(count)]
    chances = np.mean([[chance for chance, _ in each] for each in drawn], axis=0)
    margins = np.mean([[margin for _, margin in each] for each in drawn], axis=0)
    assert found.chances == pytest.approx(chances, abs=1e-4)
    assert found.values == pytest.approx(MARGIN_UNIT * margins, abs=1e-2)


@pytest.mark.parametrize("name", ["azul/2", "azul-grey/3", "pavilion/2;pass_keep=forced_max"])
def test_where_a_round_ends_the_mean_over_samples_of_the_next_deal_counts(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen two actions ahead: the move that ends the round, and a deal."""
    position, after = next(
        (each, after)
        for number in range(100)
        for each in random_game(azulejos.Game.from_name(name), number)
        if (after := after_the_only_move(each)) and after.is_chance and search_plug(after.game.box).rests(after.state())
    )
    monkeypatch.setattr(plug(position.game.box), "DEALS", DEALS)
    found = searched(position, depth=2)
    assert found.nodes == 2 + DEALS
    check_mean(found, after, FIRST_DEAL, DEALS)


@pytest.mark.parametrize("name", ["pavilion/2", "pavilion-mono/3"])
def test_where_the_supply_is_filled_up_the_mean_over_samples_of_its_tiles_counts(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody plays as if the tiles to come were known. Seen two actions ahead: tiles of the supply, and new ones."""
    monkeypatch.setattr(puct, "EXPLORATION", 1e6)
    games = (random_game(azulejos.Game.from_name(name), number) for number in itertools.count())
    position = next(each for game in games for each in game if each.phase == "bonus")
    found = searched(position, depth=2)
    assert len(found.candidates) > 1
    assert found.nodes == 1 + len(found.candidates) * (1 + DRAWS)
    for candidate in found.candidates:
        check_mean(candidate, position.apply(candidate.action), SEED, DRAWS)


def test_a_forced_move_is_searched_as_others_are() -> None:
    """What a position is worth is seen only beyond it."""
    position = azulejos.pavilion().new(random.Random(0))
    while len(position.legal_actions()) > 1:
        position = position.apply(position.legal_actions()[0])
    assert searched(position, nodes=1_000).nodes == 1_000


def test_a_depth_of_one_looks_at_each_move_once() -> None:
    position = position_of("azul/2", 3)
    found = searched(position, depth=1)
    assert found.nodes == 1 + len(position.legal_actions())
    assert found.depth == 1
    assert {candidate.action for candidate in found.candidates} == set(position.legal_actions())


def test_a_stopped_search_answers_with_what_it_has() -> None:
    stop = Stop()
    stop.set()
    position = position_of("azul/4", 0)
    found = analyse(position, network_of(position.game.box), Limits(seconds=1e9), stop=stop)
    assert position.is_legal(found.action)


def test_it_can_be_stopped_from_another_thread_and_reports_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(within, "SECONDS_BETWEEN_REPORTS", 0.0)
    stop, told = Stop(), []
    position = position_of("azul/2", 0)

    def hear(found: Analysis) -> None:
        told.append(found)
        threading.Thread(target=stop.set).start()

    found = analyse(position, network_of(position.game.box), Limits(seconds=1e9), stop=stop, report=hear)
    assert told
    assert found.nodes >= told[0].nodes


def test_nobody_can_search_when_no_player_is_to_act() -> None:
    position = azulejos.azul().start()
    with pytest.raises(azulejos.AzulejosError, match="there is nothing to search"):
        analyse(position, network_of(position.game.box), Limits(nodes=1))


def test_a_search_that_is_full_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    position = position_of("azul/2", 0)
    monkeypatch.setattr(puct, "MOST_EDGES", 3 * plug(position.game.box).MOST_CHOICES)
    found = searched(position, nodes=100_000)
    assert found.nodes < 1_000
    assert position.is_legal(found.action)


def test_its_memory_is_bounded() -> None:
    nodes, edges, table, _ = new_arrays(network_of(built_in()[0]), MOST_NODES + 1, MOST_EDGES, 16)
    assert nodes.nbytes + edges.nbytes + table.nbytes < 280_000_000


@pytest.mark.parametrize("name", ["azul/2", "azul-grey-jokers/3", "pavilion/2", "pavilion-mono/4"])
def test_plain_code_grows_the_same_tree(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Networks are computed in another order there, so numbers agree but for the last digits."""
    monkeypatch.setattr(within, "PLAIN_SECONDS", float("inf"))
    for position, nodes in ((position_of(name, 0), 60), (position_of(name, 11), 60), (late_in_the_round(name, 3), 400)):
        compiled = searched(position, nodes=nodes)
        with monkeypatch.context() as patch:
            patch.setattr(puct, "compiled_search", lambda box: None)
            plain = searched(position, nodes=nodes)
        assert (plain.line, plain.nodes) == (compiled.line, compiled.nodes)
        assert plain.values == pytest.approx(compiled.values, rel=1e-3, abs=1e-3)
        assert [each.nodes for each in plain.candidates] == [each.nodes for each in compiled.candidates]


def test_a_position_reached_in_another_order_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    judged, ask = [], growers.judge

    def count(weights: Any, inputs: Any) -> Any:
        judged.extend(row.tobytes() for row in inputs)
        return ask(weights, inputs)

    monkeypatch.setattr(growers, "judge", count)
    monkeypatch.setattr(puct, "TOGETHER", 1)  # what waits for the network may be asked for twice
    monkeypatch.setattr(within, "PLAIN_SECONDS", float("inf"))
    monkeypatch.setattr(puct, "compiled_search", lambda box: None)
    found = searched(late_in_the_round("azul/2", 9), nodes=400)
    assert len(judged) < found.nodes
    assert len(set(judged)) > 0.9 * len(judged), "what another position drove out of the table is asked for twice"


def test_tiles_drawn_inside_a_round_depend_on_the_seed_of_the_search_alone() -> None:
    """Supplies are sampled anew by each search: another seed may see others, and the bag keeps no order to see."""
    games = (random_game(azulejos.pavilion(), number) for number in itertools.count())
    position = next(position for game in games for position in game if position.phase == "bonus" and position.round < 6)
    network = network_of(position.game.box)
    found = {number: analyse(position, network, Limits(nodes=300), number).values for number in range(6)}
    assert found[3] == analyse(position, network, Limits(nodes=300), 3).values
    assert len(set(found.values())) > 1
