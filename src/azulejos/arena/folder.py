"""A tournament's folder: its plan, its games, a journal of those finished, and the results.

The journal is the truth. A game's file is written before its line in the journal, files are only ever replaced whole,
and a line cut short by a power failure is dropped, so whatever stops a tournament, it goes on from there.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..errors import AzulejosError
from ..folders import PART, replace_file
from .match import PlayedGame
from .plan import Plan, identity_of
from .results import Result

PLAN, JOURNAL, GAMES = "tournament.json", "journal.jsonl", "games"


class TournamentFolder:
    """Open for one tournament and one process at a time."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Makes the folder, or goes on with the tournament in it. Raises AzulejosError if that is another one."""
        self.path = path
        self.plan = plan
        try:
            (path / GAMES).mkdir(parents=True, exist_ok=True)
            self._journal = os.open(path / JOURNAL, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        except OSError as error:
            raise AzulejosError(f"{path} cannot be written: {error.strerror}") from None
        try:
            self._lock()
            self._check_plan()
            self._tidy()
        except BaseException:
            self.close()
            raise

    def results(self) -> list[Result]:
        """All games of the plan that are finished, by number."""
        found = {}
        for i, line in enumerate((self.path / JOURNAL).read_bytes().splitlines(), 1):
            try:
                result = Result.from_json(json.loads(line))
            except (ValueError, TypeError, KeyError, AttributeError):
                raise AzulejosError(f"line {i} of {self.path / JOURNAL} is not the result of a game") from None
            found[result.number] = result
        return [found[number] for number in sorted(found) if number <= self.plan.games]

    def add(self, game: PlayedGame) -> None:
        """Keep a game for good."""
        result = game.result
        replace_file(self.path / GAMES / f"{result.number:06}.txt", game.text.encode())
        line = json.dumps(result.to_json()).encode() + b"\n"
        try:
            written = os.write(self._journal, line)
            os.fsync(self._journal)
        except OSError as error:
            raise AzulejosError(f"{self.path / JOURNAL} cannot be written: {error.strerror}") from None
        if written < len(line):
            raise AzulejosError(f"{self.path / JOURNAL} cannot be written: there is no room for a line")

    def write(self, files: Mapping[str, bytes]) -> None:
        """Put files beside the journal, each whole."""
        for name, data in files.items():
            replace_file(self.path / name, data)

    def close(self) -> None:
        os.close(self._journal)

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._journal, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise AzulejosError(f"another tournament is being played in {self.path}") from None

    def _check_plan(self) -> None:
        path = self.path / PLAN
        wanted = self.plan.identity()
        there = _read_identity(path) if path.exists() else wanted
        for name in wanted | there:
            old, new = there.get(name, 0), wanted.get(name, 0)
            if old != new:
                raise AzulejosError(
                    f"{self.path} has another tournament, with {name} {old!r} and not {new!r}: "
                    "choose another folder with --out"
                )
        replace_file(path, _dump(self.plan.to_json()))

    def _tidy(self) -> None:
        """Drop what a process that was killed left half done."""
        for part in [*self.path.glob(f"*{PART}"), *(self.path / GAMES).glob(f"*{PART}")]:
            part.unlink()
        journal = (self.path / JOURNAL).read_bytes()
        if not journal.endswith(b"\n"):
            os.ftruncate(self._journal, journal.rfind(b"\n") + 1)


def default_folder(plan: Plan) -> Path:
    """A name of its own for each tournament, so that the same command finds it again."""
    return Path("arena-" + hashlib.sha256(_dump(plan.identity())).hexdigest()[:8])


def _read_identity(path: Path) -> dict[str, Any]:
    try:
        return identity_of(json.loads(path.read_bytes()))
    except (ValueError, TypeError, KeyError, AttributeError):
        raise AzulejosError(f"{path} is not the plan of a tournament") from None


def _dump(data: Any) -> bytes:
    return json.dumps(data, indent=2).encode() + b"\n"
