"""`azulejos workers`: bots think on this machine for servers that share a database."""

from __future__ import annotations

from typing import Annotated

import typer

from .program import command


@command(
    "azulejos workers --database postgresql://azulejos@db/azulejos",
    "azulejos workers --database postgresql://azulejos@db/azulejos --processes 8",
    needs="play",
)
def workers(
    database: Annotated[
        str, typer.Option(envvar="AZULEJOS_DATABASE", help="The servers' database, postgresql://…", show_default=False)
    ],
    processes: Annotated[
        int | None, typer.Option(envvar="AZULEJOS_PROCESSES", help="One for each core by default.", min=1)
    ] = None,
    log_level: Annotated[
        str, typer.Option(envvar="AZULEJOS_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "warning",
    log_json: Annotated[bool, typer.Option(envvar="AZULEJOS_LOG_JSON", help="Log lines as JSON.")] = False,
) -> None:
    """Let bots think on this machine, for servers that share a PostgreSQL database."""
    from ..server.logs import set_up_logs
    from ..server.working import run_workers

    set_up_logs(log_level, log_json)
    run_workers(database, processes)
