"""Finished games: list, replay, download, import."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic_core import to_json

from ...errors import AzulejosError
from ...records import iterate_frames, read_game, write_game
from ...table.limits import LONGEST_FILE, MOST_ACTIONS
from .. import wire
from ..problems import Refusal
from ..security import is_forwarded, new_id
from ..tables.hub import Hub
from ..tables.storage import GameRow
from ..wire.fields import Id
from .limits import Client
from .openapi import errors, text_body
from .parts import ClientOf, GameFile, HubOf, WorkOf, file_of
from .work import Work

router = APIRouter(prefix="/api", tags=["games"])

PIECE = 32_000
"""Bytes of a long answer that are made at once."""

GameId = Annotated[Id, Path(description="The game; one played here has the id of its table.")]


@router.get("/games", responses=errors("invalid"))
async def list_games(
    request: Request,
    hub: HubOf,
    after: Annotated[Id | None, Query(description="The last game of the page before.")] = None,
    preset: Annotated[str | None, Query(max_length=40)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> wire.GameList:
    """Finished games, newest first."""
    private = hub.settings.list_private and not is_forwarded(request.headers)
    games = await hub.storage.list_games(after, preset, limit + 1, private)
    return wire.GameList(
        games=[_line(game) for game in games[:limit]], next=games[limit - 1].id if len(games) > limit else None
    )


def _line(game: GameRow) -> wire.GameLine:
    return wire.GameLine.model_validate(
        {
            "id": game.id,
            "game": game.game,
            "preset": game.preset,
            "players": len(game.seats),
            "seats": game.seats,
            "scores": game.scores,
            "ranking": game.ranking,
            "reason": game.reason,
            "finished": game.finished,
        }
    )


@router.post(
    "/games",
    status_code=201,
    openapi_extra=text_body("A game file."),
    responses=errors("invalid", "origin", "too_large", "media_type", "unavailable"),
)
async def import_game(request: Request, hub: HubOf, client: ClientOf, work: WorkOf) -> wire.GameImported:
    """Keep a finished game that was played elsewhere; it counts as a table made."""
    if not client.tables.take():
        raise Refusal("too_many", f"no more than {hub.settings.tables_per_hour} games an hour, please")
    text = await _text(request)
    game = await work.do(client, lambda: _finished_game(text))
    await hub.storage.keep_game(game)
    return wire.GameImported(id=game.id)


def _finished_game(text: str) -> GameRow:
    record = read_game(text, MOST_ACTIONS)
    try:
        if not record.final.is_over:
            raise AzulejosError("only finished games are kept, and this one is not over")
        return GameRow.of(new_id(), record, write_game(record), public=False)
    finally:
        record.take_apart()


@router.get("/games/{game}", responses=errors("not_found", "invalid"))
async def show_game(game: GameId, hub: HubOf) -> wire.GameLine:
    """How a finished game ended."""
    return _line(await _find(hub, game))


@router.get("/games/{game}/file", response_class=GameFile, responses=file_of(errors("not_found", "invalid")))
async def download_game(game: GameId, hub: HubOf) -> Response:
    """A finished game as a game file."""
    headers = {"content-disposition": f'attachment; filename="{game}.azulejos.txt"'}
    return GameFile((await _find(hub, game)).file, headers=headers)


@router.get(
    "/games/{game}/frames",
    response_model=wire.Frames,
    responses=errors("not_found", "invalid", "too_large", "unavailable"),
)
async def replay_game(game: GameId, hub: HubOf, client: ClientOf, work: WorkOf) -> Response:
    """A finished game step by step."""
    return await _replay((await _find(hub, game)).file, client, work)


@router.post(
    "/frames",
    response_model=wire.Frames,
    openapi_extra=text_body("A game file."),
    responses=errors("invalid", "origin", "too_large", "media_type", "unavailable"),
)
async def replay_file(request: Request, client: ClientOf, work: WorkOf) -> Response:
    """A game file step by step; nothing is kept."""
    return await _replay(await _text(request), client, work)


async def _find(hub: Hub, id: str) -> GameRow:
    game = await hub.storage.find_game(id)
    if game is None and await hub.storage.find_table(id) is not None:  # it may have ended just now
        await hub.archive(await hub.open(id))
        game = await hub.storage.find_game(id)
    if game is None:
        raise Refusal("not_found", f"there is no finished game {id}")
    return game


async def _text(request: Request) -> str:
    if request.headers.get("content-type", "text/plain").partition(";")[0].strip() != "text/plain":
        raise Refusal("media_type", "a game file is sent as text/plain")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("invalid", "a game file is UTF-8 text") from None
    if len(text) > LONGEST_FILE:
        raise Refusal("too_large", f"a game file may have {LONGEST_FILE} letters")
    return text


async def _replay(text: str, client: Client, work: Work) -> Response:
    pieces = await work.do(client, lambda: _pieces_of(text))
    return work.stream(client, pieces, "application/json")


def _pieces_of(text: str) -> Iterator[bytes]:
    """A game as JSON, piece by piece."""
    record = read_game(text, MOST_ACTIONS)
    frames = iterate_frames(record)
    head = to_json({"game": record.game.name, "seats": record.seats})
    record.take_apart()
    return _pieces(head, frames)


def _pieces(head: bytes, frames: Iterator[dict[str, Any]]) -> Iterator[bytes]:
    piece = head.removesuffix(b"}") + b',"frames":['
    for number, frame in enumerate(frames):
        piece += b"," * bool(number) + to_json(frame)
        if len(piece) > PIECE:
            yield piece
            piece = b""
    yield piece + b"]}"
