"""README and docs are true: their code runs, their games can be read, their links lead somewhere."""

import contextlib
import doctest
import io
import re
from dataclasses import fields
from pathlib import Path

import pytest

import azulejos
from azulejos.records import read_game
from azulejos.rules.azul import actions as azul_actions
from azulejos.rules.pavilion import actions as pavilion_actions
from azulejos.rules.presets import BOXES

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")])


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_first_lines_of_the_readme_play_a_game() -> None:
    code = blocks(ROOT / "README.md", "python")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 8
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(code, {})
    assert re.fullmatch(r"\(\d+, \d+\) \([12], [12]\)\n", output.getvalue())


def test_the_sessions_of_the_readme_run_as_shown() -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for code in blocks(ROOT / "README.md", "python")[1:]:
        test = doctest.DocTestParser().get_doctest(code, {"azulejos": azulejos}, "README", None, None)
        assert test.examples
        runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_games_and_positions_in_the_docs_can_be_read(page: Path) -> None:
    for text in blocks(page, "game"):
        read_game(text)
    for text in blocks(page, "position"):
        assert str(azulejos.parse_position(text)) == text.strip()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        assert "://" in target or (page.parent / target).exists(), target


def test_every_option_is_explained() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    for box in BOXES:
        for field in fields(box.options):
            assert f"`{field.name}`" in text, field.name


def test_action_numbers_are_as_documented() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    a, p = azul_actions, pavilion_actions
    azul_kinds = {
        "tiling": a.TILE,
        "joker take": a.TAKE_JOKERS,
        "both": a.TAKE_BOTH,
        "part": a.DROP_PART,
        "draw": a.DRAW,
    }
    pavilion_kinds = {"place": p.PLACE_TILE, "bonus": p.TAKE_BONUS, "pass": p.PASS, "draw": p.DRAW}
    for kind, number in [*azul_kinds.items(), *pavilion_kinds.items()]:
        assert f"| {kind} | {number} +" in text, kind


def test_every_event_has_a_sentence() -> None:
    from azulejos.rules.azul import events as azul_events
    from azulejos.rules.pavilion import events as pavilion_events

    for module in (azul_events, pavilion_events):
        for event in module.Event.__subclasses__():
            assert event.__doc__
            assert not event.__doc__.startswith(event.__name__ + "("), event


def test_no_registry_is_named_in_the_locked_requirements() -> None:
    for path in (ROOT / "requirements").iterdir():
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--index-url" not in text
