"""The controller's end of the protocol: an outside program as a player, whatever it does."""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from typing import IO

from ..errors import AzulejosError
from ..rules.action import Action
from ..rules.game import Game, Position
from ..search.limits import Limits
from .players import Forfeit
from .protocol import format_limits

SECONDS_TO_START = 30.0
SECONDS_TO_QUIT = 2.0
LONGEST_LINE = 1_000_000
"""In bytes; a program that says more without a break talks nonsense."""


class OutsidePlayer:
    """A program that is started for the first game, kept for the next, and started anew after it failed."""

    def __init__(self, command: Sequence[str], limits: Limits | None, patience: float) -> None:
        self.command = command
        self.limits = limits
        self.patience = patience
        self._program: Program | None = None
        self._has_seed = False

    def begin(self, game: Game, seed: int) -> None:
        with self._killed_on_forfeit():
            if self._program is None:
                self._program = Program(self.command)
                self._program.say("azulejos")
                said = self._program.listen("ready", SECONDS_TO_START)
                self._has_seed = any(line.split()[:2] == ["option", "seed"] for line in said)
            self._program.say(f"newgame {game.name}")
            if self._has_seed:
                self._program.say(f"setoption seed {seed}")

    def choose(self, position: Position) -> Action:
        with self._killed_on_forfeit():
            program = self._program
            assert program is not None, "a player begins a game before it chooses"
            # Whatever was still said about an earlier position is read before `readyok`.
            program.say(f"position {position}", "isready")
            program.listen("readyok", self.patience)
            program.say(f"go {format_limits(self.limits)}".rstrip())
            seconds = self.limits.seconds if self.limits and self.limits.seconds else 0.0
            words = program.listen("bestmove", seconds + self.patience)[-1].split()
            return _legal_action(position, words[1] if len(words) > 1 else "")

    def close(self) -> None:
        if self._program is not None:
            self._program.quit()
            self._program = None

    @contextlib.contextmanager
    def _killed_on_forfeit(self) -> Iterator[None]:
        try:
            yield
        except Forfeit:
            if self._program is not None:
                self._program.kill()
                self._program = None
            raise


def _legal_action(position: Position, move: str) -> Action:
    try:
        action = position.game.action(move)
        position.apply(action)
    except AzulejosError as error:
        raise Forfeit(f"it answered {move[:40]!r}: {error}") from None
    return action


class Program:
    """A running program and its pipes, read by threads so that no silence and no flood can hold us up."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # out of reach of Ctrl-C, and one group to kill
            )
        except OSError as error:
            raise Forfeit(f"it cannot be started: {error.strerror}") from None
        assert self._process.stdin is not None
        self._stdin = self._process.stdin
        self._lines: queue.Queue[bytes] = queue.Queue(maxsize=1000)
        """What it said; an empty line is the end."""
        self._complaints: deque[bytes] = deque(maxlen=20)
        """The end of its stderr."""
        self._readers = [
            threading.Thread(target=self._read_lines, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._read_complaints, args=(self._process.stderr,), daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def _read_lines(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(LONGEST_LINE):
                self._lines.put(line)
        self._lines.put(b"")

    def _read_complaints(self, pipe: IO[bytes]) -> None:
        with pipe:
            while line := pipe.readline(1000):
                if line.strip():
                    self._complaints.append(line)

    def say(self, *lines: str) -> None:
        try:
            self._stdin.write("".join(f"{line}\n" for line in lines).encode())
            self._stdin.flush()
        except OSError:
            raise Forfeit(self._how_it_ended()) from None

    def listen(self, word: str, seconds: float) -> Sequence[str]:
        """What it says up to the line that begins with a word, that line included."""
        until = time.monotonic() + seconds
        said: deque[str] = deque(maxlen=1000)
        while True:
            left = until - time.monotonic()
            try:
                raw = self._lines.get(timeout=left) if left > 0 else None
            except queue.Empty:
                raw = None
            if raw is None:
                raise Forfeit(f"it did not say {word!r} within {seconds:g} seconds")
            if not raw:
                raise Forfeit(self._how_it_ended())
            if len(raw) == LONGEST_LINE:
                raise Forfeit(f"it said a line of {LONGEST_LINE:,} bytes or more")
            said.append(raw.decode(errors="replace").strip())
            first = said[-1].partition(" ")[0]
            if first == word:
                return said
            if first == "error":
                raise Forfeit(f"it said {said[-1][:200]!r}")

    def quit(self) -> None:
        with contextlib.suppress(Forfeit, subprocess.TimeoutExpired):
            self.say("quit")
            self._process.wait(SECONDS_TO_QUIT)
        self.kill()

    def kill(self) -> None:
        """End it and all programs it started."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with contextlib.suppress(OSError):
            self._stdin.close()
        until = time.monotonic() + SECONDS_TO_QUIT
        while any(reader.is_alive() for reader in self._readers) and time.monotonic() < until:
            with contextlib.suppress(queue.Empty):  # a reader may be waiting for room
                self._lines.get(timeout=0.01)

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(SECONDS_TO_QUIT)
        except subprocess.TimeoutExpired:
            return "it closed its pipes"
        if code == 0:
            return "it left in the middle of the game"
        how = f"with exit code {code}" if code > 0 else f"by signal {-code}, {signal.strsignal(-code)}"
        self._readers[1].join(SECONDS_TO_QUIT)
        last = _printable(self._complaints[-1]) if self._complaints else ""
        return f"it crashed {how}" + (f": {last}" if last else "")


def _printable(raw: bytes) -> str:
    """What can stand in a game file and on a terminal."""
    text = "".join(letter if letter.isprintable() else " " for letter in raw.decode(errors="replace"))
    return " ".join(text.split())[:200]
