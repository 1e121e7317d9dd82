"""The options of Azul: how they are named, and what each changes in play."""

from __future__ import annotations

import random
from typing import Any

import pytest

from azulejos import Game, UnknownGame, azul, game
from azulejos.rules.azul.events import Ended, Fell, LineFell
from azulejos.rules.azul.options import PRESETS, AzulOptions, JokerGrey, JokerOverflow, UnclaimedMarker, Wall
from rules.azul_tables import (
    board,
    column,
    floor,
    lid,
    line,
    lines_for,
    marker,
    moves,
    play,
    refusal,
    row,
    table,
    tell,
    tile,
    wall,
)

DEFAULTS = {
    "wall": "colored",
    "jokers": False,
    "column_bonus": 7,
    "free_drop": True,
    "partial_drop": False,
    "unclaimed_marker": "keep_start",
    "max_rounds": None,
    "joker_overflow": "player_choice",
    "joker_mixed_needs_legal_color": True,
    "joker_grey": "colorless",
    "joker_free_drop": True,
}

# ------------------------------------------------------------------------------------------------ names and values


def test_the_usual_rules_are_the_defaults() -> None:
    assert azul(2).options.to_json() == DEFAULTS


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("azul", {}),
        ("azul-mini", {}),
        ("azul-grey", {"wall": "grey"}),
        ("azul-jokers", {"jokers": True}),
        ("azul-grey-jokers", {"wall": "grey", "jokers": True}),
        ("azul-express", {"column_bonus": 5}),
    ],
)
def test_a_preset_is_a_set_of_options(preset: str, changes: dict[str, Any]) -> None:
    assert game(preset, 2).options.to_json() == DEFAULTS | changes
    assert PRESETS[preset].to_json() == DEFAULTS | changes


@pytest.mark.parametrize(
    ("option", "value", "meant"),
    [
        ("wall", "gray", Wall.GREY),
        ("wall", "Coloured", Wall.COLORED),
        ("wall", Wall.GREY, Wall.GREY),
        ("jokers", "yes", True),
        ("jokers", "TRUE", True),
        ("jokers", "no", False),
        ("jokers", "false", False),
        ("column_bonus", "5", 5),
        ("max_rounds", "12", 12),
        ("max_rounds", "none", None),
        ("max_rounds", None, None),
        ("unclaimed_marker", "next_clockwise", UnclaimedMarker.NEXT_CLOCKWISE),
        ("joker_overflow", "color_first", JokerOverflow.COLOR_FIRST),
        ("joker_overflow", "colour_first", JokerOverflow.COLOR_FIRST),
        ("joker_grey", "bound", JokerGrey.BOUND),
        ("joker_grey", "colourless", JokerGrey.COLORLESS),
        ("joker_mixed_needs_legal_color", "no", False),
    ],
)
def test_values_may_be_typed_in_several_ways(option: str, value: Any, meant: Any) -> None:
    assert getattr(azul(2, **{option: value}).options, option) == meant
    assert getattr(AzulOptions.of({option: value}), option) == meant


@pytest.mark.parametrize(
    ("option", "value", "valid"),
    [
        ("wall", "green", ["wall", "'green'", "colored or grey"]),
        ("jokers", "maybe", ["jokers", "'maybe'", "yes or no"]),
        ("column_bonus", 6, ["column_bonus", "'6'", "7 or 5"]),
        ("max_rounds", 0, ["max_rounds", "'0'", "a number from 1 to 999 or none"]),
        ("max_rounds", "many", ["max_rounds", "'many'", "a number from 1 to 999 or none"]),
        ("max_rounds", True, ["max_rounds", "'yes'", "a number from 1 to 999 or none"]),
        ("unclaimed_marker", "lost", ["unclaimed_marker", "'lost'", "keep_start or next_clockwise"]),
        ("joker_overflow", "random", ["joker_overflow", "'random'", "player_choice or color_first"]),
        ("joker_grey", "wild", ["joker_grey", "'wild'", "colorless or bound"]),
    ],
)
def test_a_value_that_is_none_of_the_valid_ones_is_answered_with_those(
    option: str, value: Any, valid: list[str]
) -> None:
    with pytest.raises(UnknownGame) as error:
        azul(2, **{option: value})
    assert all(words in str(error.value) for words in valid)


def test_an_unknown_option_is_answered_with_all_options() -> None:
    with pytest.raises(UnknownGame) as error:
        azul(2, walls="grey")
    assert "there is no option 'walls'" in str(error.value)
    assert all(name in str(error.value) for name in DEFAULTS)


def test_an_unknown_preset_is_answered_with_all_presets() -> None:
    with pytest.raises(UnknownGame) as error:
        game("azul-gray", 2)
    assert "there is no game 'azul-gray'" in str(error.value)
    assert all(preset in str(error.value) for preset in PRESETS)


@pytest.mark.parametrize("players", [1, 5, "2", None, True])
def test_it_takes_2_3_or_4_players(players: Any) -> None:
    with pytest.raises(UnknownGame, match=r"it takes 2, 3 or 4"):
        azul(players)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("azul/2", {}),
        ("azul/4;max_rounds=9", {"max_rounds": 9}),
        ("azul-grey-jokers/3;joker_grey=bound", {"joker_grey": "bound"}),
        ("azul/2;partial_drop=yes;unclaimed_marker=next_clockwise", {}),
        ("azul-express/2;column_bonus=7", {"column_bonus": 7}),
        ("azul-jokers/2;joker_mixed_needs_legal_color=no", {"joker_mixed_needs_legal_color": False}),
    ],
)
def test_a_games_name_tells_what_differs_from_its_preset(name: str, options: dict[str, Any]) -> None:
    kind = Game.from_name(name)
    assert kind.name == str(kind) == name
    assert options.items() <= kind.options.to_json().items()


@pytest.mark.parametrize(
    ("kind", "actions"),
    [
        (azul(2), 180),
        (azul(3), 240),
        (azul(4), 300),
        (game("azul-grey", 2), 325),
        (game("azul-jokers", 2), 385 + 6 * 180),
        (game("azul-jokers", 4), 385 + 10 * 180),
        (azul(2, partial_drop=True), 2185 + 6 * 100),
        (game("azul-jokers", 2, partial_drop=True), 3291 + 6 * 150),
        (game("azul-jokers", 4, partial_drop=True), 3291 + 10 * 150),
    ],
    ids=str,
)
def test_actions_are_numbered_below_what_the_game_says(kind: Game, actions: int) -> None:
    assert kind.num_actions == actions


OTHERWISE = {
    "joker_overflow": "color_first",
    "joker_mixed_needs_legal_color": False,
    "joker_grey": "bound",
    "partial_drop": True,
    "free_drop": False,
    "joker_free_drop": False,
}


def stories(of: Game) -> list[list[list[str]]]:
    """Games played at random: what was legal at every turn."""
    told = []
    for seed in range(6):
        rng, story = random.Random(seed), []
        position = of.new(rng)
        while not position.is_over:
            actions = [] if position.is_chance else position.legal_actions()
            story.append([str(action) for action in actions])
            position = position.apply(rng.choice(actions)) if actions else position.deal(rng)
        told.append(story)
    return told


@pytest.mark.parametrize("preset", PRESETS)
def test_idle_options_change_nothing_and_others_matter(preset: str) -> None:
    usual = game(preset, 2, max_rounds=8)
    known = stories(usual)
    for name, value in OTHERWISE.items():
        changed = game(preset, 2, max_rounds=8, **{name: value})
        assert (stories(changed) == known) == (name in usual.options.idle), name


# ------------------------------------------------------------------------------------------------ in play


@pytest.mark.parametrize(
    ("value", "start", "then"), [("keep_start", 1, 1), ("next_clockwise", 1, 2), ("next_clockwise", 2, 0)]
)
def test_unclaimed_marker_says_who_starts_when_nobody_took_it(value: str, start: int, then: int) -> None:
    position = tile(azul(3, unclaimed_marker=value), start=start).position
    assert (position.state().start, marker(position)) == (then, then)


def test_unclaimed_marker_changes_nothing_when_somebody_took_it() -> None:
    position = tile(azul(3, unclaimed_marker="next_clockwise"), board(floor="*"), start=1).position
    assert position.state().start == 0


def test_max_rounds_ends_the_game_after_that_round() -> None:
    kind = azul(2, max_rounds=3)
    assert not tile(kind, board(score=4), round=2).position.is_over
    told = tile(kind, board(wall=column(1), score=4), round=3)
    assert Ended("max_rounds") in told.events
    assert (told.position.is_over, told.position.round) == (True, 3)
    assert told.position.scores == (4 + 7, 0)


def test_a_complete_row_in_the_last_round_is_told_as_the_end() -> None:
    told = tile(azul(2, max_rounds=3), board(wall=row(1)), round=3)
    assert [event for event in told.events if isinstance(event, Ended)] == [Ended("row")]


def test_partial_drop_lets_tiles_that_fit_fall() -> None:
    kind = azul(2, partial_drop=True)
    position = table(kind, ["3yk", "w"], boards=[board(lines={4: "2y", 2: "y"}, wall="34y")])
    assert [move for move in moves(position) if "p" in move] == ["1y4p1", "1y5p1", "1y5p2"]
    assert lines_for(position, "1y") == "1245f"
    position = play(position, "1y5p1")
    assert (line(position, 5), floor(position)) == ("y", "yy")


@pytest.mark.parametrize("take", ["1y", "5y", "cy"])
def test_partial_drop_goes_for_every_source(take: str) -> None:
    tiles = ["3y" if take[0] == source else "" for source in "c12345"]
    position = table(azul(2, partial_drop=True), tiles[1:], center=tiles[0])
    parts = ["2p1", "3p1", "3p2", "4p1", "4p2", "5p1", "5p2"]
    assert [move for move in moves(position) if "p" in move] == [take + part for part in parts]


def test_without_partial_drop_no_tile_that_fits_may_fall() -> None:
    assert not any("p" in move for move in moves(table(azul(2), ["3yk"])))


def test_without_free_drop_only_what_no_line_takes_goes_to_the_floor_line_whole() -> None:
    kind = azul(2, free_drop=False)
    blocked = board(lines={2: "2w", 4: "r", 5: "2k"}, wall="11b 33b")
    position = table(kind, ["b2yr"], boards=[blocked])
    assert (lines_for(position, "1b"), lines_for(position, "1y"), lines_for(position, "1r")) == ("f", "13", "134")
    assert "you may not drop all tiles while a line can take some, and line 3 can" in refusal(
        table(kind, ["2yr"], boards=[board(lines={1: "w"}, wall="23y")]), "1yf"
    )
    assert floor(play(position, "1bf")) == "b"


def test_without_free_drop_the_floor_line_opens_and_closes_with_the_lines() -> None:
    kind = azul(2, free_drop=False)
    full = board(lines={2: "2w", 3: "2b", 4: "r", 5: "2k"}, wall="11b")
    position = table(kind, ["b", "4b", "w"], boards=[full])
    assert lines_for(position, "1b") == lines_for(position, "2b") == "3"
    position = play(position, "1b3", "3w1")
    assert lines_for(position, "2b") == "f"
    assert lines_for(position.game.parse_position(str(position)), "2b") == "f"


def test_without_free_drop_what_does_not_fit_still_falls() -> None:
    position = play(table(azul(2, free_drop=False), ["3y", "w"]), "1y1")
    assert (line(position, 1), floor(position)) == ("y", "yy")


def test_free_drop_speaks_of_colors_and_joker_free_drop_of_takes_with_jokers() -> None:
    factories = ["bj2r"]
    for free_drop, joker_free_drop in ((True, False), (False, True), (False, False)):
        kind = game("azul-jokers", 2, free_drop=free_drop, joker_free_drop=joker_free_drop)
        dropped = {move for move in moves(table(kind, factories)) if "f" in move}
        assert dropped == ({"1bf", "1rf"} if free_drop else set()) | (
            {"1jf", "1bfj0", "1rfj0"} if joker_free_drop else set()
        )


def test_without_joker_free_drop_jokers_fall_whole_only_where_no_line_takes_them() -> None:
    kind = game("azul-jokers", 2, joker_free_drop=False)
    full = {1: "w", 2: "2w", 3: "3w", 4: "4w"}
    position = table(kind, ["bj"], boards=[board(lines=full | {5: "5w"})])
    assert moves(position) == ["1bf", "1jf", "1bfj0"]
    position = table(kind, ["bj"], boards=[board(lines=full | {5: "4w"})])
    assert moves(position) == ["1bf", "1j5", "1bfj0"]
    assert "and line 5 can" in refusal(position, "1jf")
    slipping = game("azul-jokers", 2, joker_free_drop=False, joker_mixed_needs_legal_color=False)
    position = table(slipping, ["bj"], boards=[board(lines=full | {5: "4w"})])
    assert moves(position) == ["1bf", "1j5", "1b5j1"]
    assert "and line 5 can" in refusal(position, "1bfj0")


def test_partial_drop_with_jokers_lets_some_of_both_fall() -> None:
    kind = game("azul-jokers", 2, partial_drop=True)
    position = table(kind, ["2b2j", "w"], boards=[board(lines={1: "w", 2: "w", 3: "b", 5: "3w"})])
    parts = [move for move in moves(position) if move[:2] in ("1b", "1j") and "p" in move]
    assert parts == [
        *("1b3p1", "1b4p1"),
        *("1j3p1", "1j4p1", "1j5p1"),
        *("1b3j0p1", "1b3j1p0"),
        *("1b4j0p1", "1b4j0p2", "1b4j1p0", "1b4j1p1", "1b4j1p2", "1b4j2p0", "1b4j2p1"),
    ]
    position = play(position, "1b4j1p1")
    assert (line(position, 4), floor(position)) == ("bj", "bj")


def test_partial_drop_of_jokers_alone() -> None:
    kind = game("azul-jokers", 2, partial_drop=True)
    position = play(table(kind, ["3jw", "w"]), "1j4p2")
    assert (line(position, 4), floor(position)) == ("2j", "j")


def test_partial_drop_with_jokers_leaves_a_line_without_color_where_only_jokers_stay() -> None:
    kind = game("azul-jokers", 2, partial_drop=True)
    position = play(table(kind, ["2b2j", "w", "r"]), "1b4j1p0", "2w5")
    assert (line(position, 4), floor(position)) == ("j", "bbj")
    assert "4" in lines_for(position, "3r")


def test_with_color_first_a_part_has_jokers_only_beside_all_tiles_of_the_color() -> None:
    kind = game("azul-jokers", 2, partial_drop=True, joker_overflow="color_first")
    position = table(kind, ["b3j"])
    parts = [move for move in moves(position) if move.startswith("1b5j") and "p" in move]
    assert parts == ["1b5j0p1", "1b5j1p1", "1b5j2p1"]
    assert "jokers fall first" in refusal(position, "1b5j1p0")


def test_where_jokers_slip_in_a_part_has_no_tile_of_the_color() -> None:
    kind = game("azul-jokers", 2, partial_drop=True, joker_mixed_needs_legal_color=False)
    position = table(kind, ["b3j", "r"], boards=[board(lines={5: "w"})])
    parts = [move for move in moves(position) if move.startswith("1b5j")]
    assert parts == ["1b5j3", "1b5j1p0", "1b5j2p0"]
    position = play(position, "1b5j2p0")
    assert (line(position, 5), floor(position)) == ("w2j", "bj")


def test_color_first_lets_jokers_fall_before_the_color() -> None:
    kind = game("azul-jokers", 2, joker_overflow="color_first")
    position = table(kind, ["2b2j", "w"], boards=[board(lines={3: "b"})])
    assert [move for move in moves(position) if move.startswith("1b") and "j" in move] == [
        "1b1j0",
        "1b2j0",
        "1b3j0",
        "1b4j2",
        "1b5j2",
        "1bfj0",
    ]
    position = play(position, "1b3j0")
    assert (line(position, 3), floor(position)) == ("3b", "jj")


def test_color_first_is_the_rule_that_refuses_jokers_before_the_color() -> None:
    kind = game("azul-jokers", 2, joker_overflow="color_first")
    position = table(kind, ["2bj"], boards=[board(lines={3: "b"})])
    assert "jokers fall first" in refusal(position, "1b3j1")


def test_joker_mixed_needs_legal_color_no_lets_jokers_go_where_their_color_may_not() -> None:
    kind = game("azul-jokers", 2, joker_mixed_needs_legal_color=False)
    blocked = board(lines={2: "2w", 4: "r", 5: "2k"}, wall="11b 33b")
    position = table(kind, ["b2jr", "w"], boards=[blocked])
    assert [move for move in moves(position) if move.startswith("1b") and "j" in move] == [
        "1b1j1",
        "1b3j2",
        "1b4j2",
        "1b5j2",
        "1bfj0",
    ]
    assert lines_for(position, "1b") == "f"
    position = play(position, "1b4j2")
    assert (line(position, 4), floor(position)) == ("r2j", "b")
    first = play(table(kind, ["b2j", "w"], boards=[blocked]), "1b1j1")
    assert (line(first, 1), floor(first)) == ("j", "bj")


def test_joker_mixed_needs_legal_color_no_keeps_the_choice_where_the_color_may_go() -> None:
    kind = game("azul-jokers", 2, joker_mixed_needs_legal_color=False)
    position = table(kind, ["2bj", "w"], boards=[board(lines={2: "k", 4: "b"}, wall="33b 55b")])
    assert [move for move in moves(position) if move.startswith("1b") and "j" in move] == [
        "1b1j0",
        "1b1j1",
        "1b2j1",
        "1b3j1",
        "1b4j1",
        "1b5j1",
        "1bfj0",
    ]
    assert (line(play(position, "1b2j1"), 2), line(play(position, "1b4j1"), 4)) == ("kj", "3bj")


def test_joker_grey_bound_gives_a_joker_the_color_of_its_line() -> None:
    kind = game("azul-grey-jokers", 2, joker_grey="bound")
    told = tile(kind, board(lines={2: "yj"}, wall="11y"))
    assert moves(told.position) == ["t22", "t23", "t24", "t25"]
    position = play(told.position, "t23")
    assert wall(position) == "11y 23Y"
    assert lid(position) == "y"


def test_a_bound_joker_keeps_its_color_off_its_row_and_column() -> None:
    kind = game("azul-grey-jokers", 2, joker_grey="bound")
    setup = board(lines={1: "y"}, wall="23Y")
    assert lines_for(table(kind, ["2yk"], boards=[setup]), "1y") == "345f"
    assert moves(tile(kind, setup).position) == ["t11", "t12", "t14", "t15"]


def test_a_bound_joker_alone_on_its_line_has_no_color() -> None:
    kind = game("azul-grey-jokers", 2, joker_grey="bound")
    position = tile(kind, board(lines={2: "2j"}, wall="11y")).position
    assert moves(position) == ["t21", "t22", "t23", "t24", "t25"]
    assert wall(play(position, "t21")) == "11y 21j"


def test_a_bound_joker_does_not_complete_a_color() -> None:
    kind = game("azul-grey-jokers", 2, joker_grey="bound")
    position = tile(kind, board(wall="11r 22r 33r 44r 55R"), bag="", lid="").position
    assert position.scores[0] == 0


def test_a_line_of_bound_jokers_may_fall_whole_its_color_first() -> None:
    kind = game("azul-grey-jokers", 2, joker_grey="bound")
    setup = board(lines={2: "yj"}, wall="11y 32y 43y 54y 25b", floor="kkkkkk", score=20)
    told = tile(kind, setup)
    assert [event for event in told.events if isinstance(event, LineFell | Fell)] == [
        LineFell(0, line=1, color="y"),
        Fell(0, color="y", count=1, to_lid=0),
        Fell(0, color="j", count=1, to_lid=1),
    ]
    assert told.position.scores[0] == 6
    assert lid(told.position) == "y6kj"


def test_column_bonus_is_what_a_column_pays() -> None:
    setup = board(wall=f"{row(1)} {column(2)}")
    paid = {bonus: tell(table(azul(2, column_bonus=bonus), ["w"], boards=[setup], to_act=1), "1w5") for bonus in (5, 7)}
    assert {bonus: told.position.scores[0] for bonus, told in paid.items()} == {5: 2 + 5, 7: 2 + 7}
