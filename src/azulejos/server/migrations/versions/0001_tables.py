"""Tables, seats, their logs, finished games, and the processes that play tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

SQLITE_FENCE = """
CREATE TRIGGER entries_fence BEFORE INSERT ON entries
WHEN NEW.fence IS NOT (SELECT fence FROM tables WHERE id = NEW.table_id)
BEGIN SELECT RAISE(ABORT, 'stale fence'); END
"""
POSTGRES_FENCE = """
CREATE FUNCTION check_fence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- The lock makes whoever takes the table over wait until this entry is there to be read, or was refused.
    PERFORM 1 FROM tables WHERE id = NEW.table_id AND fence = NEW.fence FOR SHARE;
    IF NOT FOUND THEN RAISE EXCEPTION 'stale fence' USING ERRCODE = 'integrity_constraint_violation'; END IF;
    RETURN NEW;
END $$
"""
POSTGRES_TRIGGER = "CREATE TRIGGER entries_fence BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION check_fence()"


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("host", sa.Integer),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
        sa.Column("owner", sa.String(32)),
        sa.Column("fence", sa.Integer, nullable=False),
    )
    op.create_index("tables_open", "tables", ["status", "public", "created"])
    op.create_index("tables_owner", "tables", ["owner"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_updated", "tables", ["status", "updated"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("fence", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(400), nullable=False),
        sa.Column("preset", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("ranking", sa.Text, nullable=False),
        sa.Column("reason", sa.String(20)),
        sa.Column("finished", sa.Float, nullable=False),
        sa.Column("file", sa.Text, nullable=False),
    )
    op.create_index("games_finished", "games", ["finished", "id"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    if op.get_bind().dialect.name == "sqlite":
        op.execute(SQLITE_FENCE)
    else:
        op.execute(POSTGRES_FENCE)
        op.execute(POSTGRES_TRIGGER)


def downgrade() -> None:
    for name in ("processes", "games", "entries", "seats", "tables"):
        op.drop_table(name)
    if op.get_bind().dialect.name != "sqlite":
        op.execute("DROP FUNCTION check_fence")
