"""Batches of every game, played by random players, as hashes of all that they wrote: the same wherever they run."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos import AzulejosError
from azulejos.envs.packing import BITS
from azulejos.envs.vector import HOLD
from azulejos.rules.boxes import built_in

GOLDEN = Path(__file__).parent / "golden.json"
GAMES = 200
"""Of a batch: three blocks of threads and a part of another."""
STEPS = 300
SEED = 11
SETTINGS = {
    2: {"autoreset": "SameStep", "reward": "win"},
    3: {"autoreset": "NextStep", "reward": "margin", "final_seat": 1},
    4: {"autoreset": "Disabled", "reward": "win", "final_seat": 2},
}
"""By number of seats, so that each setting meets every preset."""


def names() -> list[str]:
    """Every preset with every number of seats, and rules that no preset has."""
    presets = [f"{preset}/{seats}" for box in built_in() for preset in box.presets for seats in (2, 3, 4)]
    return [
        *presets,
        "azul-grey-jokers/2;partial_drop=True",
        "azul-jokers/4;partial_drop=True",
        "pavilion/3;pass_keep=forced_max",
    ]


def seats_of(name: str) -> int:
    return int(name.partition("/")[2][0])


class Written(NamedTuple):
    """What a batch has written after a step."""

    records: NDArray[Any]
    masks: NDArray[Any]
    rewards: NDArray[Any]
    terminations: NDArray[Any]
    truncations: NDArray[Any]
    seats: NDArray[Any]
    observations: NDArray[Any]
    final_observations: NDArray[Any]


def play(batch: Any, players: Any, actions: Any) -> Iterator[Written]:
    """Play and give what was written after each step, the reset included. Some games are held now and then."""
    buffers = batch.new_buffers(final_observations=True)
    batch.reset(buffers, seed=SEED)
    yield written(batch, buffers)
    for step in range(STEPS):
        players.choose(actions)
        actions[step % 7 :: 7] = HOLD
        batch.step(actions, buffers)
        yield written(batch, buffers)
        if batch.autoreset.value == "Disabled" and step % 5 == 0:
            batch.reset(buffers, chosen=buffers.seats == -2)
            yield written(batch, buffers)


def written(batch: Any, buffers: Any) -> Written:
    def array(name: str) -> NDArray[Any]:
        numbers = getattr(buffers, name)
        return np.ascontiguousarray(numbers if isinstance(numbers, np.ndarray) else numbers.cpu().numpy())

    return Written(batch.states, *(array(name) for name in Written._fields[1:]))


def play_on_cpu(name: str) -> Iterator[Written]:
    from azulejos.envs.vector import Batch, RandomPlayers

    batch = Batch(name, GAMES, **SETTINGS[seats_of(name)])  # type: ignore[arg-type]
    return play(batch, RandomPlayers(batch, seed=SEED), np.zeros(GAMES, np.int64))


def play_with_tensors(name: str, device: str, masks: str = "int8") -> Iterator[Written]:
    import torch

    from azulejos.envs.gpu import GpuBatch, RandomPlayers

    batch = GpuBatch(name, GAMES, device=device, masks=masks, **SETTINGS[seats_of(name)])  # type: ignore[arg-type]
    actions = torch.zeros(GAMES, dtype=torch.int64, device=batch.device)
    return play(batch, RandomPlayers(batch, seed=SEED), actions)


def packed(masks: NDArray[np.int8]) -> NDArray[np.int32]:
    """Masks as bits."""
    width = -(-masks.shape[1] // BITS) * BITS
    padded = np.zeros((len(masks), width), np.int8)
    padded[:, : masks.shape[1]] = masks
    return np.packbits(padded, axis=1, bitorder="little").view(np.int32)


def hashes(steps: Iterator[Written]) -> dict[str, str]:
    """A hash of all that was ever written into each array; of masks also as bits."""
    digests = {name: hashlib.sha256() for name in (*Written._fields, "packed")}
    for step in steps:
        for name in Written._fields:
            digests[name].update(getattr(step, name).tobytes())
        if step.masks.dtype == np.int8:
            digests["packed"].update(packed(step.masks).tobytes())
    found = {name: digest.hexdigest()[:16] for name, digest in digests.items()}
    if step.masks.dtype != np.int8:
        found["packed"] = found.pop("masks")
    return found


REFUSED = ("azul/2", 70, 66)
"""A game, how many of them, and the one that is given actions that cannot be done."""
NEVER = (0, 180, -7, 10**12)
"""Such actions: before anyone has taken tiles there are none in the center."""


def refusals(batch: Any, actions: Any) -> Iterator[str]:
    """What is said to each of them; nothing changes."""
    batch.reset(batch.new_buffers(), seed=SEED)
    before = batch.states.tobytes()
    for action in NEVER:
        actions[:] = HOLD
        actions[REFUSED[2]] = action
        try:
            batch.step(actions, batch.new_buffers())
        except AzulejosError as error:
            yield f"{type(error).__name__}: {error}" + " (and changed something)" * (batch.states.tobytes() != before)
        else:
            yield "nothing"


SHOWN = ("pavilion/3", 5, 2)
"""A game, how many of them, and the one that is looked at."""


def looks(batch: Any) -> Iterator[str]:
    """One game: what each seat sees, and the position."""
    batch.reset(batch.new_buffers(), seed=SEED)
    for seat in range(batch.game.players):
        seen = batch.observe(SHOWN[2], seat)
        yield hashlib.sha256((seen if isinstance(seen, np.ndarray) else seen.cpu().numpy()).tobytes()).hexdigest()[:16]
    yield str(batch.position(SHOWN[2]))


def golden() -> dict[str, Any]:
    return json.loads(GOLDEN.read_text(encoding="utf-8"))  # type: ignore[no-any-return]
