"""The pages of the documentation, and the code on them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def code_of(page: Path) -> list[tuple[str, str]]:
    """The kind and text of each block of code."""
    return code_in(page.read_text(encoding="utf-8"))


def code_in(text: str) -> list[tuple[str, str]]:
    found = re.findall(r"^( *)```(\w*)\n(.*?)^\1```$", text, re.DOTALL | re.MULTILINE)
    return [(kind, re.sub(rf"^{indent}", "", code, flags=re.MULTILINE)) for indent, kind, code in found]


def section(page: Path, title: str) -> str:
    """What stands under a heading of the second level."""
    [found] = re.findall(
        rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", page.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    return str(found)


def blocks(page: Path, kind: str) -> list[str]:
    return [text for found, text in code_of(page) if found == kind]


def typed_in(page: Path) -> list[str]:
    """The lines that a page shows after `$`."""
    lines = [line for text in blocks(page, "console") for line in text.splitlines()]
    return [line[2:] for line in lines if line.startswith("$ ")]
