"""The actions of Summer Pavilion as numbers and text, and its positions as text and JSON."""

import json
import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import azulejos
from azulejos import Game, InvalidAction, InvalidPosition, Position
from azulejos.rules.action import Draw
from azulejos.rules.pavilion.actions import ACTIONS, DRAW, PASS, TAKE_BONUS, Bonus, Pass, Place, Take, action
from rules.pavilion_tables import FULL_BOARD, random_game, table

GAME = azulejos.pavilion()


# ------------------------------------------------------------------------------------------------ actions


def test_every_action_is_read_back_from_its_text() -> None:
    for number in range(ACTIONS):
        found = GAME.action(number)
        assert found.id == number == found.__index__()
        assert GAME.action(str(found)) == found


def test_no_two_actions_have_the_same_text() -> None:
    assert len({str(GAME.action(number)) for number in range(ACTIONS)}) == ACTIONS


def test_a_bonus_of_no_tile_cannot_be_said() -> None:
    with pytest.raises(InvalidAction):
        GAME.action("s-")


def test_players_actions_have_lower_numbers_than_draws() -> None:
    assert GAME.num_actions == DRAW
    assert [str(GAME.action(number)) for number in range(DRAW, ACTIONS)] == ["=p", "=g", "=o", "=y", "=b", "=r"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3r", Take(23, 3, 5)),
        ("cp", Take(0, 0, 0)),
        ("9r", Take(59, 9, 5)),
        ("o1", Place(60 + 12, 0, 0, 2, 0)),
        ("g4w3", Place(60 + 4 * 216 + 3 * 36 + 6 + 3, 4, 3, 1, 3)),
        ("c2bw1", Place(60 + 6 * 216 + 36 + 24 + 1, 6, 1, 4, 1)),
        ("c6r", Place(60 + 6 * 216 + 5 * 36 + 30, 6, 5, 5, 0)),
        ("o1r", Place(60 + 30, 0, 0, 5, 0)),
        ("s-p", Bonus(TAKE_BONUS, (0,))),
        ("s-rrr", Bonus(PASS - 1, (5, 5, 5))),
        ("pass", Pass(PASS, ())),
        ("pass-rrrr", Pass(DRAW - 1, (5, 5, 5, 5))),
        ("=g", Draw(DRAW + 1, "g")),
    ],
)
def test_what_a_text_means(text: str, expected: azulejos.Action) -> None:
    assert GAME.action(text) == expected
    assert str(expected) == text


@pytest.mark.parametrize(
    ("text", "usual"),
    [("o1o", "o1"), ("s-rgr", "s-grr"), ("pass-bgg", "pass-ggb"), (" 3r ", "3r"), ("g4gw3", "g4w3")],
)
def test_other_ways_to_write_an_action(text: str, usual: str) -> None:
    assert str(GAME.action(text)) == usual


NO_TAKES = ["", "3", "r", "0r", "10r", "3k", "3rr", "3R", "3 r", "cc"]
NO_PLACES = ["c1", "c1w2", "o0", "o7", "o1k", "g4w", "g4w0", "g4w6", "g4w11", "g4ww"]
NO_CHOICES = ["s", "s-", "s-k", "s-rrrr", "-", "PASS", "pass-", "pass-k", "pass-rrrrr", "pass\n-r", "=", "=k", "=rr"]


@pytest.mark.parametrize("text", NO_TAKES + NO_PLACES + NO_CHOICES)
def test_what_is_no_action_is_refused_with_the_valid_forms(text: str) -> None:
    with pytest.raises(InvalidAction) as error:
        GAME.action(text)
    assert str(error.value) == (
        f"{text!r} is not a move: moves look like 3r (red from factory 3), "
        "g4w1 (space 4 of the green star, paid with 1 wild tile), s-rrg, pass, pass-gb"
    )


@pytest.mark.parametrize("number", [-1, ACTIONS])
def test_there_are_no_other_action_numbers(number: int) -> None:
    with pytest.raises(InvalidAction, match=f"there is no action {number}: they are numbered from 0 to {ACTIONS - 1}"):
        GAME.action(number)
    with pytest.raises(ValueError, match=f"there is no action {number}"):
        action(number)


# ------------------------------------------------------------------------------------------------ positions


PHASES = {
    "acquire": table(phase="acquire", to_act=1, factories=["2pry", "4g"], center="3b", hands=["2o"], scores=[1, 123]),
    "acquire with marker": table(phase="acquire", start=1, marker=0, center="3b"),
    "place": table(round=3, to_act=1, marker=1, hands=["-", "3pg"], passed=[0], corners=["2r"], boards=["o25"]),
    "bonus": table(phase="bonus", owed=2, boards=["o12 r34 c6b"], hands=["-", "r"]),
    "refill": table(phase="refill", to_act=1, supply="8g", tower="3p"),
    "deal": table(phase="deal", start=1, factories=["2p2r", "2b"], hands=["4r"]),
    "deal of the supply": table(phase="deal", supply="3p"),
    "over": table(round=6, phase="over", start=1, marker=1, boards=["", FULL_BOARD], scores=[50, 200], players=3),
    "mono": table("pavilion-mono", boards=["o1r o2b c123g"]),
}


@pytest.mark.parametrize("position", PHASES.values(), ids=PHASES)
def test_a_position_of_each_phase_is_read_back(position: Position) -> None:
    assert azulejos.parse_position(str(position)) == position
    assert azulejos.position_from_json(json.loads(json.dumps(position.to_json()))) == position
    assert position.game.parse_position(str(position).partition(" ")[2]) == position
    assert pickle.loads(pickle.dumps(position)) == position


@pytest.mark.parametrize("name", ["pavilion/2", "pavilion/4", "pavilion-mono/3;final_leftovers=discard_on_pass"])
def test_every_position_of_a_game_is_read_back(name: str) -> None:
    for i, (position, _) in enumerate(random_game(Game.from_name(name), 11)):
        if i % 3 == 0 or position.phase not in ("acquire", "place"):
            assert azulejos.parse_position(str(position)) == position
            assert azulejos.position_from_json(position.to_json()) == position


def test_the_text_of_a_position() -> None:
    position = table(hands=["3pg", "2r"], boards=["o25 c6b"], tower="2y")
    assert str(position) == (
        "pavilion/2 1 place:0 0 c -,-,-,-,- - 2p2g2o2ybr 17p19g18o18y20b19r 2y "
        "5:3pg:-:in:.o..o.,......,......,......,......,......,.....b "
        "5:2r:-:in:......,......,......,......,......,......,......"
    )


def replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The data with another value at a path, or without it."""
    data = deepcopy(data)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    if value is MISSING:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return data


MISSING = object()
FIELDS = ("round", "phase", "start", "marker", "factories", "center", "supply", "bag", "tower")
NOT_PASSED = "board 0: who has passed has tiles in the corners alone, and nobody else has any there"

BROKEN_JSON: list[tuple[str, tuple[Any, ...], Any, str]] = [
    *(
        ("place", (name,), MISSING, f"position: {name} is missing")
        for name in (*FIELDS, "boards", "to_act", "turn", "owed")
    ),
    *(
        ("place", ("boards", 1, name), MISSING, f"board 1: {name} is missing")
        for name in ("score", "hand", "corners", "passed", "stars")
    ),
    ("place", ("round",), 7, "round: 7 is not a whole number from 1 to 6"),
    ("place", ("round",), True, "round: True is not a whole number from 1 to 6"),
    ("place", ("phase",), "rest", "phase: 'rest' is none of acquire, place, bonus, refill, deal, over"),
    ("place", ("start",), 2, "start: 2 is not a whole number from 0 to 1"),
    ("place", ("factories",), [{}] * 4, "factories: it must be a list of 5"),
    ("acquire", ("factories", 1), {"g": 5}, "factory 2: a factory holds at most 4 tiles"),
    ("acquire", ("factories", 0), 4, 'factory 1: 4 is not a set of tiles, such as {"p": 2}'),
    ("acquire", ("center",), {"k": 1}, "center: there are no tiles 'k'; the colors are p g o y b r"),
    ("place", ("supply",), {"p": 11}, "supply: it has 10 spaces"),
    ("place", ("bag",), {"p": -1}, "bag, p: -1 is not a whole number from 0 to 100"),
    ("place", ("tower",), [1], 'tower: [1] is not a set of tiles, such as {"p": 2}'),
    ("place", ("boards",), [], "boards: it must be a list of 2"),
    ("place", ("boards", 0), 7, "board 0: 7 is not an object with names and values"),
    ("place", ("boards", 0, "score"), 0, "board 0, score: 0 is not a whole number from 1 to 999"),
    ("place", ("boards", 0, "hand"), {"r": "2"}, "board 0, hand, r: '2' is not a whole number from 0 to 100"),
    ("place", ("boards", 0, "passed"), "no", "board 0, passed: 'no' is none of True, False"),
    ("place", ("boards", 0, "corners"), {"r": 5}, "board 0, corners: at most 4 tiles are kept"),
    ("place", ("boards", 0, "passed"), False, NOT_PASSED),
    ("place", ("boards", 0, "hand"), {"r": 1}, NOT_PASSED),
    ("deal", ("boards", 1, "passed"), True, "board 1: nobody has passed or keeps tiles in the phase 'deal'"),
    ("acquire", ("boards", 0, "corners"), {"r": 1}, "board 0: nobody has passed or keeps tiles in the phase 'acquire'"),
    ("place", ("boards", 0, "stars"), 7, "board 0, stars: 7 is not an object with names and values"),
    ("place", ("boards", 0, "stars", "o"), MISSING, "board 0, stars: o is missing"),
    ("place", ("boards", 0, "stars", "o"), [None] * 5, "board 0, star o: it must be a list of 6"),
    ("place", ("boards", 0, "stars", "o", 0), "k", "board 0, star o: 'k' is none of p, g, o, y, b, r"),
    ("place", ("boards", 0, "stars", "o", 0), "r", "board 0, star o: a 'r' tile cannot lie there"),
    ("place", ("boards", 0, "stars", "c"), ["r", "r", *[None] * 4], "board 0, star c: a 'r' tile cannot lie there"),
    ("mono", ("boards", 0, "stars", "o", 2), "r", "board 0, star o: a 'r' tile cannot lie there"),
    ("mono", ("boards", 0, "stars", "c", 3), "r", "board 0, star c: a 'r' tile cannot lie there"),
    ("place", ("turn",), 2, "turn: 2 is not a whole number from 0 to 1"),
    ("place", ("turn",), 0, "turn: it is the turn of the player to act"),
    ("acquire", ("turn",), 1, "turn: it is the start player's in the phase 'acquire'"),
    ("place", ("owed",), 4, "owed: 4 is not a whole number from 0 to 3"),
    ("place", ("owed",), 1, "owed: bonus tiles are owed in the phase 'bonus' alone, and no more than the supply has"),
    ("bonus", ("owed",), 0, "owed: bonus tiles are owed in the phase 'bonus' alone, and no more than the supply has"),
    ("bonus", ("supply",), {"p": 1}, "owed: bonus tiles are owed in the phase 'bonus' alone, and no more than the"),
    ("refill", ("to_act",), 1, "to_act: nobody is to act in the phase 'refill'"),
    ("over", ("to_act",), 1, "to_act: nobody is to act in the phase 'over'"),
    ("place", ("to_act",), None, "to_act: None is not a whole number from 0 to 1"),
    ("place", ("boards", 1, "hand"), {}, "to_act: seat 1 has no tiles to place"),
    ("bonus", ("boards", 0, "passed"), True, "to_act: seat 0 has passed"),
    ("place", ("center",), {"p": 1}, "phase: tiles lie on the factories or in the center as long as players acquire"),
    ("acquire with marker", ("center",), {}, "phase: tiles lie on the factories or in the center as long as players"),
    ("deal", ("bag",), {}, "bag: to draw, the bag must have a tile"),
    ("refill", ("bag",), {}, "bag: to draw, the bag must have a tile"),
    ("refill", ("supply",), {"g": 10}, "supply: to refill it, it must have room"),
    ("deal", ("center",), {"p": 1}, "phase: the supply is filled first, then the factories, and no tile lies in the"),
    ("deal", ("supply",), {"p": 9}, "phase: the supply is filled first, then the factories, and no tile lies in the"),
    ("deal", ("factories",), [{"p": 4}] * 5, "phase: to deal, a factory must have room"),
    ("deal", ("factories", 0), {"p": 3}, "factories: they are filled one after the other"),
    ("place", ("marker",), 2, "marker: 2 is not a whole number from 0 to 1"),
    ("place", ("marker",), 0, "marker: who has it starts"),
    ("deal", ("marker",), 0, "marker: it lies in the center while tiles are dealt"),
    ("place", ("tower",), {"p": 1}, "there are 23 tiles 'p' on the table and in the bag, not 22"),
    ("place", ("bag",), {}, "there are 5 tiles 'p' on the table and in the bag, not 22"),
]


def complaint(read: Callable[[Any], Position], source: Any) -> str:
    with pytest.raises(InvalidPosition) as error:
        read(source)
    message = str(error.value)
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    ("phase", "path", "value", "message"),
    BROKEN_JSON,
    ids=[f"{phase}-{'.'.join(map(str, path))}-{i}" for i, (phase, path, _, _) in enumerate(BROKEN_JSON)],
)
def test_json_that_is_no_position_is_refused(phase: str, path: tuple[Any, ...], value: Any, message: str) -> None:
    data = PHASES[phase].to_json()
    assert azulejos.position_from_json(data) == PHASES[phase]
    assert complaint(azulejos.position_from_json, replaced(data, path, value)).startswith(message)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (7, "a position is an object with names and values"),
        ({"players": 2}, "position: game is missing"),
        ({"game": "pavilion"}, "position: players is missing"),
        ({"game": "pavilion", "players": 2, "options": 7}, "options: it must be an object with names and values"),
        ({"game": "pavilion", "players": 2}, "position: round is missing"),
    ],
)
def test_json_without_a_game_is_refused(data: Any, message: str) -> None:
    assert complaint(azulejos.position_from_json, data) == message


def test_with_discard_on_pass_no_tiles_are_kept_in_round_6() -> None:
    data = table(round=6, to_act=1, passed=[0], corners=["2r"]).to_json()
    assert azulejos.position_from_json(data).round == 6
    without_corners = {**data, "options": {"final_leftovers": "discard_on_pass"}}
    assert "corners" in complaint(azulejos.position_from_json, without_corners)


def test_a_game_is_over_after_round_6_alone() -> None:
    data = PHASES["over"].to_json()
    assert "round" in complaint(azulejos.position_from_json, {**data, "round": 3})


def test_no_tiles_are_left_beside_the_boards_when_the_game_is_over() -> None:
    data = PHASES["over"].to_json()
    data["boards"][0]["hand"] = {"p": 1}
    data["bag"]["p"] -= 1
    assert "board 0" in complaint(azulejos.position_from_json, data)


WORDS = ("game", *FIELDS, "board0", "board1")
BROKEN_TEXT = [
    ("place", "round", "x", "round: 'x' is not a number"),
    ("place", "round", "9", "round: 9 is not a whole number from 1 to 6"),
    ("place", "phase", "rest:0", "phase: 'rest' is none of acquire, place, bonus, refill, deal, over"),
    ("place", "phase", "place:x", "phase: 'x' is not a number"),
    ("place", "phase", "place", "to_act: None is not a whole number from 0 to 1"),
    ("place", "phase", "place:5", "turn: 5 is not a whole number from 0 to 1"),
    ("bonus", "phase", "bonus:0:x", "phase: 'x' is not a number"),
    ("bonus", "phase", "bonus:0", "owed: bonus tiles are owed in the phase 'bonus' alone"),
    ("deal", "phase", "deal:1", "to_act: nobody is to act in the phase 'deal'"),
    ("place", "start", "x", "start: 'x' is not a number"),
    ("place", "marker", "x", "marker: 'x' is not a number"),
    ("place", "factories", "2p?,-,-,-,-", "factory 1: '2p?' is not a set of tiles"),
    ("place", "factories", "-,-,-,-", "factories: it must be a list of 5"),
    ("place", "center", "2", "center: '2' is not a set of tiles"),
    ("place", "supply", "?", "supply: '?' is not a set of tiles"),
    ("place", "bag", "?", "bag: '?' is not a set of tiles"),
    ("place", "tower", "2k", "tower: there are no tiles 'k'; the colors are p g o y b r"),
    ("place", "board0", "5:-:-:in", "board 0: '5:-:-:in' is not of the form score:hand:corners:in|out:stars"),
    ("place", "board1", "5:-:-:no:-", "board 1: '5:-:-:no:-' is not of the form score:hand:corners:in|out:stars"),
    ("place", "board0", "5:-:-:in:......", "board 0: there are 7 stars with a comma between each, not 1"),
    ("place", "board0", "x:-:-:in:,,,,,,", "board 0, score: 'x' is not a number"),
    ("place", "board0", "5:?:-:in:,,,,,,", "board 0, hand: '?' is not a set of tiles"),
    ("place", "board0", "5:-:?:in:,,,,,,", "board 0, corners: '?' is not a set of tiles"),
    ("place", "board0", "5:-:-:in:.....,,,,,,", "board 0, star o: it must be a list of 6"),
]


@pytest.mark.parametrize(("phase", "word", "value", "message"), BROKEN_TEXT)
def test_text_that_is_no_position_is_refused(phase: str, word: str, value: str, message: str) -> None:
    words = str(PHASES[phase]).split()
    words[WORDS.index(word)] = value
    assert complaint(azulejos.parse_position, " ".join(words)).startswith(message)


def test_a_text_with_too_few_or_too_many_parts_is_refused() -> None:
    for text, count in (("pavilion/2 1 place:0", 2), (f"{PHASES['place']} -", 12)):
        assert complaint(azulejos.parse_position, text) == (
            "a position of 2 players has 11 parts after the game's name "
            f"(round phase start marker factories center supply bag tower, and a board for each player), not {count}"
        )


def test_a_position_of_another_game_is_refused() -> None:
    assert complaint(azulejos.pavilion(3).parse_position, str(PHASES["place"])) == (
        "this is a position of pavilion/2, not of pavilion/3"
    )
