"""What observations and masks lie in, as Gymnasium's spaces; PettingZoo uses them too."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from .layout import Layout


def observation_space(layout: Layout) -> spaces.Box:
    return spaces.Box(np.zeros(layout.size, np.float32), layout.high)


def mask_space(actions: int) -> spaces.Box:
    return spaces.Box(0, 1, (actions,), np.int8)
