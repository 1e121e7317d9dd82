"""`azulejos backup` and `azulejos restore`: what a server has stored, in a file."""

from __future__ import annotations

import asyncio
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import AzulejosWarning
from ..server.settings import Settings, database_url
from .program import command

if TYPE_CHECKING:
    from ..server.tables.backup import Contents

Database = Annotated[
    str | None,
    typer.Option(envvar="AZULEJOS_DATABASE", help=Settings.__dataclass_fields__["database"].metadata["help"]),
]


@command(
    """
    azulejos backup today.db
    azulejos backup today.db --force
    azulejos backup today.db --database postgresql://azulejos@db/azulejos
    """,
    needs="play",
)
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write it.")],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing file.")] = False,
) -> None:
    """Write everything that servers have stored to a file, while they keep running."""
    from ..server.tables.backup import back_up

    _tell(f"{file} has", asyncio.run(back_up(database_url(database), file, replace=force)))


@command(
    "azulejos restore games.db --database again.db",
    "azulejos restore games.db --database postgresql://azulejos@db/azulejos",
    needs="play",
)
def restore(
    file: Annotated[Path, typer.Argument(help="A backup, from SQLite or PostgreSQL, of this or an older version.")],
    database: Database = None,
) -> None:
    """Fill an empty database with a backup; no server may use it meanwhile."""
    from ..server.tables.backup import restore as fill

    _tell("restored", asyncio.run(fill(file, database_url(database))))


def _tell(beginning: str, contents: Contents) -> None:
    typer.echo(f"{beginning} {contents}")
    if contents.broken:
        named = ", ".join(contents.broken)
        warnings.warn(
            f"these tables are broken, in the backup as in the database (see azulejos repair): {named}",
            AzulejosWarning,
            2,
        )
