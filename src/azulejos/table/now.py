"""The time that tables go by."""

from __future__ import annotations

import time

_AHEAD = time.time() - time.monotonic()


def steady_time() -> float:
    """Seconds since 1970, by the machine's clock as this process found it: whoever sets that clock moves no game's."""
    return time.monotonic() + _AHEAD
