"""Tables over HTTP: list, make, join, leave; playing itself goes over the socket."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Header, Path, Query, Request, Response

from ...errors import AzulejosError
from ...records import write_game
from ...rules.game import make_game
from ...table import Clock, Seat, Setup, Table, starting_seat, visible_text, what_if
from ...table.limits import LONGEST_NAME
from .. import wire
from ..addresses import link_to, qr_code, qr_path, shared_addresses
from ..hosts import split_host
from ..problems import Refusal
from ..security import hash_secret, new_secret, seats_held
from ..settings import is_loopback
from ..tables.commands import Leave, Sit
from ..wire.fields import Id
from .files import Reviewed, as_kept
from .openapi import errors
from .parts import ClientOf, GameFile, HubOf, WorkOf, file_of

router = APIRouter(prefix="/api/tables", tags=["tables"])

TableId = Annotated[Id, Path(description="The table, as in its link.")]


@router.get("", response_model=wire.TableList, responses=errors("invalid"))
async def list_tables(hub: HubOf, limit: Annotated[int, Query(ge=1, le=100)] = 50) -> dict[str, Any]:
    """Public tables with an open seat, newest first."""
    lines = []
    for table in await hub.storage.open_tables(limit):
        with suppress(AzulejosError):  # a table that cannot be opened keeps nobody from the others
            live = await hub.open(table)
            lines.append({**live.info().to_json(), "created": live.row.created})
    return {"tables": lines}


@router.post("", status_code=201, responses=errors("invalid", "origin", "too_large", "unavailable"))
async def make_table(request: wire.TableRequest, hub: HubOf, client: ClientOf, work: WorkOf) -> wire.TableCreated:
    """Make a table; the secrets are those of your own seats."""
    setup = setup_of(request) if request.origin is None else await work.do(client, lambda: setup_of(request))
    if await hub.storage.count_tables() >= hub.settings.max_tables:
        raise Refusal("unavailable", "there are too many tables already; try again later")
    client.count_table("tables")
    secrets = {seat: new_secret() for seat, who in enumerate(setup.seats) if who.kind == "person"}
    table = await hub.add(setup, {seat: hash_secret(secret) for seat, secret in secrets.items()}, request.public)
    own = [wire.SeatSecret(seat=seat, secret=secret) for seat, secret in secrets.items()]
    return wire.TableCreated(table=table, seats=own)


def setup_of(request: wire.TableRequest) -> Setup:
    """What a request for a table asks for, checked."""
    clock = request.clock
    return Setup(
        make_game(request.preset, request.players, **request.options),
        tuple(Seat(seat.kind, _name(seat), seat.bot) for seat in request.seats),
        None if clock is None else Clock(clock.kind, clock.seconds, clock.increment),
        starting_seat(request.start, request.players),
        takeback=request.takeback,
        takeover=request.takeover,
        chat=request.chat,
        help=request.help,
        origin=None if request.origin is None else what_if(request.origin.file, request.origin.ply),
    )


def _name(seat: wire.SeatRequest) -> str:
    return visible_text(seat.name, LONGEST_NAME, "a name") if seat.name else ""


@router.get("/{table}", response_model=wire.TableInfo, responses=errors("not_found", "invalid"))
async def show_table(table: TableId, hub: HubOf) -> dict[str, Any]:
    """A table as somebody who watches sees it."""
    live = await hub.open(table)
    await live.settled()
    return live.info().to_json()


@router.get("/{table}/invitation", responses=errors("not_found", "invalid"))
async def show_invitation(table: TableId, hub: HubOf, request: Request) -> wire.Invitation:
    """Links to the table that others can open: as you came here yourself, or by this machine's addresses."""
    await hub.open(table)
    name, port = split_host(request.headers.get("host", ""))
    names = shared_addresses(hub.settings) if not name or is_loopback(name) else [name]
    return wire.Invitation(links=[_link(f"{link_to(request.url.scheme, each, port)}/t/{table}") for each in names])


def _link(address: str) -> wire.Link:
    code = qr_code(address)
    return wire.Link(address=address, size=len(code), path=qr_path(code))


@router.post(
    "/{table}/seats",
    status_code=201,
    responses=errors("not_found", "invalid", "conflict", "origin", "too_large", "unavailable"),
)
async def take_seat(table: TableId, wanted: wire.SeatWanted, hub: HubOf) -> wire.SeatSecret:
    """Sit down on an open seat."""
    live = await hub.open(table)
    await hub.catch_up(live)
    free = [seat for seat, who in enumerate(live.table.seats) if who.kind == "open"]
    seat = wanted.seat if wanted.seat is not None else next(iter(free), None)
    if seat not in free or seat is None:
        raise Refusal("seat_taken", "no seat is open here" if seat is None else f"seat {seat} is not open")
    secret = new_secret()
    await hub.perform(table, Sit(seat=seat, name=wanted.name, hash=hash_secret(secret)))
    return wire.SeatSecret(seat=seat, secret=secret)


@router.delete(
    "/{table}/seats/{seat}",
    status_code=204,
    responses=errors("not_found", "invalid", "unauthorized", "conflict", "origin", "unavailable"),
)
async def leave_seat(
    table: TableId,
    seat: Annotated[int, Path(ge=0, le=3)],
    hub: HubOf,
    authorization: Annotated[str, Header(description="Bearer, and the seat's secret.", max_length=200)] = "",
) -> Response:
    """Stand up; the game goes on or ends as the table has it."""
    live, by = await hub.open(table), hash_secret(authorization.removeprefix("Bearer ").strip())
    await hub.catch_up(live)
    if seat not in seats_held([by], live.hashes):
        raise Refusal("unauthorized", f"that is not the secret of seat {seat}")
    await hub.perform(table, Leave(seat=seat, by=by))
    return Response(status_code=204)


@router.get("/{table}/game", response_class=GameFile, responses=file_of(errors("not_found", "invalid", "unavailable")))
async def show_game(
    table: TableId, hub: HubOf, client: ClientOf, work: WorkOf, is_reviewed: Reviewed = False
) -> Response:
    """The game so far as a game file."""
    live = await hub.open(table)
    await live.settled()
    file = await work.do(client, lambda: _written(live.table))
    return GameFile(await as_kept(file, table, hub, client, work) if is_reviewed else file)


def _written(table: Table) -> str:
    record = table.record()
    text = write_game(record)
    record.take_apart()
    return text
