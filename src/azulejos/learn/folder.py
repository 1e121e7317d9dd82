"""The folder of a run: its settings, its log, its nets, and what it goes on with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ..errors import AzulejosError
from ..nets.network import read_network
from .export import from_network, to_network
from .hands import State
from .learner import Learner
from .settings import Settings, read_settings

SETTINGS, LOG, PROGRESS, EVERYTHING, PIECE = (
    "settings.toml",
    "log.jsonl",
    "progress.json",
    "everything.pt",
    "learner-{}.npy",
)
PIECE_SIZE = 15 << 20
"""Bytes."""
PART = ".part"


@dataclass(slots=True)
class Progress:
    """How far a run has come; the steps are the learner's."""

    iterations: int = 0
    steps: int = 0
    seconds: float = 0.0
    moves: int = 0
    games: int = 0


def take_over(path: Path, settings: Settings, learner: Learner) -> None:
    """Begin with the nets of another run."""
    for name, net in learner.nets.items():
        network = read_network(path / f"{name}.npz", settings.box)
        found, wanted = (network.width, network.blocks), (net.shape.width, net.shape.blocks)
        if found != wanted:
            raise AzulejosError(
                f"begin: the {name} in {path} is {found[0]}×{found[1]}, and the settings say {wanted[0]}×{wanted[1]}"
            )
        from_network(network, net)
        from_network(network, learner.average[name])


class RunFolder:
    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def begin(cls, path: Path, settings: Settings) -> RunFolder:
        """A new run, or the one that is there, if it has the same settings but for how long it takes."""
        folder = cls(path)
        path.mkdir(parents=True, exist_ok=True)
        if (path / SETTINGS).exists() and folder.has_begun and _lasting(folder.settings()) != _lasting(settings):
            raise AzulejosError(f"{path} has a run with other settings: choose another folder with --out")
        folder._write(SETTINGS, settings.to_toml().encode())
        return folder

    @property
    def has_begun(self) -> bool:
        return (self.path / PROGRESS).exists()

    def settings(self) -> Settings:
        if not (self.path / SETTINGS).exists():
            raise AzulejosError(f"there is no run in {self.path}: it has no {SETTINGS}")
        return read_settings(self.path / SETTINGS)

    def progress(self) -> Progress:
        if not self.has_begun:
            return Progress()
        return Progress(**json.loads((self.path / PROGRESS).read_text(encoding="utf-8")))

    # -------------------------------------------------------------------------------------------- the log

    def tell(self, entry: dict[str, Any]) -> None:
        with (self.path / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def entries(self) -> Iterator[dict[str, Any]]:
        if (self.path / LOG).exists():
            for line in (self.path / LOG).read_text(encoding="utf-8").splitlines():
                yield json.loads(line)

    # -------------------------------------------------------------------------------------------- checkpoints

    def save(self, settings: Settings, learner: Learner, progress: Progress, games: list[State] | None) -> None:
        """Nets for bots, and what the run goes on with: everything, or weights and their second moments."""
        made = {"how": "azulejos learn", "settings": settings.to_toml(), **asdict(progress)}
        for name, net in learner.average.items():
            path = self.path / f"{name}.npz"
            to_network(net, settings.box, {**made, "net": name}).save(path.with_suffix(PART))
            path.with_suffix(PART).replace(path)
        if games is None:
            self._save_pieces(learner)
        else:
            self._save_everything(learner, games)
        self._write(PROGRESS, json.dumps(asdict(progress)).encode())

    def restore(self, settings: Settings, learner: Learner) -> list[State] | None:
        """Bring the learner to where it was; what the games were, if that was kept."""
        learner.steps = self.progress().steps
        if (self.path / EVERYTHING).exists():
            return self._restore_everything(learner)
        for name, net in learner.average.items():
            from_network(read_network(self.path / f"{name}.npz", settings.box), net)
        self._restore_pieces(learner)
        return None

    def _save_everything(self, learner: Learner, games: list[State]) -> None:
        data = {
            "nets": {name: net.state_dict() for name, net in learner.nets.items()},
            "average": {name: net.state_dict() for name, net in learner.average.items()},
            "optimizer": learner.optimizer.state_dict(),
            "told": learner.told,
            "window": learner.window.state(),
            "random": torch.get_rng_state(),
            "games": games,
        }
        path = self.path / EVERYTHING
        torch.save(data, path.with_suffix(PART))
        path.with_suffix(PART).replace(path)

    def _restore_everything(self, learner: Learner) -> list[State]:
        data = torch.load(self.path / EVERYTHING, map_location=learner.device, weights_only=True)
        for name, net in learner.nets.items():
            net.load_state_dict(data["nets"][name])
            learner.average[name].load_state_dict(data["average"][name])
        learner.optimizer.load_state_dict(data["optimizer"])
        for group in learner.optimizer.param_groups:
            group["lr"] = learner.rate  # the very tensor that the learner fills
        learner.told.copy_(data["told"])
        learner.window.restore(data["window"])
        torch.set_rng_state(data["random"].cpu())
        games: list[State] = data["games"]
        return games

    def _save_pieces(self, learner: Learner) -> None:
        weights = torch.cat([parameter.detach().flatten() for parameter in learner.parameters]).half()
        moments = torch.cat([moment.flatten() for moment in _moments(learner)]).bfloat16()
        halves = torch.cat([weights.view(torch.int16), moments.view(torch.int16)]).cpu().numpy()
        for i, first in enumerate(range(0, len(halves), PIECE_SIZE // 2)):
            with (self.path / PIECE.format(i)).open("wb") as file:
                np.save(file, halves[first : first + PIECE_SIZE // 2])

    def _restore_pieces(self, learner: Learner) -> None:
        """The first moments begin anew: ten steps make them."""
        paths = [self.path / PIECE.format(i) for i in range(len(list(self.path.glob(PIECE.format("*")))))]
        if not paths:
            raise AzulejosError(f"the run in {self.path} cannot be gone on with: it has no {PIECE.format(0)}")
        halves = torch.from_numpy(np.concatenate([np.load(path) for path in paths])).to(learner.device)
        weights, moments = halves.chunk(2)
        _fill(learner.parameters, weights.view(torch.float16).float())
        step = torch.tensor(float(learner.steps), device=learner.device)
        state = learner.optimizer.state
        for parameter in learner.parameters:
            zeros = torch.zeros_like(parameter)
            state[parameter] = {"step": step.clone(), "exp_avg": zeros, "exp_avg_sq": zeros.clone()}
        _fill(_moments(learner), moments.view(torch.bfloat16).float())

    def _write(self, name: str, data: bytes) -> None:
        part = self.path / (name + PART)
        part.write_bytes(data)
        part.replace(self.path / name)


def _moments(learner: Learner) -> list[Tensor]:
    return [learner.optimizer.state[parameter]["exp_avg_sq"] for parameter in learner.parameters]


def _fill(tensors: list[Any], numbers: Tensor) -> None:
    with torch.no_grad():
        for tensor, part in zip(tensors, numbers.split([each.numel() for each in tensors]), strict=True):
            tensor.copy_(part.view_as(tensor))


def _lasting(settings: Settings) -> dict[str, Any]:
    """What must stay the same as long as a run lasts."""
    data = asdict(settings)
    del data["run"]
    return data
