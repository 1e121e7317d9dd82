"""A run from its settings to its nets: where it plays, where it is kept, and a short try of everything."""

from __future__ import annotations

import gc
import os
import time
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import torch

from ..errors import AzulejosError
from .folder import Progress, RunFolder
from .hands import Hand, Hands
from .settings import Settings
from .training import Say, Training


@dataclass(frozen=True, slots=True)
class Where:
    """Where a run plays."""

    device: str | None = None
    """As torch names it; the GPU, if there is one."""
    workers: int | None = None
    """Processes that play, without a GPU: as many as cores; 1 is this one."""
    ray: str | None = None
    """The address of a Ray cluster that plays."""

    def torch_device(self) -> torch.device:
        if self.device is None:
            return torch.device("cuda" if torch.cuda.is_available() and self.ray is None else "cpu")
        device = torch.device(self.device)
        if device.type == "cuda" and not torch.cuda.is_available():
            raise AzulejosError("torch finds no GPU here: use --device cpu")
        return device

    def hands(self, settings: Settings) -> Hands:
        if self.workers is not None and not 1 <= self.workers <= settings.play.games:
            raise AzulejosError(f"it takes 1 to {settings.play.games} workers, and not {self.workers}")
        if self.ray is not None:
            from .cluster import RayHands

            return RayHands(settings, self.ray, self.workers)
        device = self.torch_device()
        workers = self.workers or min(os.cpu_count() or 1, settings.play.games)
        if device.type == "cuda" or workers == 1:
            return Hand(settings, device=device)
        from .processes import ProcessHands

        return ProcessHands(settings, workers)


def learn(settings: Settings, path: Path, where: Where, minutes: float | None, say: Say) -> Progress:
    """Begin a run, or go on with the one in the folder; stop after so many minutes, or when it is done."""
    until = None if minutes is None else time.monotonic() + 60 * minutes
    folder = RunFolder.begin(path, settings)
    with closing(_training(settings, folder, where, say)) as training:
        progress = training.run(until)
    if settings.run.plots:
        from .plots import write_plots

        write_plots(folder)
    return progress


def _training(settings: Settings, folder: RunFolder, where: Where, say: Say) -> Training:
    device = where.torch_device()
    if device.type == "cuda":
        torch.set_float32_matmul_precision("high")
        say(f"playing and learning on {torch.cuda.get_device_name(device)}")
    return Training(settings, folder, where.hands(settings), device, say)


def check(settings: Settings, path: Path, where: Where, say: Say) -> None:
    """Try everything for a minute, at full size: play with each number of simulations, learn, duel, keep, go on."""
    if RunFolder(path).has_begun:
        raise AzulejosError(f"{path} has a run already: check in another folder")
    settings = replace(settings, run=replace(settings.run, report=0.0))
    folder, begun = RunFolder.begin(path, settings), time.monotonic()

    def told(what: str) -> None:
        memory = torch.cuda.max_memory_allocated() / 2**30 if torch.cuda.is_available() else 0.0
        say(f"{time.monotonic() - begun:6.1f} s: {what}" + (f" ({memory:.1f} GiB)" if memory else ""))

    with closing(_training(settings, folder, where, say)) as training:
        told("nets and games are set up")
        for simulations in dict.fromkeys(settings.play.simulations):
            for turn in ("first", "next"):
                began = time.monotonic()
                played = training.hands.play(training.acting(), simulations)
                training.wait()
                seconds = time.monotonic() - began
                told(f"{turn} chunk with {simulations} simulations: {len(played.chunk.inputs) / seconds:,.0f} moves/s")
        training.run(iterations=2)
        told("learned, dueled, kept")
        began = time.monotonic()
        training.learner.learn(settings.lessons.steps, 0.0)
        training.wait()
        told(f"{settings.lessons.steps / (time.monotonic() - began):.1f} steps/s")
        before = training.progress
    del training, played  # there is not room for two
    gc.collect()
    if torch.cuda.is_available():
        torch.cuda.empty_cache()
        say(f"{torch.cuda.memory_allocated() / 2**30:.1f} GiB left over")
    with closing(_training(settings, folder, where, say)) as training:
        if training.progress != before:
            raise AssertionError(f"{training.progress} was read, and {before} was written")
        training.run(iterations=1)
        told("went on with what was kept")
    if settings.run.plots:
        from .plots import write_plots

        write_plots(folder)
    for part in sorted(path.iterdir()):
        say(f"{part.name}: {part.stat().st_size / 2**20:.1f} MiB")
