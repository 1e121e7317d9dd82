"""The rules help: its examples are real positions, and show what their words say."""

import json
import re
from pathlib import Path

import pytest

from azulejos import parse_position
from azulejos.locales import FOLDER

WEB = Path(__file__).parents[2] / "web" / "src"
EXAMPLES = json.loads((WEB / "help" / "examples.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_an_example_shows_what_it_promises(example: dict) -> None:
    position = parse_position(example["position"])
    assert position.to_act == 0
    for move in example["moves"]:
        assert move in {str(action) for action in position.legal_actions()}
        events = [event.to_json() for event in position.play(move).events]
        assert any(example["expect"].items() <= event.items() for event in events), events


def test_two_yellow_tiles_have_three_places_to_go() -> None:
    (example,) = (example for example in EXAMPLES if example["id"] == "azul-mathilde")
    moves = {str(action) for action in parse_position(example["position"]).legal_actions()}
    assert {move for move in moves if move.startswith("1y")} == set(example["moves"])


def messages(file: str) -> set[str]:
    return set(
        re.findall(r"^([a-z][\w-]*) =", (FOLDER / "en" / f"{file}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    )


def words_in_the_code() -> str:
    paths = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    return "".join(path.read_text(encoding="utf-8") for path in paths)


def test_the_boards_and_the_help_use_every_message_they_have() -> None:
    """Those of the help are named after its parts and examples."""
    code = words_in_the_code()
    named = {f"help-{word}-{example['id']}" for example in EXAMPLES for word in ("try", "done", "name")}
    named |= {f"help-{part}" for part in re.findall(r"part\('([\w-]+)'", code)} | {"help-azul", "help-pavilion"}
    unused = {name for name in messages("board") | messages("help") - named if f"'{name}'" not in code}
    assert unused == set()


def test_every_part_and_example_has_its_words() -> None:
    code = words_in_the_code()
    wanted = {f"help-{word}-{example['id']}" for example in EXAMPLES for word in ("try", "done")}
    wanted |= {f"help-{part}" for part in re.findall(r"part\('([\w-]+)'", code)}
    assert wanted <= messages("help")
