"""Tables whose log is broken: what is wrong with each, what of it is whole, and how to go on from there."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select, update

from ...errors import AzulejosError
from ...table import Setup, Table
from . import schema
from .backup import GAPS
from .live import fault_of
from .storage import Storage


@dataclass(frozen=True)
class Finding:
    """A table that is broken, or was set aside."""

    table: str
    fault: str | None
    """What is wrong; None if the whole log can be played, so that the table need not be set aside."""
    bodies: tuple[str, ...]
    """The log as it is stored, in order."""
    whole: Table | None
    """What can be played of it; None if not even the set-up is understood."""

    def __str__(self) -> str:
        if self.fault is None:
            return f"table {self.table} was set aside, and is whole: it can be played again"
        if self.whole is None:
            return f"table {self.table} cannot be understood at all, and can only be closed: {self.fault}"
        kept = f"{self.whole.seq} of {len(self.bodies)} entries are whole"
        return f"table {self.table} is broken ({self.fault}): {kept}, and it can go on from there"

    @property
    def cut(self) -> tuple[str, ...]:
        """What has to go."""
        return self.bodies[self.whole.seq if self.whole is not None else 0 :]


async def suspects(storage: Storage) -> list[str]:
    """All tables that are played, were set aside, or have a gap in their log."""
    columns = schema.tables.c
    playing = select(columns.id).where(columns.status.in_(("waiting", "playing")) | columns.fault.is_not(None))
    async with storage.read() as connection:
        found = {table for query in (playing, GAPS) for table in (await connection.execute(query)).scalars()}
    return sorted(found)


async def look_at(storage: Storage, tables: Sequence[str]) -> AsyncIterator[Finding]:
    """Those of the tables that something is wrong with."""
    for table in tables:
        row = await _read(storage, table)
        whole, fault = _play(row["setup"], row["bodies"])
        if fault is not None or row["fault"] is not None:
            yield Finding(table, fault, row["bodies"], whole)


async def mend(storage: Storage, finding: Finding) -> None:
    """Go back to the last whole entry, and let the table be played from there. A table that has none is closed."""
    columns, whole = schema.tables.c, finding.whole
    kept = 0 if whole is None else whole.seq
    status, due = ("closed", None) if whole is None else (whole.status, whole.now() if whole.is_over else whole.due())
    changes = {"fault": None, "owner": None, "fence": columns.fence + 1, "status": status, "due": due}
    async with storage.write() as connection:
        await connection.execute(update(schema.tables).where(columns.id == finding.table).values(**changes))
        entries = schema.entries.c
        await connection.execute(delete(schema.entries).where(entries.table_id == finding.table, entries.seq > kept))


async def _read(storage: Storage, table: str) -> dict[str, Any]:
    columns, entries = schema.tables.c, schema.entries.c
    async with storage.read() as connection:
        query = select(columns.setup, columns.fault).where(columns.id == table)
        found = (await connection.execute(query)).mappings().one_or_none()
        if found is None:
            raise AzulejosError(f"there is no table {table}")
        log = select(entries.body).where(entries.table_id == table).order_by(entries.seq)
        return {**found, "bodies": tuple((await connection.execute(log)).scalars())}


def _play(setup: str, bodies: Sequence[str]) -> tuple[Table | None, str | None]:
    """The table as far as its log can be played, and what stops it."""
    table: Table | None = None
    try:
        table = Table.rebuild(Setup.from_json(json.loads(setup)), [])
        for body in bodies:
            table.follow(json.loads(body))
    except Exception as error:
        return table, fault_of(error)
    return table, None
