"""The parts of the documentation that are lists of what the code has; `make docs` writes them anew."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import typer.main

from azulejos.cli import app
from azulejos.nets import azul as azul_net
from azulejos.nets import pavilion as pavilion_net
from azulejos.rules.azul import BOX as AZUL
from azulejos.rules.box import Box
from azulejos.rules.options import format_value
from azulejos.rules.pavilion import BOX as PAVILION
from azulejos.table.entries import KINDS

DOCS = Path(__file__).parents[2] / "docs"
SCREEN = Path(__file__).parents[1] / "terminal" / "snapshots" / "azul-80x24.svg"
HEAD = "| | |\n|---|---|"
PICTURES = {
    "azul.svg": "azul/2 4 offer:1 1 0 yk2w,4k,-,2byr,by2k - 3b2y5r4k6w 9b6y9r7k4w "
    "5:-,-,3y,3w,-:byr..,w.yr.,..b.r,.....,y....:* 13:r,-,2y,-,3w:b..k.,.byr.,..b..,..w..,..k..:-",
    "pavilion.svg": "pavilion/2 4 acquire:0 0 c 2gbr,2p2g,-,2pgr,- po 2p2goy4r 5p8g5o6y9b7r 7p2g11o6y4b2r "
    "29:2g4y:-:in:.o....,rr....,bbb...,y.....,.g....,......,bgoyp. "
    "31:o3r:-:in:......,rr....,bbb...,yy....,......,.p....,bopyg.",
}


def commands() -> dict[str, Any]:
    """All commands by name, in the order of the help."""
    return dict(typer.main.get_command(app).commands)  # type: ignore[attr-defined]


def examples(command: Any) -> list[str]:
    return str(command.epilog).split("\n  ")[1:]


def write_commands() -> str:
    sections = []
    for name, command in commands().items():
        shown = "\n".join(f"$ {example}" for example in examples(command))
        parameters = "\n".join(_parameter(one) for one in command.params if one.name != "help")
        sections.append(f"## azulejos {name}\n\n{command.help}\n\n```console\n{shown}\n```\n\n{HEAD}\n{parameters}\n")
    return "\n".join(sections)


def _parameter(one: Any) -> str:
    if one.param_type_name == "argument":
        names = [one.name.upper()]
    else:
        names = [*sorted(one.opts, key=len, reverse=True), *one.secondary_opts]
    about = one.help.rstrip(".").replace("|", "\\|")
    if one.default and "by default" not in about:
        about += f"; {format_value(one.default)} by default"
    if one.envvar:
        about += f"; also `{one.envvar}`"
    return f"| {', '.join(f'`{name}`' for name in names)} | {about} |"


def write_events(box: Box) -> str:
    return "\n".join(_rows(((kind.name(), kind) for kind in box.events), skip=("event",)))


def write_entries() -> str:
    return "\n".join(_rows(KINDS.items(), skip=("seq", "at", "kind", "events")))


def _rows(kinds: Iterable[tuple[str, Any]], skip: tuple[str, ...] = ()) -> Iterator[str]:
    yield "| name | fields | |\n|---|---|---|"
    for name, kind in kinds:
        names = ", ".join(f"`{field.name}`" for field in fields(kind) if field.name not in skip)
        yield f"| `{name}` | {names} | {kind.__doc__} |"


def write_planes(view: Any) -> str:
    """What a network sees of the table, then of each board, of which the first stands for all."""
    rows = ["| | numbers | axes | written as 1 | |", "|---|---|---|--:|---|"]
    for plane in view.LAYOUT.planes:
        place, _, name = plane.name.rpartition(": ")
        if place in ("", "0"):
            where, shape = "board" if place else "table", "×".join(map(str, plane.shape))
            rows.append(f"| {where}: {name} | {shape} | {plane.axes} | {plane.scale} | {plane.meaning} |")
    return "\n".join([*rows, "", f"Together {view.INPUTS:,} numbers."])


PARTS = {
    "cli.md": {"commands": write_commands},
    "events.md": {
        "azul": lambda: write_events(AZUL),
        "pavilion": lambda: write_events(PAVILION),
        "entries": write_entries,
    },
    "nets.md": {"azul": lambda: write_planes(azul_net), "pavilion": lambda: write_planes(pavilion_net)},
}


def written(page: str) -> str:
    """The page as it should be: what stands between `<!-- name -->` and `<!-- end -->` comes from the code."""
    text = (DOCS / page).read_text(encoding="utf-8")
    for name, write in PARTS[page].items():
        block = f"<!-- {name} -->\n\n{write().strip()}\n\n<!-- end -->"
        text, found = re.subn(rf"<!-- {name} -->.*?<!-- end -->", lambda _, block=block: block, text, flags=re.DOTALL)
        assert found == 1, f"{page} has no place for {name}"
    return text


def draw() -> None:
    """The pictures of the documentation: positions, and a screen of the terminal."""
    from azulejos import parse_position
    from azulejos.picture import position_svg

    for name, text in PICTURES.items():
        (DOCS / "images" / name).write_text(str(position_svg(parse_position(text), ("Ana", "Rui"))), encoding="utf-8")
    shutil.copy(SCREEN, DOCS / "images" / "terminal.svg")


if __name__ == "__main__":
    draw()
    for page in PARTS:
        (DOCS / page).write_text(written(page), encoding="utf-8")
