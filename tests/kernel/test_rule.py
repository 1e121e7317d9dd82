"""Rule functions, and what they are bound to."""

from typing import NamedTuple

import pytest

from azulejos.kernel import bind, parameter
from programs import output


class Sizes(NamedTuple):
    rows: int
    columns: int


sizes = parameter(Sizes)


def area() -> int:
    return sizes.rows * sizes.columns


def test_a_bound_function_reads_the_parameters_it_was_given() -> None:
    assert bind(area, "small.area", sizes=Sizes(2, 3))() == 6
    assert bind(area, "large.area", sizes=Sizes(20, 30))() == 600


def test_a_function_that_was_not_bound_says_so() -> None:
    with pytest.raises(TypeError, match=r"Sizes\.rows is not known here: bind the function to a game first"):
        area()


def test_every_bound_function_of_the_package_has_a_name_of_its_own() -> None:
    """Two of one name would share an entry in the cache of compiled code."""
    program = """
from azulejos.envs.core import plain_functions
from azulejos.kernel.rule import RULES
from azulejos.rules.boxes import all_boxes
for box in all_boxes():
    plain_functions(box, False)
names = [(function.__module__, function.__qualname__) for function in RULES]
print(len(names) - len(set(names)))
"""
    assert output(program, "plain") == ["0"]
