"""A tournament on the cores of this machine. A process that dies costs the game it was playing, which is played again.

The standard library's pools give up all games when one process dies; hence a small one of our own.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import Counter, deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from ..errors import AzulejosError
from ..kernel.background import has_numba
from ..rules.engine import compiled_engine
from .match import PlayedGame, Referee
from .plan import Fixture, Plan

ATTEMPTS = 3
"""How many processes a game may cost before it is given up."""
SECONDS_TO_END = 5.0


def play_on_processes(plan: Plan, fixtures: Sequence[Fixture], workers: int) -> Generator[PlayedGame, None, None]:
    """The games as they are finished, in any order. Closing the iterator ends the processes."""
    waiting = deque(fixtures)
    lost: Counter[int] = Counter()
    team = [Worker.start(plan) for _ in range(min(workers, len(fixtures)))]
    try:
        for worker in team:
            worker.give(waiting.popleft())
        while busy := {worker.connection: worker for worker in team if worker.fixture}:
            for ready in connection.wait(list(busy)):
                worker = busy[ready]  # type: ignore[index]
                fixture, finished = worker.take()
                if finished is None:
                    lost[fixture.number] += 1
                    if lost[fixture.number] == ATTEMPTS:
                        raise AzulejosError(f"game {fixture.number} ended {ATTEMPTS} processes that played it")
                    waiting.appendleft(fixture)
                    team[team.index(worker)] = worker = Worker.start(plan)
                if waiting:
                    worker.give(waiting.popleft())
                if finished is not None:
                    yield finished
    finally:
        for worker in team:
            worker.tell_to_end()
        for worker in team:
            worker.see_off()


@dataclass(slots=True)
class Worker:
    """A process that plays one game after another."""

    process: SpawnProcess
    connection: Connection
    fixture: Fixture | None = None
    """What it is playing."""

    @classmethod
    def start(cls, plan: Plan) -> Worker:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, plan), daemon=True, name="azulejos-arena")
        with interrupts_held():
            process.start()
        theirs.close()  # so that its end closes when the process dies
        return cls(process, ours)

    def give(self, fixture: Fixture) -> None:
        self.fixture = fixture
        with suppress(OSError):  # from a dead process, which waiting for its answer will show
            self.connection.send(fixture)

    def take(self) -> tuple[Fixture, PlayedGame | None]:
        """The game it played; None for a process that died."""
        fixture, self.fixture = self.fixture, None
        assert fixture is not None
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            self.tell_to_end()
            self.see_off()
            return fixture, None
        if isinstance(answer, str):
            raise RuntimeError(f"game {fixture.number} between {', '.join(fixture.seats)} failed:\n{answer}")
        return fixture, answer

    def tell_to_end(self) -> None:
        """An idle process ends when the pipe does; a busy one is told to."""
        self.connection.close()
        if self.fixture is not None:
            self.process.terminate()

    def see_off(self) -> None:
        self.process.join(SECONDS_TO_END)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def work(pipe: Connection, plan: Plan) -> None:
    """What a process does until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who started it decides
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # so that outside programs are ended too
    release_interrupts()
    load_compiled_rules(plan)
    with closing(Referee(plan)) as referee, pipe, suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send(_try(referee, pipe.recv()))


def _try(referee: Referee, fixture: Fixture) -> PlayedGame | str:
    """The game, or what went wrong with one of our own bots."""
    try:
        return referee.play(fixture)
    except Exception:
        return traceback.format_exc()


def load_compiled_rules(plan: Plan) -> None:
    """Wait for them rather than begin with plain ones: there are many games to play."""
    if os.environ.get("AZULEJOS_RULES", "auto") == "auto" and has_numba():
        compiled_engine(plan.game.box)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A process started here does not hear Ctrl-C until it is ready to ignore it."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which lets interrupts through again, if it starts with the first process
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def release_interrupts() -> None:
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
