"""Who comes first, and how long each may take.

Self-clocked fair queueing: a client's second thought that waits stands behind everybody's first, and so on, so that a
client with a hundred tables delays another's one move by one thought, not by a hundred. Ranks count on from the
thought that is being thought, so nobody is overtaken for ever by clients who come anew. Time is shared alike.
"""

from __future__ import annotations

from typing import NamedTuple

WITHIN = 6.0
"""Seconds in which everyone shall have an answer, as far as bots can hurry."""
LEAST = 0.02
"""Seconds that a bot has however long the queue is."""


class Queue(NamedTuple):
    """What waits when a client asks for a thought, or is given one."""

    reached: int
    """The rank that is being thought; 0 if none is."""
    last: int
    """The highest rank of this client's own; 0 if it has none."""
    clients: int
    """How many clients wait, with this one."""
    own: int
    """How many thoughts of this client wait, with the one in question."""

    @property
    def rank(self) -> int:
        """Where a new thought of this client stands: low ranks first, and of equal ones the older."""
        return 1 + max(self.reached, self.last)

    def seconds(self, wanted: float, workers: int, waited: float = 0.0) -> float:
        """How long a thought may take, if all that wait shall be answered in time."""
        share = (WITHIN - waited) * workers / (self.clients * self.own)
        return min(wanted, max(LEAST, share))
