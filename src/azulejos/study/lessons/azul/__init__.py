"""What a newcomer should hear of Azul."""

from __future__ import annotations

from .ideas import IDEAS
from .moves import WASTE, blame, praise, suggest

__all__ = ["IDEAS", "WASTE", "blame", "praise", "suggest"]
