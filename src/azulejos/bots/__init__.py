"""Opponents."""

from __future__ import annotations
