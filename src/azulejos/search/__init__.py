"""Searching for good actions, over any game's rule functions."""

from __future__ import annotations
