"""`make play` installs what playing needs, `make test` everything that is tested."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
TO_PLAY = {"play", "pictures", "arena"}
TO_TEST = TO_PLAY | {"postgres", "gymnasium", "pettingzoo", "openspiel"}


def package(requirement: str) -> str:
    """The name of a package as lists of locked requirements write it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=; ]", requirement)[0]).lower()


@pytest.mark.parametrize(("name", "extras"), [("play", TO_PLAY), ("test", TO_TEST)])
def test_everything_that_is_needed_is_locked(name: str, extras: set[str]) -> None:
    needed = PROJECT["dependencies"] + [requirement for extra in extras for requirement in EXTRAS[extra]]
    locked = re.findall(r"^([^#\s]+)==", (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8"), re.MULTILINE)
    assert {package(requirement) for requirement in needed} - set(locked) == set()


def test_all_means_all_extras() -> None:
    [everything] = EXTRAS["all"]
    assert set(re.findall(r"\w+", everything)) == EXTRAS.keys() - {"all"} | {"azulejos"}


def test_both_lists_have_the_same_versions() -> None:
    play, test = (
        set(re.findall(r"^[^#\s]+==\S+", (ROOT / f"requirements/{name}.txt").read_text("utf-8"), re.MULTILINE))
        for name in ("play", "test")
    )
    assert play <= test
