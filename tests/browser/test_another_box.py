"""A box of another package on the page. Its tests run in a process, and with a server, for which it is installed."""

from proof.running import run_tests


def test_shingle_is_played_on_the_page() -> None:
    assert run_tests("plain", "browser/test_shingle.py")
