"""The next round, the end of the game and the ranking: vectors AZ-50 to AZ-65."""

from __future__ import annotations

import random

import pytest

from azulejos import Game, Position, azul, game
from azulejos.rules.azul.events import Ended, FloorCost, Poured
from azulejos.rules.azul.state import MARKER
from rules.azul_tables import (
    bag,
    board,
    column,
    factory,
    factory_sizes,
    lid,
    marker,
    moves,
    play,
    points,
    row,
    table,
    tell,
    tile,
    wall,
)

TWO = azul(2)
THREE = azul(3)
FOUR = azul(4)

ROW_COLUMN_AND_BLUE = f"{row(1)} 21 31 41 51 22b 33b 44b 55b"
PRESETS = ["azul", "azul-grey", "azul-jokers", "azul-grey-jokers"]


def hoard(lacking: str, fifth: str = "") -> tuple[dict[int, str], str]:
    """All a board can hold without ending the game: four tiles in each row, and all but one on each line."""
    held = "".join(color for color in "byrkw" if color != lacking)
    spaces = [f"{r}{(color + r - 1) % 5 + 1}" for r in range(1, 6) for color in range(5) if "byrkw"[color] in held]
    lines = {2: lacking, 3: f"2{lacking}", 4: f"3{lacking}", 5: fifth or f"4{lacking}"}
    return lines, " ".join(spaces)


def play_at_random(position: Position, seed: int) -> list[Position]:
    """All positions of a game from here to the end."""
    rng = random.Random(seed)
    positions = [position]
    while not position.is_over:
        position = position.deal(rng) if position.is_chance else position.apply(rng.choice(position.legal_actions()))
        positions.append(position)
    return positions


def test_az_50_the_lid_is_poured_only_when_the_bag_is_empty() -> None:
    position = tile(TWO, bag="10b", lid="13y13r12k12w").position
    for _ in range(9):
        assert moves(position) == ["=b"]
        position = play(position, "=b")
    told = tell(position, "=b")
    assert Poured(50) in told.events
    position = told.position
    assert moves(position) == ["=y", "=r", "=k", "=w"]
    assert (bag(position), lid(position)) == ("13y13r12k12w", "")
    position = play(position, *["=y"] * 10)
    assert factory_sizes(position) == [4, 4, 4, 4, 4]
    assert (bag(position), lid(position)) == ("3y13r12k12w", "")
    assert position.phase == "offer"


def test_az_50b_a_deal_at_random_uses_up_the_bag_before_it_pours_the_lid() -> None:
    position = tile(TWO, bag="10b", lid="13y13r12k12w").position.deal(random.Random(5))
    state = position.state()
    assert sum(source[0] for source in state.sources) == 10
    assert factory_sizes(position) == [4, 4, 4, 4, 4]
    assert (sum(state.bag), lid(position)) == (40, "")


def test_az_51_a_bag_that_just_suffices_leaves_the_lid_alone() -> None:
    before = tile(TWO, bag="20b", lid="13y13r12k12w").position
    for position in (play(before, *["=b"] * 20), before.deal(random.Random(5))):
        assert factory_sizes(position) == [4, 4, 4, 4, 4]
        assert (bag(position), lid(position)) == ("", "13y13r12k12w")
        assert position.phase == "offer"


def test_az_52_with_too_few_tiles_the_last_factories_stay_short_or_empty() -> None:
    told = tile(FOUR, bag="", lid="5b8y")
    assert Poured(13) in told.events
    for position in (told.position.deal(random.Random(5)), play(told.position, *["=b"] * 5, *["=y"] * 8)):
        assert factory_sizes(position) == [4, 4, 4, 1, 0, 0, 0, 0, 0]
        assert (bag(position), lid(position)) == ("", "")
        assert (position.phase, position.to_act, position.round) == ("offer", 0, 2)


def test_az_52b_a_deal_pours_the_lid_and_still_may_run_out() -> None:
    position = tile(FOUR, bag="3b", lid="2y").position.deal(random.Random(5))
    assert factory_sizes(position) == [4, 1, 0, 0, 0, 0, 0, 0, 0]
    assert factory(position, 1) == "3by"
    assert (position.phase, bag(position), lid(position)) == ("offer", "", "")


def test_az_53_without_any_tile_the_game_ends_with_the_final_scoring() -> None:
    told = tile(FOUR, board(wall=column(2), score=3), bag="", lid="")
    assert Ended("no_tiles") in told.events
    assert told.position.is_over
    assert told.position.scores == (10, 0, 0, 0)
    assert told.position.round == 1


def test_az_54_with_2_players_there_are_always_40_tiles_for_the_next_round() -> None:
    position = table(TWO, ["w"], boards=[board(*hoard("k")), board(*hoard("w", "3w"))], to_act=1)
    position = play(position, "1w5")
    assert sum(position.state().bag) + sum(position.state().lid) == 40
    assert factory_sizes(position.deal(random.Random(5))) == [4, 4, 4, 4, 4]


def test_az_55_with_3_players_there_are_always_10_tiles_for_the_next_round() -> None:
    boards = [board(*hoard("k")), board(*hoard("r")), board(*hoard("w", "3w"))]
    position = play(table(THREE, ["w"], boards=boards, to_act=2), "1w5")
    assert (bag(position), lid(position)) == ("5b5y", "")
    assert factory_sizes(position.deal(random.Random(5))) == [4, 4, 2, 0, 0, 0, 0]


@pytest.mark.parametrize(("players", "least"), [(2, 40), (3, 10)])
@pytest.mark.parametrize("seed", range(5))
def test_az_54b_az_55b_games_keep_to_the_least_number_of_tiles(players: int, least: int, seed: int) -> None:
    for position in play_at_random(azul(players).start(), seed):
        state = position.state()
        assert not position.is_chance or sum(state.bag) + sum(state.lid) >= least


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_az_56_no_tile_and_no_marker_is_ever_lost(preset: str, players: int) -> None:
    kind = game(preset, players)
    replaced = min(2, players - 1) if "jokers" in preset else 0
    for position in play_at_random(kind.start(), seed=players):
        state = position.state()
        assert kind.box.count_tiles(state) == [20 - replaced] * 5 + [5 * replaced]
        floors = [board.floor >> 4 * i & 15 for board in state.boards for i in range(board.fallen)]
        assert floors.count(MARKER + 1) <= (marker(position) is not None)


def test_az_57_when_a_row_is_complete_all_seats_still_tile_and_pay_and_then_the_game_ends() -> None:
    first = board(lines={1: "w"}, wall="11 12 13 14")
    second = board(lines={2: "2b", 3: "2b"}, floor="rr", score=6)
    told = tile(TWO, first, second)
    position = told.position
    assert wall(position, seat=1) == "22b"
    assert (points(told), points(told, seat=1)) == ([5], [1])
    assert FloorCost(1, fallen=2, points=2) in told.events
    assert position.scores == (5 + 2, 6 + 1 - 2)
    assert (position.is_over, moves(position), position.phase) == (True, [], "over")
    assert lid(position) == "b2r"


def test_az_58_a_complete_column_does_not_end_the_game() -> None:
    position = tile(TWO, board(lines={5: "5y"}, wall="11 21 31 41")).position
    assert wall(position) == "11b 21w 31k 41r 51y"
    assert (position.phase, position.round) == ("deal", 2)
    assert position.scores[0] == 5


def test_az_59_a_row_a_column_and_a_color_give_2_7_and_10() -> None:
    assert tile(TWO, board(wall=ROW_COLUMN_AND_BLUE)).position.scores[0] == 19


def test_az_60_a_full_wall_gives_95() -> None:
    full = " ".join(row(number) for number in range(1, 6))
    assert tile(TWO, board(wall=full)).position.scores[0] == 10 + 35 + 50


@pytest.mark.parametrize("kind", [azul(2, column_bonus=5), game("azul-express", 2)], ids=str)
def test_az_61_with_a_column_bonus_of_5_the_same_wall_gives_17(kind: Game) -> None:
    assert tile(kind, board(wall=ROW_COLUMN_AND_BLUE)).position.scores[0] == 17


def test_az_62_of_equal_scores_the_one_with_more_rows_wins() -> None:
    position = tile(TWO, board(wall=row(1), score=48), board(wall=f"{row(1)} {row(2)}", score=46)).position
    assert position.scores == (50, 50)
    assert position.ranking == (2, 1)
    assert position.winners == (1,)


def test_az_63_equal_scores_and_rows_share_the_victory() -> None:
    position = tile(TWO, board(wall=row(1), score=48), board(wall=row(3), score=48)).position
    assert position.scores == (50, 50)
    assert position.ranking == (1, 1)
    assert position.winners == (0, 1)


def test_az_64_rows_matter_only_among_those_with_the_same_score() -> None:
    many = f"{row(1)} {row(2)} {row(3)}"
    position = tile(
        THREE, board(wall=row(1), score=58), board(wall=row(2), score=58), board(wall=many, score=53)
    ).position
    assert position.scores == (60, 60, 59)
    assert position.ranking == (1, 1, 3)
    assert position.winners == (0, 1)


def test_az_64b_below_the_winner_points_then_rows_decide_the_rank() -> None:
    setups = [board(score=30), board(wall=row(1), score=48), board(wall=row(2), score=28), board(score=30)]
    position = tile(FOUR, *setups).position
    assert position.scores == (30, 50, 30, 30)
    assert position.ranking == (3, 1, 2, 3)


def test_az_65_the_owner_of_a_marker_that_found_no_floor_space_starts() -> None:
    position = tile(TWO, board(), board(floor="bbbbbbb"), marker=1).position
    assert (marker(position), position.state().start) == (1, 1)
    assert position.deal(random.Random(5)).to_act == 1


def test_nobody_wins_before_the_game_is_over() -> None:
    position = table(TWO, ["w"], boards=[board(score=5)])
    assert position.ranking == (1, 2)
    assert position.winners == ()


def test_tiles_are_drawn_with_the_odds_of_the_bag() -> None:
    position = tile(TWO, bag="3b1w").position
    assert {str(action): str(odds) for action, odds in position.chance_outcomes()} == {"=b": "3/4", "=w": "1/4"}
    assert bag(play(position, "=b")) == "2bw"


def test_tiles_are_drawn_for_one_factory_after_the_other() -> None:
    position = tile(TWO, bag="20b").position
    assert [play(position, *["=b"] * drawn).filling for drawn in (0, 3, 4, 19)] == [1, 1, 2, 5]
