"""A table on a server, told in sentences and played line by line."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from threading import Thread
from typing import Any

from ..locales import Texts
from .joining import describe_table
from .plain import PlainGame
from .remote import RemoteSession
from .session import Session, requests_of_others
from .suggesting import RemoteHints
from .words import explain

Json = dict[str, Any]
UNREACHABLE = "unreachable"


class PlainVisit(PlainGame):
    """Others play and talk while one types; what they do is told as it comes."""

    def __init__(self, session: RemoteSession, texts: Texts, say: Callable[[str], None]) -> None:
        self.is_there = asyncio.Event()
        """Set once the server has told of the table."""
        self.next_table: asyncio.Queue[str] = asyncio.Queue()
        self.looking: asyncio.Task[None] | None = None
        """For a hint."""
        super().__init__(session, texts, say)
        known = self.commands
        self.commands = {
            **{command: known[command] for command in ("moves", "board", "offer", "score", "all", "log")},
            "say": lambda rest: self.visited.chat(rest) if rest else None,
            "hint": lambda rest: self.look_for_hint(),
            "undo": known["undo"],
            "yes": lambda rest: self.agree(True),
            "no": lambda rest: self.agree(False),
            **{command: known[command] for command in ("rematch", "resign", "help", "quit")},
        }

    @property
    def visited(self) -> RemoteSession:
        assert isinstance(self.session, RemoteSession)
        return self.session

    async def stay(self) -> None:
        """Until the person leaves."""
        self.say_all([self.texts("spoken-welcome"), *describe_table(self.session.table, self.texts)])
        server = asyncio.ensure_future(self.follow())
        try:
            await self.is_there.wait()
            async for line in read_lines():
                self.hear(line)
                if self.has_left:
                    break
        finally:
            server.cancel()

    async def follow(self) -> None:
        """Hear the server, from one table to the next."""
        while True:
            session = self.visited
            self.is_cut_off = self.has_told = False
            session.renew, session.refuse, session.hurried = self.renew, self.was_refused, self.bot_hurries
            hearing = asyncio.ensure_future(session.run())
            try:
                table = await self.next_table.get()
            finally:
                hearing.cancel()
            self.sit_down(session.rematch(table))

    # -------------------------------------------------------------------------------------------- what is heard

    def renew(self) -> None:
        """The server has told everything anew, or what may be played."""
        self.is_cut_off = False
        if not self.has_told:
            self.tell_recent()
            self.has_told = True
            self.is_there.set()
        if self.session.position is None:
            self.say(self.texts("terminal-waiting"))
        self.announce()

    def tell(self, entries: Sequence[Json]) -> None:
        super().tell(entries)
        for entry in entries:
            if entry["kind"] == "rematch":
                self.next_table.put_nowait(entry["table"])
        for _ in requests_of_others(self.session):
            yes, no = (self.texts(f"spoken-command-{word}") for word in ("yes", "no"))
            self.say(self.texts("spoken-answer", yes=yes, no=no))
        self.announce()

    def announce(self) -> None:
        before = self.announced
        super().announce()
        if self.announced != before and self.seat is not None:
            self.say(self.prompt)

    def was_refused(self, code: str, problem: Json) -> None:
        """That the connection is lost is said once."""
        if code == UNREACHABLE and self.is_cut_off:
            return
        self.is_cut_off = code == UNREACHABLE
        self.say(explain(code, self.texts, problem.get("reason"), problem.get("detail", "")))

    def bot_hurries(self, seat: int) -> None:
        self.say(self.texts("thinks-less", player=self.session.table["seats"][seat]["name"]))

    # -------------------------------------------------------------------------------------------- commands

    def sit_down(self, session: Session) -> None:
        super().sit_down(session)
        self.hints = RemoteHints(self.visited, self.texts)

    def look_for_hint(self) -> None:
        """Others are heard meanwhile."""
        if self.looking is None or self.looking.done():
            self.looking = asyncio.ensure_future(self.tell_hint())

    async def tell_hint(self) -> None:
        again = self.texts("spoken-suggest", word=self.texts("spoken-command-hint"))
        self.say_all(await self.hints.next(self.own, again))

    def agree(self, yes: bool) -> None:
        for request in requests_of_others(self.session):
            self.session.answer(self.own, request["what"], yes)

    def play_again(self) -> None:
        self.session.ask(self.own, "rematch")

    def leave(self) -> None:
        self.has_left = True
        if self.session.seats and self.session.table["result"] is None:
            self.say(self.texts("spoken-seat-kept", link=self.visited.link))


async def read_lines() -> AsyncIterator[str]:
    """Lines as they are typed; the last one is empty. Who leaves does not wait for another one."""
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[str]()

    def read() -> None:
        line = "\n"
        while line:
            line = sys.stdin.readline()
            loop.call_soon_threadsafe(lines.put_nowait, line)

    Thread(target=read, daemon=True).start()
    while True:
        yield await lines.get()
