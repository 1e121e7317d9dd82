"""Bots measured against each other: matches with the same deals for all, ratings, and the engine protocol."""

from __future__ import annotations
