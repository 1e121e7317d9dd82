"""The end of a game is counted from its final boards as the rules count it."""

from typing import Any

import pytest

import azulejos
from azulejos import IllegalAction, InvalidPosition
from azulejos.errors import MissingModule
from azulejos.rules.boxes import all_boxes
from azulejos.table import count_points, empty_boards, letters_for
from azulejos.table.counting import letter_meant, letters_to_choose
from azulejos.table.plug import counting
from contract.games import ONE_OF_EACH, Played, played


def final_events(play: Played) -> list[dict[str, Any]]:
    """What was counted after the last round, seat by seat."""
    events = [event.to_json() for event in play.positions[-2].play(play.actions[-1]).events]
    names = [event["event"] for event in events]
    return sorted(events[names.index("ended") + 1 :], key=lambda event: event["seat"])


def can_count(game: azulejos.Game) -> bool:
    """A box may leave counting out."""
    try:
        counting(game.box)
    except MissingModule:
        return False
    return True


@pytest.mark.parametrize("game", [game for game in ONE_OF_EACH if can_count(game)], ids=str)
def test_final_boards_bring_what_the_rules_gave(game: azulejos.Game) -> None:
    play = played(game)
    end, events = play.positions[-1], final_events(play)
    spaces, losses = counting(game.box).SPACES, game.box.losses
    boards = empty_boards(game)
    for seat, board in enumerate(end.to_json()["boards"]):
        mine = [event for event in events if event["seat"] == seat]
        brought = sum(-event["points"] if event["event"] in losses else event["points"] for event in mine)
        left = sum(event.get("count", 0) for event in mine)
        boards[seat] = {"score": board["score"] - brought, "left": left, spaces: board[spaces]}
    counted = count_points(game, boards)
    assert [event.to_json() for event in counted.events] == events
    assert counted.scores == end.scores
    assert counted.ranking == end.ranking


def test_floor_lines_are_paid_for_before_the_bonuses_and_rows_break_a_tie() -> None:
    game = azulejos.azul()
    first, second = empty_boards(game)
    first |= {"score": 3, "left": 7}
    first["wall"][0] = list("byrkw")
    second |= {"score": 4, "left": 2}
    counted = count_points(game, [first, second])
    assert [event.to_json() for event in counted.events] == [
        {"event": "floor_cost", "seat": 0, "fallen": 7, "points": 3},
        {"event": "row_bonus", "seat": 0, "row": 0, "points": 2},
        {"event": "floor_cost", "seat": 1, "fallen": 2, "points": 2},
    ]
    assert (counted.scores, counted.ranking) == ((2, 2), (1, 2))


def test_tiles_left_in_the_corners_cost_a_point_each_but_never_the_last() -> None:
    game = azulejos.pavilion()
    boards = empty_boards(game)
    boards[0] |= {"score": 3, "left": 4}
    boards[1] |= {"score": 30, "left": 1}
    assert count_points(game, boards).scores == (1, 29)


def test_a_space_takes_what_the_rules_let_lie_there() -> None:
    colored, grey, mixed = (azulejos.game(preset, 2) for preset in ("azul-jokers", "azul-grey", "azul-grey-jokers"))
    assert letters_for(colored, empty_boards(colored), 0, ["wall", 1, 0]) == ["w", "j"]
    boards = empty_boards(grey)
    boards[1]["wall"][0][0] = "b"
    assert letters_for(grey, boards, 1, ["wall", 0, 3]) == list("yrkw")
    assert letters_for(grey, boards, 1, ["wall", 3, 0]) == list("yrkw")
    assert letters_for(grey, boards, 1, ["wall", 3, 3]) == list("byrkw")
    bound = azulejos.game("azul-grey-jokers", 2, joker_grey="bound")
    assert letters_for(mixed, empty_boards(mixed), 0, ["wall", 0, 0]) == list("byrkwj")
    assert letters_for(bound, empty_boards(bound), 0, ["wall", 0, 0]) == list("byrkwj")
    stars, mono = azulejos.pavilion(), azulejos.game("pavilion-mono")
    assert letters_for(stars, empty_boards(stars), 0, ["stars", "o", 5]) == ["o"]
    boards = empty_boards(mono)
    boards[0]["stars"]["c"][:2] = "gg"
    assert letters_for(mono, boards, 0, ["stars", "c", 3]) == ["g"]
    boards[0]["stars"]["c"][:2] = "gb"
    assert letters_for(mono, boards, 0, ["stars", "c", 3]) == list("poyr")


def test_a_space_gets_the_tile_in_hand_or_the_only_one_that_may_lie_there() -> None:
    jokers, grey = azulejos.game("azul-jokers", 2), azulejos.game("azul-grey", 2)
    assert letter_meant(jokers, empty_boards(jokers), 0, ["wall", 1, 0], "j") == "j"
    assert letter_meant(jokers, empty_boards(jokers), 0, ["wall", 1, 0], "b") == "w"
    boards = empty_boards(grey)
    boards[0]["wall"][0][0] = "b"
    assert letter_meant(grey, boards, 0, ["wall", 1, 1], "b") == "b"
    with pytest.raises(IllegalAction, match=r"^no blue tile may lie there$"):
        letter_meant(grey, boards, 0, ["wall", 0, 1], "b")


def test_only_where_there_is_a_choice_a_tile_must_be_chosen() -> None:
    choices = {preset: "".join(letters_to_choose(azulejos.game(preset))) for preset in azulejos.PRESETS}
    assert {preset for preset, letters in choices.items() if not letters} == {"azul", "azul-mini", "azul-express"}
    assert (choices["azul-grey"], choices["azul-jokers"], choices["pavilion"]) == ("byrkw", "byrkwj", "pgoybr")


def test_more_tiles_than_the_game_has_are_refused_in_one_sentence() -> None:
    """Four full blue stars, and a blue tile in the middle of each, would be 28 tiles."""
    game = azulejos.pavilion(4)
    boards = empty_boards(game)
    for board in boards:
        board["stars"]["b"] = ["b"] * 6
    with pytest.raises(IllegalAction, match=r"^the game has only 22 blue tiles$") as refused:
        count_points(game, boards)
    assert refused.value.reason is not None
    assert refused.value.reason.arguments == {"color": "b", "count": 22}
    boards[3]["stars"]["b"] = ["b"] * 4 + [None] * 2
    assert letters_for(game, boards, 3, ["stars", "b", 4]) == []


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"left": 8}, "board 0, left: 8 is not a whole number from 0 to 7"),
        ({"score": -1}, "board 0, score: -1 is not a whole number from 0 to 999"),
        ({"wall": [["y"] + [None] * 4] + [[None] * 5] * 4}, "board 0, wall, row 1, column 1: 'y' is none of b"),
    ],
)
def test_boards_that_cannot_be_are_refused(change: dict[str, Any], sentence: str) -> None:
    game = azulejos.azul()
    first, second = empty_boards(game)
    with pytest.raises(InvalidPosition) as refused:
        count_points(game, [{**first, **change}, second])
    assert str(refused.value) == sentence


def test_a_box_that_does_not_say_how_is_not_counted() -> None:
    class Silent:
        name = "silent"

        def module(self, room: str) -> object:
            return object()

    assert all(counting(box).MOST_LEFT for box in all_boxes())
    with pytest.raises(MissingModule, match="'silent' does not say how to count"):
        counting(Silent())  # type: ignore[arg-type]
