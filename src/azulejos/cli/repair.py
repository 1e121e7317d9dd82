"""`azulejos repair`: tables whose log is broken."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from ..server.settings import database_url
from .backup import Database
from .program import command


@command(
    """
    azulejos repair
    azulejos repair --cut removed.txt
    azulejos repair --database postgresql://azulejos@db/azulejos
    """,
    needs="play",
)
def repair(
    tables: Annotated[list[str] | None, typer.Argument(help="Look at these only.")] = None,
    database: Database = None,
    cut: Annotated[
        Path | None,
        typer.Option(help="Repair: go back to the last whole entry of each, and add what is cut off to this file."),
    ] = None,
) -> None:
    """Say which tables are broken and what can be done; with --cut, do it."""
    asyncio.run(repair_tables(database_url(database), tables or [], cut))


async def repair_tables(url: str, tables: list[str], cut: Path | None) -> None:
    """Look at these tables, or at all that may be broken; mend them if there is a file for what is cut off."""
    from ..server.tables.repair import look_at, mend, suspects
    from ..server.tables.storage import Storage

    storage = Storage(url)
    await storage.open()
    try:
        looked_at = tables or await suspects(storage)
        found = [finding async for finding in look_at(storage, looked_at)]
        for finding in found:
            typer.echo(str(finding))
            if cut is not None:
                with cut.open("a", encoding="utf-8") as removed:  # before it is gone from the database
                    removed.writelines(f"{finding.table} {body}\n" for body in finding.cut)
                await mend(storage, finding)
        done = "mended" if cut is not None else "broken or set aside"
        typer.echo(f"tables looked at: {len(looked_at)}, {done}: {len(found)}")
        if found and cut is None:
            typer.echo("to mend them: azulejos repair --cut FILE (make a backup first)")
    finally:
        await storage.close()
