"""Azul: Summer Pavilion, with colored or monochrome stars."""

from __future__ import annotations

from ..parts import gather

BOX = gather("pavilion")
