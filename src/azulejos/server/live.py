"""A table in memory, with the sockets around it.

The process that owns a table plays it; any other that has sockets at it follows the log. Both tell their sockets an
entry when it is in the database, and not before.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from functools import partial
from typing import Any, Protocol

from pydantic_core import to_json
from starlette.concurrency import run_in_threadpool

from ..records import write_game
from ..table import Entry, Setup, Table
from .journal import Change, NotOwner, NotStored
from .problems import Refusal
from .requests import Request
from .security import new_id
from .storage import Finished, Storage, TableRow

CHANGES_ALL = {"began", "deal", "move", "tilings", "took_back", "ended"}
"""Entries after which every seat must look again; wall choices concern only the seat that chose."""
LONGEST_RESUME = 200
"""So many missed entries are sent one by one; beyond that the whole state is less."""


class Socket(Protocol):
    """What a table knows of a connection."""

    seats: frozenset[int]
    wants_choices: bool

    def send(self, text: str) -> None: ...


class Keeper(Protocol):
    """Whoever has many tables, and is told what becomes of them."""

    storage: Storage

    def told_more(self, live: LiveTable) -> None:
        """Entries were stored, or somebody came: a bot or a clock may have to be set going."""

    def presence_changed(self, live: LiveTable) -> None: ...
    def ended(self, live: LiveTable) -> None:
        """The game is over, and shall be kept as a finished one."""

    def lost(self, live: LiveTable) -> None:
        """A write was refused: what is in memory is not what is in the database."""


class LiveTable:
    def __init__(self, row: TableRow, table: Table, fence: int | None, keeper: Keeper) -> None:
        self.id = row.id
        self.row = row
        self.table = table
        self.fence = fence
        """None while another process plays it."""
        self.keeper = keeper
        self.told = table.seq
        """The number of the last entry that is stored, and that everyone here knows."""
        self.changed = [0] * len(table.seats)
        self._note(table.log)
        self._pushed = table.seq
        self.is_ahead = False
        """Whether a write was refused, so that the table has entries which the database does not."""
        self.reading = asyncio.Lock()
        """Held while the log is read, so that nothing is taken in twice."""
        self.sockets: set[Socket] = set()
        self.elsewhere: dict[str, tuple[int, frozenset[int]]] = {}
        """By process: how many sockets it has at this table, and the seats they hold."""
        self.absent_since = dict.fromkeys(range(len(table.seats)), time.monotonic())
        self.touched = time.monotonic()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The bots at work, by seat."""
        self.timer: asyncio.TimerHandle | None = None
        self._waiting: list[asyncio.Future[None]] = []

    @property
    def is_own(self) -> bool:
        return self.fence is not None

    @property
    def watchers(self) -> int:
        return len(self.sockets) + sum(count for count, _ in self.elsewhere.values())

    # -------------------------------------------------------------------------------------------- doing

    async def perform(self, request: Request) -> int:
        """Do what somebody wants, and answer with the last entry's number once all is stored."""
        if self.row.status == "closed":
            raise Refusal("closed", "this table was closed, for nobody has played here for long")
        was_agreed = self.table.rematch is not None
        entries = request.apply(self.table, self.changed)
        secrets = {request.seat: request.hash} if request.do == "sit" else {}
        if request.do == "leave" and self.table.status == "waiting":
            secrets[request.seat] = ""
        seq = await self.store(entries, secrets)
        if not was_agreed:
            await self.make_rematch()
        return seq

    async def store(
        self, entries: list[Entry], secrets: dict[int, str] | None = None, more: Change | None = None
    ) -> int:
        """Write entries the table has just made; they are told when they are there."""
        if not entries:
            return self.table.seq
        if self.fence is None:
            self._lose()
            raise NotOwner
        self._note(entries)
        self.touched = time.monotonic()
        change = more or Change()
        change.entries += [entry_row(self.id, self.fence, entry) for entry in entries]
        change.progress.append(
            {
                "table": self.id,
                "held": self.fence,
                "status": self.table.status,
                "updated": entries[-1].at,
                "due": self.table.due(),
            }
        )
        change.seats += [{"table_id": self.id, "seat": seat, "hash": kept} for seat, kept in (secrets or {}).items()]
        change.done = partial(self._tell, self.table, entries)
        try:
            await self.keeper.storage.journal.commit(change)
        except (NotOwner, NotStored):
            self._lose()
            raise
        return entries[-1].seq

    def _lose(self) -> None:
        """Entries were made here that will never be stored."""
        self.fence, self.is_ahead = None, True
        self.keeper.lost(self)

    def finished(self) -> Finished:
        """The game as it is kept; writing it takes a while."""
        result, record = self.table.result, self.table.record()
        assert result is not None
        return Finished.of(
            self.id,
            record,
            write_game(record),
            self.row.public,
            scores=list(result.scores),
            ranking=list(result.ranking),
            reason=result.reason,
            finished=result.at,
        )

    async def make_rematch(self) -> None:
        """If all want one: a table with the seats rotated, which takes the same secrets, and a word here about it."""
        setup = self.table.rematch
        if setup is None or self.table.next_table is not None:
            return
        secrets = await self.keeper.storage.read_secrets(self.id)
        table, seats = Table(setup), len(self.table.seats)
        host = None if self.row.host is None else (self.row.host + 1) % seats
        row = TableRow(new_id(), setup.to_json(), host, self.row.public, table.status, time.time(), None, 0)
        rotated = {(seat + 1) % seats: kept for seat, kept in secrets.items()}
        await self.store(self.table.name_rematch(row.id), more=new_table(row, table, rotated))

    def _note(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry.KIND in CHANGES_ALL:
                self.changed = [entry.seq] * len(self.changed)
            elif entry.KIND == "chose":
                self.changed[entry.seat] = entry.seq  # type: ignore[attr-defined]

    # -------------------------------------------------------------------------------------------- telling

    def _tell(self, table: Table, entries: list[Entry]) -> None:
        """Tell all sockets what is now stored."""
        if table is not self.table:  # it was read anew since, and told then
            return
        for entry in entries:
            self.told = entry.seq
            texts: dict[frozenset[int], str] = {}
            for socket in self.sockets:
                view = socket.seats if is_private(entry) else frozenset()
                if view not in texts:
                    texts[view] = encode({"type": "entry", "entry": entry.to_json(view)})
                socket.send(texts[view])
        self._push_choices()
        self._settle()
        self.keeper.told_more(self)
        if self.is_own and any(entry.KIND == "ended" for entry in entries):
            self.keeper.ended(self)

    def follow(self, log: list[dict[str, Any]]) -> None:
        """Take in entries that another process has stored."""
        entries = [self.table.follow(data) for data in log]
        self._note(entries)
        if entries:
            self.touched = time.monotonic()
            self._tell(self.table, entries)

    def replace(self, table: Table, missed: list[Entry]) -> None:
        """Go on with the table as the database has it, after a write went wrong; nobody was told of `missed` yet."""
        self.table, self.is_ahead = table, False
        self.changed = [0] * len(table.seats)
        self._note(table.log)
        self._pushed = 0
        if missed:
            self._tell(table, missed)
        self._settle()

    def _settle(self) -> None:
        if self.told == self.table.seq:
            for future in self._waiting:
                if not future.done():
                    future.set_result(None)
            self._waiting.clear()

    async def settled(self) -> None:
        """Wait until everything the table knows is stored."""
        while self.told != self.table.seq:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            await future

    def _push_choices(self) -> None:
        """Tell those who may act what they may do, once for each time that it has changed."""
        if self.told != self.table.seq:
            return
        for seat in self.table.to_choose:
            if self.changed[seat] > self._pushed:
                text = None
                for socket in self.sockets:
                    if socket.wants_choices and seat in socket.seats:
                        text = text or self._choices(seat)
                        socket.send(text)
        self._pushed = self.told

    def _choices(self, seat: int) -> str:
        choices = [choice.to_json() for choice in self.table.choices(seat)]
        return encode({"type": "choices", "seq": self.told, "seat": seat, "choices": choices})

    # -------------------------------------------------------------------------------------------- sockets

    async def join(self, socket: Socket, since: int | None) -> None:
        """Let a socket know everything, or what it has missed, and whatever happens from now on."""
        await self.settled()
        if since is None or not self.told - LONGEST_RESUME <= since <= self.told:
            self._send_state(socket)
            since = self.told
        while since < self.told:
            for entry in await self._after(since):
                socket.send(encode({"type": "entry", "entry": entry.to_json(socket.seats)}))
                since = entry.seq
            await self.settled()
        self.sockets.add(socket)
        self.touched = time.monotonic()
        self._presence_changed()
        self.send_choices(socket)
        self.keeper.told_more(self)

    async def _after(self, since: int) -> list[Entry]:
        """The entries after this one, with what the table looked like; that is not kept, but can be played again."""
        missed = self.table.log[since : self.told]
        if any(getattr(entry, "scene", entry) is None for entry in missed):
            stored = [entry.stored() for entry in self.table.log[: self.told]]
            missed = (await run_in_threadpool(replay, self.table.setup, stored, since))[1]
        return missed

    def part(self, socket: Socket) -> None:
        if socket in self.sockets:
            self.sockets.discard(socket)
            self.touched = time.monotonic()
            self._presence_changed()

    async def send_state(self, socket: Socket) -> None:
        await self.settled()
        self._send_state(socket)
        self.send_choices(socket)

    def _send_state(self, socket: Socket) -> None:
        view = self.view(socket.seats)
        socket.send(encode({"type": "state", "you": sorted(socket.seats), **view}))

    def send_choices(self, socket: Socket) -> None:
        if socket.wants_choices and self.told == self.table.seq:
            for seat in self.table.to_choose & socket.seats:
                socket.send(self._choices(seat))

    def view(self, seats: frozenset[int] = frozenset()) -> dict[str, Any]:
        """What `Table.view` has, and what only the server knows."""
        view = self.table.view(seats)
        table = view["table"]
        for seat, is_connected in zip(table["seats"], self.presence(), strict=True):
            seat["connected"] = is_connected
        table |= {"id": self.id, "public": self.row.public, "host": self.row.host in seats}
        if self.row.status == "closed":
            table["status"] = "closed"
        return view

    # -------------------------------------------------------------------------------------------- presence

    def presence(self) -> list[bool]:
        """Whether each seat's player is connected, here or elsewhere; bots always are."""
        held = frozenset[int]().union(*(socket.seats for socket in self.sockets))
        held = held.union(*(seats for _, seats in self.elsewhere.values()))
        return [seat.kind == "bot" or number in held for number, seat in enumerate(self.table.seats)]

    def here(self) -> dict[str, Any]:
        """What other processes are told of the sockets of this one."""
        seats = sorted(frozenset[int]().union(*(socket.seats for socket in self.sockets)))
        return {"presence": self.id, "sockets": len(self.sockets), "seats": seats}

    def heard_presence(self, process: str, sockets: int, seats: Iterable[int]) -> None:
        if sockets:
            self.elsewhere[process] = (sockets, frozenset(seats))
        else:
            self.elsewhere.pop(process, None)
        self._tell_presence()
        self.keeper.told_more(self)

    def forget_processes(self, living: set[str]) -> None:
        for process in self.elsewhere.keys() - living:
            self.heard_presence(process, 0, ())

    def _presence_changed(self) -> None:
        self._tell_presence()
        self.keeper.presence_changed(self)

    def _tell_presence(self) -> None:
        seats = self.presence()
        for seat, is_connected in enumerate(seats):
            if is_connected:
                self.absent_since.pop(seat, None)
            else:
                self.absent_since.setdefault(seat, time.monotonic())
        text = encode({"type": "presence", "seats": seats})
        for socket in self.sockets:
            socket.send(text)


def replay(setup: Setup, log: list[dict[str, Any]], since: int) -> tuple[Table, list[Entry]]:
    """The table with this log, and its entries after a number."""
    table = Table.rebuild(setup, log[:since])
    return table, [table.follow(data) for data in log[since:]]


def is_private(entry: Entry) -> bool:
    """Whether not everyone may see the same of it: wall choices are hidden until all have chosen."""
    scene = getattr(entry, "scene", None)
    return scene is not None and bool(scene.chosen)


def encode(message: dict[str, Any]) -> str:
    return to_json(message).decode()


def entry_row(id: str, fence: int, entry: Entry) -> dict[str, Any]:
    return {"table_id": id, "seq": entry.seq, "fence": fence, "body": encode(entry.stored())}


def new_table(row: TableRow, table: Table, secrets: dict[int, str]) -> Change:
    """What is stored of a table that was just made; `secrets` has the hashes by seat."""
    facts = {**vars(row), "setup": encode(row.setup), "updated": row.created, "due": table.due()}
    return Change(
        tables=[facts],
        entries=[entry_row(row.id, row.fence, entry) for entry in table.log],
        seats=[{"table_id": row.id, "seat": seat, "hash": kept} for seat, kept in secrets.items()],
    )
