"""The guide beside a first game. The page keeps what was told, so nothing is kept here."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Response
from pydantic_core import to_json

from ...rules.game import Position
from ...study import guide
from ...study.lessons.ideas import Situation
from ...table.tilings import own_position
from .. import wire
from ..problems import Refusal
from ..thinking.studies import HintTask, JudgeTask
from .openapi import errors
from .parts import ClientOf, HubOf, WorkOf
from .study import check_names, read_position

router = APIRouter(prefix="/api/guide", tags=["study"])
ERRORS = errors("invalid", "origin", "too_large", "unavailable")
NODES = 1_000
"""Of a judgement: it shall be there before the next move."""
THE_MOVE = 3
"""The level of a hint that tells the move."""


@router.post("", response_model=wire.Guidance, responses=ERRORS)
async def ideas(request: wire.GuideRequest, client: ClientOf, work: WorkOf) -> Response:
    """What matters in a position and was not told yet, the most urgent first; after a game, how it went."""
    return _answer(await work.do(client, lambda: _ideas(request)))


def _ideas(request: wire.GuideRequest) -> list[guide.Remark]:
    position = read_position(request.position)
    if request.seat >= position.game.players:
        raise Refusal("invalid", f"seat: this is a game of {position.game.players}")
    events = guide.read_events(position.game.box, request.events)
    now = Situation(position, request.seat, request.chooses, events, request.picked)
    return guide.remarks(now, request.told, request.bot)


@router.post("/move", response_model=wire.Guidance, responses=ERRORS)
async def move(request: wire.GuidedMove, hub: HubOf, client: ClientOf, work: WorkOf) -> Response:
    """What to say about a move: nothing where it was the only one."""
    before = await work.do(client, lambda: _seen(request))
    if len(before.legal_actions()) < 2:
        return _answer([])
    task = JudgeTask(
        client=client.name,
        position=str(before),
        move=request.move,
        names=tuple(request.names),
        language=request.language,
        nodes=NODES,
    )
    return _answer([guide.comment(before, guide.verdict(await hub.studies.answer(task)), request.language)])


@router.post("/proposal", response_model=wire.Guidance, responses=ERRORS)
async def proposal(request: wire.ProposalRequest, hub: HubOf, client: ClientOf, work: WorkOf) -> Response:
    """A good move, in words."""
    before = await work.do(client, lambda: _seen(request))
    task = HintTask(client=client.name, position=str(before), level=THE_MOVE, names=tuple(request.names))
    hint = await hub.studies.answer(task)
    return _answer([guide.propose(before, hint["move"], request.language)])


def _seen(request: wire.ProposalRequest) -> Position:
    """The position in which a seat chooses: of what all choose at once, its own part."""
    position = read_position(request.position)
    check_names(request.names, position)
    found = own_position(position, request.seat, ())
    if found.to_act != request.seat:
        raise Refusal("invalid", f"seat: {request.seat} has nothing to choose here")
    return found


def _answer(remarks: Sequence[guide.Remark | None]) -> Response:
    told = [remark.to_json() for remark in remarks if remark is not None]
    return Response(to_json({"remarks": told}), media_type="application/json")
