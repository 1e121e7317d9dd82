"""Hands on a Ray cluster. An actor or a machine may die: another one takes its place, and its games begin anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..arena.cluster import connect
from ..errors import AzulejosError
from .hands import Hand, Played, State, Weights, joined
from .settings import Settings

ATTEMPTS = 4
"""How often a hand may be lost in one chunk."""


class RayHands:
    """As many actors as workers are wanted, or as the cluster has cores, each with a share of the games."""

    def __init__(self, settings: Settings, address: str, workers: int | None) -> None:
        self._settings = settings
        self._ray = connect(address, "learning on a cluster")
        self._actor = self._ray.remote(num_cpus=1)(Hand)
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        self._count = workers or max(1, min(cores, settings.play.games))
        self.actors = [self._actor.remote(settings, place, self._count) for place in range(self._count)]

    def play(self, weights: Weights, simulations: int) -> Played:
        shared = self._ray.put(weights)
        return joined(self._ask("play", shared, simulations))

    def state(self) -> list[State]:
        return [state for states in self._ask("state") for state in states]

    def restore(self, states: Sequence[State]) -> None:
        if len(states) != self._count:
            raise AzulejosError(
                f"this run was played by {len(states)} workers, and {self._count} cannot go on with it exactly: "
                f"use --workers {len(states)}"
            )
        self._ray.get([actor.restore.remote([state]) for actor, state in zip(self.actors, states, strict=True)])

    def _ask(self, what: str, *arguments: Any) -> list[Any]:
        """What all actors answer to a question. Where one was lost, a new one is asked."""
        lost = self._ray.exceptions.RayError
        pending = [getattr(actor, what).remote(*arguments) for actor in self.actors]
        answers: list[Any] = []
        for place, answer in enumerate(pending):
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    answers.append(self._ray.get(answer))
                    break
                except self._ray.exceptions.RayTaskError:
                    raise  # a mistake of ours, not a lost actor
                except lost as error:
                    if attempt == ATTEMPTS:
                        name = type(error).__name__
                        raise AzulejosError(f"an actor was lost {ATTEMPTS} times in a row: {name}") from None
                    self.actors[place] = self._actor.remote(self._settings, place, self._count, attempt)
                    answer = getattr(self.actors[place], what).remote(*arguments)
        return answers

    def close(self) -> None:
        self._ray.shutdown()
