"""Where tiles are taken from, in every box of the family: the factories and the center of the table."""

from __future__ import annotations

CENTER = 0
"""The center of the table as a source; the factories follow by their number."""
MAX_FACTORIES = 9
TILES_PER_FACTORY = 4
IN_CENTER = -1
"""`marker` while the starting marker lies in the center of the table."""
