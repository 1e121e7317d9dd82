"""Previews say what the move really does."""

import random

import pytest

import azulejos
from azulejos.rules.azul.state import PENALTY
from azulejos.table import list_choices
from contract.games import bounded
from table.tables import any_move, make_table

JOKERS = azulejos.game("azul-jokers", 3, max_rounds=3)
PARTIAL = azulejos.azul(2, partial_drop=True, max_rounds=2)
MIXED = azulejos.game("azul-grey-jokers", 2, partial_drop=True, max_rounds=2)


def positions(game: azulejos.Game, seed: int = 1, each: int = 4):
    """Positions of a game in which someone is to choose."""
    rng = random.Random(seed)
    table = make_table(game, seed=seed)
    while not table.is_over:
        for seat in table.to_choose:
            if table.seq % each == 0:
                yield table.position_of(seat)
        table.act(*any_move(table, rng))


def events_of(position: azulejos.Position, move: str) -> list[dict]:
    return [event.to_json() for event in position.play(move).events]


@pytest.mark.parametrize("game", [bounded("azul", 2, 3), bounded("azul-grey", 3, 2), JOKERS, PARTIAL, MIXED], ids=str)
def test_azul_previews_match_the_events(game: azulejos.Game) -> None:
    for position in positions(game):
        state = position.state()
        choices = list_choices(position)
        assert [choice.move for choice in choices] == [str(action) for action in position.legal_actions()]
        for choice in choices:
            events = events_of(position, choice.move)
            own = [event for event in events if event.get("seat") == position.to_act]
            if choice.kind == "tile":
                assert own[0]["points"] == choice.preview.points
                continue
            until = next((i for i, e in enumerate(own) if e["event"] in ("tiled", "floor_cost", "line_fell")), len(own))
            turn = own[:until]
            placed = [event for event in turn if event["event"] == "placed"]
            marker = [event for event in turn if event["event"] == "took_marker"]
            assert choice.preview.placed == sum(event["count"] + event["jokers"] for event in placed)
            assert choice.jokers == sum(event["jokers"] for event in placed)
            assert choice.preview.completes == any(event["complete"] for event in placed)
            assert choice.preview.fallen == sum(event["count"] for event in turn if event["event"] == "fell")
            assert choice.preview.marker == bool(marker)
            before = state.boards[position.to_act].fallen
            assert (
                choice.preview.cost == PENALTY[min(7, before + choice.preview.fallen + len(marker))] - PENALTY[before]
            )


def test_azul_points_are_what_the_line_scores_when_the_round_ends() -> None:
    seen = 0
    for position in positions(bounded("azul", 2, 4), seed=5, each=1):
        for choice in list_choices(position):
            if choice.kind == "take" and choice.preview.completes:
                tiled = [event for event in events_of(position, choice.move) if event["event"] == "tiled"]
                own = {event["row"]: event["points"] for event in tiled if event["seat"] == position.to_act}
                if own:
                    seen += 1
                    assert own[choice.line] == choice.preview.points
            elif choice.kind == "take":
                assert choice.preview.points == 0
    assert seen


def test_azul_points_count_the_lines_above_that_are_complete() -> None:
    text = (
        "azul/2 2 offer:0 0 c b2rw,yk2w,-,bykw,3rk bkw {bag}b18y15r16k15w 2b "
        "3:{line},-,-,-,-:.....,.....,.....,.....,.....:- 0:-,-,-,-,-:.....,.....,.....,.....,....b:-"
    )
    for line, bag, points in (("-", 14, 1), ("b", 13, 2)):
        position = azulejos.parse_position(text.format(line=line, bag=bag))
        assert {choice.move: choice.preview.points for choice in list_choices(position)}["2w2"] == points


@pytest.mark.parametrize("preset", ["pavilion", "pavilion-mono"])
def test_pavilion_previews_match_the_events(preset: str) -> None:
    rng = random.Random(2)
    for position in positions(azulejos.game(preset, 2)):
        choices = list_choices(position)
        assert [choice.move for choice in choices] == [str(action) for action in position.legal_actions()]
        for choice in rng.sample(choices, min(len(choices), 40)):
            events = events_of(position, choice.move)
            first = events[0]
            if choice.kind == "take":
                assert (choice.preview.count, choice.preview.wild) == (first["count"], first["wild"])
                marker = [event for event in events if event["event"] == "took_marker"]
                assert choice.preview.marker == bool(marker)
                assert choice.preview.cost == sum(event["points"] for event in marker)
            elif choice.kind == "place":
                assert choice.preview.points == first["points"]
                assert sum(choice.paid.values()) == first["paid"]
                around = [event for event in events if event["event"] == "surrounded"]
                assert [bonus.count for bonus in choice.preview.bonus] == [event["count"] for event in around]
            elif choice.kind == "bonus":
                assert sum(choice.tiles.values()) == position.state().owed
            else:
                assert choice.preview.cost == first["points"]


def test_nobody_has_choices_while_tiles_are_drawn_or_when_it_is_over() -> None:
    assert list_choices(azulejos.azul().start()) == []
