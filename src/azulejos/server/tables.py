"""Tables over HTTP: list, make, join, leave; playing itself goes over the socket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Query, Response

from . import wire
from .hub import Hub, hub_of
from .limits import Client, client_of
from .openapi import errors

router = APIRouter(prefix="/api/tables", tags=["tables"])

TableId = Annotated[wire.Id, Path(description="The table, as in its link.")]
HubOf = Annotated[Hub, Depends(hub_of)]
ClientOf = Annotated[Client, Depends(client_of)]


@router.get("", responses=errors("invalid"))
async def list_tables(hub: HubOf, limit: Annotated[int, Query(ge=1, le=100)] = 50) -> wire.TableList:
    """Public tables with an open seat, newest first."""
    return await hub.list_tables(limit)


@router.post("", status_code=201, responses=errors("invalid", "origin", "too_large", "too_many", "unavailable"))
async def make_table(request: wire.TableRequest, hub: HubOf, client: ClientOf) -> wire.TableCreated:
    """Make a table; the secrets are those of your own seats."""
    return await hub.make_table(request, client)


@router.get("/{table}", responses=errors("not_found", "invalid"))
async def show_table(table: TableId, hub: HubOf) -> wire.TableInfo:
    """A table as somebody who watches sees it."""
    return await hub.show_table(table)


@router.post(
    "/{table}/seats",
    status_code=201,
    responses=errors("not_found", "invalid", "conflict", "origin", "too_large", "too_many", "unavailable"),
)
async def take_seat(table: TableId, wanted: wire.SeatWanted, hub: HubOf) -> wire.SeatSecret:
    """Sit down on an open seat."""
    return await hub.take_seat(table, wanted)


@router.delete(
    "/{table}/seats/{seat}",
    status_code=204,
    responses=errors("not_found", "invalid", "unauthorized", "conflict", "origin", "too_many", "unavailable"),
)
async def leave_seat(
    table: TableId,
    seat: Annotated[int, Path(ge=0, le=3)],
    hub: HubOf,
    authorization: Annotated[str, Header(description="Bearer, and the seat's secret.", max_length=200)] = "",
) -> Response:
    """Stand up; the game goes on or ends as the table has it."""
    await hub.leave_seat(table, seat, authorization.removeprefix("Bearer ").strip())
    return Response(status_code=204)


@router.get(
    "/{table}/game",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **errors("not_found", "invalid")},
)
async def show_game(table: TableId, hub: HubOf) -> Response:
    """The game so far as a game file."""
    return Response(await hub.game_file(table), media_type="text/plain")
