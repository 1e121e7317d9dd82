"""Questions about any position, for rules help and what-ifs; nothing is kept."""

from __future__ import annotations

import random
from collections.abc import Sequence

from fastapi import APIRouter, Response
from pydantic_core import to_json

from ...locales import load
from ...picture import position_svg
from ...rules.game import Position, Transition, parse_position, position_from_json
from ...table import list_ahead, list_choices
from ...table.chance import draw_tiles
from .. import wire
from ..problems import Refusal
from ..wire.requests import PositionAsked
from .openapi import errors
from .parts import ClientOf, Picture, WorkOf, file_of

router = APIRouter(prefix="/api", tags=["study"])

CHANCE = random.SystemRandom()


@router.post("/study", response_model=wire.Study, responses=errors("invalid", "origin", "too_large", "unavailable"))
async def study(request: wire.StudyRequest, client: ClientOf, work: WorkOf) -> Response:
    """What may be done in a position, or in the one after a move, and what the move did."""
    return Response(await work.do(client, lambda: _study(request)), media_type="application/json")


def _study(request: wire.StudyRequest) -> bytes:
    done = Transition(read_position(request.position), ())
    if request.move is not None:
        done = done.position.play(request.move)
    draws, dealt = draw_tiles(done.position, CHANCE) if request.deal else ((), Transition(done.position, ()))
    position = dealt.position
    return to_json(
        {
            "position": position.to_json(),
            "text": str(position),
            "to_act": position.to_act if position.to_act >= 0 else None,
            "is_over": position.is_over,
            "draws": [str(draw) for draw in draws],
            "events": [event.to_json() for event in (*done.events, *dealt.events)],
            "choices": list_choices(position) if request.ahead is None else list_ahead(position, request.ahead),
        }
    )


@router.post(
    "/picture",
    response_class=Picture,
    responses=file_of(errors("invalid", "origin", "too_large", "unavailable"), Picture),
)
async def picture(request: wire.PictureRequest, client: ClientOf, work: WorkOf) -> Response:
    """A picture of a position, as SVG."""
    return Picture(await work.do(client, lambda: _picture(request)))


def _picture(request: wire.PictureRequest) -> str:
    position, texts = read_position(request.position), load(request.language, "game", "board")
    if request.names:
        check_names(request.names, position)

    def word(name: str) -> str:
        """Another package's box may write something else on the table."""
        return texts(f"board-{name}") if f"board-{name}" in texts else name

    return position_svg(position, request.names or None, words=word)


def check_names(names: Sequence[str], position: Position) -> None:
    """One for each seat."""
    if len(names) != position.game.players:
        raise Refusal("invalid", f"names: this is a game of {position.game.players}, not of {len(names)}")


def read_position(asked: PositionAsked) -> Position:
    """A position as a request has it."""
    return parse_position(asked) if isinstance(asked, str) else position_from_json(asked)
