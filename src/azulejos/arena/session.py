"""The engine's end of the protocol: `azulejos engine` obeys lines from stdin and answers on stdout."""

from __future__ import annotations

import json
import os
import random
import sys
import threading
from collections.abc import Callable, Iterable
from typing import Any

from .. import __version__
from ..bots import BOTS, Bot, as_bot, find_bot
from ..errors import AzulejosError
from ..rules.game import Game, Position, parse_position, position_from_json
from ..search.limits import Limits, Stop
from .deals import draw_words
from .protocol import VERSION, ProtocolError, format_analysis, format_progress, parse_limits, parse_moves

SECONDS_TO_STOP = 5.0
"""How long leaving waits for a search to end."""


class EngineSession:
    """One conversation. Lines are obeyed one after another; only a search goes on beside them, on its own thread."""

    def __init__(self, bot: Bot, say: Callable[[str], None]) -> None:
        self.bot = bot
        self.game = Game.from_name("azul/2")
        self.position = self.game.start()
        self.seed: int | None = None
        self._say = say
        self._speaking = threading.RLock()
        self._stop: Stop | None = None
        """Ends the search that is running, if one is."""
        self._searcher: threading.Thread | None = None

    def say(self, *lines: str) -> None:
        with self._speaking:
            for line in lines:
                self._say(line)

    def obey(self, line: str) -> bool:
        """Do what a line says; False when it says to leave. Whatever is wrong with it is told in one line."""
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return False
        try:
            if word:
                _find_command(word)(self, rest.strip())
        except AzulejosError as error:
            self._complain(str(error))
        except Exception as error:  # the engine must outlive any line
            self._complain(f"that line cannot be understood: {type(error).__name__}: {error}")
        return True

    def leave(self) -> None:
        """End a search that is running; its best move is still told."""
        self.stop("")
        if self._searcher is not None:
            self._searcher.join(SECONDS_TO_STOP)

    def _complain(self, message: str) -> None:
        self.say("error " + " ".join(message.split()))

    # -------------------------------------------------------------------------------------------- who is here

    def azulejos(self, rest: str) -> None:
        self.say(
            f"id name azulejos {__version__}",
            "id author The Azulejos team",
            f"protocol {VERSION}",
            "option seed",
            f"bots {' '.join(BOTS)}",
            "ready",
        )

    def isready(self, rest: str) -> None:
        self.say("readyok")

    def bots(self, rest: str) -> None:
        self.say(f"bots {' '.join(BOTS)}")

    def setbot(self, name: str) -> None:
        self.bot = find_bot(name)

    def setoption(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        if name != "seed":
            raise ProtocolError(f"there is no option {name!r}: the options are seed")
        try:
            self.seed = None if value == "none" else int(value)
        except ValueError:
            raise ProtocolError(f"seed is a number or none, and not {value!r}") from None

    # -------------------------------------------------------------------------------------------- the position

    def newgame(self, rest: str) -> None:
        match rest.split():
            case []:
                game, seat = self.game, "0"
            case [name]:
                game, seat = Game.from_name(name), "0"
            case [name, "start", seat]:
                game = Game.from_name(name)
            case _:
                raise ProtocolError("newgame is followed by a game's name and who starts, such as azul/3 start 1")
        if seat not in map(str, range(game.players)):
            raise ProtocolError(f"seat {seat!r} cannot start: the seats are 0 to {game.players - 1}")
        self.game, self.position = game, game.start(int(seat))

    def set_position(self, rest: str) -> None:
        word, _, after = rest.partition(" ")
        if word == "json":
            position, moves = _parse_json(after)
        else:
            text, _, moves = f"{rest} ".partition(" moves ")
            position = self._parse_position(text.strip())
        position = _play(position, moves.split())
        self.game, self.position = position.game, position

    def _parse_position(self, text: str) -> Position:
        if text == "start":
            return self.game.start()
        if not text:
            raise ProtocolError("position is followed by start, by a position in text, or by json and an object")
        return parse_position(text) if "/" in text.partition(" ")[0] else self.game.parse_position(text)

    def moves(self, rest: str) -> None:
        if not rest:
            raise ProtocolError(f"moves are missing: they look like {self.game.box.action_forms}")
        self.position = _play(self.position, rest.split())

    def deal(self, rest: str) -> None:
        if rest and not rest.isdecimal():
            raise ProtocolError(f"deal is followed by a number or nothing, and not by {rest!r}")
        if not self.position.is_chance:
            raise ProtocolError("no tile is to be drawn")
        self.position, words = draw_words(self.position, random.Random(int(rest)) if rest else random.SystemRandom())
        self.say(f"moves {' '.join(words)}")

    def legal(self, rest: str) -> None:
        self.say(" ".join(["legal", *map(str, self.position.legal_actions())]))

    def show(self, rest: str) -> None:
        if rest not in ("", "json"):
            raise ProtocolError(f"show is followed by json or nothing, and not by {rest!r}")
        self.say("position " + (f"json {json.dumps(self.position.to_json())}" if rest else str(self.position)))

    # -------------------------------------------------------------------------------------------- searching

    def go(self, rest: str) -> None:
        limits = parse_limits(rest.split())
        if self.position.is_chance:
            raise ProtocolError("tiles are to be drawn first: deal, or moves with tiles such as =r")
        if self.position.is_over:
            raise ProtocolError("the game is over")
        stop = Stop()
        with self._speaking:
            if self._stop is not None:
                raise ProtocolError("a search is running: stop it, or wait for its bestmove")
            self._stop = stop
        arguments = (self.bot, self.position, limits, self._generator(), stop)
        self._searcher = threading.Thread(target=self._think, args=arguments, name="azulejos-search", daemon=True)
        self._searcher.start()

    def stop(self, rest: str) -> None:
        """Without a search nothing happens: it may have ended while this line was on its way."""
        stop = self._stop
        if stop is not None:
            stop.set()

    def _generator(self) -> random.Random | None:
        """The same seed and position give the same choices, whatever was asked before."""
        return None if self.seed is None else random.Random(f"{self.seed} {self.position}")

    def _think(
        self, bot: Bot, position: Position, limits: Limits | None, rng: random.Random | None, stop: Stop
    ) -> None:
        try:
            bot.prepare(position.game, lambda part: self.say(f"info preparing {part}"))
            found = bot.think(position, limits, rng, stop, lambda sofar: self.say(format_progress(sofar)))
            lines = list(format_analysis(found))
        except Exception as error:  # whatever happens in a bot, the controller must hear of it
            lines = [f"error {bot.name} failed: " + " ".join(f"{type(error).__name__}: {error}".split())]
        with self._speaking:
            # The search counts as ended before its answer is heard, so that a next `go` is never too early.
            self._stop = None
            self.say(*lines)


COMMANDS: dict[str, Callable[[EngineSession, str], None]] = {
    "azulejos": EngineSession.azulejos,
    "isready": EngineSession.isready,
    "bots": EngineSession.bots,
    "setbot": EngineSession.setbot,
    "setoption": EngineSession.setoption,
    "newgame": EngineSession.newgame,
    "position": EngineSession.set_position,
    "moves": EngineSession.moves,
    "deal": EngineSession.deal,
    "legal": EngineSession.legal,
    "show": EngineSession.show,
    "go": EngineSession.go,
    "stop": EngineSession.stop,
}


def _find_command(word: str) -> Callable[[EngineSession, str], None]:
    if word not in COMMANDS:
        raise ProtocolError(f"there is no command {word!r}: the commands are {', '.join([*COMMANDS, 'quit'])}")
    return COMMANDS[word]


def _play(position: Position, words: Iterable[str]) -> Position:
    for move in parse_moves(list(words)):
        position = position.apply(move)
    return position


def _parse_json(text: str) -> tuple[Position, str]:
    """A position, and the moves after it."""
    try:
        data, end = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(f"this is not JSON: {error}") from None
    word, _, moves = text[end:].strip().partition(" ")
    if word not in ("", "moves"):
        raise ProtocolError(f"after the position only moves may follow, and not {word!r}")
    return position_from_json(data), moves


def serve(bot: Any) -> None:
    """Talk over stdin and stdout until `quit` or the end of the input. Any object that is a bot will do."""
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    session = EngineSession(as_bot(bot), _print)
    for line in sys.stdin:
        if not session.obey(line):
            break
    session.leave()


def _print(line: str) -> None:
    try:
        print(line, flush=True)
    except BrokenPipeError:
        # Nobody listens any more; the end of the input is near.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
