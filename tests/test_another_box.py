"""A box of another package goes through the whole house, and no room had to hear of it.

The box is Shingle, in `tests/boxes/`. It is installed for the processes that are started here, and for nobody else.
They run the tests of every room for its games, and those in `tests/proof/`, which are about Shingle itself. The page
has such a test in `tests/browser/`.
"""

from __future__ import annotations

import pytest

from azulejos.rules.boxes import all_boxes, built_in
from proof.running import TESTS, run_tests

ROOMS = ["bots", "search", "arena", "table", "server", "terminal", "envs", "conformance", "picture"]


def test_shingle_has_rules_as_every_box() -> None:
    assert run_tests("plain", "contract", "rules/test_schema.py", "rules/test_facts.py", "records", "proof")


def test_shingle_goes_through_the_tests_of_every_room() -> None:
    """One preset is enough here: the other one has fewer moves. All in one process, which has much to import."""
    tried = run_tests("plain", *ROOMS, which="shingle and not calm")
    assert {test.split("/")[1] for test in tried} == set(ROOMS)


@pytest.mark.compiled
def test_shingle_plays_the_same_when_it_is_compiled() -> None:
    assert run_tests("compiled", "rules/test_plain_and_compiled.py")


def test_nobody_else_sees_it() -> None:
    assert all_boxes() == built_in()


def test_no_room_has_heard_of_it() -> None:
    sources = [path for folder in ("src", "web/src") for path in (TESTS.parent / folder).rglob("*.*")]
    texts = {path: path.read_bytes() for path in sources if path.is_file() and "__pycache__" not in path.parts}
    assert [path for path, text in texts.items() if b"shingle" in text.lower()] == []
