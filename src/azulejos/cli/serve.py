"""`azulejos serve`: tables for browsers and programs."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from ..rules.errors import AzulejosError
from .program import command


@command("azulejos serve --openapi")
def serve(
    openapi: Annotated[bool, typer.Option("--openapi", help="Print the OpenAPI document and leave.")] = False,
) -> None:
    """Serve tables to browsers and programs."""
    from ..server.app import make_app

    if openapi:
        typer.echo(json.dumps(make_app().openapi(), indent=2))
        return
    raise AzulejosError("the server itself comes next")
