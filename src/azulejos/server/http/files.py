"""Questions about game files: what they tell, step by step, and with a line added; nothing is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic_core import to_json

from ...errors import AzulejosError
from ...records import FrameTeller, GameRecord, read_game, write_game
from ...study.account import Review
from ...study.annotations import annotate_as_told, read_annotations
from ...table.limits import MOST_ACTIONS
from .. import wire
from ..tables.hub import Hub
from .limits import Client
from .openapi import errors, text_body
from .parts import ClientOf, GameFile, WorkOf, file_of, text_of
from .work import Work

router = APIRouter(prefix="/api", tags=["files"])

PIECE = 32_000
"""Bytes of a long answer that are made at once."""


@router.post(
    "/summary",
    openapi_extra=text_body("A game file."),
    responses=errors("invalid", "origin", "too_large", "media_type", "unavailable"),
)
async def summary(request: Request, client: ClientOf, work: WorkOf) -> wire.GameSummary:
    """What a game file tells, without its moves."""
    text = await text_of(request)
    return await work.do(client, lambda: _summary(text))


def _summary(text: str) -> wire.GameSummary:
    record = read_game(text, MOST_ACTIONS)
    final, review = record.final, review_in(record)
    told = wire.GameSummary(
        game=record.game.name,
        preset=record.game.preset,
        box=record.game.box.name,
        players=record.game.players,
        seats=record.seats,
        tags=record.tags,
        scores=list(final.scores),
        ranking=list(final.ranking),
        is_over=final.is_over,
        accuracy=[player.accuracy for player in review.players] if review else [],
    )
    record.take_apart()
    return told


def review_in(record: GameRecord) -> Review | None:
    """The review in a game file's comments; None also for one that is broken, as anybody may write comments."""
    try:
        return read_annotations(record)
    except AzulejosError:
        return None


CHANGED = file_of(errors("invalid", "origin", "too_large", "unavailable"))


@router.post("/variation", response_class=GameFile, responses=CHANGED)
async def add_variation(request: wire.VariationRequest, client: ClientOf, work: WorkOf) -> Response:
    """A game file with a line of actions added to it."""
    return GameFile(
        await work.do(client, lambda: _changed(request.file, lambda record: record.add_line(request.actions)))
    )


def _changed(file: str, change: Callable[[GameRecord], object]) -> str:
    """A game file after a change of its game."""
    record = read_game(file, MOST_ACTIONS)
    try:
        change(record)
        return write_game(record)
    finally:
        record.take_apart()


@router.post("/annotation", response_class=GameFile, responses=CHANGED)
async def add_review(request: wire.AnnotationRequest, client: ClientOf, work: WorkOf) -> Response:
    """A game file with a review of its game, in comments that other readers skip."""
    review = request.model_dump(by_alias=True, exclude_none=True)
    return GameFile(await work.do(client, lambda: with_review(request.file, review)))


def with_review(file: str, review: dict[str, Any]) -> str:
    """A game file with a review of its game in comments."""
    return _changed(file, lambda record: annotate_as_told(record, review))


Reviewed = Annotated[bool, Query(alias="review", description="With the review in comments, where one was made.")]


async def as_kept(file: str, game: str, hub: Hub, client: Client, work: Work) -> str:
    """The file of a game with the review that is kept with it; as it is, where there is none."""
    review = await hub.reviews.find(game)
    return file if review is None else await work.do(client, lambda: with_review(file, review))


@router.post(
    "/frames",
    response_model=wire.Frames,
    openapi_extra=text_body("A game file."),
    responses=errors("invalid", "origin", "too_large", "media_type", "unavailable"),
)
async def replay_file(request: Request, client: ClientOf, work: WorkOf) -> Response:
    """A game file step by step."""
    return await replay(await text_of(request), client, work)


async def replay(text: str, client: Client, work: Work) -> Response:
    """A game file step by step, as an answer that comes in pieces."""
    pieces = await work.do(client, lambda: _pieces_of(text))
    return work.stream(client, pieces, "application/json")


def _pieces_of(text: str) -> Iterator[bytes]:
    record: GameRecord = read_game(text, MOST_ACTIONS)
    teller = FrameTeller(record)
    head = to_json({"game": record.game.name, "seats": record.seats})
    record.take_apart()
    return _pieces(head, {"frames": teller.main_line(), "variations": teller.variations()})


def _pieces(head: bytes, lists: dict[str, Iterator[dict[str, Any]]]) -> Iterator[bytes]:
    piece = head.removesuffix(b"}")
    for name, frames in lists.items():
        piece += f',"{name}":['.encode()
        for number, frame in enumerate(frames):
            piece += b"," * bool(number) + to_json(frame)
            if len(piece) > PIECE:
                yield piece
                piece = b""
        piece += b"]"
    yield piece + b"}"
