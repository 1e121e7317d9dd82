"""Games for tests of the terminal."""

from azulejos import Game
from azulejos.table import Seat, Setup
from azulejos.terminal.session import LocalSession


def session(game: Game, people: tuple[int, ...] = (0,), bot: str = "greedy", seed: int = 3) -> LocalSession:
    seats = [
        Seat("person", f"Player {i + 1}") if i in people else Seat("bot", f"Bot {i + 1}", bot)
        for i in range(game.players)
    ]
    return LocalSession.new(Setup(game, tuple(seats)), seed)
