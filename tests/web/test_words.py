"""Every word the web app asks for is there, and every word that is there is asked for."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import ast, parse

from azulejos.locales import FOLDER

SOURCES = Path(__file__).parents[2] / "web/src"


def words(file: str) -> set[str]:
    resource = parse((FOLDER / "en" / f"{file}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def code() -> str:
    paths = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "api.ts"]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def asked_for() -> tuple[set[str], list[re.Pattern[str]]]:
    """Ids written out anywhere in the code, and patterns for those put together: t(`mode-${each}`)."""
    text = code()
    whole = set(re.findall(r"""['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?:\.[a-z]+)?['"`]""", text))
    parts = re.findall(r"\bt\(\s*`([^`]*\$\{[^`]*)`", text)
    patterns = [
        re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(part)).split(r"\.")[0] + "$") for part in parts
    ]
    return whole, patterns


def test_every_word_is_used() -> None:
    whole, patterns = asked_for()
    unused = (words("web") | words("scribe")) - whole
    assert {word for word in unused if not any(pattern.match(word) for pattern in patterns)} == set()


def test_every_word_asked_for_is_there() -> None:
    known = set().union(*(words(path.stem) for path in (FOLDER / "en").glob("*.ftl") if path.stem != "terminal"))
    asked = set(re.findall(r"""\bt\(\s*['"]([a-z0-9-]+)(?:\.[a-z]+)?['"]""", code()))
    assert asked - known == set()
