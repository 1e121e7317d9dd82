"""What the rules publish for those who draw boards."""

import json

from azulejos.rules.azul import BOX as AZUL
from azulejos.rules.azul.state import PENALTY
from azulejos.rules.boxes import all_boxes, built_in
from azulejos.rules.facts import typescript
from azulejos.rules.pavilion import BOX as PAVILION
from azulejos.rules.pavilion.geometry import COST


def test_facts_are_json() -> None:
    for box in all_boxes():
        assert json.loads(json.dumps(box.facts()))
        assert box.facts()["losses"] == sorted(box.losses)


def test_the_facts_of_azul() -> None:
    facts = AZUL.facts()
    assert facts["wall"] == ["byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb"]
    assert (facts["colors"], facts["lines"], facts["floor"], facts["start_score"]) == ("byrkwj", 5, 5, 0)
    assert [sum(facts["floor_costs"][:n]) for n in range(8)] == list(PENALTY) == [0, 1, 2, 4, 6, 8, 11, 14]
    assert (facts["bonuses"]["row"], facts["bonuses"]["color"]) == (2, 10)
    assert facts["bonuses"]["column"]["azul"] == 7
    assert set(facts["bonuses"]["column"]) == set(AZUL.presets)


def test_the_facts_of_summer_pavilion() -> None:
    facts = PAVILION.facts()
    assert [facts["costs"]["mono"][0], facts["costs"]["mono"][6]] == [[3, 2, 1, 4, 5, 6], [3] * 6]
    for name, costs in zip(("colored", "mono"), COST, strict=True):
        assert [cost for star in facts["costs"][name] for cost in star] == list(costs)
    assert {"kind": "pillar", "star": 0, "spaces": [(0, 1), (0, 2), (6, 0), (6, 5)], "tiles": 1} in facts["elements"]
    assert len(facts["elements"]) == 18
    assert facts["star_points"] == {"p": 20, "g": 18, "o": 17, "y": 16, "b": 15, "r": 14, "mixed": 12}
    assert (facts["number_points"], facts["start_score"], facts["least_score"]) == ([4, 8, 12, 16], 5, 1)


def test_the_page_gets_the_facts_of_the_built_in_boxes() -> None:
    text = typescript()
    start, end = text.index("{"), text.rindex("}") + 1
    assert json.loads(text[start:end]) == json.loads(json.dumps({box.name: box.facts() for box in built_in()}))
    assert text[end:] == " as const;\n"
