"""What holds for all tests. Hypothesis tries a little and always the same; `HYPOTHESIS_PROFILE=long` for long."""

import os
import signal

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "short",
    deadline=None,
    derandomize=True,
    max_examples=60,
    stateful_step_count=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.register_profile("long", settings.get_profile("short"), derandomize=False, max_examples=3000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "short"))

# In the background of a script interrupts are ignored, by the programs that tests start and interrupt as well.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-snapshots", action="store_true", help="Write the pictures of screens anew.")
