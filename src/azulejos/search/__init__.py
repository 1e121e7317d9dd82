"""Searching for good actions, over any game's rule functions."""

from __future__ import annotations

from .compiling import compilation, prepare
from .limits import Analysis, Candidate, Limits, Report, Stop

__all__ = ["Analysis", "Candidate", "Limits", "Report", "Stop", "compilation", "prepare"]
