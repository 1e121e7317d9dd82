"""Actions and positions in text and JSON: both ways, and what is said of texts that mean nothing."""

from __future__ import annotations

import copy
import json
import pickle
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from azulejos import Game, InvalidAction, InvalidPosition, Position, azul, game, parse_position, position_from_json
from azulejos.rules.azul.actions import ACTIONS, action, parse_action
from rules.azul_tables import board, row, table, tile

TWO = azul(2)
GREY = game("azul-grey", 2)
JOKERS = game("azul-jokers", 2)
BOUND = game("azul-grey-jokers", 2, joker_grey="bound")

# ------------------------------------------------------------------------------------------------ actions


def test_every_action_reads_back_from_its_text() -> None:
    texts = set()
    for number in range(ACTIONS):
        found = TWO.action(number)
        text = str(found)
        assert found.id == int(found.__index__()) == number
        assert parse_action(text) == TWO.action(text) == TWO.action(found) == found
        assert re.fullmatch(r"[a-z0-9=]{2,7}", text)
        texts.add(text)
    assert len(texts) == ACTIONS


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("3r2", "<Take 3r2>"),
        (" cbf ", "<Take cbf>"),
        ("3j2", "<Take 3j2>"),
        ("3r2j1", "<Take 3r2j1>"),
        ("3r2p1", "<Take 3r2p1>"),
        ("3j5p1", "<Take 3j5p1>"),
        ("cr5j1p0", "<Take cr5j1p0>"),
        ("t24", "<Tile t24>"),
        ("=r", "<Draw =r>"),
    ],
)
def test_an_action_shows_its_notation(text: str, shown: str) -> None:
    assert repr(TWO.action(text)) == shown


@pytest.mark.parametrize(
    "text",
    [
        "",
        "3",
        "3r",
        "r2",
        "0r2",
        "10r2",
        "3r0",
        "3r6",
        "3g2",
        "3R2",
        "3r2j6",
        "3r2p0",
        "3r2p5",
        "3rfp1",
        "3j2j1",
        "3jfp1",
        "3r2j1p1",
        "t04",
        "t26",
        "t2",
        "=",
        "=g",
        "=rr",
        "3r2 1b1",
        "pass",
    ],
)
def test_a_text_that_is_no_action_is_answered_with_examples(text: str) -> None:
    with pytest.raises(InvalidAction) as error:
        TWO.action(text)
    assert f"{text!r} is not a move" in str(error.value)
    assert "3r2 (red from factory 3 to line 2)" in str(error.value)
    assert "cbf (blue from the center to the floor line)" in str(error.value)


@pytest.mark.parametrize("number", [-1, ACTIONS])
def test_a_number_that_is_no_action_is_answered_with_the_valid_ones(number: int) -> None:
    with pytest.raises(InvalidAction, match=f"numbered from 0 to {ACTIONS - 1}"):
        TWO.action(number)
    with pytest.raises(ValueError, match=f"numbered from 0 to {ACTIONS - 1}"):
        action(number)
    for position in (table(TWO, ["b"]), dealing(), tiling(), over()):
        assert not position.game.box.is_legal(position.state(), number)


# ------------------------------------------------------------------------------------------------ positions


def game_at_random(kind: Game, seed: str) -> list[Position]:
    """Positions of a game, tiles drawn one by one in its first and second round."""
    rng = random.Random(seed)
    position = kind.start(rng.randrange(kind.players))
    positions = [position]
    while not position.is_over:
        if position.is_chance and position.round > 2:
            position = position.deal(rng)
        else:
            position = position.apply(rng.choice(position.legal_actions()))
        positions.append(position)
    return positions


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("preset", ["azul", "azul-grey", "azul-jokers", "azul-grey-jokers", "bound"])
def test_the_positions_of_a_game_read_back_from_text_and_json(preset: str, players: int) -> None:
    kind = game("azul-grey-jokers", players, joker_grey="bound") if preset == "bound" else game(preset, players)
    positions = game_at_random(kind, f"{preset}{players}")
    for position in (*positions[::5], *positions[-3:]):
        assert parse_position(str(position)) == position
        assert position_from_json(json.loads(json.dumps(position.to_json()))) == position


def test_a_position_of_every_phase_is_one_line_of_text() -> None:
    offer = table(TWO, ["2kbw"], center="y", boards=[board({3: "2k"}, "24r", "*r", 5)], bag="3b", lid="w", round=3)
    assert str(offer) == (
        "azul/2 3 offer:0 0 0 b2kw,-,-,-,- y 3b w "
        "5:-,-,2k,-,-:.....,...r.,.....,.....,.....:*r 0:-,-,-,-,-:.....,.....,.....,.....,.....:-"
    )
    assert " tiling:0 " in str(tile(GREY, board({1: "y"})).position)
    assert " deal " in str(TWO.start())
    assert " over " in str(tile(TWO, board(wall=row(1))).position)


def test_a_joker_that_stands_for_a_color_is_a_capital_letter() -> None:
    position = table(BOUND, ["b"], boards=[board({2: "rj"}, "11Y 33j 42r")])
    assert "Y....,.....,..j..,.r...,....." in str(position)
    assert parse_position(str(position)) == position


def test_positions_are_values() -> None:
    position = table(TWO, ["2kbw"])
    again = parse_position(str(position))
    assert {position, again} == {position}
    assert pickle.loads(pickle.dumps(position)) == position
    assert position != position.apply("1k2")
    assert repr(position) == f"<Position {position}>"


def test_tiles_may_be_written_one_by_one() -> None:
    text = str(table(TWO, ["2k2w"]))
    assert parse_position(text.replace("2k2w", "kwwk")) == parse_position(text)


def test_a_position_may_leave_out_the_games_name_but_not_name_another() -> None:
    position = table(TWO, ["2kbw"])
    assert TWO.parse_position(str(position).partition(" ")[2]) == position
    with pytest.raises(InvalidPosition, match=r"this is a position of azul/2, not of azul-grey/2"):
        GREY.parse_position(str(position))


# ------------------------------------------------------------------------------------------------ broken JSON


def offer() -> Position:
    boards = [board({2: "b", 3: "2k"}, "11b 24r", "*r", 5), board({1: "y"})]
    return table(TWO, ["2kbw", "4r"], center="y", boards=boards, to_act=1)


def offer_with_marker_in_center() -> Position:
    return table(TWO, ["2kbw"])


def offer_with_jokers() -> Position:
    return table(JOKERS, ["2kbj"], boards=[board({2: "bj"}, "34j")])


def grey_offer() -> Position:
    return table(GREY, ["b"], boards=[board(wall="11b 23y")])


def grey_jokers_offer() -> Position:
    return table(game("azul-grey-jokers", 2), ["b"], boards=[board(wall="11j")])


def tiling() -> Position:
    boards = [board({2: "2y"}), board({1: "r"}, floor="k*k")]
    return tile(GREY, *boards, lid="2k").position.apply("t22")


def dealing() -> Position:
    return tile(TWO, board({3: "2k"}, "24r")).position.apply("=b")


def over() -> Position:
    return tile(TWO, board({3: "2k"}, row(1))).position


def broken(position: Position, path: str, value: Any) -> dict[str, Any]:
    """The position as JSON with another value at a path such as "boards.0.score"; ... leaves the key out."""
    data = copy.deepcopy(position.to_json())
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    inner: Any = data
    for key in way:
        inner = inner[key]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return data


@pytest.mark.parametrize(
    ("position", "path", "value", "message"),
    [
        (offer, "round", ..., "position: round is missing"),
        (offer, "boards.1.floor", ..., "board 1: floor is missing"),
        (offer, "round", 0, "round: 0 is not a whole number from 1 to 9999"),
        (offer, "round", True, "round: True is not a whole number"),
        (offer, "phase", "draft", "phase: 'draft' is none of offer, tiling, deal, over"),
        (offer, "start", 2, "start: 2 is not a whole number from 0 to 1"),
        (offer, "factories", [{}] * 4, "factories: it must be a list of 5"),
        (offer, "factories.0", ["b"], "factory 1: ['b'] is not a set of tiles, such as {\"b\": 2}"),
        (offer, "factories.1", {"g": 1}, "factory 2: there are no tiles 'g'; the colors are b y r k w"),
        (offer, "factories.1", {"j": 1}, "factory 2: there are no tiles 'j'; the colors are b y r k w"),
        (offer, "factories.1", {"r": "4"}, "factory 2, r: '4' is not a whole number from 0 to 100"),
        (offer, "factories.1", {"r": 3, "b": 2}, "factory 2: a factory holds at most 4 tiles"),
        (offer, "center", None, "center: None is not a set of tiles"),
        (offer, "bag", {"": 1}, "bag: there are no tiles ''"),
        (offer, "lid", {"b": -1}, "lid, b: -1 is not a whole number"),
        (offer, "lid", {"b": 1}, "there are 21 tiles 'b' on the table and in the bag, not 20"),
        (offer, "boards", [], "boards: it must be a list of 2"),
        (offer, "boards.0", 7, "board 0: 7 is not an object with names and values"),
        (offer, "boards.0.score", -1, "board 0, score: -1 is not a whole number from 0 to 999"),
        (offer, "boards.0.lines", [{}] * 6, "board 0, lines: it must be a list of 5"),
        (offer, "boards.0.lines.2", {"k": 1, "b": 1}, "board 0, line 3: a pattern line holds one color"),
        (offer, "boards.0.lines.2", {"k": 4}, "board 0, line 3: there is room for 3"),
        (offer, "boards.0.lines.0", {"b": 1}, "board 0, line 1: the wall row already holds 'b'"),
        (offer, "boards.0.wall", [[None] * 5] * 4, "board 0, wall: it must be a list of 5"),
        (offer, "boards.0.wall.1", [None] * 4, "board 0, wall, row 2: it must be a list of 5"),
        (offer, "boards.0.wall.1.3", "b", "board 0, wall, row 2, column 4: 'b' is none of r"),
        (offer, "boards.0.wall.1.3", "j", "board 0, wall, row 2, column 4: 'j' is none of r"),
        (offer, "boards.0.floor", "*r", "board 0, floor: it must be a list of at most 7"),
        (offer, "boards.0.floor", ["r"] * 8, "board 0, floor: it must be a list of at most 7"),
        (offer, "boards.0.floor.1", "j", "board 0, floor: 'j' is none of b, y, r, k, w, marker"),
        (offer, "boards.0.floor.1", "marker", "board 0, floor: there is only one starting marker"),
        (offer, "to_act", None, "to_act: None is not a whole number from 0 to 1"),
        (offer, "to_act", 2, "to_act: 2 is not a whole number from 0 to 1"),
        (offer, "phase", "tiling", "phase: the offer lasts as long as there are tiles"),
        (offer, "marker", None, "marker: it lies on the floor line of seat 0"),
        (offer, "marker", 1, "marker: it must lie on the floor line of seat 1 and nowhere else"),
        (offer, "marker", 2, "marker: 2 is not a whole number from 0 to 1"),
        (offer, "boards.1.floor", ["marker"], "marker: it must lie on the floor line of seat 0 and nowhere else"),
        (offer_with_marker_in_center, "marker", 0, "marker: it must lie on the floor line of seat 0"),
        (offer_with_marker_in_center, "factories.0", {}, "phase: the offer lasts as long as there are tiles"),
        (offer_with_jokers, "boards.0.lines.1", {"j": 3}, "board 0, line 2: there is room for 2"),
        (offer_with_jokers, "boards.0.lines.2", {"y": 1}, "board 0, line 3: the wall row already holds 'y'"),
        (offer_with_jokers, "boards.0.wall.2.3", "Y", "board 0, wall, row 3, column 4: 'Y' is none of y, j"),
        (offer_with_jokers, "bag.j", 7, "there are 10 tiles 'j' on the table and in the bag, not 5"),
        (grey_offer, "boards.0.wall.0.1", "b", "board 0, wall: 'b' stands twice in a row or column"),
        (grey_offer, "boards.0.wall.3.2", "y", "board 0, wall: 'y' stands twice in a row or column"),
        (grey_offer, "boards.0.wall.3.2", "j", "board 0, wall, row 4, column 3: 'j' is none of b, y, r, k, w"),
        (grey_jokers_offer, "boards.0.wall.0.0", "B", "board 0, wall, row 1, column 1: 'B' is none of"),
        (tiling, "to_act", 0, "to_act: seat 0 has no column to choose"),
        (tiling, "boards.1.lines.0", {}, "to_act: seat 1 has no column to choose"),
        (tiling, "boards.1.wall.0", ["b", "y", "k", "w", None], "to_act: seat 1 has no column to choose"),
        (tiling, "marker", 0, "marker: it must lie on the floor line of seat 0 and nowhere else"),
        (dealing, "to_act", 0, "to_act: nobody is to act in the phase 'deal'"),
        (dealing, "boards.0.lines.0", {"b": 1}, "no line is complete and no floor line taken in the phase 'deal'"),
        (dealing, "boards.1.floor", ["b"], "no line is complete and no floor line taken in the phase 'deal'"),
        (dealing, "center", {"b": 1}, "sources: no tiles lie there in the phase 'deal'"),
        (dealing, "factories", [{"b": 4}] * 5, "phase: to deal, a factory must have room and the bag a tile"),
        (dealing, "bag", {}, "phase: to deal, a factory must have room and the bag a tile"),
        (dealing, "factories.2", {"b": 1}, "factories: they are filled one after the other"),
        (dealing, "marker", None, "marker: while tiles are dealt, the start player has it"),
        (dealing, "marker", 1, "marker: while tiles are dealt, the start player has it"),
        (over, "to_act", 0, "to_act: nobody is to act in the phase 'over'"),
        (over, "factories.0", {"b": 1}, "sources: no tiles lie there in the phase 'over'"),
        (over, "boards.0.floor", ["b"], "no line is complete and no floor line taken in the phase 'over'"),
    ],
)
def test_json_that_is_no_position_is_answered_with_what_is_wrong(
    position: Callable[[], Position], path: str, value: Any, message: str
) -> None:
    whole = position()
    assert position_from_json(whole.to_json()) == whole
    with pytest.raises(InvalidPosition) as error:
        position_from_json(broken(whole, path, value))
    assert message in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("position", "path", "value", "from_bag"),
    [
        (offer_with_marker_in_center, "boards.0.wall.0", list("byrkw"), "byrkw"),
        (dealing, "boards.0.wall.0", list("byrkw"), "byrkw"),
        (tiling, "boards.0.lines.1", {"k": 2}, "kk"),
        (tiling, "boards.0.floor", ["k"], "k"),
    ],
    ids=["complete row in the offer", "complete row in the deal", "line not yet tiled", "floor line not yet paid"],
)
def test_a_position_that_play_cannot_reach_is_refused(
    position: Callable[[], Position], path: str, value: Any, from_bag: str
) -> None:
    data = broken(position(), path, value)
    for letter in from_bag:
        data["bag"][letter] -= 1
    with pytest.raises(InvalidPosition, match=r"^board"):
        position_from_json(data)


@pytest.mark.parametrize("data", [None, [], "azul"])
def test_a_position_in_json_is_an_object(data: Any) -> None:
    with pytest.raises(InvalidPosition, match=r"names and values"):
        position_from_json(data)
    with pytest.raises(InvalidPosition, match=r"names and values"):
        TWO.position_from_json(data)


def test_a_marker_without_a_floor_space_may_belong_to_a_seat_whose_floor_line_is_full() -> None:
    position = table(TWO, ["b"], boards=[board(floor="kkkkkkk")], marker=0)
    assert position_from_json(position.to_json()) == position


# ------------------------------------------------------------------------------------------------ broken text

BOARD = "0:-,-,-,-,-:.....,.....,.....,.....,.....:-"
TEXT = f"azul/2 1 offer:0 0 c 2kbw,-,-,-,- - 19b20y20r18k19w - {BOARD} {BOARD}"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (f" {BOARD}", "", "a position of 2 players has 10 parts after the game's name"),
        ("azul/2 1", "azul/2 one", "round: 'one' is not a number"),
        ("azul/2 1", "azul/2 12345", "round: '12345' is not a number"),
        ("offer:0", "offer:x", "phase: 'x' is not a number"),
        ("offer:0", "offer:", "to_act: None is not a whole number from 0 to 1"),
        ("offer:0", "offers:0", "phase: 'offers' is none of offer, tiling, deal, over"),
        ("offer:0 0", "offer:0 a", "start: 'a' is not a number"),
        ("offer:0 0 c", "offer:0 0 x", "marker: 'x' is not a number"),
        ("2kbw,", "2K,", "factory 1: '2K' is not a set of tiles, such as 2by, or - for none"),
        ("2kbw,", "2,", "factory 1: '2' is not a set of tiles"),
        ("2kbw,-", "2kbw", "factories: it must be a list of 5"),
        ("- 19b", "* 19b", "center: '*' is not a set of tiles"),
        ("19b20y", "19b20", "bag: '19b2020r18k19w' is not a set of tiles"),
        ("w - 0:", "w + 0:", "lid: '+' is not a set of tiles"),
        (BOARD, "0:-,-,-,-,-:.....", "board 0: '0:-,-,-,-,-:.....' is not of the form score:lines:wall:floor"),
        ("0:-,", "-1:-,", "board 0, score: '-1' is not a number"),
        ("0:-,", "0:?,", "board 0, line 1: '?' is not a set of tiles"),
        ("0:-,-,", "0:-,", "board 0, lines: it must be a list of 5"),
        (":.....,", ":....,", "board 0, wall, row 1: it must be a list of 5"),
        (":.....,", ":....-,", "board 0, wall, row 1, column 5: '-' is none of w"),
        (".....:-", ".....:?", "board 0, floor: '?' is not a row of tiles and *, or - for none"),
        (".....:-", ".....:", "board 0, floor: '' is not a row of tiles and *, or - for none"),
        (".....:-", ".....:m", "board 0, floor: 'm' is none of b, y, r, k, w, marker"),
    ],
)
def test_a_text_that_is_no_position_is_answered_with_what_is_wrong(old: str, new: str, message: str) -> None:
    assert parse_position(TEXT).legal_actions()
    assert old in TEXT
    with pytest.raises(InvalidPosition) as error:
        parse_position(TEXT.replace(old, new, 1))
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_a_name_reads_back_as_its_game() -> None:
    kind = Game.from_name("azul-grey-jokers/3;joker_grey=bound")
    assert kind == game("azul-grey-jokers", 3, joker_grey="bound")
