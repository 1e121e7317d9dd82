"""The house rules of the code: boxes are told apart in one place, and nothing is a placeholder or takes too much."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import azulejos
from azulejos.rules.boxes import all_boxes

ROOT = Path(azulejos.__file__).parent
SOURCES = sorted(ROOT.rglob("*.py"))
BOXES = {box.name for box in all_boxes()}
FINDERS = {Path("rules/box.py"), Path("rules/boxes.py")}
"""Where boxes are found by their names."""
TELLING = {"startswith", "endswith", "removeprefix", "get"}
"""Methods that tell one text from another."""
MOST_PARAMETERS = 9


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def is_of_a_box(path: Path) -> bool:
    """Whether a module is a room's only one of a box: `rules/azul/…`, `search/azul.py`."""
    return bool(BOXES & {part.removesuffix(".py") for part in path.relative_to(ROOT).parts})


def named_boxes(*nodes: ast.AST | None) -> Iterator[ast.Constant]:
    """Names of boxes among these expressions, or in the tuples, lists and sets among them."""
    for node in nodes:
        if isinstance(node, ast.Constant) and node.value in BOXES:
            yield node
        elif isinstance(node, ast.Tuple | ast.List | ast.Set):
            yield from named_boxes(*node.elts)


def told_apart(tree: ast.AST) -> Iterator[int]:
    """The lines where something depends on the name of a box: it is compared with one, or looked up by one."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare():
                found = named_boxes(node.left, *node.comparators)
            case ast.Dict():
                found = named_boxes(*node.keys)
            case ast.Subscript():
                found = named_boxes(node.slice)
            case ast.MatchValue():
                found = named_boxes(node.value)
            case ast.Call(func=ast.Attribute(attr=attribute)) if attribute in TELLING:
                found = named_boxes(*node.args)
            case _:
                continue
        yield from (constant.lineno for constant in found)


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("if box.name == 'azul': pass", [1]),
        ("BOARDS = {'azul': 1,\n'pavilion': 2, 'other': 3}", [1, 2]),
        ("x = preset.startswith('pavilion')", [1]),
        ("x = preset in ('azul', 'other')", [1]),
        ("match name:\n    case 'azul': pass", [2]),
        ("x = BOARDS['azul']", [1]),
        ("game = make_game('azul', 2)", []),
        ("'''azul'''", []),
    ],
)
def test_a_box_told_by_its_name_is_found(code: str, lines: list[int]) -> None:
    assert list(told_apart(ast.parse(code))) == lines


def test_boxes_are_told_apart_in_one_place() -> None:
    others = [path for path in SOURCES if not is_of_a_box(path) and path.relative_to(ROOT) not in FINDERS]
    assert [f"{path.relative_to(ROOT)}:{line}" for path in others for line in told_apart(tree_of(path))] == []


def test_no_global_name_stands_for_something_that_comes_later() -> None:
    found = []
    for path in SOURCES:
        for node in tree_of(path).body:
            match node:
                case ast.AnnAssign(annotation=ast.Name(id="Any"), value=ast.Constant(value=None)):
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def is_command(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether its parameters are what a person types."""
    return any(isinstance(mark, ast.Call) and ast.unparse(mark.func) == "command" for mark in function.decorator_list)


def test_no_function_takes_more_than_nine_things() -> None:
    found = []
    for path in SOURCES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_command(node):
                named = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                count = len([one for one in named if one.arg not in ("self", "cls")])
                if count > MOST_PARAMETERS:
                    found.append(f"{path.relative_to(ROOT)}:{node.lineno} {node.name} takes {count}")
    assert found == []
