"""Teach a small network to play Azul, until it beats the random player: less than a minute on two cores.

    python examples/train_azul.py

It is PPO with masked actions, in NumPy alone, over the batch environment: 256 games at once, in which the network plays
both seats. The learning curve is drawn into `train_azul.svg`.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass
from pathlib import Path

# The matrices are so small that more threads would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from azulejos.envs.vector import HOLD, Batch, Buffers, RandomPlayers

GAME = "azul/2"
STEPS = 32
"""Turns of every game between two lessons."""
HIDDEN = 64
EPOCHS, MINIBATCH = 2, 4096
LEARNING_RATE = 3e-3
CLIP, ENTROPY, TRACE = 0.2, 0.01, 0.95
POINTS = 20.0
"""A margin of so many points is worth 1."""
CHECK_GAMES, FINAL_GAMES = 400, 2000
"""Against the random player, now and then and at the end."""

Array = np.ndarray


class Network:
    """One hidden layer; from it the policy's logits and the value of the position for the seat to act."""

    def __init__(self, numbers: int, actions: int, rng: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> Array:
            return (rng.standard_normal((rows, columns)) * scale / rows**0.5).astype(np.float32)

        self.parameters = [
            weights(numbers, HIDDEN, 1.0),
            np.zeros(HIDDEN, np.float32),
            weights(HIDDEN, actions + 1, 0.1),
            np.zeros(actions + 1, np.float32),
        ]
        self._means = [np.zeros_like(p) for p in self.parameters]
        self._squares = [np.zeros_like(p) for p in self.parameters]
        self._updates = 0

    def forward(self, observations: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the odds of each action and the values."""
        first, first_bias, second, second_bias = self.parameters
        hidden = np.tanh(observations @ first + first_bias)
        out = hidden @ second + second_bias
        logits = np.where(masks, out[:, :-1], -1e9)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, odds / odds.sum(1, keepdims=True), out[:, -1]

    def backward(self, observations: Array, hidden: Array, slope: Array) -> list[Array]:
        """Gradients of the parameters, from those of logits and values."""
        inner = (slope @ self.parameters[2].T) * (1 - hidden**2)
        return [observations.T @ inner, inner.sum(0), hidden.T @ slope, slope.sum(0)]

    def update(self, gradients: list[Array]) -> None:
        """One step of Adam."""
        self._updates += 1
        rate = LEARNING_RATE * (1 - 0.999**self._updates) ** 0.5 / (1 - 0.9**self._updates)
        for p, g, mean, square in zip(self.parameters, gradients, self._means, self._squares, strict=True):
            mean += 0.1 * (g - mean)
            square += 0.001 * (g**2 - square)
            p -= rate * mean / (np.sqrt(square) + 1e-8)


def sample(odds: Array, rng: np.random.Generator) -> Array:
    """An action for each row, by its odds."""
    rows = odds.cumsum(1)
    actions = (rows < rng.random((len(rows), 1)) * rows[:, -1:]).sum(1)
    # Rounding must not lead to an action that is not legal.
    return np.where(odds[np.arange(len(odds)), actions] > 0, actions, odds.argmax(1))


@dataclass
class Rollout:
    """Some turns of all games: an axis of turns, one of games."""

    observations: Array
    masks: Array
    actions: Array
    chances: Array
    values: Array
    advantages: Array


class Trainer:
    def __init__(self, games: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.batch = Batch(GAME, games, reward="margin")
        self.network = Network(self.batch.layout.size, self.batch.num_actions, self.rng)
        # The batch writes each turn straight into the arrays of the rollout.
        self.observations = np.zeros((STEPS + 1, games, self.batch.layout.size), np.float32)
        self.masks = np.zeros((STEPS + 1, games, self.batch.num_actions), np.int8)
        self.turns = [self._buffers(turn) for turn in range(STEPS + 1)]
        self.batch.reset(self.turns[-1], seed=seed)

    def _buffers(self, turn: int) -> Buffers:
        fresh = self.batch.new_buffers(observations=False)
        return Buffers(
            masks=self.masks[turn],
            rewards=fresh.rewards,
            terminations=fresh.terminations,
            truncations=fresh.truncations,
            seats=fresh.seats,
            observations=self.observations[turn],
        )

    def lesson(self) -> None:
        """Play some turns, then learn from them."""
        rollout = self._play()
        flat = [array.reshape(-1, *array.shape[2:]) for array in vars(rollout).values()]
        for _ in range(EPOCHS):
            order = self.rng.permutation(len(flat[0]))
            for start in range(0, len(order), MINIBATCH):
                self._learn(*(array[order[start : start + MINIBATCH]] for array in flat))

    def _play(self) -> Rollout:
        games = self.batch.num_games
        rows = np.arange(games)
        actions = np.zeros((STEPS, games), np.int64)
        chances = np.zeros((STEPS, games), np.float32)
        values = np.zeros((STEPS + 1, games), np.float32)
        rewards, goes_on, sign = np.zeros((3, STEPS, games), np.float32)
        self._copy_turn(STEPS, 0)
        for t in range(STEPS):
            now, after = self.turns[t], self.turns[t + 1]
            _, odds, values[t] = self.network.forward(now.observations, now.masks)
            actions[t] = sample(odds, self.rng)
            chances[t] = odds[rows, actions[t]]
            self.batch.step(actions[t], after)
            rewards[t] = after.rewards[rows, now.seats] / POINTS
            goes_on[t] = ~(after.terminations | after.truncations)
            sign[t] = np.where(after.seats == now.seats, 1, -1)
        _, _, values[STEPS] = self.network.forward(self.turns[STEPS].observations, self.turns[STEPS].masks)
        # What is good for the seat to act is bad for the other, so values change their sign with the seat.
        advantages = np.zeros((STEPS + 1, games), np.float32)
        for t in reversed(range(STEPS)):
            later = values[t + 1] + TRACE * advantages[t + 1]
            advantages[t] = rewards[t] + goes_on[t] * sign[t] * later - values[t]
        return Rollout(
            self.observations[:STEPS], self.masks[:STEPS], actions, chances, values[:STEPS], advantages[:STEPS]
        )

    def _copy_turn(self, source: int, target: int) -> None:
        self.observations[target] = self.observations[source]
        self.masks[target] = self.masks[source]
        self.turns[target].seats[:] = self.turns[source].seats

    def _learn(
        self, observations: Array, masks: Array, actions: Array, chances: Array, values: Array, advantages: Array
    ) -> None:
        rows = np.arange(len(actions))
        hidden, odds, found = self.network.forward(observations, masks)
        goals = values + advantages
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        ratio = odds[rows, actions] / chances
        # PPO: where the ratio has gone far enough in the right direction, there is nothing more to gain.
        done = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(done, 0, ratio * advantages)
        slope = np.empty((len(rows), odds.shape[1] + 1), np.float32)
        logs = np.log(odds + 1e-9)
        slope[:, :-1] = odds * (push[:, None] + ENTROPY * (logs - (odds * logs).sum(1, keepdims=True)))
        slope[rows, actions] -= push
        slope[:, -1] = found - goals
        self.network.update(self.network.backward(observations, hidden, slope / len(rows)))


def win_rate(network: Network, games: int, seed: int) -> tuple[float, float]:
    """Games won against the random player, draws as halves, and the mean margin; each seat in half of the games."""
    batch = Batch(GAME, games, reward="margin", autoreset="Disabled")
    buffers, players, rng = batch.new_buffers(), RandomPlayers(batch, seed), np.random.default_rng(seed)
    batch.reset(buffers, seed)
    seats, margins = np.arange(games) % 2, np.zeros(games)
    actions = np.zeros(games, np.int64)
    while (buffers.seats >= 0).any():
        actions[:] = HOLD
        players.choose(actions, buffers.seats == 1 - seats)
        own = np.flatnonzero(buffers.seats == seats)
        if len(own):
            _, odds, _ = network.forward(buffers.observations[own], buffers.masks[own])
            actions[own] = sample(odds, rng)
        batch.step(actions, buffers)
        margins += buffers.rewards[np.arange(games), seats]
    return float(np.mean(np.sign(margins) / 2 + 0.5)), float(margins.mean())


def draw_curve(curve: list[tuple[int, float]], path: Path) -> None:
    """The share of games won against the random player, over the turns played."""
    left, top, width, height = 60, 30, 520, 260
    most = max(turns for turns, _ in curve) or 1
    points = [(left + width * turns / most, top + height * (1 - rate)) for turns, rate in curve]
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 340" font-family="sans-serif" font-size="12">',
        '<rect width="620" height="340" fill="white"/>',
        f'<text x="{left}" y="18">games won against the random player</text>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = top + height * (1 - share)
        lines.append(f'<path d="M{left},{y} h{width}" stroke="#ddd"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for part in (0, 0.5, 1):
        x = left + width * part
        lines.append(
            f'<text x="{x}" y="{top + height + 20}" text-anchor="middle">{most * part / 1e6:.1f} M turns</text>'
        )
    path_points = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    lines.append(f'<polyline points="{path_points}" fill="none" stroke="#2f6fb5" stroke-width="2"/></svg>')
    path.write_text("\n".join(lines), encoding="utf-8")


def train(lessons: int, games: int, seed: int, out: Path) -> float:
    """Learn, draw the curve, and return the share of games won in the end."""
    trainer = Trainer(games, seed)
    curve = [(0, win_rate(trainer.network, CHECK_GAMES, seed)[0])]
    columns = (
        TextColumn("learning"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns) as bar:
        task = bar.add_task(f"wins {curve[0][1]:.0%}", total=lessons)
        for lesson in range(1, lessons + 1):
            trainer.lesson()
            if lesson % 5 == 0 or lesson == lessons:
                rate, margin = win_rate(trainer.network, CHECK_GAMES, seed + lesson)
                curve.append((lesson * STEPS * games, rate))
                bar.update(task, description=f"wins {rate:.0%}, {margin:+.1f} points")
            bar.advance(task)
    draw_curve(curve, out)
    final, margin = win_rate(trainer.network, FINAL_GAMES, seed + 10**6)
    print(f"{final:.1%} of {FINAL_GAMES} games won against the random player, by {margin:.1f} points; see {out}")
    return final


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lessons", type=int, default=40)
    parser.add_argument("--games", type=int, default=256, help="games played at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("train_azul.svg"))
    arguments = parser.parse_args()
    train(**vars(arguments))


if __name__ == "__main__":
    main()
