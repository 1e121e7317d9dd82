"""Which form of the rules runs, what it needs, and where compiled code is kept."""

import os
import shutil
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

import azulejos
from azulejos import AzulejosWarning
from azulejos.rules import cache

PLAY = """
import random, sys, threading, warnings
import azulejos
from azulejos.rules import engine

def play(position, rounds=2):
    rng = random.Random(1)
    while not position.is_over and position.round <= rounds:
        position = position.deal(rng) if position.is_chance else position.apply(rng.choice(position.legal_actions()))
    return position

def form(preset="azul"):
    return type(engine.engine(azulejos.game(preset).box)).__name__

def finish_loading():
    for thread in threading.enumerate():
        if thread.name.startswith("azulejos-"):
            thread.join()
"""
"""What the programs below begin with."""


def run(program: str, mode: str | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python of its own, with `AZULEJOS_RULES` as given."""
    variables = {key: value for key, value in os.environ.items() if key != "AZULEJOS_RULES"} | environment
    if mode is not None:
        variables["AZULEJOS_RULES"] = mode
    return subprocess.run([sys.executable, "-c", program], env=variables, capture_output=True, text=True, check=False)


def output(program: str, mode: str | None = None, **environment: str) -> list[str]:
    """The lines it prints, nothing having gone wrong."""
    done = run(program, mode, **environment)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


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


# ------------------------------------------------------------------------------------------------ the cache


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package's sources, taken for the package by the cache."""
    copy = copy_package(tmp_path)
    monkeypatch.setattr(cache, "PACKAGE", copy)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    return copy


def copy_package(folder: Path) -> Path:
    source = Path(azulejos.__file__).parent
    return Path(shutil.copytree(source, folder / "azulejos", ignore=shutil.ignore_patterns("__pycache__")))


def forbid(folder: Path) -> None:
    """Make a folder impossible to write to, even for root: a file is in its place."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.touch()


def test_an_edit_of_any_source_of_the_rules_changes_the_hash(package: Path) -> None:
    sources = sorted((package / "rules").rglob("*.py"))
    hashes = {cache.source_hash()}
    for path in sources:
        path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        hashes.add(cache.source_hash())
    (package / "rules" / "new.py").touch()
    hashes.add(cache.source_hash())
    (package / "rules" / "new.py").rename(package / "rules" / "newer.py")
    hashes.add(cache.source_hash())
    assert len(hashes) == len(sources) + 3


def test_code_with_checked_bounds_has_a_hash_of_its_own(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unchecked = cache.source_hash()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert cache.source_hash() != unchecked


def test_compiled_code_is_kept_in_the_package_for_these_sources_alone(package: Path) -> None:
    folder = cache.cache_folder()
    assert folder == package / "__pycache__" / (cache.PREFIX + cache.source_hash())
    cache.set_warm("play")
    assert cache.is_warm("play")
    with (package / "rules" / "kernel.py").open("a", encoding="utf-8") as source:
        source.write("\n")
    assert not cache.is_warm("play")
    assert cache.cache_folder() not in (None, folder)


def test_without_a_writable_package_the_user_s_cache_is_taken_and_that_is_said_once(package: Path) -> None:
    forbid(package / "__pycache__")
    with pytest.warns(AzulejosWarning, match="cannot be written") as told:
        folder = cache.cache_folder()
    assert len(told) == 1
    assert folder == package.parent / "home" / "azulejos" / (cache.PREFIX + cache.source_hash())
    assert folder.is_dir()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert cache.cache_folder() == folder
        cache.set_warm("play")
    assert cache.is_warm("play")


def test_without_any_writable_folder_there_is_none_and_that_is_said(package: Path) -> None:
    forbid(package / "__pycache__")
    forbid(package.parent / "home")
    with pytest.warns(AzulejosWarning, match="compiled anew in each run") as told:
        assert cache.cache_folder() is None
    assert len(told) == 1
    assert not cache.is_warm("play")


PLACE_A_TILE = """
import numpy
from azulejos.rules.azul import state, tiling
from azulejos.rules.compiled import twin

table = numpy.zeros(1, state.State.dtype())
table[0]["players"] = 2
table[0]["boards"][0]["count"][0] = 1
twin(tiling.place_on_wall)(table[0], 0, 0, 0, None)
print(table[0]["boards"][0]["score"], sum(twin(tiling.place_on_wall).stats.cache_hits.values()))
"""


@pytest.mark.compiled
def test_compiled_code_notices_an_edit_in_a_file_it_calls(tmp_path: Path) -> None:
    package = copy_package(tmp_path)
    assert output(PLACE_A_TILE, PYTHONPATH=str(tmp_path)) == ["1 0"]
    assert output(PLACE_A_TILE, PYTHONPATH=str(tmp_path)) == ["1 1"]
    called = package / "rules" / "azul" / "scoring.py"
    text = called.read_text(encoding="utf-8")
    assert "return max(across, down)" in text
    called.write_text(text.replace("return max(across, down)", "return 40 + max(across, down)"), encoding="utf-8")
    assert output(PLACE_A_TILE, PYTHONPATH=str(tmp_path)) == ["41 0"]
