"""Hands in processes of their own, on the cores of this machine. One that dies is replaced; its games begin anew.

Messages are plain pickles: torch would make multiprocessing move tensors into shared memory, away from under the arrays
that games are played in.
"""

from __future__ import annotations

import pickle
import signal
import traceback
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from typing import Any

import torch

from ..arena.processes import SECONDS_TO_END, interrupts_held, release_interrupts
from ..errors import AzulejosError
from .hands import Hand, Played, State, Weights, joined
from .settings import Settings

ATTEMPTS = 3
"""How often a hand may be lost in one chunk."""


class ProcessHands:
    def __init__(self, settings: Settings, workers: int) -> None:
        self._settings = settings
        self._workers = [Worker(settings, place, workers, 0) for place in range(workers)]

    def play(self, weights: Weights, simulations: int) -> Played:
        for worker in self._workers:
            worker.send("play", weights, simulations)
        return joined([self._answer(place, ("play", weights, simulations)) for place in range(len(self._workers))])

    def state(self) -> list[State]:
        for worker in self._workers:
            worker.send("state")
        return [state for place in range(len(self._workers)) for state in self._answer(place, ("state",))]

    def restore(self, states: Sequence[State]) -> None:
        if len(states) != len(self._workers):
            raise AzulejosError(
                f"this run was played by {len(states)} workers, and {len(self._workers)} cannot go on with it exactly: "
                f"use --workers {len(states)}"
            )
        for place, (worker, state) in enumerate(zip(self._workers, states, strict=True)):
            worker.send("restore", [state])
            self._answer(place, ("restore", [state]))

    def _answer(self, place: int, question: tuple[Any, ...]) -> Any:
        """What a worker answers; if it dies, what the one in its place does."""
        for _ in range(ATTEMPTS):
            worker = self._workers[place]
            with suppress(EOFError, ConnectionError):
                return worker.take()
            worker.close()
            worker = Worker(self._settings, place, len(self._workers), worker.attempt + 1)
            self._workers[place] = worker
            worker.send(*question)
        raise AzulejosError(f"{ATTEMPTS} processes that play ended by themselves, one after the other")

    def close(self) -> None:
        for worker in self._workers:
            worker.close()


class Worker:
    """A process with one hand."""

    def __init__(self, settings: Settings, place: int, hands: int, attempt: int) -> None:
        self.attempt = attempt
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=work, args=(theirs, settings, place, hands, attempt), daemon=True, name="azulejos-learn"
        )
        with interrupts_held():
            self.process.start()
        theirs.close()  # so that its end closes when the process dies

    def send(self, what: str, *arguments: Any) -> None:
        with suppress(OSError):  # from a dead process, which waiting for its answer will show
            self._pipe.send_bytes(pickle.dumps((what, arguments)))

    def take(self) -> Any:
        answer = pickle.loads(self._pipe.recv_bytes())
        if isinstance(answer, str):
            raise RuntimeError(f"a process that plays failed:\n{answer}")
        return answer

    def close(self) -> None:
        self._pipe.close()
        self.process.terminate()
        self.process.join(SECONDS_TO_END)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def work(pipe: Any, settings: Settings, place: int, hands: int, attempt: int) -> None:
    """What a process does until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who started it decides
    release_interrupts()
    torch.set_num_threads(1)
    hand = Hand(settings, place, hands, attempt)
    with pipe, suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            what, arguments = pickle.loads(pipe.recv_bytes())
            try:
                answer = getattr(hand, what)(*arguments)
            except Exception:
                answer = traceback.format_exc()
            pipe.send_bytes(pickle.dumps(answer))
