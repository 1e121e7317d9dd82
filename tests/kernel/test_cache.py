"""Where compiled code is kept."""

import shutil
import warnings
from pathlib import Path

import pytest

import azulejos
from azulejos import AzulejosWarning
from azulejos.kernel import cache
from programs import output


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
    with (package / "kernel" / "records.py").open("a", encoding="utf-8") as source:
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
from azulejos.kernel.twins import twin

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
