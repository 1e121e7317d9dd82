"""A log that takes little memory: entries that are no longer new are packed, and unpacked when somebody reads them.

A server has thousands of games in memory, and an entry with its events takes ten times as much room as its page of a
packed log. Whoever joins a table reads them all, which is seldom beside moves.
"""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterator, Sequence
from typing import overload

from .entries import Entry

PAGE = 8
"""Entries that are packed together: more of them take less room packed, and more until then."""


class Log(Sequence[Entry]):
    """The entries of a table, in order."""

    __slots__ = ("_new", "_packed")

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._new: list[Entry] = []

    def append(self, entry: Entry) -> None:
        if len(self._new) > PAGE:  # the last one is never packed: its time is often asked for
            page, self._new = self._new[:PAGE], self._new[PAGE:]
            self._packed.append(zlib.compress(pickle.dumps(page, pickle.HIGHEST_PROTOCOL)))
        self._new.append(entry)

    def __len__(self) -> int:
        return PAGE * len(self._packed) + len(self._new)

    def __iter__(self) -> Iterator[Entry]:
        return self._since(0)

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> list[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | list[Entry]:
        wanted = range(len(self))[index]
        if isinstance(wanted, int):
            return next(self._since(wanted))
        first = min(wanted, default=0)
        found = list(self._since(first)) if wanted else []
        return [found[number - first] for number in wanted]

    def _since(self, number: int) -> Iterator[Entry]:
        """The entries from this one on, counted from 0."""
        pages, skipped = divmod(number, PAGE)
        packed, new = self._packed[pages:], self._new[max(0, number - PAGE * len(self._packed)) :]
        for page in packed:
            yield from pickle.loads(zlib.decompress(page))[skipped:]
            skipped = 0
        yield from new
