"""What holds for all tests. Hypothesis tries a little and always the same; `HYPOTHESIS_PROFILE=long` for long."""

import faulthandler
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import parts
import surroundings

HOME = surroundings.arrange()
LONGEST = 1200
"""Seconds after which a test hangs: its process ends, and says where it was."""
BEGAN = time.monotonic()
TESTS = Path(__file__).parent

settings.register_profile(
    "short",
    deadline=None,
    derandomize=True,
    max_examples=30,
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.register_profile("long", settings.get_profile("short"), derandomize=False, max_examples=3000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "short"))

# In the background of a script interrupts are ignored, by the programs that tests start and interrupt as well.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-snapshots", action="store_true", help="Write the pictures of screens anew.")
    parser.addoption("--part", choices=list(parts.PARTS), help="Run a part of the tests, and note how it went.")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A folder that has nothing of a part is not read: what it imports takes seconds."""
    room = collection_path.relative_to(TESTS).parts if collection_path.is_relative_to(TESTS) else ()
    part = config.getoption("--part")
    if not room or not collection_path.is_dir() or part not in parts.CHOSEN:
        return None
    return True if part not in {parts.part_of(room[0], compiled) for compiled in (False, True)} else None


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[object]:
    if settings.get_current_profile_name() == "short":
        faulthandler.dump_traceback_later(LONGEST, exit=True, file=sys.__stderr__)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def pytest_configure(config: pytest.Config) -> None:
    part = config.getoption("--part")
    if part and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Watched(parts.Progress(part)))


class Watched:
    """Notes how far a part is, in the process that hears of all tests, whoever runs them."""

    def __init__(self, progress: parts.Progress) -> None:
        self.progress = progress

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.progress.expect(len(session.items))

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self.progress.expect(len(ids))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            self.progress.add()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    part = config.getoption("--part")
    if part not in parts.CHOSEN:
        return
    chosen = [item for item in items if _part_of(item) == part]
    config.hook.pytest_deselected(items=[item for item in items if _part_of(item) != part])
    items[:] = chosen


def _part_of(item: pytest.Item) -> str:
    room = item.path.relative_to(TESTS).parts[0]
    return parts.part_of(room, item.get_closest_marker("compiled") is not None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if part := config.getoption("--part"):
        counts = {outcome: len(terminalreporter.stats.get(outcome, [])) for outcome in parts.OUTCOMES}
        parts.write(part, {**counts, "seconds": time.monotonic() - BEGAN})


def pytest_unconfigure() -> None:
    if HOME is not None:
        surroundings.clear(HOME)
