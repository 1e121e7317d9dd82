"""How the database came to look as it does; `azulejos serve` brings any older one up to date by itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from ...errors import AzulejosError

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0001"
"""The newest revision, so that a database that has it starts without loading alembic."""


class NewerDatabase(AzulejosError):
    """Another version has stored what this one does not know."""

    def __init__(self, revision: str) -> None:
        super().__init__(
            f"a newer version of Azulejos has made this, with revision {revision} of the database, and this one knows "
            f"those up to {HEAD}: use that version, or a backup from before"
        )


def revision_of(connection: Connection) -> str | None:
    """Of revisions that this version knows; None if there are no tables of ours at all."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found is not None and found > HEAD:
        raise NewerDatabase(found)
    return found


def upgrade(connection: Connection, revision: str = HEAD) -> None:
    if revision_of(connection) == revision:
        return
    from alembic import command

    command.upgrade(config(connection), revision)


def config(connection: Connection) -> Config:
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    found.attributes["connection"] = connection
    return found
