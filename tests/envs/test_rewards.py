"""What a finished game is worth, and whether it was cut off."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from azulejos import AzulejosError, Position
from azulejos.envs.capped import capped_game
from azulejos.envs.core import core_of, plain_pay
from azulejos.envs.plug import plug
from azulejos.envs.rewards import Reward
from azulejos.rules import azul, pavilion
from envs.play import NAMES, random_game, short


def worth(scores: tuple[int, ...], reward: str) -> list[float]:
    """What a game of Summer Pavilion with these scores is worth to each seat."""
    state = pavilion.BOX.state()
    state.players = len(scores)
    for seat, score in enumerate(scores):
        state.boards[seat].score = score
    out = [0.0] * len(scores)
    plain_pay(pavilion.BOX)(state, Reward.of(reward).code, out)
    return out


def test_two_players_win_lose_or_draw() -> None:
    assert worth((30, 20), "win") == [1, -1]
    assert worth((20, 30), "win") == [-1, 1]
    assert worth((20, 20), "win") == [0, 0]


def test_more_players_stake_and_the_winners_share() -> None:
    assert worth((9, 5, 7), "win") == [1, -0.5, -0.5]
    assert worth((9, 9, 7), "win") == [0.25, 0.25, -0.5]
    assert worth((1, 9, 1, 1), "win") == pytest.approx([-1 / 3, 1, -1 / 3, -1 / 3])
    assert worth((9, 9, 9, 1), "win") == pytest.approx([1 / 9, 1 / 9, 1 / 9, -1 / 3])


def test_shares_always_add_up_to_nothing() -> None:
    for players in (2, 3, 4):
        for scores in product((1, 2, 3), repeat=players):
            assert sum(worth(scores, "win")) == pytest.approx(0)


def test_margins_are_points_ahead_of_the_best_of_the_others() -> None:
    assert worth((30, 20), "margin") == [10, -10]
    assert worth((30, 20, 25), "margin") == [5, -10, -5]


def test_complete_rows_break_a_draw_in_azul() -> None:
    state = azul.BOX.state()
    state.players = 2
    state.boards[1].wall = 31
    out = [0.0, 0.0]
    plain_pay(azul.BOX)(state, Reward.WIN.code, out)
    assert out == [-1, 1]


@pytest.mark.parametrize("name", NAMES)
def test_the_standing_ranks_as_the_rules_do(name: str) -> None:
    game = short(name)
    for number in range(4):
        *_, last = random_game(game, number)
        standing = [plug(game.box).standing(last.state(), seat) for seat in range(game.players)]
        assert last.ranking == tuple(1 + sum(other > mine for other in standing) for mine in standing)
        paid = core_of(game).returns(last, Reward.WIN)
        assert {seat for seat in range(game.players) if paid[seat] == max(paid)} == set(last.winners)


def test_only_the_last_round_cuts_a_game_off() -> None:
    def end_of(number: int) -> Position:
        *_, last = random_game(capped_game("azul", 2, max_rounds=6), number)
        return last

    is_cut_off = plug(azul.BOX).is_cut_off
    seen = set()
    for number in range(20):
        last = end_of(number)
        has_row = any(None not in row for board in last.to_json()["boards"] for row in board["wall"])
        assert is_cut_off(last.state()) == (not has_row)
        seen.add(has_row)
    assert seen == {True, False}


def test_an_unknown_reward_is_told() -> None:
    with pytest.raises(AzulejosError, match="reward cannot be 'points': it is win or margin"):
        Reward.of("points")


def test_the_penalty_is_no_better_than_a_defeat() -> None:
    assert Reward.WIN.penalty == min(worth((1, 2), "win"))
    assert Reward.MARGIN.penalty <= -100
    assert np.isfinite(Reward.MARGIN.penalty)
