"""PPO with masked actions where everything is on the GPU: games, rollouts and network. It needs torch.

    python examples/ppo_on_gpu.py
    python examples/ppo_on_gpu.py --device cpu --games 256

The network plays both seats of thousands of games. The batch writes each turn into the tensors of the rollout, so that
nothing is ever copied to the CPU but a line about each lesson.
"""

from __future__ import annotations

import argparse
import time

import torch
from torch import nn

from azulejos.envs.gpu import HOLD, GpuBatch, GpuBuffers, RandomPlayers

GAME = "azul/2"
STEPS = 32
"""Turns of every game between two lessons."""
HIDDEN, EPOCHS, MINIBATCHES = 256, 2, 8
LEARNING_RATE, CLIP, ENTROPY, TRACE = 1e-3, 0.2, 0.01, 0.95
POINTS = 20.0
"""A margin of so many points is worth 1."""
CHECK_GAMES = 1000
"""Against the random player."""


class Network(nn.Module):
    """From it the policy's logits and the value of the position for the seat to act."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.head = nn.Linear(HIDDEN, actions + 1)

    def forward(
        self, observations: torch.Tensor, masks: torch.Tensor
    ) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        out = self.head(self.body(observations))
        logits = out[:, :-1].masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), out[:, -1]


class Trainer:
    def __init__(self, games: int, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.batch = GpuBatch(GAME, games, reward="margin", check=False, device=device)
        numbers, actions = self.batch.layout.size, self.batch.num_actions
        self.network = Network(numbers, actions).to(device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), LEARNING_RATE)

        def room(kind: torch.dtype, *size: int) -> torch.Tensor:
            """For all turns; numbers of neighboring games are neighbors in memory."""
            return torch.zeros(STEPS + 1, *size, games, dtype=kind, device=device).movedim(-1, 1)

        self.observations, self.masks = room(torch.float32, numbers), room(torch.int8, actions)
        self.rewards, self.seats = room(torch.float32, 2), room(torch.int8)
        self.ends = room(torch.bool), room(torch.bool)
        self.turns = [
            GpuBuffers(
                self.masks[t], self.rewards[t], *(ends[t] for ends in self.ends), self.seats[t], self.observations[t]
            )
            for t in range(STEPS + 1)
        ]
        self.batch.reset(self.turns[STEPS], seed=seed)

    @torch.no_grad()
    def play(self) -> list[torch.Tensor]:
        """Some turns of all games: observations, masks, actions, their log odds, values and advantages."""
        shape, device = self.rewards.shape[:2], self.batch.device
        actions = torch.zeros(STEPS, shape[1], dtype=torch.int64, device=device)
        logs, values, advantages = torch.zeros(3, *shape, device=device)
        for tensor in (self.observations, self.masks, self.seats):
            tensor[0] = tensor[STEPS]
        for t in range(STEPS):
            odds, values[t] = self.network(self.observations[t], self.masks[t])
            actions[t] = odds.sample()
            logs[t] = odds.log_prob(actions[t])
            self.batch.step(actions[t], self.turns[t + 1])
        values[STEPS] = self.network(self.observations[STEPS], self.masks[STEPS])[1]
        # What is good for the seat to act is bad for the other, so values change their sign with the seat.
        for t in reversed(range(STEPS)):
            reward = self.rewards[t + 1].gather(1, self.seats[t].long()[:, None])[:, 0] / POINTS
            goes_on = ~(self.ends[0][t + 1] | self.ends[1][t + 1])
            sign = torch.where(self.seats[t] == self.seats[t + 1], 1.0, -1.0)
            advantages[t] = reward + goes_on * sign * (values[t + 1] + TRACE * advantages[t + 1]) - values[t]
        kept = (self.observations, self.masks, actions, logs, values, advantages)
        return [tensor[:STEPS].flatten(0, 1) for tensor in kept]

    def lesson(self) -> None:
        """Play some turns, then learn from them."""
        rollout = self.play()
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(rollout[0]), device=self.batch.device).chunk(MINIBATCHES):
                observations, masks, actions, logs, values, advantages = (tensor[rows] for tensor in rollout)
                odds, found = self.network(observations, masks)
                better = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
                ratio = (odds.log_prob(actions) - logs).exp()
                gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
                error = (found - values - advantages).square()
                loss = (0.5 * error - gain - ENTROPY * odds.entropy()).mean()
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()


@torch.no_grad()
def win_rate(network: Network, games: int, device: str, seed: int) -> float:
    """Games won against the random player, draws as halves; each seat in half of the games."""
    batch = GpuBatch(GAME, games, autoreset="Disabled", check=False, device=device)
    buffers, players = batch.new_buffers(), RandomPlayers(batch, seed)
    batch.reset(buffers, seed)
    seats = torch.arange(games, device=device) % 2
    actions, won = torch.zeros(games, dtype=torch.int64, device=device), torch.zeros(games, device=device)
    while (buffers.seats >= 0).any():
        actions.fill_(HOLD)
        players.choose(actions)
        chosen = network(buffers.observations, buffers.masks)[0].sample()
        actions = torch.where(buffers.seats == seats, chosen, actions)
        batch.step(actions, buffers)
        won += buffers.rewards.gather(1, seats[:, None])[:, 0]
    return float((won / 2 + 0.5).mean())


def train(lessons: int, games: int, device: str, seed: int) -> float:
    """Learn, and return the share of games won in the end."""
    trainer, began = Trainer(games, device, seed), time.perf_counter()
    for lesson in range(1, lessons + 1):
        trainer.lesson()
        if lesson % 10 == 0 or lesson == lessons:
            rate = win_rate(trainer.network, CHECK_GAMES, device, seed + lesson)
            turns = lesson * STEPS * games
            print(
                f"lesson {lesson}: {turns:,} turns in {time.perf_counter() - began:.0f} s, wins {rate:.1%}", flush=True
            )
    return rate


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lessons", type=int, default=100)
    parser.add_argument("--games", type=int, default=16_384, help="games played at once")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seed", type=int, default=1)
    train(**vars(parser.parse_args()))
