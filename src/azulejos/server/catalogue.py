"""What can be played, and against whom."""

from __future__ import annotations

import asyncio
import types
from dataclasses import fields
from enum import Enum
from typing import Annotated, Any, get_args, get_type_hints

from fastapi import APIRouter, Depends
from sqlalchemy.exc import SQLAlchemyError

from .. import __version__
from ..bots import BOTS, CHARACTERS, LADDER
from ..locales import LANGUAGES, load
from ..rules.box import Box
from ..rules.boxes import all_presets
from ..rules.game import PLAYERS
from ..rules.options import Options
from . import wire
from .hub import Hub, hub_of
from .openapi import errors
from .problems import Refusal

router = APIRouter(prefix="/api", tags=["catalogue"])


@router.get("/presets")
async def list_presets() -> list[wire.PresetInfo]:
    """The games, and the options each may be played with."""
    return [
        wire.PresetInfo.model_validate(
            {"name": name, "box": box.name, "players": PLAYERS, "options": describe_options(box, box.presets[name])}
        )
        for name, box in all_presets().items()
    ]


def describe_options(box: Box, options: Options) -> list[dict[str, Any]]:
    """Each option with this preset's value and what else it may be."""
    hints, values = get_type_hints(type(options)), options.to_json()
    fixed = options.idle.union(*(options.differences(other) for other in box.presets.values()))
    found: list[dict[str, Any]] = []
    for field in fields(options):
        numbers = options.NUMBERS.get(field.name, ())
        one: dict[str, Any] = {"name": field.name, "default": values[field.name], "values": None}
        one["house_rule"] = field.name not in fixed
        if isinstance(numbers, range):
            one |= {"minimum": numbers[0], "maximum": numbers[-1]}
        else:
            hint = hints[field.name]
            kinds = get_args(hint) if isinstance(hint, types.UnionType) else (hint,)
            one["values"] = [value for kind in kinds for value in _values(kind, list(numbers))]
        found.append(one)
    return found


def _values(kind: Any, numbers: list[int]) -> list[Any]:
    if kind is bool:
        return [False, True]
    if kind is int:
        return numbers
    return [member.value for member in kind] if issubclass(kind, Enum) else [None]


@router.get("/bots")
async def list_bots() -> list[wire.BotInfo]:
    """The opponents; those of the ladder come last, from the gentlest up."""
    kinds = {bot.name: "ladder" for bot in LADDER} | {bot.name: "character" for bot in CHARACTERS}
    return [
        wire.BotInfo.model_validate(
            {
                "name": name,
                "kind": kinds.get(name, "simple"),
                "about": {language: load(language, "game")(f"bot-{name}.about") for language in LANGUAGES},
            }
        )
        for name in BOTS
    ]


@router.get("/health", responses=errors("unavailable"))
async def tell_health(hub: Annotated[Hub, Depends(hub_of)]) -> wire.Health:
    """Whether the server is up, and its database answers."""
    try:
        async with asyncio.timeout(2):
            await hub.storage.check()
    except (SQLAlchemyError, OSError, TimeoutError):
        raise Refusal("unavailable", "the database does not answer") from None
    return wire.Health(status="ok", version=__version__)
