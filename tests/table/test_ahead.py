"""What is listed ahead of a turn is what the seat may do when its turn comes, as far as nobody changed it."""

import pytest

import azulejos
from azulejos.table import TableError, list_ahead, list_choices
from contract.games import bounded, played


@pytest.mark.parametrize("preset", ["azul", "azul-grey-jokers"])
def test_takes_that_nobody_touched_are_the_same_when_the_turn_comes(preset: str) -> None:
    play = played(bounded(preset, 3))
    compared = 0
    for before, action, after in zip(play.positions, play.actions, play.positions[1:], strict=False):
        if before.to_act < 0 or after.to_act < 0 or {before.to_json()["phase"], after.to_json()["phase"]} != {"offer"}:
            continue
        ahead = list_ahead(before, after.to_act)
        untouched = [choice for choice in list_choices(after) if choice.source not in (0, action.source)]
        assert all(choice in ahead for choice in untouched)
        compared += len(untouched)
    assert compared > 50


def test_placing_is_the_same_whatever_the_others_place() -> None:
    play = played(bounded("pavilion", 3))
    phases = set()
    for before, after in zip(play.positions, play.positions[1:], strict=False):
        now, then = before.to_json(), after.to_json()
        if then["phase"] == "place" and now["phase"] in ("place", "bonus") and before.to_act != after.to_act:
            assert list_ahead(before, after.to_act) == list_choices(after)
            phases.add(now["phase"])
    assert "place" in phases


def test_nothing_is_listed_where_no_turn_is_to_come() -> None:
    play = played(bounded("pavilion", 2))
    passed = next(each for each in play.positions if each.to_json()["boards"][0]["passed"] and each.to_act == 1)
    assert list_ahead(passed, 0) == []
    assert list_ahead(play.positions[-1], 0) == []
    tiling = next(each for each in played(bounded("azul-grey", 2)).positions if each.to_json()["phase"] == "tiling")
    assert list_ahead(tiling, 1 - tiling.to_act) == []
    with pytest.raises(TableError, match="there is no seat 2"):
        list_ahead(azulejos.azul().new(), 2)
