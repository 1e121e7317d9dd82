"""The options of Summer Pavilion: what they change in play, and how a wrong one is refused."""

from typing import Any

import pytest

import azulejos
from azulejos import Position, UnknownGame
from azulejos.rules.pavilion.options import FinalLeftovers, PassKeep, PavilionOptions, Stars, UnclaimedMarker
from rules.pavilion_tables import corners, deal, hand, moves, refusal, start, table, tower


def without_marker(players: int, seat: int, **options: str) -> Position:
    """The first to act in phase 2 when nobody took from the center and this seat started."""
    return table(players=players, phase="acquire", start=seat, to_act=0, factories=["4r"], hands=["g"] * 4, **options)


def test_by_default_the_start_player_stays_where_nobody_took_the_marker() -> None:
    after = without_marker(3, 1).apply("1r")
    assert (after.to_act, start(after)) == (1, 1)


@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
def test_with_next_clockwise_the_neighbor_starts_where_nobody_took_the_marker(seat: int, following: int) -> None:
    position = without_marker(3, seat, unclaimed_marker="next_clockwise").apply("1r")
    assert (position.phase, position.to_act, start(position)) == ("place", following, following)
    after = deal(position.apply("pass").apply("pass").apply("pass"))
    assert (after.round, after.to_act) == (2, following)


def test_with_next_clockwise_who_took_the_marker_still_starts() -> None:
    position = table(phase="acquire", center="2r", unclaimed_marker="next_clockwise").apply("cr")
    assert (position.to_act, start(position)) == (0, 0)


def test_with_forced_max_as_many_tiles_as_possible_are_kept() -> None:
    for tiles, passes in (
        ("2rg", {"pass-grr"}),
        ("4r", {"pass-rrrr"}),
        ("3r2g", {"pass-grrr", "pass-ggrr"}),
    ):
        assert moves(table(hands=[tiles], pass_keep="forced_max"), "pass") == passes


@pytest.mark.parametrize(("leftovers", "kept"), [("discard_on_pass", set()), ("corners_then_penalty", {"pass-r"})])
def test_with_forced_max_nothing_has_to_be_kept_in_round_6(leftovers: str, kept: set[str]) -> None:
    position = table(hands=["r"], round=6, pass_keep="forced_max", final_leftovers=leftovers)
    assert moves(position, "pass") == {"pass"} | kept


def test_with_discard_on_pass_nothing_may_be_kept_in_round_6() -> None:
    position = table(hands=["3r"], round=6, final_leftovers="discard_on_pass")
    assert moves(position, "pass") == {"pass"}
    assert "no tiles are kept after the last round" in refusal(position, "pass-r")


def test_a_game_named_by_the_usual_way_with_leftovers_is_the_usual_game() -> None:
    assert azulejos.Game.from_name("pavilion/2;final_leftovers=corners_then_penalty") == azulejos.pavilion(2)
    assert azulejos.pavilion(2, final_leftovers="corners_then_penalty").name == "pavilion/2"


def test_in_round_6_tiles_may_be_kept_and_cost_points_after_the_bonuses() -> None:
    position = table(hands=["2r", "g"], round=6)
    assert moves(position, "pass") == {"pass", "pass-r", "pass-rr"}
    after = position.apply("pass-rr")
    assert (corners(after), after.scores) == ("2r", (5, 5))
    over = after.apply("pass-g")
    assert (over.is_over, over.scores) == (True, (3, 4))
    assert (corners(over), hand(over), tower(over)) == ("-", "-", "g2r")


def test_tiles_kept_in_round_6_leave_at_least_1_point() -> None:
    position = table(hands=["4r", "-"], scores=[3, 5], round=6, bag="-")
    assert position.apply("pass-rrrr").scores == (1, 5)


def test_the_monochrome_preset_is_the_option_under_a_name() -> None:
    for preset, options in (("pavilion", {"stars": "mono"}), ("pavilion-mono", {})):
        position = table(preset, hands=["3r"], **options)
        assert {"o1r", "c6r"} <= moves(position)


def test_options_may_be_given_as_words_or_values() -> None:
    for value in ("mono", "MONO", "monochrome", Stars.MONO):
        assert azulejos.pavilion(stars=value).options == PavilionOptions(stars=Stars.MONO)
    assert azulejos.pavilion(stars="coloured") == azulejos.pavilion()


def test_a_game_is_named_by_what_differs_from_its_preset() -> None:
    game = azulejos.pavilion(
        3, unclaimed_marker="next_clockwise", pass_keep="forced_max", final_leftovers="discard_on_pass"
    )
    assert game.name == (
        "pavilion/3;unclaimed_marker=next_clockwise;pass_keep=forced_max;final_leftovers=discard_on_pass"
    )
    assert azulejos.Game.from_name(game.name) == game
    assert game.options == PavilionOptions(
        Stars.COLORED,
        UnclaimedMarker.NEXT_CLOCKWISE,
        PassKeep.FORCED_MAX,
        FinalLeftovers.DISCARD_ON_PASS,
    )
    assert azulejos.game("pavilion-mono", stars="colored").name == "pavilion-mono/2;stars=colored"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"stars": "square"}, "stars cannot be 'square': it is colored or mono"),
        ({"stars": None}, "stars cannot be 'none': it is colored or mono"),
        ({"unclaimed_marker": "x"}, "unclaimed_marker cannot be 'x': it is keep_start or next_clockwise"),
        ({"pass_keep": 4}, "pass_keep cannot be '4': it is free or forced_max"),
        (
            {"final_leftovers": True},
            "final_leftovers cannot be 'yes': it is corners_then_penalty or discard_on_pass",
        ),
        (
            {"wall": "grey"},
            "there is no option 'wall': the options are stars, unclaimed_marker, pass_keep, final_leftovers",
        ),
        ({"players": 5}, "there cannot be 5 players: it takes 2, 3 or 4"),
    ],
)
def test_a_wrong_option_is_refused_with_the_valid_ones(options: dict[str, Any], message: str) -> None:
    with pytest.raises(UnknownGame) as error:
        azulejos.pavilion(**options)
    assert str(error.value) == message
