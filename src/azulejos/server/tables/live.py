"""A table in memory, with the sockets around it.

The process that owns a table plays it; any other that has sockets at it follows the log. Both tell their sockets an
entry when it is in the database, and not before.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Protocol

from starlette.concurrency import run_in_threadpool

from ...errors import AzulejosError
from ...records import write_game
from ...table import Entry, Moment, Place, Setup, Table, TableInfo
from ...table.entries import Chose, Left, Seated
from ...table.now import steady_time
from ..problems import Refusal
from ..security import new_id, seats_held
from ..wire.outgoing import choices_message, entry_message, presence_message, state_message
from .attendance import Attendance, Socket
from .commands import AnyCommand, check_holder, new_hashes, perform
from .journal import Chain, Change, NotOwner, NotStored
from .storage import LAST_COMMANDS, GameRow, Storage, TableRow, entry_row, new_table
from .talk import Presence

CHANGES_ALL = {"began", "deal", "move", "tilings", "took_back", "ended"}
"""Entries after which every seat must look again; wall choices concern only the seat that chose."""
LONGEST_RESUME = 200
"""So many missed entries are sent one by one; beyond that the whole state is less."""


class Keeper(Protocol):
    """Whoever has many tables, and is told what becomes of them."""

    storage: Storage

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else."""

    def told_more(self, live: LiveTable) -> None:
        """Entries were stored, or somebody came: a bot may have to be set going."""

    def presence_changed(self, live: LiveTable) -> None: ...
    def ended(self, live: LiveTable) -> None:
        """The game is over, and shall be kept as a finished one."""

    def lost(self, live: LiveTable) -> None:
        """A write failed: what is in memory is not what is in the database."""


@dataclass(frozen=True)
class Stored:
    """A table as the database has it."""

    table: Table
    missed: list[Moment]
    """Its entries after the last one that was told."""
    hashes: dict[int, str]
    """Of the seats' secrets, by seat."""
    commands: dict[str, int] = field(default_factory=dict)
    """The last that were done, by name, with the last entry of each."""


class LiveTable:
    def __init__(self, row: TableRow, stored: Stored, fence: int | None, keeper: Keeper) -> None:
        self.id = row.id
        self.row = row
        self.table = table = stored.table
        self.hashes = stored.hashes
        """Of the seats' secrets as they are now: who may act is decided by them."""
        self._commands = stored.commands
        self.fence = fence
        """None while another process plays it."""
        self.owner: str | None = None
        """The process that plays it, as far as is known, if it is another one."""
        self._chain = Chain()
        self.is_kept = False
        """Whether the game is over, and is stored as a finished one."""
        self.keeper = keeper
        self.told = table.seq
        """The number of the last entry that is stored, and that everyone here knows."""
        self.changed = [0] * len(table.seats)
        """By seat: the number of the last entry that changed what it may do."""
        self.attendance = Attendance(len(table.seats))
        self._note(table.log)
        self._pushed = table.seq
        self.is_ahead = False
        """Whether a write failed, so that the table may have entries which the database does not."""
        self.reading = asyncio.Lock()
        """Held while the log is read, so that nothing is taken in twice."""
        self.touched = time.monotonic()
        """When somebody last came, went, or did something."""
        self._alarm: asyncio.TimerHandle | None = None
        self._waiting: list[asyncio.Future[None]] = []

    @property
    def is_own(self) -> bool:
        return self.fence is not None

    @property
    def watchers(self) -> int:
        return self.attendance.watchers

    @property
    def is_settled(self) -> bool:
        """Whether everything the table knows is stored."""
        return self.told == self.table.seq

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here, nothing is being stored, and no clock is running."""
        return not self.watchers and self._alarm is None and self.is_settled

    def touch(self) -> None:
        self.touched = time.monotonic()

    # -------------------------------------------------------------------------------------------- doing

    async def perform(self, command: AnyCommand, name: str) -> int:
        """Do what somebody wants, and answer with the last entry's number once all is stored.

        A command of a name is done once: whoever lost the answer may give it again.
        """
        if name in self._commands:
            return await self._answer_again(name)
        if self.row.status == "closed":
            raise Refusal("closed", "this table was closed, for nobody has played here for long")
        check_holder(command, self.hashes)
        was_agreed = self.table.rematch is not None
        entries = perform(command, self.table, self.changed)
        hashes = new_hashes(command, self.table)
        self.hashes = {**self.hashes, **hashes}
        self._commands[name] = self.table.seq
        if len(self._commands) > LAST_COMMANDS:
            del self._commands[next(iter(self._commands))]
        seq = await self.store(entries, hashes, name=name)
        if not was_agreed:
            await self.make_rematch()
        return seq

    async def _answer_again(self, name: str) -> int:
        """The last entry of a command that was done, or is being stored."""
        await self.settled()
        if name not in self._commands:  # what it made was not stored
            raise NotOwner
        return self._commands[name]

    async def store(
        self,
        entries: list[Entry],
        hashes: dict[int, str] | None = None,
        more: Change | None = None,
        name: str | None = None,
    ) -> int:
        """Write entries the table has just made; they are told when they are there."""
        if not entries:
            return self.table.seq
        if self.fence is None:
            self._lose()
            raise NotOwner
        self._note(entries)
        self.touch()
        change = more or Change()
        change.chain = self._chain
        change.entries += [entry_row(self.id, self.fence, entry, name) for entry in entries]
        change.progress.append(
            {
                "table": self.id,
                "held": self.fence,
                "status": self.table.status,
                "updated": entries[-1].at,
                "due": self._due(),
            }
        )
        change.seats += [{"table_id": self.id, "seat": seat, "hash": kept} for seat, kept in (hashes or {}).items()]
        change.done = partial(self._tell, self.table, [self.table.moment(entry) for entry in entries])
        try:
            await self.keeper.storage.journal.commit(change)
        except (NotOwner, NotStored):
            self._lose()
            raise
        return entries[-1].seq

    def _due(self) -> float | None:
        """When somebody has to look after the table even if nobody is there: a game that is over has to be kept."""
        result = self.table.result
        return self.table.due() if result is None else None if self.is_kept else result.at

    async def tick(self) -> None:
        """Do what is due without anyone's move."""
        if self.is_own:
            await self.store(self.table.tick())
            self.set_alarm()

    def set_alarm(self) -> None:
        """Wake up when a clock runs out, if this process plays the table."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.table.due()
        if deadline is not None and self.is_own:
            delay = max(0.0, deadline - self.table.now()) + 0.01
            self._alarm = asyncio.get_running_loop().call_later(delay, lambda: self.keeper.spawn(self.tick()))

    def game_row(self) -> GameRow:
        """The finished game as it is kept; writing it takes a while."""
        result, record = self.table.result, self.table.record()
        assert result is not None
        found = replace(
            GameRow.of(self.id, record, write_game(record), self.row.public),
            scores=list(result.scores),
            ranking=list(result.ranking),
            reason=result.reason,
            finished=result.at,
        )
        record.take_apart()
        return found

    async def make_rematch(self) -> None:
        """If all want one: a table with the seats rotated, which takes the same secrets, and a word here about it."""
        setup = self.table.rematch
        if setup is None or self.table.next_table is not None:
            return
        table, seats = Table(setup), len(self.table.seats)
        host = None if self.row.host is None else (self.row.host + 1) % seats
        row = TableRow(new_id(), setup.to_json(), host, self.row.public, table.status, steady_time(), None, 0)
        rotated = {(seat + 1) % seats: kept for seat, kept in self.hashes.items()}
        await self.store(self.table.name_rematch(row.id), more=new_table(row, table, rotated))

    def _note(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry.kind in CHANGES_ALL:
                self.changed = [entry.seq] * len(self.changed)
            elif isinstance(entry, Chose):
                self.changed[entry.seat] = entry.seq
            if isinstance(entry, Seated):
                self.attendance.sat_down(entry.seat)

    # -------------------------------------------------------------------------------------------- whose it is

    def own(self, fence: int) -> None:
        """Play the table from now on."""
        self.fence = fence

    def disown(self) -> None:
        """Another process has taken it; entries made here will never be stored."""
        self.fence, self.is_ahead = None, True

    def _lose(self) -> None:
        self.disown()
        self.keeper.lost(self)

    def follow(self, log: list[dict[str, Any]], hashes: dict[int, str]) -> None:
        """Take in entries that another process has stored."""
        moments = follow(self.table, log)
        self._note(moment.entry for moment in moments)
        self.hashes = hashes
        if moments:
            self.touch()
            self._tell(self.table, moments)

    def replace(self, stored: Stored) -> None:
        """Go on with the table as the database has it, after a write went wrong; nobody was told of `missed` yet."""
        self.table, self.hashes, self._commands = stored.table, stored.hashes, stored.commands
        self.is_ahead = False
        self._chain = Chain()
        self.changed = [0] * len(self.table.seats)
        self._note(self.table.log)
        self._pushed = 0
        self._tell(self.table, stored.missed)
        self.attendance.dismiss_former_holders(self.hashes)
        self._settle()

    # -------------------------------------------------------------------------------------------- telling

    def _tell(self, table: Table, moments: list[Moment]) -> None:
        """Tell all sockets what is now stored."""
        if table is not self.table:  # it was read anew since, and told then
            return
        for moment in moments:
            self.told = moment.entry.seq
            texts: dict[frozenset[int], str] = {}
            for socket in self.attendance.sockets:
                view = socket.seats if moment.is_private else frozenset()
                if view not in texts:
                    texts[view] = entry_message(moment, view)
                socket.send(texts[view])
        if any(isinstance(moment.entry, Seated | Left) for moment in moments):
            self.attendance.dismiss_former_holders(self.hashes)
        self._push_choices()
        self._settle()
        self.set_alarm()
        self.keeper.told_more(self)
        if self.is_own and any(moment.entry.kind == "ended" for moment in moments):
            self.keeper.ended(self)

    def _settle(self) -> None:
        if self.is_settled:
            for future in self._waiting:
                if not future.done():
                    future.set_result(None)
            self._waiting.clear()

    async def settled(self) -> None:
        """Wait until everything the table knows is stored."""
        while not self.is_settled:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            await future

    def _push_choices(self) -> None:
        """Tell those who may act what they may do, once for each time that it has changed."""
        if not self.is_settled:
            return
        for seat in self.table.to_choose:
            if self.changed[seat] > self._pushed:
                text = None
                for socket in self.attendance.sockets:
                    if socket.wants_choices and seat in socket.seats:
                        text = text or self._choices(seat)
                        socket.send(text)
        self._pushed = self.told

    def _choices(self, seat: int) -> str:
        return choices_message(self.told, seat, self.table.choices(seat))

    # -------------------------------------------------------------------------------------------- sockets

    async def join(self, socket: Socket, since: int | None) -> None:
        """Let a socket know everything, or what it has missed, and whatever happens from now on."""
        await self.settled()
        socket.seats = seats_held(socket.secrets, self.hashes)
        if since is None or not self.told - LONGEST_RESUME <= since <= self.told:
            self._send_state(socket)
            since = self.told
        while since < self.told:
            for moment in await self._after(since):
                socket.send(entry_message(moment, socket.seats))
                since = moment.entry.seq
            await self.settled()
            socket.seats = seats_held(socket.secrets, self.hashes)
        self.attendance.come(socket)
        self.touch()
        self._presence_changed()
        self._send_choices(socket)
        self.set_alarm()
        self.keeper.told_more(self)

    async def _after(self, since: int) -> list[Moment]:
        """The entries after this one, with what the table looked like; if that is forgotten, it is played again."""
        known = self.table.moments_after(since)
        if known is not None:
            return known
        stored = [entry.stored() for entry in self.table.log[: self.told]]
        return (await run_in_threadpool(rebuild, self.table.setup, stored, since))[1]

    def part(self, socket: Socket) -> None:
        if self.attendance.go(socket):
            self.touch()
            self._presence_changed()

    def _send_state(self, socket: Socket) -> None:
        seats, table = socket.seats, self.table
        position = None if table.scene is None else table.scene.position_json(seats)
        log = [entry.told(seats) for entry in table.log]
        socket.send(state_message(table.seq, seats, self.info(), position, log))

    def _send_choices(self, socket: Socket) -> None:
        if socket.wants_choices and self.is_settled:
            for seat in self.table.to_choose & socket.seats:
                socket.send(self._choices(seat))

    def info(self) -> TableInfo:
        """The table but for its position and log, which all who come see alike."""
        place = Place(
            id=self.id,
            public=self.row.public,
            host=self.row.host,
            connected=self.attendance.connected(self.table.seats),
        )
        found = self.table.info(place)
        return replace(found, status="closed") if self.row.status == "closed" else found

    # -------------------------------------------------------------------------------------------- presence

    def heard_presence(self, told: Presence) -> None:
        self.attendance.hear(told)
        self._tell_presence()
        self.keeper.told_more(self)

    def forget_processes(self, living: set[str]) -> None:
        gone = self.attendance.processes() - living
        for process in gone:
            self.attendance.forget(process)
        if gone:
            self._tell_presence()
            self.keeper.told_more(self)

    def _presence_changed(self) -> None:
        self._tell_presence()
        self.keeper.presence_changed(self)

    def _tell_presence(self) -> None:
        connected = self.attendance.connected(self.table.seats)
        self.attendance.note(connected)
        self.attendance.send(presence_message(connected))


def follow(table: Table, log: Iterable[dict[str, Any]]) -> list[Moment]:
    """Take in entries one after the other, and keep what the table looked like after each."""
    return [table.moment(table.follow(stored)) for stored in log]


def fault_of(error: Exception) -> str:
    """Why a log cannot be played, in our own words if there are some."""
    return str(error) if isinstance(error, AzulejosError) else f"{type(error).__name__}: {error}"


def rebuild(setup: Setup, log: list[dict[str, Any]], since: int = 0) -> tuple[Table, list[Moment]]:
    """The table with this log, and its entries after a number."""
    table = Table.rebuild(setup, log[:since])
    return table, follow(table, log[since:])
