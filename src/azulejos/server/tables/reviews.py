"""Reviews that are kept with their games. Each is made once, however many ask, and goes on when they go.

Those of game files are kept in memory for a while, so that whoever left finds the review that was begun.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from pydantic_core import to_json
from sqlalchemy import select, text

from ... import study
from ...kernel.cache import source_hash
from ..thinking.studies import ReviewTask
from ..thinking.studying import Studies
from . import schema
from .storage import GameRow, Storage
from .tasks import Tasks

Line = dict[str, Any]
MOST_OF_FILES = 50
"""Reviews of game files that are in memory; the oldest go first."""
KEEP = text(
    "INSERT INTO reviews (game_id, version, made, body) VALUES (:game_id, :version, :made, :body) "
    "ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, made = excluded.made, body = excluded.body"
)


@cache
def version() -> str:
    """Of all that a review depends on: it changes with the rules, the searches, and this way to study."""
    found = hashlib.sha256(source_hash().encode())
    for path in sorted(Path(study.__file__).parent.glob("*.*")):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


@dataclass(eq=False)
class Making:
    """A review that is being made, and all who watch."""

    last: Line | None = None
    watchers: list[asyncio.Queue[Line | None]] = field(default_factory=list)

    def tell(self, line: Line | None) -> None:
        self.last = line or self.last
        for watcher in self.watchers:
            watcher.put_nowait(line)


@dataclass(eq=False)
class Watched:
    """One who watches."""

    making: Making | None
    told: asyncio.Queue[Line | None]

    async def lines(self) -> AsyncIterator[Line]:
        while (line := await self.told.get()) is not None:
            yield line

    def drop(self) -> None:
        if self.making is not None and self.told in self.making.watchers:
            self.making.watchers.remove(self.told)


def told_at_once(review: Line) -> Watched:
    """A review that was made before."""
    told: asyncio.Queue[Line | None] = asyncio.Queue()
    told.put_nowait({"kind": "review", "review": review})
    told.put_nowait(None)
    return Watched(None, told)


class Reviews:
    def __init__(self, storage: Storage, studies: Studies) -> None:
        self.storage, self.studies = storage, studies
        self._making: dict[str, Making] = {}
        """By the id of a game, or by what is in a file."""
        self._of_files: dict[str, Line] = {}
        self._tasks = Tasks()

    async def find(self, game: str) -> Line | None:
        """The review of a game, if one was made by these sources."""
        columns = schema.reviews.c
        query = select(columns.body).where(columns.game_id == game, columns.version == version())
        async with self.storage.read() as connection:
            body = (await connection.execute(query)).scalar_one_or_none()
        return None if body is None else json.loads(body)

    async def watch(self, game: GameRow, client: str, language: str) -> Watched:
        """The lines of a game's review: the one that is kept, or as it is made, in words of whoever asked first."""
        kept = await self.find(game.id)
        if kept is not None:
            return told_at_once(kept)
        task = ReviewTask(client=client, language=language, file=game.file, game=game.game, is_kept=True)
        return self._watch(game.id, task, self._keep)

    def watch_file(self, file: str, game: str, client: str, language: str) -> Watched:
        """The same for a game file, whose game has this name."""
        key = f"file {hashlib.sha256(file.encode()).hexdigest()}"
        if key in self._of_files:
            return told_at_once(self._of_files[key])
        task = ReviewTask(client=client, language=language, file=file, game=game, is_kept=True)
        return self._watch(key, task, self._remember)

    def _watch(self, key: str, task: ReviewTask, keep: Callable[[str, Line], Awaitable[None]]) -> Watched:
        making = self._making.get(key)
        if making is None:
            asked = self.studies.ask(task)
            making = self._making[key] = Making()
            self._tasks.spawn(self._make(key, making, asked.lines(), keep))
        told: asyncio.Queue[Line | None] = asyncio.Queue()
        if making.last is not None:
            told.put_nowait(making.last)
        making.watchers.append(told)
        return Watched(making, told)

    async def _make(
        self, key: str, making: Making, lines: AsyncIterator[Line], keep: Callable[[str, Line], Awaitable[None]]
    ) -> None:
        try:
            async for line in lines:
                if line["kind"] == "review" and line["review"]["is_final"]:
                    await keep(key, line["review"])
                making.tell(line)
        finally:
            del self._making[key]
            making.tell(None)

    async def _remember(self, key: str, review: Line) -> None:
        self._of_files[key] = review
        while len(self._of_files) > MOST_OF_FILES:
            del self._of_files[next(iter(self._of_files))]

    async def _keep(self, game: str, review: Line) -> None:
        row = {"game_id": game, "version": version(), "made": time.time(), "body": to_json(review).decode()}
        async with self.storage.write() as connection:
            await connection.execute(KEEP, row)

    async def close(self) -> None:
        await self._tasks.cancel()
