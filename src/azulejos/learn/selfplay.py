"""Many games at once, played by a net with its search: on a CPU, or wholly on a GPU, a CUDA graph for a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from ..kernel.background import has_numba, mode
from ..nets.forward import OUTPUTS
from ..nets.gumbel import considered_visits
from ..nets.plug import plug
from ..rules.box import Box
from .arrays import Calls, Forest, History, Sizes, Starts, forest_shapes, history_shapes
from .forest import CHOICES, PLAYERS, Taste
from .groups import start_words
from .loops import kinds_of
from .runners import CompiledRunner, PlainRunner, Runner
from .settings import Settings
from .targets import move_targets, seat_targets, undealt_places, undealt_targets

ROW = 64
"""Rows of numbers for the net are multiples of this."""
Net = Callable[[Tensor], tuple[Tensor, Tensor]]


def runner_for(box: Box, device: torch.device) -> Runner:
    if device.type == "cuda":
        from .kernels import CudaRunner

        return CudaRunner(box)
    return PlainRunner(box) if mode() == "plain" or not has_numba() else CompiledRunner(box)


def sizes_for(settings: Settings, games: int, nodes: int, moves: int) -> Sizes:
    box = settings.box
    seen, kinds = plug(box), kinds_of(box)
    words = [kind.itemsize // 8 for kind in kinds[:4]]
    choices = seen.MOST_CHOICES
    edges = choices + (nodes - 1) * settings.play.room
    return Sizes(games, nodes, edges, moves, choices, inputs_of(settings), actions_of(settings), *words)


def inputs_of(settings: Settings) -> int:
    """What a box's description has, and zeros behind it: a GPU likes rows of whole lines."""
    return _rounded(plug(settings.box).INPUTS)


def actions_of(settings: Settings) -> int:
    """Players' actions in all groups have lower numbers than this: the net need not know others."""
    return _rounded(max(game.num_actions for game in settings.games))


def _rounded(count: int) -> int:
    return -(-count // ROW) * ROW


def _schedule(most: int, simulations: int) -> Tensor:
    """For each number of considered actions, how often the one looked at next was visited."""
    rows = [considered_visits(actions, simulations) for actions in range(most + 1)]
    return torch.tensor(rows, dtype=torch.int32)


class Table:
    """The arrays of many games, and the functions that change them."""

    def __init__(self, settings: Settings, groups: NDArray[np.int32], sizes: Sizes, device: torch.device) -> None:
        self.device, self.sizes, self.groups = device, sizes, groups
        self.runner = runner_for(settings.box, device)
        self.forest = {name: self._zeros(*shape) for name, shape in forest_shapes(sizes).items()}
        self.history = {name: self._zeros(*shape) for name, shape in history_shapes(sizes).items()}
        # Threads of a GPU write side by side if games come last.
        self.inputs = self._zeros((sizes.inputs, sizes.games), "float32").T
        self.history["undealt"] = self._zeros((sizes.inputs, sizes.games), "float32").T
        if device.type == "cpu":
            self.inputs, self.history["undealt"] = self.inputs.contiguous(), self.history["undealt"].contiguous()
        self.logits = self._zeros((sizes.games, sizes.actions), "float32")
        self.values = self._zeros((sizes.games, OUTPUTS), "float32")
        self._starts = (torch.from_numpy(start_words(settings.games)), torch.from_numpy(groups))
        self._views()

    def _zeros(self, shape: tuple[int, ...], kind: str) -> Tensor:
        return torch.zeros(shape, dtype=getattr(torch, kind), device=self.device)

    def _views(self) -> None:
        """The same arrays as the functions want them."""
        self.starts = Starts(*(self.view(tensor.to(self.device)) for tensor in self._starts))
        self.trees = Forest(**{name: self.view(tensor) for name, tensor in self.forest.items()})
        self.calls = Calls(self.view(self.inputs), self.view(self.logits), self.view(self.values))
        self.kept = History(**{name: self.view(tensor) for name, tensor in self.history.items()})

    def view(self, tensor: Tensor) -> Any:
        if self.device.type == "cpu":
            return tensor.numpy()
        from ..kernel.cuda import cuda

        return cuda.as_cuda_array(tensor)

    def begin(self, number: int, taste: Taste) -> None:
        """All games from their start; the numbers from this one on start their generators."""
        numbers = torch.arange(number, number + self.sizes.games, device=self.device)
        self.runner.begin(self.trees, self.calls, self.starts, self.view(numbers), taste)

    def take_stats(self) -> NDArray[np.int64]:
        """Since the last time: for each group, what `forest` counts."""
        stats = self.history["stats"].cpu().numpy().astype(np.int64)
        self.history["stats"].zero_()
        total = np.zeros((self.groups.max() + 1, stats.shape[1]), np.int64)
        np.add.at(total, self.groups, stats)
        return total


@dataclass(frozen=True, slots=True)
class Chunk:
    """What is learned from: a row for each move, and for each position before a deal."""

    inputs: Tensor
    actions: Tensor
    shares: Tensor
    choices: Tensor
    targets: Tensor
    players: Tensor
    undealt_inputs: Tensor
    undealt_targets: Tensor
    undealt_players: Tensor


class SelfPlay(Table):
    """Games of a net against itself."""

    def __init__(self, settings: Settings, groups: NDArray[np.int32], net: Net, number: int, device: torch.device):
        play = settings.play
        super().__init__(
            settings, groups, sizes_for(settings, len(groups), max(play.simulations) + 1, play.moves), device
        )
        self.net, self.trust = net, settings.lessons.trust
        self.dtype = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.taste = Taste(play.win_share, play.considered, play.odd, 0.0)
        shape = (play.moves, len(groups), self.sizes.inputs)
        self.seen = torch.zeros(shape, dtype=torch.float16, device=device)
        self.ended = torch.zeros(shape, dtype=torch.float16, device=device)
        self._schedules = {count: self.view(_schedule(play.considered, count).to(device)) for count in play.simulations}
        self._graphs: dict[int, Any] = {}
        self.begin(number, self.taste)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play_chunk(self, simulations: int) -> Chunk:
        self.history["clock"].zero_()
        for _ in range(self.sizes.moves):
            self._move(simulations)
        return self._chunk()

    def _move(self, simulations: int) -> None:
        if self.device.type == "cpu":
            self.play_move(simulations)
            return
        if simulations not in self._graphs:
            self._graphs[simulations] = self._capture(simulations)
        self._graphs[simulations].replay()

    def _capture(self, simulations: int) -> Any:
        """A move as one graph. What is compiled must be compiled before, so a move is played first."""
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            self.play_move(simulations)
            self.history["clock"].zero_()
        torch.cuda.current_stream().wait_stream(side)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.play_move(simulations)
        return graph

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play_move(self, simulations: int) -> None:
        """A move in each game."""
        clock, schedule = self.history["clock"], self._schedules[simulations]
        self.seen.index_copy_(0, clock, self.inputs.to(torch.float16)[None])
        self.ask()
        for simulation in range(simulations):
            self.runner.grow(self.trees, self.calls, self.taste, schedule, simulation)
            self.ask()
        self.runner.finish(self.trees, self.calls, self.starts, self.kept, self.taste)
        self.ended.index_copy_(0, clock, self.history["undealt"].to(torch.float16)[None])
        clock.add_(1)

    def ask(self) -> None:
        """Let the net judge what every game shows it."""
        logits, values = self.net(self.inputs.to(self.dtype))
        self.logits.copy_(logits)
        self.values.copy_(values)

    def _chunk(self) -> Chunk:
        history, size = self.history, self.sizes.moves * self.sizes.games
        marks = history["marks"]
        targets = seat_targets(history["found"], history["results"], marks, self.trust)
        moves, games = undealt_places(marks)
        return Chunk(
            inputs=self.seen.view(size, -1),
            actions=history["actions"].view(size, -1),
            shares=history["shares"].view(size, -1),
            choices=marks[..., CHOICES].reshape(size),
            targets=move_targets(targets, marks).view(size, -1),
            players=marks[..., PLAYERS].reshape(size),
            undealt_inputs=self.ended[moves, games],
            undealt_targets=undealt_targets(targets, marks, moves, games),
            undealt_players=marks[moves, games, PLAYERS],
        )

    def state(self) -> dict[str, Tensor]:
        """All that the next chunk depends on, but for the net."""
        return {**{name: tensor.clone() for name, tensor in self.forest.items()}, "inputs": self.inputs.clone()}

    def restore(self, state: dict[str, Tensor]) -> None:
        for name, tensor in self.forest.items():
            tensor.copy_(state[name])
        self.inputs.copy_(state["inputs"])
