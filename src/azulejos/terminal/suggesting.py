"""Hints at a server's table; where other people play too, they are suggested to everyone first."""

from __future__ import annotations

import asyncio

from ..errors import AzulejosError
from ..locales import Texts
from ..study.hinting import LEVELS
from .remote import Json, RemoteSession, ServerRefused


class RemoteHints:
    """All that one person asks at one table."""

    def __init__(self, session: RemoteSession, texts: Texts) -> None:
        self.session = session
        self.texts = texts
        self._position: Json | None = None
        """What the last hint was for."""
        self._level = 0
        self._is_refused = False

    async def next(self, seat: int, again: str) -> list[str]:
        """Each tells more than the one before. Where there are none `again` is said; then all are asked."""
        if self._is_refused and not self.session.table["help"]:
            self._is_refused = False
            self.session.ask(seat, "help")
            return []
        position = self.session.position
        before = self._level if position == self._position else 0
        try:
            hint = await asyncio.to_thread(self.session.hint, seat, min(before + 1, LEVELS[-1]), self.texts)
        except ServerRefused as error:
            self._is_refused = error.code == "no_help"
            return [str(error), again] if self._is_refused else [str(error)]
        except AzulejosError as error:
            return [str(error)]
        if self.session.position != position:
            return []
        self._position, self._level = position, hint["level"]
        return [hint["text"], *hint["why"]]
