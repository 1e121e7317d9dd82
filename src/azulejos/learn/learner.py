"""The nets learn: losses, steps, and the exponential average of the weights, which plays."""

from __future__ import annotations

import copy
import math
import warnings
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from ..errors import AzulejosWarning
from ..nets.forward import SEATS
from .network import TorchNet
from .settings import Lessons
from .window import Batch, Window

BETAS = (0.9, 0.99)
IMPOSSIBLE = -1e4
"""The logit of what cannot be, small enough for 16 bits."""
STEPS_BETWEEN_RATES = 16
LOG_SHARE = 0.02
"""Of the last step in the losses that are told."""


class Losses(NamedTuple):
    policy: Tensor
    """Cross-entropy of what the search found, over legal actions alone: otherwise play collapses."""
    win: Tensor
    """Cross-entropy over the seats that play."""
    margin: Tensor
    """Huber's."""


def losses_of(logits: Tensor, values: Tensor, batch: Batch, targets: Tensor) -> Losses:
    chosen = logits.gather(1, batch.actions).float().masked_fill(~batch.is_choice, IMPOSSIBLE)
    policy = -(batch.shares * functional.log_softmax(chosen, 1)).sum(1).mean()
    plays = torch.arange(SEATS, device=values.device) < batch.players[:, None]
    win_logits = values[:, :SEATS].float().masked_fill(~plays, IMPOSSIBLE)
    win = -(targets[:, :SEATS] * functional.log_softmax(win_logits, 1)).sum(1).mean()
    errors = functional.huber_loss(values[:, SEATS:].float(), targets[:, SEATS:], reduction="none")
    margin = (errors * plays).sum() / plays.sum()
    return Losses(policy, win, margin)


def opinion_of(values: Tensor, players: Tensor) -> Tensor:
    """What a net expects: chances to win, then margins."""
    plays = torch.arange(SEATS, device=values.device) < players[:, None]
    chances = values[:, :SEATS].float().masked_fill(~plays, IMPOSSIBLE).softmax(1)
    return torch.cat([chances, values[:, SEATS:].float()], 1)


class Learner:
    """The first net is the teacher, which plays. The others learn from the same batches, and from its opinion."""

    def __init__(self, nets: dict[str, TorchNet], lessons: Lessons, window: Window, compiled: bool) -> None:
        self.nets, self.lessons, self.window = nets, lessons, window
        self.device = window.filled.device
        self.is_on_gpu = self.device.type == "cuda"
        self.steps = 0
        self.rate = torch.tensor(0.0, device=self.device)
        self.average_rate = torch.tensor(1.0, device=self.device)
        self.told_rate = torch.tensor(1.0, device=self.device)
        self.parameters = [parameter for net in nets.values() for parameter in net.parameters()]
        decaying = [parameter for parameter in self.parameters if parameter.dim() > 1]
        others = [parameter for parameter in self.parameters if parameter.dim() <= 1]
        kinds: dict[str, Any] = {"fused": True, "capturable": True} if self.is_on_gpu else {}
        self.optimizer = torch.optim.AdamW(
            [{"params": decaying, "weight_decay": lessons.decay}, {"params": others, "weight_decay": 0.0}],
            lr=self.rate,
            betas=BETAS,
            **kinds,
        )
        self.average = {name: copy.deepcopy(net).requires_grad_(False) for name, net in nets.items()}
        self._averaged = [parameter for net in self.average.values() for parameter in net.parameters()]
        self.told = torch.zeros(len(nets) * len(Losses._fields) + 1, device=self.device)
        """Losses of each net, then the entropy of the policy that is learned; means over some time."""
        self._run: dict[str, Any] = dict(nets)
        if compiled and self.is_on_gpu:
            self._run = {name: torch.compile(net, dynamic=False) for name, net in nets.items()}
        self._graph: Any = None

    def learn(self, steps: int, progress: float) -> None:
        """So many steps, at a learning rate for how much of the run is over, 0 to 1."""
        lessons = self.lessons
        for i in range(steps):
            if i % STEPS_BETWEEN_RATES == 0:
                fall = 0.5 * (1 + math.cos(math.pi * progress))
                falling = lessons.last_rate + (1 - lessons.last_rate) * fall
                self.rate.fill_(lessons.rate * min(1.0, (self.steps + 1) / max(1, lessons.warm_up)) * falling)
                self.average_rate.fill_(max(lessons.average, 1 / (self.steps / 4 + 1)))
                self.told_rate.fill_(max(LOG_SHARE, 1 / (self.steps + 1)))
            self._replay()
            self.steps += 1

    def _replay(self) -> None:
        if not self.is_on_gpu:
            self.step()
            return
        if self._graph is None:
            self._graph = self._capture()
        self._graph.replay()

    def _capture(self) -> Any:
        """A step as one graph; a few steps are done before, which compile what is to be compiled."""
        self._try_compiled()
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(3):
                self.step()
        torch.cuda.current_stream().wait_stream(side)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.step()
        return graph

    def _try_compiled(self) -> None:
        """Where torch cannot compile the nets, they learn as they are."""
        try:
            self.step()
        except Exception as error:
            if self._run == self.nets:
                raise
            warnings.warn(f"torch could not compile the nets, which learn as they are: {error}", AzulejosWarning, 2)
            self._run = dict(self.nets)

    def step(self) -> None:
        lessons = self.lessons
        with torch.no_grad():
            batch = self.window.draw(lessons.batch, lessons.undealt)
            inputs = batch.inputs.float()
        loss, told, opinion = torch.zeros((), device=self.device), [], None
        for net in self._run.values():
            with torch.autocast(self.device.type, torch.bfloat16, enabled=self.is_on_gpu):
                logits, values = net(inputs)
            targets = batch.targets
            if opinion is None:
                opinion = opinion_of(values, batch.players).detach()
            else:
                targets = torch.lerp(targets, opinion, lessons.opinion)
            losses = losses_of(logits[: lessons.batch], values, batch, targets)
            loss = loss + losses.policy + losses.win + losses.margin
            told += [each.detach() for each in losses]
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.parameters, lessons.clip, foreach=True)
        self.optimizer.step()
        with torch.no_grad():
            for average, parameter in zip(self._averaged, self.parameters, strict=True):
                average.lerp_(parameter, self.average_rate)
            entropy = -(batch.shares * (batch.shares + 1e-9).log()).sum(1).mean()
            self.told.lerp_(torch.stack([*told, entropy]), self.told_rate)

    def losses(self) -> dict[str, dict[str, float]]:
        """Means of late, by net and kind; under `search`, the entropy of the policies that it found."""
        numbers, kinds = self.told.tolist(), Losses._fields
        rows = {name: numbers[i * len(kinds) :][: len(kinds)] for i, name in enumerate(self.nets)}
        found = {name: dict(zip(kinds, row, strict=True)) for name, row in rows.items()}
        return {**found, "search": {"entropy": numbers[-1]}}
