"""What can be played, and against whom."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from ... import __version__
from ...bots import BOTS, CHARACTERS, LADDER
from ...kernel.background import Progress, progress
from ...locales import LANGUAGES, foreign_texts, load
from ...rules.boxes import all_presets
from ...table.desk import describe_preset
from .. import wire
from ..problems import Refusal
from ..tables.storage import database_errors
from .openapi import errors
from .parts import HubOf

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api", tags=["catalogue"])


@router.get("/presets", response_model=list[wire.PresetInfo])
async def list_presets() -> list[dict[str, Any]]:
    """The games, and the options each may be played with."""
    return [describe_preset(name, box) for name, box in all_presets().items()]


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
async def tell_health(hub: HubOf) -> wire.Health:
    """Whether the server is up, and its database takes what is written to it."""
    storage = hub.storage
    try:
        seconds = await storage.pulse.feel()
    except database_errors() as error:
        log.warning("the database cannot be written: %r", error)  # the reason may tell too much to others
        raise Refusal(
            "unavailable", f"the database cannot be written; {storage.journal.waiting} changes wait for it"
        ) from None
    return wire.Health(
        status="ok",
        version=__version__,
        database=storage.engine.dialect.name,
        write_seconds=round(seconds, 4),
        changes_waiting=storage.journal.waiting,
        thoughts_waiting=hub.bots.thoughts.waiting,
    )


@router.get("/progress", response_model=wire.Progress)
async def tell_progress() -> Progress:
    """How far compiling in the background has come; bots play more strongly when it is done."""
    return progress()


@router.get("/texts/{language}", response_class=PlainTextResponse, responses=errors("not_found"))
async def show_texts(language: str) -> str:
    """The message catalogues, in Fluent's format, of boxes that are not built in."""
    if language not in LANGUAGES:
        raise Refusal("not_found", f"there are no texts in {language!r}: the languages are {', '.join(LANGUAGES)}")
    return foreign_texts(language)
