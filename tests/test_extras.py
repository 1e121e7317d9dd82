"""A missing package is told with the line to type; a mistake of ours is not hidden by it."""

import pytest

from azulejos import AzulejosError
from azulejos.extras import MissingExtra, needed


def test_a_missing_package_becomes_a_sentence() -> None:
    with pytest.raises(MissingExtra) as caught, needed("play", "a game"):
        raise ModuleNotFoundError("No module named 'textual'", name="textual")
    assert str(caught.value) == "a game needs more packages: pip install 'azulejos[play]'"
    assert isinstance(caught.value, AzulejosError)
    assert isinstance(caught.value, ImportError)


def test_a_missing_module_of_ours_is_our_mistake() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"azulejos\.nothing"), needed("play", "a game"):
        import azulejos.nothing  # noqa: F401


def test_the_outermost_speaks_for_the_same_extra() -> None:
    with pytest.raises(MissingExtra, match=r"^azulejos play needs"), needed("play", "azulejos play"):
        raise MissingExtra("a message", "play")
    with pytest.raises(MissingExtra, match=r"^a PNG picture needs"), needed("play", "azulejos play"):
        raise MissingExtra("a PNG picture", "pictures")


def test_it_marks_a_function_too() -> None:
    @needed("play", "this function")
    def function() -> None:
        raise ModuleNotFoundError("No module named 'textual'", name="textual")

    for _ in range(2):
        with pytest.raises(MissingExtra, match=r"^this function needs"):
            function()
