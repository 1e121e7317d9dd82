"""The live tables of this process."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from . import wire
from .limits import Client
from .problems import Refusal
from .settings import Settings
from .storage import Storage


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage()

    async def list_tables(self, limit: int) -> wire.TableList:
        raise Refusal("unavailable", "tables come next")

    async def make_table(self, request: wire.TableRequest, client: Client) -> wire.TableCreated:
        raise Refusal("unavailable", "tables come next")

    async def show_table(self, id: str) -> wire.TableInfo:
        raise Refusal("unavailable", "tables come next")

    async def take_seat(self, id: str, wanted: wire.SeatWanted) -> wire.SeatSecret:
        raise Refusal("unavailable", "tables come next")

    async def leave_seat(self, id: str, seat: int, secret: str) -> None:
        raise Refusal("unavailable", "tables come next")

    async def game_file(self, id: str) -> str:
        raise Refusal("unavailable", "tables come next")


def hub_of(connection: HTTPConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub
