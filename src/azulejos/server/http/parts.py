"""What several routes share: who serves, who asks, and answers that are not JSON."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Response

from ..tables.hub import Hub, hub_of
from .limits import Client, client_of
from .work import Work, work_of

HubOf = Annotated[Hub, Depends(hub_of)]
ClientOf = Annotated[Client, Depends(client_of)]
WorkOf = Annotated[Work, Depends(work_of)]


class GameFile(Response):
    media_type = "text/plain"


class Picture(Response):
    media_type = "image/svg+xml"


def file_of(errors: dict[int | str, Any], kind: type[Response] = GameFile) -> dict[int | str, Any]:
    """The `responses` of a route that answers with a file."""
    return {200: {"content": {kind.media_type: {"schema": {"type": "string"}}}}, **errors}
