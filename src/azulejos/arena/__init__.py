"""Bots measured against each other: matches with the same deals for all, ratings, and the engine protocol."""

from __future__ import annotations

from .plan import Plan
from .playing import play
from .results import Result
from .session import serve

__all__ = ["Plan", "Result", "play", "serve"]
