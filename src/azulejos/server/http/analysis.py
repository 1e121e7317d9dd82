"""Studies, made in processes of their own: analyses of positions, reviews of games, judgements of moves, hints."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Response
from pydantic_core import to_json

from ...records import read_game
from ...rules.game import Position
from ...study.analysing import DEFAULT_NODES
from ...study.telling import tell_review
from ...table.limits import MOST_ACTIONS
from .. import wire
from ..problems import Refusal
from ..security import hash_secret, seats_held
from ..tables.commands import Help
from ..tables.hub import Hub
from ..tables.reviews import told_at_once
from ..thinking.studies import AnalysisTask, HintTask, JudgeTask
from ..wire.study import Spoken
from .files import review_in
from .games import GameId, find_game
from .limits import Client
from .openapi import errors
from .parts import ClientOf, HubOf, WorkOf
from .streams import NDJSON, Lines, stream_of
from .study import read_position
from .tables import TableId
from .work import Work

router = APIRouter(prefix="/api", tags=["study"])

MOST_NODES = 400_000
"""Of one analysis."""
REFUSED = errors("invalid", "origin", "too_large", "unavailable")


class Stream(Response):
    media_type = NDJSON


@router.post("/analysis", response_class=Stream, responses=stream_of(REFUSED, "AnalysisLine"))
async def analyse(request: wire.AnalysisRequest, hub: HubOf, client: ClientOf, work: WorkOf) -> Response:
    """What a position is worth and the best lines, again and again as the search goes deeper."""
    position = await work.do(client, lambda: read_position(request.position))
    asked = hub.studies.ask(
        AnalysisTask(
            client=client.name,
            position=str(position),
            lines=request.lines,
            nodes=min(request.nodes or DEFAULT_NODES, MOST_NODES),
            seconds=hub.settings.study_seconds,
        )
    )
    return Lines(asked.lines(), asked.drop)


@router.post(
    "/review",
    response_class=Stream,
    responses=stream_of({**REFUSED, **errors("not_found")}, "ReviewLine"),
)
async def review(request: wire.ReviewRequest, hub: HubOf, client: ClientOf, work: WorkOf) -> Response:
    """What each move of a game cost, and what was luck: a first look, then better and better.

    It is made once, and goes on when nobody looks. That of a game that is kept here is kept with it, that of a file for
    a while; one that a file has in its comments is told as it is.
    """
    if (request.file is None) == (request.game is None):
        raise Refusal("invalid", "a review takes a file or a game, and one of them alone")
    if request.game is not None:
        game = await find_game(hub, request.game)
        watched = await hub.reviews.watch(game, client.name, request.language)
        return Lines(_told(watched.lines(), request.language, client, work), watched.drop)
    file = request.file or ""
    game_name, found = await work.do(client, lambda: _look_into(file))
    if found is not None:
        watched = told_at_once(found)
    else:
        watched = hub.reviews.watch_file(file, game_name, client.name, request.language)
    return Lines(_told(watched.lines(), request.language, client, work), watched.drop)


async def _told(
    lines: AsyncIterator[dict[str, Any]], language: str, client: Client, work: Work
) -> AsyncIterator[dict[str, Any]]:
    """The lines in a language; the process that studies has written them in that of whoever asked first."""
    async for line in lines:
        if line["kind"] != "review":
            yield line
        elif line.get("language") == language:
            yield {"kind": "review", "review": line["review"]}
        else:
            told = await work.step(client, partial(tell_review, line["review"], language))
            yield {"kind": "review", "review": told}


def _look_into(file: str) -> tuple[str, dict[str, Any] | None]:
    """The game of a game file, which is read to its end, and the review in it: what is wrong is said at once."""
    record = read_game(file, MOST_ACTIONS)
    name, found = record.game.name, review_in(record)
    record.take_apart()
    return name, None if found is None else found.to_json()


@router.get("/games/{game}/review", response_model=wire.Review, responses=errors("not_found", "invalid", "unavailable"))
async def show_review(
    game: GameId, hub: HubOf, client: ClientOf, work: WorkOf, language: Annotated[str, Query(max_length=10)] = "en"
) -> Response:
    """The review of a finished game, where one was made."""
    found = await hub.reviews.find(game)
    if found is None:
        raise Refusal("not_found", f"game {game} was not reviewed yet")
    return _json(await work.do(client, lambda: tell_review(found, language)))


@router.post("/judge", response_model=wire.Judged, responses=REFUSED)
async def judge(request: wire.JudgeRequest, hub: HubOf, client: ClientOf, work: WorkOf) -> Response:
    """What a move would cost beside the best one, and why."""
    position = await work.do(client, lambda: read_position(request.position))
    position.game.action(request.move)
    task = JudgeTask(move=request.move, **_asked(request, client, str(position), seat_names(position)))
    return _json(await hub.studies.answer(task))


@router.post("/hint", response_model=wire.Hint, responses=REFUSED)
async def hint(request: wire.HintRequest, hub: HubOf, client: ClientOf, work: WorkOf) -> Response:
    """A hint for the player to act in a position: a nudge, the tiles, the move, or why."""
    position = await work.do(client, lambda: read_position(request.position))
    task = HintTask(level=request.level, **_asked(request, client, str(position), seat_names(position)))
    return _json(await hub.studies.answer(task))


Secret = Annotated[str, Header(description="Bearer, and the seat's secret.", max_length=200)]
AT_TABLE = errors("not_found", "invalid", "unauthorized", "conflict", "origin", "too_large", "unavailable")


@router.post("/tables/{table}/hint", response_model=wire.Hint, responses=AT_TABLE)
async def hint_at_table(
    table: TableId, request: wire.TableHintRequest, hub: HubOf, client: ClientOf, authorization: Secret = ""
) -> Response:
    """A hint for a seat whose turn it is; everybody at the table is told that there was one."""
    helped = await _helped(hub, table, request.seat, authorization)
    await helped.write_down(hub, request.level)
    task = HintTask(level=request.level, **_asked(request, client, helped.position, helped.names))
    return _json(await hub.studies.answer(task))


@router.post("/tables/{table}/judge", response_model=wire.Judged, responses=AT_TABLE)
async def judge_at_table(
    table: TableId, request: wire.TableJudgeRequest, hub: HubOf, client: ClientOf, authorization: Secret = ""
) -> Response:
    """What a move would cost a seat whose turn it is, for a coach who asks before it is made."""
    helped = await _helped(hub, table, request.seat, authorization)
    task = JudgeTask(move=request.move, **_asked(request, client, helped.position, helped.names))
    judged = await hub.studies.answer(task)
    if request.most is None or judged["points_lost"] > request.most:
        await helped.write_down(hub, 0)
    return _json(judged)


@dataclass(frozen=True)
class Helped:
    """A seat that may be helped now."""

    table: str
    seat: int
    by: str
    position: str
    """As the seat sees it."""
    names: tuple[str, ...]
    level: int
    """Of the help it has had with this move; -1 is none."""

    async def write_down(self, hub: Hub, level: int) -> None:
        """Everybody at the table is told, once for each level."""
        if level > self.level:
            await hub.perform(self.table, Help(seat=self.seat, by=self.by, level=level))


async def _helped(hub: Hub, id: str, seat: int, authorization: str) -> Helped:
    live, by = await hub.open(id), hash_secret(authorization.removeprefix("Bearer ").strip())
    await hub.catch_up(live)
    if seat not in seats_held([by], live.hashes):
        raise Refusal("unauthorized", f"that is not the secret of seat {seat}")
    live.table.check_help(seat)
    position, names = str(live.table.position_of(seat)), tuple(one.name for one in live.table.seats)
    return Helped(id, seat, by, position, names, live.table.hinted.get(seat, -1))


def _asked(request: Spoken, client: Client, position: str, names: tuple[str, ...]) -> dict[str, Any]:
    """What every question about a position has."""
    return {"client": client.name, "position": position, "names": names, "language": request.language}


def seat_names(position: Position) -> tuple[str, ...]:
    """Of players who are known by their numbers."""
    return tuple(f"Player {seat + 1}" for seat in range(position.game.players))


def _json(value: dict[str, Any]) -> Response:
    return Response(to_json(value), media_type="application/json")
