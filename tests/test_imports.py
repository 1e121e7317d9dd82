"""Imports go one way.

errors ← extras, folders ← kernel ← rules ← picture, locales ← records, search, envs ← nets ← bots ← arena
← learn ← study ← table ← server, terminal, bench ← cli.
"""

import ast
from pathlib import Path
from xml.etree import ElementTree

import azulejos

ROOT = Path(azulejos.__file__).parent
FLOORS = [
    {"errors"},
    {"extras", "folders"},
    {"kernel", "progress"},
    {"rules"},
    {"picture", "locales"},
    {"records", "search", "envs"},
    {"nets"},
    {"bots"},
    {"arena"},
    {"learn"},
    {"study"},
    {"table"},
    {"server", "terminal", "bench"},
    {"cli"},
    {"__main__"},
]
FLOOR = {room: height for height, rooms in enumerate(FLOORS) for room in rooms}


def room_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imported_rooms(path: Path) -> set[str]:
    """The rooms of this package that a module imports from, inside functions too."""
    package = ["azulejos", *path.relative_to(ROOT).parent.parts]
    rooms = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = [*base, *(node.module.split(".") if node.module else [])]
            names = [".".join([*module, alias.name]) for alias in node.names]
        else:
            continue
        rooms |= {name.split(".")[1] for name in names if name.startswith("azulejos.") and name.count(".") > 0}
    return rooms & FLOOR.keys()


def test_every_room_has_its_floor() -> None:
    rooms = {room_of(path) for path in ROOT.rglob("*.py")} - {"__init__"}
    assert rooms <= FLOOR.keys()


def test_imports_go_down_only() -> None:
    wrong = [
        f"{path.relative_to(ROOT)} imports {room}"
        for path in ROOT.rglob("*.py")
        for room in imported_rooms(path)
        if path.name != "__init__.py" or path.parent != ROOT
        if room != room_of(path) and FLOOR[room] >= FLOOR[room_of(path)]
    ]
    assert wrong == []


def test_rules_read_no_clock_and_no_files() -> None:
    banned = {"time", "datetime", "socket", "pathlib", "io", "subprocess"}
    for path in (ROOT / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                assert not banned & {alias.name.split(".")[0] for alias in node.names}, path
            elif isinstance(node, ast.ImportFrom) and not node.level:
                assert (node.module or "").split(".")[0] not in banned, path


def test_every_room_stands_in_the_picture_of_the_house() -> None:
    picture = ElementTree.parse(ROOT.parents[1] / "docs" / "images" / "architecture.svg")
    titles = [text.text or "" for text in picture.iter("{http://www.w3.org/2000/svg}text") if text.get("font-weight")]
    drawn = {name for title in titles for name in title.split(" · ")}
    assert FLOOR.keys() - {"__main__"} == drawn - {"web/"}
