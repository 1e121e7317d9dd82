"""Tests of Shingle, for processes in which it is installed; `tests/test_another_box.py` starts them."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("shingle") else ["test_*"]
