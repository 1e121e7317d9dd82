"""Which form of the rules runs, what it needs, and where compiled code is kept."""

import os

import pytest

from programs import output, run

PLAY = """
import random, sys, threading, time, warnings
import azulejos
from azulejos.kernel.background import progress
from azulejos.rules import engine

def play(position, rounds=2):
    rng = random.Random(1)
    while not position.is_over and position.round <= rounds:
        position = position.deal(rng) if position.is_chance else position.apply(rng.choice(position.legal_actions()))
    return position

def form(preset="azul"):
    return type(engine.engine(azulejos.game(preset).box)).__name__

def finish_loading():
    while not progress().is_done:
        time.sleep(0.05)
"""
"""What the programs below begin with."""


# ------------------------------------------------------------------------------------------------ the choice


def test_plain_mode_never_compiles() -> None:
    program = PLAY + "play(azulejos.azul().new()), play(azulejos.pavilion().new())\nprint(form(), form('pavilion'))"
    program += "\nprint({'numba', 'numpy'} & set(sys.modules), threading.active_count())"
    assert output(program, "plain") == ["PlainEngine PlainEngine", "set() 1"]


@pytest.mark.compiled
def test_compiled_mode_waits_for_the_compiled_rules() -> None:
    program = PLAY + "print(form(), form('pavilion'))\nprint(play(azulejos.azul().new()).round)"
    assert output(program, "compiled") == ["CompiledEngine CompiledEngine", "3"]


@pytest.mark.compiled
@pytest.mark.parametrize("mode", [None, "auto"])
def test_by_default_games_begin_plain_and_go_on_compiled(mode: str | None) -> None:
    program = PLAY + "\n".join(
        [
            "game = azulejos.azul()",
            "first = game.new(random.Random(1))",
            "print(form())",
            "told = play(first)",
            "action = first.legal_actions()[5]",
            "begun = first.apply(action)",
            "finish_loading()",
            "print(form(), first == begun, begun == first.apply(action), begun == first.play(action).position)",
            "print(play(first) == told, str(play(first)) == str(told), hash(play(first)) == hash(told))",
            "print(game.new(random.Random(1)).legal_actions() == first.legal_actions(), first.is_legal(action))",
        ]
    )
    assert output(program, mode) == ["PlainEngine", "CompiledEngine False True True", "True True True", "True True"]


def test_another_mode_is_refused_in_a_sentence() -> None:
    program = PLAY + "try:\n    azulejos.azul().new()\nexcept azulejos.AzulejosError as error:\n    print(error)"
    assert output(program, "fast") == ["AZULEJOS_RULES cannot be 'fast': it is auto, plain, compiled"]


@pytest.mark.parametrize("arguments", [[], ["--version"], ["--help"]], ids=" ".join)
def test_what_starts_quickly_loads_neither_numba_nor_numpy(arguments: list[str]) -> None:
    program = f"""
import sys, azulejos
if {arguments}:
    import contextlib, io
    from azulejos.cli import main
    sys.argv = ["azulejos", *{arguments}]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit):
        main()
print(sorted({{"numba", "numpy", "llvmlite"}} & set(sys.modules)))
"""
    assert output(program) == ["[]"]


# ------------------------------------------------------------------------------------------------ without numba

NO_NUMBA = "import sys\nsys.modules['numba'] = None\n" + PLAY


def test_without_numba_games_are_plain_and_that_is_said_once() -> None:
    program = NO_NUMBA + "\n".join(
        [
            "with warnings.catch_warnings(record=True) as told:",
            "    warnings.simplefilter('always')",
            "    for preset in azulejos.PRESETS:",
            "        play(azulejos.game(preset).new())",
            "print(form(), [warning.category.__name__ for warning in told])",
            "print(told[0].message)",
        ]
    )
    lines = output(program)
    assert lines[0] == "PlainEngine ['AzulejosWarning']"
    assert lines[1].startswith("numba is not installed")


def test_without_numba_plain_mode_says_nothing() -> None:
    assert output(NO_NUMBA + "play(azulejos.azul().new())\nprint(form())", "plain") == ["PlainEngine"]


def test_without_numba_compiled_mode_is_refused_in_a_sentence() -> None:
    program = NO_NUMBA + "try:\n    azulejos.azul().new()\nexcept azulejos.AzulejosError as error:\n    print(error)"
    done = run(program, "compiled")
    assert done.returncode == 0
    assert "numba" in done.stdout


# ------------------------------------------------------------------------------------------------ forks

FORK = """
import contextlib, os, signal
position = azulejos.azul().new(random.Random(1))
child = os.fork()
if child == 0:
    signal.alarm(30)
    {in_child}
    os._exit(0)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
"""The alarm ends a child that would wait for ever."""

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")


@forks
@pytest.mark.compiled
def test_a_child_forked_while_the_rules_are_loading_can_play() -> None:
    assert output(PLAY + FORK.format(in_child="play(position), play(azulejos.pavilion().new())")) == ["0"]


@forks
@pytest.mark.compiled
def test_a_child_forked_while_the_rules_are_loading_does_not_wait_in_vain_for_compiled_ones() -> None:
    in_child = "with contextlib.suppress(azulejos.AzulejosError): engine.compiled_engine(position.game.box)"
    assert output(PLAY + FORK.format(in_child=in_child)) == ["0"]


@forks
@pytest.mark.compiled
def test_a_child_forked_when_the_rules_are_loaded_has_them() -> None:
    in_child = "os._exit(form() != 'CompiledEngine' or play(position).round != 3)"
    assert output(PLAY + "azulejos.azul().new()\nfinish_loading()" + FORK.format(in_child=in_child)) == ["0"]
