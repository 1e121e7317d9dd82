"""Engines as real processes, spoken to through real pipes."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from types import TracebackType

ENGINE = (sys.executable, "-m", "azulejos", "engine", "--bot", "greedy")
PLAIN = {**os.environ, "AZULEJOS_RULES": "plain"}


class EngineProcess:
    """A conversation that ends after a minute at the latest, so that no failing test hangs."""

    def __init__(self, command: Sequence[str] = ENGINE) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, encoding="utf-8", env=PLAIN
        )
        self.watchdog = threading.Timer(60, self.process.kill)
        self.watchdog.start()

    def __enter__(self) -> EngineProcess:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()
        self.watchdog.cancel()

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")

    def hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def ask(self, line: str) -> str:
        """The one line it says to this one."""
        self.say(line)
        return self.hear()

    def hear_until(self, word: str) -> list[str]:
        """All it says up to the line that begins with a word."""
        lines = [self.hear()]
        while lines[-1].partition(" ")[0] != word:
            assert lines[-1], "the engine has left"
            lines.append(self.hear())
        return lines

    def answers(self, line: str) -> list[str]:
        """All it says to a line, which may be nothing."""
        self.say(line)
        self.say("isready")
        return self.hear_until("readyok")[:-1]
