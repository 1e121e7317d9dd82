"""The rules are written once and run in two forms, which must never differ."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from azulejos import CHANCE, NOBODY, Game
from azulejos.kernel import Generator, below, lowest_bit, popcount, seed, select_bit
from azulejos.kernel.rule import RULES
from azulejos.rules.box import Box
from azulejos.rules.boxes import all_boxes
from azulejos.rules.engine import ILLEGAL, compiled_engine, plain_engine
from contract.games import GAMES, VARIANTS, bounded, pick

pytestmark = pytest.mark.compiled

COMBINATIONS = [
    bounded("azul-grey", 3, 4, partial_drop=True, column_bonus=5, unclaimed_marker="next_clockwise"),
    bounded("azul-grey-jokers", 4, 4, joker_grey="bound", joker_mixed_needs_legal_color=False),
    bounded("azul-grey-jokers", 2, 4, joker_grey="bound", joker_overflow="color_first"),
    bounded("azul-jokers", 3, 4, joker_mixed_needs_legal_color=False, joker_overflow="color_first"),
    bounded("azul-jokers", 2, 4, partial_drop=True, free_drop=False),
    bounded("azul-grey-jokers", 3, 4, partial_drop=True, joker_free_drop=False, joker_mixed_needs_legal_color=False),
    bounded("azul-jokers", 4, 4, partial_drop=True, joker_overflow="color_first"),
    bounded("pavilion-mono", 4, pass_keep="forced_max", final_leftovers="discard_on_pass"),
    bounded("pavilion", 3, unclaimed_marker="next_clockwise", final_leftovers="discard_on_pass"),
]
every_game = pytest.mark.parametrize("game", GAMES + VARIANTS + COMBINATIONS, ids=str)
every_box = pytest.mark.parametrize("box", all_boxes(), ids=lambda box: box.name)


def twin(function: Callable[..., Any]) -> Any:
    from azulejos.kernel import twins

    return twins.twin(function)


@every_game
def test_a_whole_game_goes_the_same_way(game: Game) -> None:
    rng = random.Random(game.name)
    plain, compiled = plain_engine(game.box), compiled_engine(game.box)
    mine, theirs = (form.start(game.players, 1, game.options) for form in (plain, compiled))
    to_act = CHANCE
    while to_act != NOBODY:
        assert compiled.read(theirs) == plain.read(mine)
        assert compiled.to_act(theirs) == plain.to_act(mine) == to_act
        legal = plain.legal(mine)
        assert compiled.legal(theirs) == legal
        for number in (*rng.sample(range(game.box.all_actions), 10), rng.choice(legal), -1, game.box.all_actions):
            assert compiled.is_legal(theirs, number) == plain.is_legal(mine, number) == (number in legal)
        if to_act == CHANCE and rng.random() < 0.3:
            number = rng.getrandbits(62)
            mine, theirs = plain.deal(mine, number), compiled.deal(theirs, number)
            to_act = plain.to_act(mine)
        else:
            action = pick(rng, [game.box.action(number) for number in legal], rng.choice([0.1, 0.8])).id
            mine, to_act = plain.advance(mine, action)
            theirs, seat = compiled.advance(theirs, action)
            assert seat == to_act
    assert compiled.read(theirs) == plain.read(mine)
    assert compiled.legal(theirs) == plain.legal(mine) == []


@every_game
def test_what_is_illegal_is_refused_and_changes_nothing(game: Game) -> None:
    for form in (plain_engine(game.box), compiled_engine(game.box)):
        state = form.start(game.players, 0, game.options)
        before = form.read(state)
        for number in (0, -1, game.box.first_draw - 1, game.box.all_actions):
            assert form.advance(state, number)[1] == ILLEGAL
        assert form.read(state) == before


@every_game
def test_a_state_is_read_as_it_was_loaded(game: Game) -> None:
    compiled = compiled_engine(game.box)
    state = plain_engine(game.box).start(game.players, game.players - 1, game.options)
    assert compiled.read(compiled.load(state)) == state
    assert compiled.read(compiled.start(game.players, game.players - 1, game.options)) == state


@every_game
def test_random_games_go_the_same_way(game: Game) -> None:
    import numpy as np

    box = game.box
    for number in (0, 1, (1 << 62) - 1, random.Random(game.name).getrandbits(62)):
        plain, dice = plain_engine(box).start(game.players, 0, game.options), Generator()
        seed(dice, number)
        moves = box.play_out(plain, dice, [0] * box.all_actions)

        compiled = compiled_engine(box)
        table, rolls = np.zeros(1, box.state.dtype()), np.zeros(1, Generator.dtype())
        table[0] = compiled.start(game.players, 0, game.options).view(table.dtype)[0]
        twin(seed)(rolls[0], number)
        assert twin(box.play_out)(table[0], rolls[0], np.zeros(box.all_actions, np.int64)) == moves
        assert compiled.read(table) == plain
        assert int(rolls[0]["word"]) == dice.word


@every_box
def test_many_games_are_single_ones_in_a_row(box: Box) -> None:
    game = bounded(next(iter(box.presets)), 2, 3)
    start, dice, out = plain_engine(box).start(2, 0, game.options), Generator(), [0] * box.all_actions
    seed(dice, 7)
    moves = sum(box.play_out(start.copy(), dice, out) for _ in range(20))
    compiled: Any = compiled_engine(box)
    assert compiled.ready_to_play_games()(compiled.load(start), 20, 7) == moves


@pytest.mark.parametrize(
    "number", [0, 1, 2, 1000, (1 << 62) - 1, *(random.Random(i).getrandbits(62) for i in range(9))]
)
def test_random_numbers_are_the_same(number: int) -> None:
    import numpy as np

    rng = random.Random(number)
    plain, compiled = Generator(), np.zeros(1, Generator.dtype())
    seed(plain, number)
    twin(seed)(compiled[0], number)
    assert 0 <= plain.word < 1 << 62
    for _ in range(300):
        n = rng.choice([1, 2, 5, 100, 1 << 30, rng.randrange(1, 1 << 30)])
        drawn = below(plain, n)
        assert 0 <= drawn < n
        assert twin(below)(compiled[0], n) == drawn
        assert int(compiled[0]["word"]) == plain.word


def test_bits_are_counted_and_found_the_same() -> None:
    rng = random.Random(0)
    sparse = [1 << rng.randrange(62) | 1 << rng.randrange(62) for _ in range(200)]
    for word in [1, (1 << 62) - 1, 1 << 61, *sparse, *(rng.randrange(1, 1 << 62) for _ in range(200))]:
        ones = [i for i in range(62) if word >> i & 1]
        assert twin(popcount)(word) == popcount(word) == len(ones)
        assert twin(lowest_bit)(word) == lowest_bit(word) == ones[0]
        for k in {0, len(ones) - 1, rng.randrange(len(ones))}:
            assert twin(select_bit)(word, k) == select_bit(word, k) == ones[k]
    assert twin(popcount)(0) == popcount(0) == 0


def test_no_two_rule_functions_share_a_name_in_the_cache() -> None:
    for box in all_boxes():
        compiled_engine(box)
    meanings: dict[tuple[str, str], Any] = {}
    for function in RULES:
        names = function.__code__.co_names
        meaning = (function.__code__, [function.__globals__.get(name) for name in names])
        assert meanings.setdefault((function.__module__, function.__qualname__), meaning) == meaning
    assert {f"{box.name}.{name}" for box in all_boxes() for name in ("play_out", "play_games", "state_legal")} <= {
        name for _, name in meanings
    }
