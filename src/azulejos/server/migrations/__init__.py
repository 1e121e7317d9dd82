"""How the database came to look as it does; `azulejos serve` brings any older one up to date by itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0002"
"""The newest revision, so that a database that has it starts without loading alembic."""


def upgrade(connection: Connection) -> None:
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == HEAD:
            return
    from alembic import command

    command.upgrade(config(connection), "head")


def config(connection: Connection) -> Config:
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    found.attributes["connection"] = connection
    return found
