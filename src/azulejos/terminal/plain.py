"""A game in a terminal, line by line, against bots: for pipes, screen readers and a first look."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from pathlib import Path

from ..bots import find_bot
from ..records import GameRecord, Node, load_game, save_game
from ..rules.errors import AzulejosError
from ..rules.events import Event
from ..rules.game import Game, Position
from .boards import draw_position

BOT = "bot"
"""The tag of a saved game that names the opponent."""
HELP = """\
Type a move and Enter. {forms}
  ?           this help, and all legal moves
  undo        take back to your last turn
  save FILE   write the game to a file
  quit        leave; `azulejos play --resume` goes on from here"""


def saved_game() -> Path:
    """Where the game goes after every move, so that nothing is lost."""
    root = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(root) / "azulejos" / "last-game.txt"


class PlainGame:
    """One person, and a bot in all other seats."""

    def __init__(self, record: GameRecord, seat: int, rng: random.Random | None, say: Callable[[str], None]) -> None:
        self.record = record
        self.node: Node = record.root.end
        self.seat = seat
        self.rng = rng
        self.say = say
        self.bot = find_bot(record.tags.get(BOT, "greedy"))

    @classmethod
    def new(cls, game: Game, seat: int, seed: int | None, say: Callable[[str], None], bot: str = "greedy") -> PlainGame:
        names = [f"{bot.capitalize()} {i}" if i != seat else "You" for i in range(game.players)]
        return cls(GameRecord(game, names, {BOT: bot}), seat, None if seed is None else random.Random(seed), say)

    @classmethod
    def resume(cls, say: Callable[[str], None]) -> PlainGame:
        if not saved_game().exists():
            raise AzulejosError("there is no game to go on with: `azulejos play` begins one")
        record = load_game(saved_game())
        return cls(record, record.seats.index("You"), None, say)

    @property
    def position(self) -> Position:
        return self.node.position

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        self.say(HELP.format(forms=f"Moves look like {self.position.game.box.action_forms}."))
        while not self.position.is_over:
            if self.position.is_chance:
                self.deal()
            elif self.position.to_act == self.seat:
                if not self.ask():
                    return
            else:
                self.act(str(self.bot.think(self.position, rng=self.rng or random.SystemRandom()).action))
        self.show_end()

    def deal(self) -> None:
        """Draw the tiles that are due, one by one, so that the record has them."""
        rng = self.rng or random.SystemRandom()
        while self.position.is_chance:
            actions, odds = zip(*self.position.chance_outcomes(), strict=True)
            self.node = self.node.add(rng.choices(actions, [float(part) for part in odds])[0])
        self.save()

    def act(self, move: str) -> None:
        """Play a move, tell what happened and save."""
        seat = self.position.to_act
        transition = self.position.play(move)
        self.node = self.node.add(move)
        self.say(f"{self.record.seats[seat]}: {move}")
        for event in transition.events:
            line = tell(event, self.record.seats)
            if line:
                self.say("  " + line)
        self.save()

    def save(self) -> None:
        saved_game().parent.mkdir(parents=True, exist_ok=True)
        save_game(self.record, saved_game())

    def ask(self) -> bool:
        """One move of the person's; False when they leave."""
        self.say("\n" + draw_position(self.position, self.record.seats))
        while True:
            print("Your move (? for help): ", end="", flush=True)
            line = sys.stdin.readline()
            word, _, rest = line.strip().partition(" ")
            if not line or word in ("quit", "exit", "q"):
                self.say("\nThe game is saved; `azulejos play --resume` goes on with it.")
                return False
            try:
                if word == "?":
                    self.show_help()
                elif word == "undo":
                    self.undo()
                    return True
                elif word == "save":
                    save_game(self.record, rest or "game.txt")
                    self.say(f"Saved as {rest or 'game.txt'}.")
                elif word:
                    self.act(word)
                    return True
            except AzulejosError as error:
                self.say(f"{error}.")

    def show_help(self) -> None:
        self.say(HELP.format(forms=f"Moves look like {self.position.game.box.action_forms}."))
        self.say("Legal now: " + " ".join(str(action) for action in self.position.legal_actions()))

    def undo(self) -> None:
        node = self.node.parent
        while node is not None and node.position.to_act != self.seat:
            node = node.parent
        if node is None:
            raise AzulejosError("there is nothing to take back yet")
        node.children.clear()
        self.node = node

    def show_end(self) -> None:
        self.say("\n" + draw_position(self.position, self.record.seats))
        for seat, rank in sorted(enumerate(self.position.ranking), key=lambda pair: pair[1]):
            self.say(f"{rank}. {self.record.seats[seat]}, {self.position.scores[seat]} points")


LOSSES = ("floor_cost", "took_marker", "passed", "leftover_cost")


def tell(event: Event, names: list[str]) -> str:
    """The events worth a line here: those with points."""
    data = event.to_json()
    if not data.get("points"):
        return ""
    sign = "-" if event.name() in LOSSES else "+"
    return f"{names[data['seat']]}: {event.name().replace('_', ' ')} {sign}{data['points']}"
