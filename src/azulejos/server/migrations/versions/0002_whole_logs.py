"""Logs are whole by the database's own word, no command is done twice, and broken tables are set aside."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

SQLITE_NEXT = """
CREATE TRIGGER entries_next BEFORE INSERT ON entries
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM entries WHERE table_id = NEW.table_id)
BEGIN SELECT RAISE(ABORT, 'not the next entry'); END
"""
POSTGRES = """
CREATE OR REPLACE FUNCTION check_fence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- The lock makes whoever takes the table over wait until this entry is there to be read, or was refused.
    PERFORM 1 FROM tables WHERE id = NEW.table_id AND fence = NEW.fence FOR NO KEY UPDATE;
    IF NOT FOUND THEN RAISE EXCEPTION 'stale fence' USING ERRCODE = 'integrity_constraint_violation'; END IF;
    IF NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM entries WHERE table_id = NEW.table_id) THEN
        RAISE EXCEPTION 'not the next entry' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$
"""
POSTGRES_BEFORE = """
CREATE OR REPLACE FUNCTION check_fence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM tables WHERE id = NEW.table_id AND fence = NEW.fence FOR SHARE;
    IF NOT FOUND THEN RAISE EXCEPTION 'stale fence' USING ERRCODE = 'integrity_constraint_violation'; END IF;
    RETURN NEW;
END $$
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("fault", sa.Text))
    op.add_column("entries", sa.Column("command", sa.String(32)))
    if op.get_bind().dialect.name == "sqlite":
        op.execute(SQLITE_NEXT)
    else:
        op.execute(POSTGRES)


def downgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER entries_next")
    else:
        op.execute(POSTGRES_BEFORE)
    op.drop_column("entries", "command")
    op.drop_column("tables", "fault")
