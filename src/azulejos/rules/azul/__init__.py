"""Azul: the colored wall, the grey wall, jokers; also as Azul Mini and by the express sheet."""

from __future__ import annotations

from ..parts import gather

BOX = gather("azul")
