"""Bots play before the search is compiled, and wait for it only where that is told."""

import pytest

import azulejos
from azulejos.search import compiling
from programs import output

pytestmark = pytest.mark.compiled

NEVER_COMPILED = """
import random, threading, warnings
import azulejos
from azulejos.bots import find_bot
from azulejos.kernel.background import progress
from azulejos.search import compiling, growers

growers.CompiledGrower = lambda engine: threading.Event().wait()
compiling.SEARCHES.was_compiled = lambda box: False
position = azulejos.pavilion().new(random.Random(1))
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    {first}
    for _ in range(2):
        found = find_bot("mosaicist").think(position)
        assert position.is_legal(found.action)
print(found.nodes > 1, [str(each.message).partition(";")[0] for each in told], progress().is_done)
"""


def test_a_bot_moves_before_the_search_is_compiled_and_a_warning_says_so_once() -> None:
    assert output(NEVER_COMPILED.format(first=""), None) == ["True ['the search is being compiled, once'] False"]


def test_a_program_that_began_to_compile_by_itself_hears_no_warning() -> None:
    assert output(NEVER_COMPILED.format(first="find_bot('mosaicist').prepare_soon(position.game)"), None) == [
        "True [] False"
    ]


def test_in_plain_mode_nothing_is_compiled() -> None:
    assert output(NEVER_COMPILED.format(first=""), "plain") == ["True [] True"]


@pytest.mark.parametrize("game", [azulejos.azul(), azulejos.pavilion()], ids=str)
def test_whoever_waits_for_the_search_is_told_its_parts(game: azulejos.Game) -> None:
    program = f"""
import azulejos
from azulejos.search import compilation, compiling, prepare
box, parts = azulejos.game({game.preset!r}).box, []
prepare(box, parts.append)
print(len(parts) == compiling.PARTS, parts[-1], compilation(box).made is compiling.compiled_search(box))
"""
    assert output(program, None) == [f"True {game.box.name}: search True"]


def test_a_search_that_was_compiled_before_is_waited_for() -> None:
    program = """
import random
import azulejos
from azulejos.bots import find_bot
from azulejos.search import compilation
position = azulejos.azul().new(random.Random(1))
find_bot("apprentice").think(position)
print(compilation(position.game.box).made is not None)
"""
    compiling.prepare(azulejos.azul().box)
    assert output(program, None) == ["True"]
