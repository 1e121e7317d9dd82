"""Summer Pavilion, phase 2: bonus tiles and the supply. Vectors S-50 to S-63."""

import random
from itertools import combinations_with_replacement

import azulejos
from azulejos import Position
from rules.pavilion_tables import bag, deal, factories, hand, moves, owed, supply, table, tower


def earned(board: str, move: str, tiles: str) -> int:
    """The bonus tiles a placement gives."""
    after = table(hands=[tiles], boards=[board]).apply(move)
    assert after.phase == ("bonus" if owed(after) else "place")
    return owed(after)


def test_s_50_a_pillar_gives_1_tile() -> None:
    assert earned("o23 c6b", "c1r", "r") == 1


def test_s_51_two_pillars_at_once_give_2_tiles() -> None:
    assert earned("o23 c6b r23 c2y", "c1g", "g") == 2


def test_s_52_a_statue_gives_2_tiles() -> None:
    assert earned("o1 r34", "o2", "2o") == 2


def test_s_53_a_pillar_and_a_statue_at_once_give_3_tiles() -> None:
    assert earned("o13 c6b c1g r34", "o2", "2o") == 3


def test_s_54_a_window_gives_3_tiles_of_any_color_also_wild_ones() -> None:
    position = table(hands=["6o"], boards=["o5"], supply="3p2g5r").apply("o6")
    assert moves(position) == {
        "s-" + "".join(choice) for choice in combinations_with_replacement("pgr", 3) if choice.count("g") <= 2
    }
    after = position.apply("s-ppp")
    assert (hand(after), supply(after)) == ("3p", "2g5r")


def test_s_55_half_a_window_gives_nothing() -> None:
    assert earned("o5 r5", "r4", "4r") == 0


def test_s_56_the_statue_of_purple_and_orange_gives_2_tiles() -> None:
    assert earned("p12 o4", "o3", "3o") == 2


def test_s_57_the_statue_of_orange_and_red_needs_o1_o2_r3_r4() -> None:
    assert earned("o34 r1", "r2", "2r") == 0


def test_s_58_an_element_gives_its_tiles_once() -> None:
    assert earned("o56", "o1", "o") == 0
    assert earned("o56", "o4", "4o") == 0
    assert earned("o23 c6b c1r", "c2y", "2y") == 0
    assert earned("o12 r34 o3", "o4", "4o") == 0


def test_s_59_the_bag_is_emptied_then_the_tower_with_the_tiles_just_paid_is_poured_in() -> None:
    position = table(hands=["5o"], boards=["o6"], bag="2y", tower="5b").apply("o5")
    assert tower(position) == "4o5b"
    position = position.apply("s-pgo")
    assert moves(position) == {"=y"}
    position = position.apply("=y").apply("=y")
    assert (bag(position), tower(position)) == ("4o5b", "-")
    position = position.apply("=b")
    assert (supply(position), bag(position), tower(position)) == ("pgo4y2br", "4o4b", "-")
    assert (position.phase, position.to_act) == ("place", 1)


def test_s_59_drawn_at_random_the_same_tiles_are_used() -> None:
    position = deal(table(hands=["5o"], boards=["o6"], bag="2y", tower="5b").apply("o5").apply("s-pgo"))
    data = position.to_json()
    assert (sum(data["supply"].values()), sum(data["bag"].values()), data["tower"]) == (10, 8, {})
    assert data["supply"]["y"] == 4


def after_s_60() -> Position:
    position = table(hands=["o", "4y"], boards=["o2 r34"], bag="-").apply("o1")
    assert owed(position) == 2
    return position.apply("s-pp")


def test_s_60_without_tiles_in_bag_and_tower_the_supply_stays_short() -> None:
    position = after_s_60()
    assert supply(position) == "2g2o2ybr"
    assert (position.phase, position.to_act, tower(position)) == ("place", 1, "-")


def test_s_61_gaps_in_the_supply_are_filled_when_tiles_are_there_again() -> None:
    position = after_s_60().apply("y4")
    assert (position.phase, moves(position)) == ("refill", {"=y"})
    position = deal(position)
    assert (supply(position), bag(position), tower(position)) == ("2g2o4ybr", "y", "-")
    assert (position.phase, position.to_act) == ("place", 0)


def test_s_62_who_earns_more_than_the_supply_has_takes_all_of_it() -> None:
    position = table(hands=["6o"], boards=["o5"], supply="pr", bag="-").apply("o6")
    assert moves(position) == {"s-pr"}
    after = position.apply("s-pr")
    assert (hand(after), supply(after)) == ("pr", "-")


def test_s_62_an_empty_supply_gives_nothing_and_the_turn_goes_on() -> None:
    position = table(hands=["6o"], boards=["o5"], supply="-", bag="-").apply("o6")
    assert (position.phase, moves(position)) == ("refill", {"=o"})


def test_s_63_bonus_tiles_may_be_spent_in_the_next_turn_of_the_same_round() -> None:
    position = deal(table(hands=["6o"], boards=["o5"]).apply("o6").apply("s-ppg")).apply("pass")
    assert (position.round, position.to_act, hand(position)) == (1, 0, "2pg")
    assert {"p2", "g3w2", "c1g"} <= moves(position)


def test_bonus_tiles_must_be_taken() -> None:
    position = table(hands=["6o3r"], boards=["o5"]).apply("o6")
    assert all(move.startswith("s-") and len(move) == 5 for move in moves(position))


def test_the_supply_is_filled_after_a_pass_too() -> None:
    position = table(hands=["3r", "2g"], supply="9g", bag="-").apply("pass-r")
    assert position.phase == "refill"
    after = position.apply("=r")
    assert (supply(after), bag(after), after.to_act) == ("9gr", "r", 1)


def test_tiles_are_drawn_with_odds_by_their_number() -> None:
    position = table(hands=["3r"], supply="9g", bag="3p1y").apply("pass-rrr")
    assert [(str(action), odds.numerator, odds.denominator) for action, odds in position.chance_outcomes()] == [
        ("=p", 3, 4),
        ("=y", 1, 4),
    ]


def test_a_drawn_tile_is_for_the_supply_until_that_is_full_then_for_the_factories_one_by_one() -> None:
    position, filled = azulejos.pavilion().start(), []
    while position.is_chance:
        filled.append(position.filling)
        position = position.apply(position.legal_actions()[-1])
    assert filled == [0] * 10 + [factory for factory in range(1, 6) for _ in range(4)]


def test_dealing_goes_on_until_a_player_is_to_act() -> None:
    """The last pass of a round fills a gap in the supply; the next round calls for more tiles at once."""
    position = table(hands=["3r", "-"], passed=[1], supply="9g", bag="-").apply("pass")
    assert position.phase == "refill"
    after = position.deal(random.Random(1))
    assert (after.round, after.phase, after.to_act) == (2, "acquire", 0)
    assert factories(after) == ["2r", "-", "-", "-", "-"]
