"""README and docs are true: code runs, commands exist, games can be read, links lead somewhere."""

import contextlib
import doctest
import io
import json
import re
import shlex
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import azulejos
from azulejos.records import read_game
from azulejos.rules.azul import actions as azul_actions
from azulejos.rules.boxes import all_boxes
from azulejos.rules.pavilion import actions as pavilion_actions
from cli.running import type_line
from cli.test_commands import NOT_RUN
from documents.pages import PAGES, README, ROOT, blocks, code_of, name_of, typed_in
from documents.reference import commands, examples

KINDS = {
    "console",
    "ebnf",
    "game",
    "http",
    "ini",
    "json",
    "position",
    "pycon",
    "python",
    "session",
    "text",
    "toml",
    "yaml",
}


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_every_block_says_what_it_is(document: Path) -> None:
    assert {kind for kind, _ in code_of(document)} <= KINDS


@pytest.mark.parametrize(
    "document", [path for path in PAGES if path.parent.name != "envs" and path.name != "add-a-game.md"], ids=name_of
)
def test_the_code_of_a_page_runs_as_shown(document: Path) -> None:
    """From top to bottom, as one session; the pages about environments and another box have tests of their own."""
    names: dict[str, Any] = {}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for kind, text in code_of(document):
        if kind == "python":
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(text, document.name, "exec"), names)
        elif kind == "pycon":
            session = doctest.DocTestParser().get_doctest(text, names, document.name, None, None)
            assert session.examples
            runner.run(session, clear_globs=False)
            names = session.globs
        elif kind == "json":
            # One value, or a message on each line.
            for value in text.splitlines() if text.startswith('{"type"') else [text]:
                json.loads(value)
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_commands_that_a_page_shows_can_be_typed(document: Path) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for line in typed_in(document):
        words = shlex.split(line, comments=True)
        for start in [i for i, word in enumerate(words) if word == "azulejos"]:
            words_after = words[start + 1 :]
            if words_after and not words_after[0].startswith("-"):
                name, *arguments = words_after
                commands()[name].make_context(name, arguments)
        if words[0] == "make":
            assert all(f"\n{target}:" in makefile for target in words[1:]), words
        for extra in re.findall(r"azulejos\[(\w+)\]", " ".join(words)):
            assert extra in extras


@pytest.mark.compiled
def test_what_the_readme_says_to_type_works(tmp_path: Path) -> None:
    """Examples that a command's help has too are run in tests/cli."""
    lines = [line for line in typed_in(README) if line.startswith("azulejos")]
    assert lines
    run_elsewhere = {example for command in commands().values() for example in examples(command)} - NOT_RUN
    for line in lines:
        if line not in run_elsewhere:
            type_line(line, tmp_path)


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_games_and_positions_in_the_docs_can_be_read(document: Path) -> None:
    for text in blocks(document, "game"):
        read_game(text)
    for text in blocks(document, "position"):
        assert str(azulejos.parse_position(text)) == text.strip()


@pytest.mark.parametrize("document", PAGES, ids=name_of)
def test_links_lead_somewhere(document: Path) -> None:
    """Also from one page to another without leaving docs/, where the site ends; anchors are tested on the site."""
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
        if "://" not in target:
            found = (document.parent / target).resolve()
            assert found.exists(), target
            assert document.parent == ROOT or found.is_relative_to(ROOT / "docs"), target


def test_every_room_of_the_house_is_on_the_map() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    house = ROOT / "src" / "azulejos"
    for room in [path for path in house.iterdir() if not path.name.startswith("_") and path.suffix in ("", ".py")]:
        assert room.stem in text, room.stem


def test_every_benchmark_is_said_how_to_repeat() -> None:
    text = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    for script in (ROOT / "benchmarks").glob("*.py"):
        assert f"benchmarks/{script.name}" in text, script.name


def test_every_extra_is_said_where_it_is_needed() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    text = "".join(path.read_text(encoding="utf-8") for path in PAGES)
    for extra in extras:
        assert f"azulejos[{extra}]" in text, extra


def test_every_public_name_is_in_the_library_guide() -> None:
    text = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    for name in azulejos.__all__:
        assert f"`{name}`" in text, name


def test_every_option_is_explained() -> None:
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    for box in all_boxes():
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
    from azulejos.rules.boxes import all_boxes

    for box in all_boxes():
        for event in box.events:
            assert event.__doc__
            assert not event.__doc__.startswith(event.__name__ + "("), event


def test_no_registry_is_named_in_the_locked_requirements() -> None:
    for path in (ROOT / "requirements").iterdir():
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--index-url" not in text
