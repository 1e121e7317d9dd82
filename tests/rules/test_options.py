"""What a box says of its options, for those who offer them."""

import pytest

from azulejos.rules.azul import BOX as AZUL
from azulejos.rules.box import Box
from azulejos.rules.boxes import all_boxes
from azulejos.rules.options import OptionInfo


@pytest.mark.parametrize("box", all_boxes(), ids=lambda box: box.name)
def test_every_value_that_is_offered_makes_a_game(box: Box) -> None:
    for preset, options in box.presets.items():
        described = box.describe_options(preset)
        assert {info.name: info.default for info in described} == options.to_json()
        for info in described:
            values = info.values if info.values is not None else [info.minimum, info.maximum]
            for value in values:
                changed = box.options.of({**options.to_json(), info.name: value})
                assert changed.to_json()[info.name] == value


def test_an_option_tells_all_its_values_or_their_range() -> None:
    found = {info.name: info for info in AZUL.describe_options("azul")}
    assert found["wall"] == OptionInfo("wall", "colored", ["colored", "grey"], None, None, house_rule=False)
    assert found["free_drop"] == OptionInfo("free_drop", True, [False, True], None, None, house_rule=True)
    assert found["max_rounds"] == OptionInfo("max_rounds", None, None, 1, 999, house_rule=True)


def test_an_option_that_makes_another_of_our_games_or_no_difference_is_no_house_rule() -> None:
    rules = {info.name for info in AZUL.describe_options("azul-jokers") if info.house_rule}
    assert not rules & {"wall", "jokers", "column_bonus", "joker_grey"}
    assert {"partial_drop", "free_drop", "joker_free_drop", "joker_overflow"} <= rules
