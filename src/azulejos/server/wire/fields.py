"""Fields that several messages have, with the table's limits."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ...table.limits import LONGEST_CHAT, LONGEST_FILE, LONGEST_MOVE, LONGEST_NAME

Seq = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
SeatIndex = Annotated[int, Field(ge=0, le=3, strict=True)]
Flag = Annotated[bool, Field(strict=True)]
Id = Annotated[str, Field(pattern=r"^[0-9a-z]{4,32}$", examples=["k3v9q7m2x8w4"])]
Word = Annotated[str, Field(max_length=40)]
"""The name of a preset, a bot or an option."""
Name = Annotated[str, Field(max_length=LONGEST_NAME)]
"""A player's name; the table tidies white space and takes out characters that draw nothing."""
Chat = Annotated[str, Field(max_length=LONGEST_CHAT)]
MoveText = Annotated[str, Field(max_length=LONGEST_MOVE)]
Secret = Annotated[str, Field(min_length=16, max_length=100)]
GameFile = Annotated[str, Field(max_length=LONGEST_FILE)]
OptionValue = bool | int | str | None
