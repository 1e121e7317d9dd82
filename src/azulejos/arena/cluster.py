"""A tournament on a Ray cluster. A lost process or machine costs the games it was playing, which Ray plays again."""

from __future__ import annotations

import atexit
import logging
import socket
from collections import deque
from collections.abc import Generator, Sequence
from functools import lru_cache
from typing import Any

from ..errors import AzulejosError
from ..extras import needed
from .match import PlayedGame, Referee
from .plan import Fixture, Plan
from .processes import load_compiled_rules

RETRIES = 3
SECONDS_TO_CONNECT = 5.0
SECONDS_BETWEEN_LOOKS = 1.0
"""How often the cluster's size is looked at while no game ends."""


def play_on_ray(plan: Plan, fixtures: Sequence[Fixture], address: str) -> Generator[PlayedGame, None, None]:
    """The games as they are finished, in any order. Closing the iterator leaves the cluster."""
    ray = connect(address, "a tournament on a cluster")
    try:
        play = ray.remote(num_cpus=1, max_retries=RETRIES)(_play)
        shared_plan = ray.put(plan)
        waiting = deque(fixtures)
        running: list[Any] = []
        while waiting or running:
            # A second game for each core is on its way before the first has ended.
            room = 2 * int(ray.cluster_resources().get("CPU", 1)) - len(running)
            running += [play.remote(shared_plan, waiting.popleft()) for _ in range(min(room, len(waiting)))]
            done, running = ray.wait(running, timeout=SECONDS_BETWEEN_LOOKS)
            for finished in done:
                yield _get(ray, finished)
    finally:
        ray.shutdown()


def connect(address: str, what: str) -> Any:
    """Ray itself, with this process in the cluster."""
    with needed("ray", what):
        import ray
    _check_address(address)
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        what = " ".join(str(error).split()).partition(". ")[0]
        raise AzulejosError(f"there is no Ray cluster to be had at {address!r}: {what}") from None
    return ray


def _check_address(address: str) -> None:
    """Ray itself would try for minutes where nobody listens."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), SECONDS_TO_CONNECT).close()
    except (OSError, OverflowError) as error:
        raise AzulejosError(f"there is no Ray cluster to be had at {address!r}: {error}") from None


def _get(ray: Any, finished: Any) -> PlayedGame:
    try:
        return ray.get(finished)  # type: ignore[no-any-return]
    except ray.exceptions.RayTaskError:
        raise  # from one of our own bots
    except ray.exceptions.RayError as error:
        raise AzulejosError(f"a game was lost {RETRIES + 1} times: {type(error).__name__}") from None


def _play(plan: Plan, fixture: Fixture) -> PlayedGame:
    return _referee(plan).play(fixture)


@lru_cache(maxsize=1)
def _referee(plan: Plan) -> Referee:
    """One for each process of the cluster, which plays many games."""
    load_compiled_rules(plan)
    referee = Referee(plan)
    atexit.register(referee.close)
    return referee
