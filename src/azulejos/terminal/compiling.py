"""Compiling goes on in the background of a first game; people are told how far it has come."""

from __future__ import annotations

from ..kernel.background import Progress, mode, progress
from ..kernel.cache import is_warm, set_warm
from ..rules.box import Box


class FirstStart:
    """Whether a box is played for the first time on this machine, and how far compiling has come then.

    Later on the compiled code is only loaded, which takes a moment and is not worth a word.
    """

    def __init__(self, box: Box) -> None:
        self._part = f"played-{box.name}"
        self._is_first = mode() == "auto" and not is_warm("play") and not is_warm(self._part)

    def progress(self) -> Progress | None:
        """None unless something is being compiled for the first time."""
        now = progress()
        if not self._is_first or not now.total:
            return None
        if now.is_done:
            set_warm(self._part)
            return None
        return now
