"""Summer Pavilion: passing, rounds and the end. Vectors S-70 to S-87, S-98 and S-99."""

import pytest

import azulejos
from azulejos import InvalidAction, InvalidPosition, Position
from azulejos.rules.pavilion.events import Placed, Surrounded
from rules.pavilion_tables import (
    FULL_BOARD,
    FULL_CENTER,
    census,
    corners,
    deal,
    gain,
    hand,
    moves,
    random_game,
    refusal,
    start,
    table,
    tower,
)


def test_s_70_each_tile_discarded_in_a_pass_costs_a_point() -> None:
    assert table(hands=["3r3g"], scores=[9, 5]).apply("pass-rrgg").scores == (7, 5)


def test_s_71_a_pass_leaves_at_least_1_point() -> None:
    assert table(hands=["7r"], scores=[2, 5]).apply("pass-rrrr").scores == (1, 5)


def test_s_72_who_passes_may_keep_nothing() -> None:
    after = table(hands=["2rg"], scores=[9, 5]).apply("pass")
    assert (after.scores, corners(after), tower(after)) == ((6, 5), "-", "g2r")


def test_s_73_at_most_four_tiles_are_kept() -> None:
    position = table(hands=["5r"])
    assert moves(position, "pass") == {"pass", "pass-r", "pass-rr", "pass-rrr", "pass-rrrr"}
    with pytest.raises(InvalidAction, match="pass-gb"):
        position.apply("pass-rrrrr")


def test_s_74_an_empty_hand_passes_by_itself_for_nothing() -> None:
    position = table(players=3, hands=["2r", "-", "g"]).apply("r1")
    assert position.to_act == 2
    assert position.to_json()["boards"][1]["passed"]
    assert position.scores[1] == 5


def turns(position: Position, plan: str) -> list[int]:
    """The seats that made the moves of a plan, and the seat to act after them."""
    seats = []
    for move in plan.split():
        seats.append(position.to_act)
        position = position.apply(move)
    return [*seats, position.to_act]


def test_s_75_who_has_passed_is_skipped() -> None:
    position = table(players=3, hands=["6pgoybr", "3r", "6pgoybr"])
    assert turns(position, "g1 pass-rrr g1 o1 o1 y1 y1") == [0, 1, 2, 0, 2, 0, 2, 0]


def test_s_76_the_last_player_left_goes_on_until_passing() -> None:
    position = table(players=3, to_act=2, passed=[0, 1], hands=["-", "-", "goybr"])
    assert turns(position, "g1 o1 y1 b1") == [2] * 5
    assert position.apply("pass-goyb").round == 2


def test_s_77_a_passed_player_has_no_more_turns_this_round() -> None:
    position = table(players=2, hands=["goybr", "4r"]).apply("g1").apply("pass-rrrr")
    for move in ("o1", "y1", "b1"):
        assert position.to_act == 0
        position = position.apply(move)
    data = {**position.to_json(), "to_act": 1, "turn": 1}
    with pytest.raises(InvalidPosition, match="seat 1"):
        azulejos.position_from_json(data)
    again = deal(position.apply("pass-r"))
    assert (again.round, hand(again, 1)) == (2, "4r")
    assert not any(board["passed"] for board in again.to_json()["boards"])


def test_s_78_passing_is_legal_though_a_tile_could_be_placed() -> None:
    position = table(hands=["6o"])
    assert {"o1", "pass", "pass-oooo"} <= moves(position)


def test_s_79_kept_tiles_come_back_and_are_wild_no_more() -> None:
    position = table(hands=["2pr", "-"], bag="-").apply("pass-ppr")
    assert (position.round, position.phase, hand(position), corners(position)) == (2, "place", "2pr", "-")
    assert moves(position, "p2") == {"p2"}
    assert "0 wild" in refusal(position, "r2w1")


def test_s_80_who_took_the_marker_places_first_and_starts_the_next_round() -> None:
    position = table(players=3, phase="acquire", to_act=2, center="2r", hands=["g", "o", "y"]).apply("cr")
    assert (position.phase, position.to_act, start(position)) == ("place", 2, 2)
    after = deal(position.apply("pass").apply("pass").apply("pass"))
    assert (after.round, after.phase, after.to_act) == (2, "acquire", 2)
    assert after.to_json()["marker"] is None


def final_bonus(board: str, preset: str = "pavilion") -> int:
    """What a board scores at the end of the game."""
    position = table(preset, round=6, to_act=1, passed=[0], boards=[board], scores=[50, 20], bag="-")
    after = position.apply("pass")
    assert after.is_over
    assert after.legal_actions() == []
    return after.scores[0] - 50


def test_s_81_a_full_colored_board_scores_152() -> None:
    assert final_bonus(FULL_BOARD) == 112 + 40


def test_s_82_all_seven_spaces_of_a_number_are_needed() -> None:
    assert final_bonus("o1 r1 b1 y1 g1 p1") == 0
    assert final_bonus("o1 r1 b1 y1 g1 p1 c1b") == 4


@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 8), (3, 12), (4, 16)])
def test_all_spaces_of_a_number_score_four_times_it(number: int, points: int) -> None:
    assert final_bonus(" ".join(f"{star}{number}" for star in "orbygp") + f" c{number}p") == points


def test_s_83_the_star_in_the_middle_scores_12() -> None:
    assert final_bonus(FULL_CENTER) == 12


@pytest.mark.parametrize(("star", "points"), [("r", 14), ("b", 15), ("y", 16), ("o", 17), ("g", 18), ("p", 20)])
def test_a_complete_star_scores_by_its_color(star: str, points: int) -> None:
    assert final_bonus(f"{star}123456") == points
    assert final_bonus(f"{star}12345") == 0


def test_s_84_fives_and_sixes_score_nothing() -> None:
    assert final_bonus("o56 r56 b56 y56 g56 p56 c5p c6g") == 0


def test_s_85_in_round_6_nothing_need_be_kept() -> None:
    position = table(round=6, hands=["3r"], scores=[20, 5])
    assert moves(position, "pass") == {"pass", "pass-r", "pass-rr", "pass-rrr"}
    assert gain(position, "pass") == -3
    after = position.apply("pass")
    assert (corners(after), tower(after)) == ("-", "3r")


@pytest.mark.parametrize("leftovers", ["corners_then_penalty", "discard_on_pass"])
def test_s_86_tiles_discarded_cost_points_before_the_bonuses(leftovers: str) -> None:
    position = table(
        round=6,
        hands=["3r", "-"],
        scores=[2, 5],
        boards=[FULL_CENTER],
        bag="-",
        final_leftovers=leftovers,
    ).apply("pass")
    assert (position.is_over, position.scores[0]) == (True, 13)


def test_s_86_tiles_kept_cost_points_after_the_bonuses() -> None:
    setup = table(round=6, hands=["3r", "-"], scores=[2, 5], boards=[FULL_CENTER], bag="-")
    position = setup.apply("pass-rrr")
    assert (position.is_over, position.scores[0]) == (True, 11)
    assert (corners(position), tower(position)) == ("-", "3r")


def test_s_87_equal_points_share_the_victory() -> None:
    position = table(players=3, round=6, to_act=2, passed=[0, 1], scores=[90, 90, 81]).apply("pass")
    assert position.scores == (90, 90, 80)
    assert position.ranking == (1, 1, 3)
    assert position.winners == (0, 1)


def test_nobody_has_won_before_the_end() -> None:
    position = table(scores=[50, 5])
    assert (position.ranking, position.winners) == ((1, 2), ())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", ["pavilion", "pavilion-mono"])
def test_s_98_there_are_always_22_tiles_of_each_color(preset: str, players: int) -> None:
    rounds = set()
    for position, _ in random_game(azulejos.game(preset, players), players):
        assert census(position) == dict.fromkeys("pgoybr", 22)
        rounds.add(position.round)
    assert rounds == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("preset", ["pavilion", "pavilion-mono"])
def test_s_99_a_placement_gives_1_to_6_points_and_at_most_3_tiles(preset: str) -> None:
    placements = 0
    for position, action in random_game(azulejos.game(preset, 4), 99):
        if position.phase == "place" and action is not None:
            events = position.play(action).events
            placed = [event for event in events if isinstance(event, Placed)]
            placements += len(placed)
            assert all(1 <= event.points <= 6 for event in placed)
            assert sum(event.count for event in events if isinstance(event, Surrounded)) <= 3
    assert placements > 50
