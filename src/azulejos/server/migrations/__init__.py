"""How the database came to look as it does; `azulejos serve` brings any older one up to date by itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from ...errors import AzulejosError

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0003"
"""The newest revision, so that a database that has it starts without loading alembic."""


def upgrade(connection: Connection) -> None:
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == HEAD:
            return
        if found is not None:
            _check_known(found, config(connection))
    from alembic import command

    command.upgrade(config(connection), "head")


def _check_known(revision: str, config: Config) -> None:
    from alembic.script import ScriptDirectory

    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if revision not in known:
        raise AzulejosError(
            f"a newer version of Azulejos has made this database (revision {revision}; known here is {HEAD}): "
            "use that version, or give another database with --database"
        )


def config(connection: Connection) -> Config:
    from alembic.config import Config

    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    found.attributes["connection"] = connection
    return found


def revision_of(connection: Connection) -> str | None:
    """The revision of a database, which is one that is known here; None if it has no tables of ours."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())
    _check_known(found, config(connection))
    return found


def make_old(connection: Connection, revision: str) -> None:
    """Make an empty database as it was at a revision."""
    from alembic import command

    command.upgrade(config(connection), revision)
