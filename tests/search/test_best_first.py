"""The search: legal, exact where the round can be seen whole, the same for the same seed, and stoppable."""

import random
import threading
from dataclasses import replace

import pytest

import azulejos
from azulejos.rules.boxes import built_in
from azulejos.search import best_first, compiling, within
from azulejos.search.best_first import analyse
from azulejos.search.evaluate import SEATS, margin_of
from azulejos.search.evaluators import evaluator, load_weights, weights_of
from azulejos.search.limits import Analysis, Limits, Stop
from search.plain import expected, minimax, position_of, scores, value

pytestmark = pytest.mark.compiled

GAMES = [f"{preset}/{players}" for preset in azulejos.PRESETS for players in (2, 3, 4)]


@pytest.mark.parametrize("name", GAMES)
def test_it_finds_a_legal_line_with_a_value_for_each_seat(name: str) -> None:
    for moves in (0, 5, 17):
        position = position_of(name, moves)
        found = analyse(position, weights_of(position.game), Limits(nodes=2_000))
        assert found.action == found.line[0]
        assert len(found.values) == position.game.players
        assert {candidate.action for candidate in found.candidates} == set(position.legal_actions())
        values = [candidate.values[position.to_act] for candidate in found.candidates]
        assert values == sorted(values, reverse=True)
        for action in found.line:
            if position.is_chance:
                break
            position = position.apply(action)


def test_the_same_seed_and_nodes_give_the_same_line() -> None:
    position = position_of("pavilion/2", 12)
    weights = weights_of(position.game)
    first, second = (analyse(position, weights, Limits(nodes=5_000), 7) for _ in range(2))
    assert (first.line, first.values, first.nodes) == (second.line, second.values, second.nodes)


def test_the_end_of_a_round_is_solved_exactly() -> None:
    """With few tiles left the best-first tree is seen whole, and its value is that of a plain minimax."""
    position = late_in_the_round("azul/2", 6)
    weights = weights_of(position.game)
    found = analyse(position, weights, Limits(nodes=2_000_000))
    assert found.nodes < 2_000_000
    assert found.values[position.to_act] == pytest.approx(minimax(position, weights, position.to_act), abs=1e-3)


@pytest.mark.parametrize("name", ["azul/3", "azul/4"])
def test_among_more_than_two_the_others_play_for_themselves_and_may_misjudge(name: str) -> None:
    position = late_in_the_round(name, 5)
    weights, seat = weights_of(position.game), position.to_act
    found = analyse(position, weights, Limits(nodes=2_000_000))
    assert found.nodes < 2_000_000
    plain = expected(position, weights, seat)
    assert found.values == pytest.approx(
        [margin_of(plain, each, 1.0) for each in range(position.game.players)], abs=1e-3
    )


def late_in_the_round(name: str, tiles: int) -> azulejos.Position:
    """So many tiles are left to take, or fewer."""
    position = azulejos.Game.from_name(name).new(random.Random(4))
    while sum(sum(source) for source in position.state().sources) > tiles:
        position = position.apply(position.legal_actions()[0])
    return position


def test_plain_and_compiled_evaluators_agree() -> None:
    import numpy as np

    from azulejos.kernel.twins import twin

    for name in GAMES:
        position = position_of(name, 9)
        judge, weights = evaluator(position.game.box), weights_of(position.game)
        values = np.zeros(SEATS)
        state = np.array(position.state().to_tuple(), position.game.box.state.dtype()).reshape(1)[0]
        twin(judge.evaluate)(state, weights, np.zeros(judge.features.room), values)
        assert scores(position, memoryview(weights)) == values.tolist()


@pytest.mark.parametrize("name", GAMES)
def test_plain_code_searches_the_same_tree_as_compiled_code(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(within, "PLAIN_SECONDS", float("inf"))
    for moves in (0, 23):
        position = position_of(name, moves)
        found = []
        for mode in ("plain", "compiled"):
            monkeypatch.setattr(best_first, "compiled_search", SEARCHES[mode])
            found.append(analyse(position, weights_of(position.game), Limits(nodes=150), 5))
        assert replace(found[0], seconds=0) == replace(found[1], seconds=0)


SEARCHES = {"plain": lambda box: None, "compiled": compiling.compiled_search}


def test_plain_code_stops_soon_whatever_it_was_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(within, "PLAIN_SECONDS", 0.01)
    monkeypatch.setattr(best_first, "compiled_search", SEARCHES["plain"])
    position = position_of("azul/2", 0)
    found = analyse(position, weights_of(position.game), Limits(nodes=100_000))
    assert 1 < found.nodes < 100_000
    assert position.is_legal(found.action)


def test_a_game_that_is_over_is_worth_its_real_margin() -> None:
    rng = random.Random(1)
    position = azulejos.azul(max_rounds=2).new(rng)
    while not position.is_over:
        position = position.apply(rng.choice(position.legal_actions())).deal(rng)
    first, second = position.scores
    assert value(position, weights_of(position.game), 0) == first - second


def test_a_depth_of_one_looks_at_each_action_once() -> None:
    position = position_of("azul/2", 0)
    found = analyse(position, weights_of(position.game), Limits(depth=1))
    assert found.nodes == 1 + len(position.legal_actions())
    assert len(found.line) == 1


def test_with_a_single_node_there_is_still_a_move() -> None:
    position = position_of("azul/2", 3)
    assert analyse(position, weights_of(position.game), Limits(nodes=1)).action in position.legal_actions()


def test_a_search_ends_when_it_is_stopped() -> None:
    position = position_of("azul/2", 0)
    stop = Stop()
    threading.Timer(0.2, stop.set).start()
    found = analyse(position, weights_of(position.game), Limits(seconds=60), stop=stop)
    assert found.seconds < 60
    assert position.is_legal(found.action)


def test_a_long_search_tells_how_it_looks_so_far() -> None:
    position, told, stop = position_of("azul/2", 0), [], Stop()

    def report(sofar: Analysis) -> None:
        told.append(sofar)
        stop.set()

    found = analyse(position, weights_of(position.game), Limits(seconds=60), stop=stop, report=report)
    assert [sofar.nodes <= found.nodes for sofar in told] == [True]
    assert position.is_legal(told[0].action)


def test_a_search_stopped_before_it_began_still_answers() -> None:
    stop = Stop()
    stop.set()
    position = position_of("azul/2", 0)
    assert position.is_legal(analyse(position, weights_of(position.game), Limits(seconds=60), stop=stop).action)


def test_there_is_nothing_to_search_while_tiles_are_drawn() -> None:
    game = azulejos.azul()
    with pytest.raises(azulejos.AzulejosError, match="no player is to act"):
        analyse(game.start(), weights_of(game), Limits(nodes=10))


@pytest.mark.parametrize("limits", [{}, {"nodes": 0}, {"seconds": -1.0}, {"depth": 0}, {"seconds": float("nan")}])
def test_limits_make_sense(limits: dict[str, float]) -> None:
    with pytest.raises(azulejos.AzulejosError):
        Limits(**limits)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", [name for name in GAMES if azulejos.Game.from_name(name).box in built_in()])
def test_every_game_has_weights_for_every_stage_and_feature(name: str) -> None:
    preset, players = name.split("/")
    judge = evaluator(azulejos.game(preset).box).features
    features, patterns = load_weights(preset, int(players))
    assert features.shape == (judge.stages, len(judge.names))
    assert patterns.shape == (judge.stages, judge.patterns)
    assert abs(features).max() > 0


def test_weights_are_made_once_for_each_game_foresight_and_taste() -> None:
    game = azulejos.azul()
    assert weights_of(game) is weights_of(azulejos.azul(max_rounds=3))
    assert weights_of(game, 0.5, {"one": 1.0}) is weights_of(game, 0.5, {"one": 1.0})
    assert weights_of(game, 0.5) is not weights_of(game)
    assert weights_of(game, 0.0, {"one": 2.0})[0] == 2.0


@pytest.mark.parametrize("leftovers", ["discard_on_pass", "corners_then_penalty"])
@pytest.mark.parametrize("keep", ["free", "forced_max"])
def test_in_the_last_round_of_summer_pavilion_one_pass_is_searched(leftovers: str, keep: str) -> None:
    rng = random.Random(2)
    position = azulejos.pavilion(final_leftovers=leftovers, pass_keep=keep).new(rng)
    while position.round < 6 or position.phase != "place":
        position = position.apply(rng.choice(position.legal_actions())).deal(rng)
    found = analyse(position, weights_of(position.game), Limits(nodes=2_000))
    searched = {candidate.action for candidate in found.candidates}
    passes = [action for action in position.legal_actions() if str(action).startswith("pass")]
    assert searched == set(position.legal_actions()) - set(passes[1:])
