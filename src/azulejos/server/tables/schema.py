"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("host", Integer),
    Column("public", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    # When the table must be looked after even if nobody is there: a clock runs out.
    Column("due", Float),
    # The process that plays it, and how often that has changed: who comes with an old number writes nothing.
    Column("owner", String(32)),
    Column("fence", Integer, nullable=False),
    # Why the table cannot be played: its log is broken, so it was set aside.
    Column("fault", Text),
    Index("tables_open", "status", "public", "created"),
    Index("tables_owner", "owner"),
    Index("tables_due", "due"),
    Index("tables_updated", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("hash", String(64), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("fence", Integer, nullable=False),
    Column("body", Text, nullable=False),
    # The name of the command that made it, so that no command is done twice.
    Column("command", String(32)),
    sqlite_with_rowid=False,
)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(400), nullable=False),
    Column("preset", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seats", Text, nullable=False),
    Column("scores", Text, nullable=False),
    Column("ranking", Text, nullable=False),
    Column("reason", String(20)),
    Column("finished", Float, nullable=False),
    Column("file", Text, nullable=False),
    Index("games_finished", "finished", "id"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    # Of the sources that made it: others would come to other values.
    Column("version", String(16), nullable=False),
    Column("made", Float, nullable=False),
    Column("body", Text, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)
