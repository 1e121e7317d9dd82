"""Games kept on disk, so that nothing is lost: the set-up in the first line of a file, then an entry in each."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ..errors import AzulejosError
from ..folders import data_folder
from ..table import Entry, Setup, Table


def folder() -> Path:
    return data_folder() / "games"


class SavedGame:
    """The file of one game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def create(cls, table: Table) -> SavedGame:
        folder().mkdir(parents=True, exist_ok=True)
        number = 1 + max((int(path.stem) for path in folder().glob("[0-9]*.jsonl")), default=0)
        saved = cls(folder() / f"{number:06}.jsonl")
        saved._write([table.setup.to_json(), *(entry.stored() for entry in table.log)], "x")
        return saved

    def add(self, entries: Iterable[Entry]) -> None:
        self._write([entry.stored() for entry in entries], "a")

    def _write(self, lines: Iterable[dict[str, Any]], mode: str) -> None:
        with self.path.open(mode, encoding="utf-8") as file:
            file.writelines(json.dumps(line) + "\n" for line in lines)
            file.flush()
            os.fsync(file.fileno())

    def setup(self) -> Setup:
        with self._readable():
            return Setup.from_json(json.loads(self._lines()[0]))

    def load(self) -> Table:
        """The table as it was; what a crash cut off is done now."""
        setup = self.setup()
        with self._readable():
            table = Table.rebuild(setup, _whole(self._lines()[1:]))
        self.add(table.resume())
        return table

    def _lines(self) -> list[str]:
        return self.path.read_text(encoding="utf-8").splitlines()

    @contextmanager
    def _readable(self) -> Iterator[None]:
        try:
            yield
        except (OSError, ValueError, LookupError) as error:
            raise AzulejosError(f"{self.path} holds no game that can be resumed: {error}") from None


def _whole(lines: list[str]) -> list[dict[str, Any]]:
    """The entries; a last line that was not written to its end is left out."""
    entries = []
    for number, line in enumerate(lines, 1):
        try:
            entries.append(json.loads(line))
        except ValueError:
            if number != len(lines):
                raise
    return entries


def load_secrets(link: str) -> list[str]:
    """The secrets of our seats at a server's table."""
    path = folder() / "seats.json"
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return list(found.get(link, []))


def save_secrets(link: str, secrets: list[str]) -> None:
    """Keep the secrets of our seats, for nobody else to read."""
    folder().mkdir(parents=True, exist_ok=True)
    path = folder() / "seats.json"
    found = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    path.touch(mode=0o600)
    path.write_text(json.dumps({**found, link: secrets}), encoding="utf-8")


def unfinished() -> list[SavedGame]:
    """Games that were left before their end, the last one first."""
    paths = sorted(folder().glob("[0-9]*.jsonl"), reverse=True)
    return [
        SavedGame(path) for path in paths if '"kind": "ended"' not in path.read_text(encoding="utf-8", errors="replace")
    ]
