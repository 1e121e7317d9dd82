"""Questions about any position, for rules help and what-ifs; nothing is kept."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response
from pydantic_core import to_json
from starlette.concurrency import run_in_threadpool

from ..rules.game import parse_position, position_from_json
from ..table import list_choices
from . import wire
from .openapi import errors

router = APIRouter(prefix="/api", tags=["study"])


@router.post("/study", response_model=wire.Study, responses=errors("invalid", "origin", "too_large"))
async def study(request: wire.StudyRequest) -> Response:
    """What may be done in a position, or in the one after a move, and what the move did."""
    return Response(await run_in_threadpool(_study, request), media_type="application/json")


def _study(request: wire.StudyRequest) -> bytes:
    asked = request.position
    position = parse_position(asked) if isinstance(asked, str) else position_from_json(asked)
    events: list[dict[str, Any]] = []
    if request.move is not None:
        transition = position.play(request.move)
        position, events = transition.position, [event.to_json() for event in transition.events]
    return to_json(
        {
            "position": position.to_json(),
            "text": str(position),
            "to_act": position.to_act if position.to_act >= 0 else None,
            "is_over": position.is_over,
            "events": events,
            "choices": [choice.to_json() for choice in list_choices(position)],
        }
    )
