"""The public names: all of them, sorted, importable, told about, and nothing else."""

import ast
import importlib
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import azulejos

HOUSE = Path(azulejos.__file__).parent
DOCS = Path(__file__).parents[1] / "docs"
ROOMS = ["azulejos", *sorted(f"azulejos.{path.parent.name}" for path in HOUSE.glob("*/__init__.py"))]
PUBLIC = [room for room in ROOMS if hasattr(importlib.import_module(room), "__all__")]


def order(name: str) -> tuple[bool, bool, list[str | int]]:
    """CONSTANTS, then Classes, then functions; numbers by their size."""
    parts = re.split(r"(\d+)", name)
    return not name.isupper(), name[0].islower(), [int(part) if part.isdecimal() else part for part in parts]


def sentences_below() -> Iterator[str]:
    """Names in the house that are given values, line by line, and then a sentence."""
    for path in HOUSE.rglob("*.py"):
        names: list[str] = []
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                    names.append(name)
                case ast.Expr(value=ast.Constant(value=str())):
                    yield from names
                    names = []
                case _:
                    names = []


def is_told_about(module: str, name: str) -> bool:
    """In a sentence of its own."""
    thing = getattr(importlib.import_module(module), name)
    if inspect.isclass(thing):
        sentence = vars(thing).get("__doc__")  # not of a class above it
    else:
        sentence = thing.__doc__ if inspect.isfunction(thing) else None
    return bool(sentence and not sentence.startswith(f"{name}("))


def test_the_rooms_that_people_import_from_name_what_is_for_them() -> None:
    assert {"azulejos", "azulejos.bots", "azulejos.kernel", "azulejos.picture", "azulejos.records"} <= set(PUBLIC)


@pytest.mark.parametrize("module", PUBLIC)
def test_the_public_names_are_sorted_and_importable(module: str) -> None:
    room = importlib.import_module(module)
    assert room.__all__ == sorted(set(room.__all__), key=order)
    for name in room.__all__:
        assert hasattr(room, name), name
        assert name in dir(room), name


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_is_told_about(module: str) -> None:
    """In a sentence of its own, or on a page of the documentation."""
    pages = "".join(path.read_text(encoding="utf-8") for path in DOCS.rglob("*.md"))
    below = set(sentences_below())
    names = importlib.import_module(module).__all__
    silent = [name for name in names if not is_told_about(module, name) and name not in below]
    assert [name for name in silent if f"`{name}" not in pages] == []


def test_other_names_are_modules_or_private() -> None:
    others = {name for name in dir(azulejos) if not name.startswith("_")} - set(azulejos.__all__)
    modules = {name for name in others if isinstance(getattr(azulejos, name), type(sys))}
    assert others - modules <= {"Any", "TYPE_CHECKING", "annotations", "make_game"}


def test_there_is_no_other_name() -> None:
    with pytest.raises(AttributeError, match="'azulejos' has no attribute 'nothing'"):
        azulejos.nothing  # noqa: B018


def test_importing_the_library_loads_neither_its_packages_nor_the_boxes() -> None:
    heavy = ("numpy", "numba", "typer", "rich", "platformdirs", "azulejos.kernel.cache", "azulejos.rules.azul")
    code = f"import sys, azulejos; print(*(name for name in {heavy} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
