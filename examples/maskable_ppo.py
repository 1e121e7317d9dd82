"""MaskablePPO of sb3-contrib learns Azul, then meets our bots in the arena: some minutes on a laptop.

    pip install 'azulejos[gymnasium,arena]' sb3-contrib
    python examples/maskable_ppo.py --steps 200000 --teacher random

It plays one seat of `azulejos.envs.gymnasium`; the teacher has the other. The margin is its reward while it learns.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch
from gymnasium.wrappers import TransformReward
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from azulejos import Action, Position, arena
from azulejos.bots import find_bot
from azulejos.envs.gymnasium import AzulejosEnv
from azulejos.envs.observing import action_mask, observe

POINTS = 20.0
"""A margin of so many points is worth 1."""
AT_ONCE = 8
"""Games in which it collects a batch."""


class Agent:
    """The trained policy as a bot: what it thinks likeliest is played."""

    name = "ppo"

    def __init__(self, model: MaskablePPO) -> None:
        self.model = model

    def choose(self, position: Position) -> Action:
        found, _ = self.model.predict(observe(position), action_masks=action_mask(position), deterministic=True)
        return position.game.action(int(found))


def make_env(preset: str, players: int, teacher: str, seat: int) -> TransformReward:
    opponents = teacher if teacher == "random" else find_bot(teacher)
    env = AzulejosEnv(preset, players, seat=seat, opponents=opponents, reward="margin")
    return TransformReward(env, lambda points: points / POINTS)


def train(game: str, teacher: str, steps: int, seed: int) -> MaskablePPO:
    """Every seat in turn, so that it learns to begin and to follow."""
    torch.set_num_threads(1)  # the matrices are so small that more would only wait for each other
    preset, _, seats = game.partition("/")
    players = int(seats)
    envs = DummyVecEnv(
        [lambda seat=number % players: make_env(preset, players, teacher, seat) for number in range(AT_ONCE)]
    )
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
        verbose=1,
    )
    return model.learn(steps, progress_bar=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="azul/2", help="preset and seats")
    parser.add_argument("--teacher", default="random", help="the bot that it learns against")
    parser.add_argument("--steps", type=int, default=200_000, help="moves of its own")
    parser.add_argument("--against", nargs="*", default=["random", "greedy"], help="bots that it meets in the end")
    parser.add_argument("--games", type=int, default=100, help="against each of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where to keep the policy")
    arguments = parser.parse_args()
    model = train(arguments.game, arguments.teacher, arguments.steps, arguments.seed)
    if arguments.save:
        model.save(arguments.save)
    report = arena.play([Agent(model)], against=arguments.against, game=arguments.game, games=arguments.games)
    print(report.to_markdown())


if __name__ == "__main__":
    main()
