"""Finished games: list, replay, download, import."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ...errors import AzulejosError
from ...records import read_game, write_game
from ...table.limits import MOST_ACTIONS
from .. import wire
from ..hosts import split_host
from ..problems import Refusal
from ..security import is_forwarded, new_id
from ..settings import Settings, is_loopback
from ..tables.hub import Hub
from ..tables.storage import GameRow
from ..wire.fields import Id
from .files import Reviewed, as_kept, replay
from .openapi import errors, text_body
from .parts import ClientOf, GameFile, HubOf, WorkOf, file_of, text_of

router = APIRouter(prefix="/api", tags=["games"])

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
    settings = hub.settings
    private = not is_forwarded(request.headers) and (settings.list_private or _is_at_home(request, settings))
    games = await hub.storage.list_games(after, preset, limit + 1, private)
    return wire.GameList(
        games=[_line(game) for game in games[:limit]], next=games[limit - 1].id if len(games) > limit else None
    )


def _is_at_home(request: Request, settings: Settings) -> bool:
    """Whether a server for its own machine alone is asked by that machine, under a name that no other machine uses."""
    if not settings.is_local or settings.allowed_hosts or settings.origins:
        return False
    client, (name, _) = request.client, split_host(request.headers.get("host", ""))
    return client is not None and is_loopback(client.host) and is_loopback(name)


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
    client.count_table("games")
    text = await text_of(request)
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
    return _line(await find_game(hub, game))


@router.get(
    "/games/{game}/file", response_class=GameFile, responses=file_of(errors("not_found", "invalid", "unavailable"))
)
async def download_game(
    game: GameId, hub: HubOf, client: ClientOf, work: WorkOf, is_reviewed: Reviewed = False
) -> Response:
    """A finished game as a game file."""
    headers = {"content-disposition": f'attachment; filename="{game}.azulejos.txt"'}
    file = (await find_game(hub, game)).file
    return GameFile(await as_kept(file, game, hub, client, work) if is_reviewed else file, headers=headers)


@router.get(
    "/games/{game}/frames",
    response_model=wire.Frames,
    responses=errors("not_found", "invalid", "too_large", "unavailable"),
)
async def replay_game(game: GameId, hub: HubOf, client: ClientOf, work: WorkOf) -> Response:
    """A finished game step by step."""
    return await replay((await find_game(hub, game)).file, client, work)


async def find_game(hub: Hub, id: str) -> GameRow:
    """A finished game; Refusal where there is none."""
    game = await hub.storage.find_game(id)
    if game is None and await hub.storage.find_table(id) is not None:  # it may have ended just now
        await hub.archive(await hub.open(id))
        game = await hub.storage.find_game(id)
    if game is None:
        raise Refusal("not_found", f"there is no finished game {id}")
    return game
