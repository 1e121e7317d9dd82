"""What a newcomer should hear of Azul."""

from __future__ import annotations

from .ideas import IDEAS
from .moves import WASTE, blame, describe, praise

__all__ = ["IDEAS", "WASTE", "blame", "describe", "praise"]
