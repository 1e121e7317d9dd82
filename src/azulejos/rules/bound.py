"""A box's rule functions and record, as functions that are bound to a box read them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ..kernel import Generator
from .box import Box


class BoxRules(NamedTuple):
    """What `Box` has, and the records by which words of 64 bits are read."""

    state: np.dtype[Any]
    random: np.dtype[Any]
    apply: Callable[[Any, int, list[Any] | None], None]
    deal: Callable[[Any, Generator], None]
    is_legal: Callable[[Any, int], bool]
    legal: Callable[[Any, Any], int]
    random_action: Callable[[Any, Generator, Any], int]


def rules_of(box: Box) -> BoxRules:
    records = box.state.dtype(), Generator.dtype()
    return BoxRules(*records, box.apply, box.deal, box.is_legal, box.legal, box.random_action)
