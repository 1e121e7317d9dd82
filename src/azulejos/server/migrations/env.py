"""What alembic runs: the connection comes from `upgrade`."""

from __future__ import annotations

from alembic import context

from azulejos.server.tables.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
