"""The screen on which a table on a server is looked at and joined."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, Static

from ..errors import AzulejosError
from ..locales import Texts
from .house_rules import list_rules
from .remote import RemoteSession, join, look_at

if TYPE_CHECKING:
    from .app import TerminalApp


UNITS = ((86400, "day"), (3600, "hour"), (60, "minute"), (1, "second"))


def describe_table(table: dict[str, Any], texts: Texts) -> list[str]:
    """What one should know before sitting down: the game, who is there, the clock and the house rules."""
    seats = [seat["name"] if seat["kind"] != "open" else texts("seat-open") for seat in table["seats"]]
    return [
        texts(f"preset-{table['preset']}"),
        ", ".join(seats),
        clock_words(table["clock"], texts),
        *list_rules(table["house_rules"], texts),
    ]


def clock_words(clock: dict[str, Any] | None, texts: Texts) -> str:
    """How much time there is: "5 minutes each + 5 seconds per move"."""
    if clock is None:
        return texts("clock-none")
    time, increment = (time_words(clock[part], texts) for part in ("seconds", "increment"))
    if clock["kind"] == "move":
        return texts("clock-move", time=time)
    return (
        texts("clock-game", time=time, increment=increment)
        if clock["increment"]
        else texts("clock-game-plain", time=time)
    )


def time_words(seconds: float, texts: Texts) -> str:
    """In the largest unit in which it is whole."""
    size, unit = next(pair for pair in UNITS if seconds % pair[0] == 0 or pair[0] == 1)
    return texts("terminal-time", count=seconds // size, unit=unit)


class JoinScreen(ModalScreen[RemoteSession | None]):
    """Paste the link, see which table it is, and sit down."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)"), Binding("f2", "sit_down")]

    @property
    def texts(self) -> Texts:
        return cast("TerminalApp", self.app).texts

    def compose(self) -> ComposeResult:
        texts = self.texts
        yield Static(texts("terminal-join"), id="rules-title", markup=False)
        with Grid(id="joining"):
            yield Label(texts("terminal-link"))
            yield Input(placeholder="http://localhost:8000/t/abcd", id="link", compact=True)
            yield Label(texts("your-name"))
            yield Input(texts("terminal-player", seat=0), id="name", compact=True)
            yield Label()
            yield Button(texts("join"), id="join", variant="primary", compact=True)
        yield Static(id="message", markup=False)
        yield Static(texts("terminal-keys-join"), id="keys", markup=False)

    def value(self, id: str) -> str:
        return self.query_one(f"#{id}", Input).value.strip()

    def say(self, *lines: str) -> None:
        self.query_one("#message", Static).update("\n".join(lines))

    @on(Input.Submitted, "#link")
    async def look(self) -> None:
        """Tell which table it is, before anyone sits down."""
        try:
            table = await asyncio.to_thread(look_at, self.value("link"), self.texts)
        except AzulejosError as error:
            self.say(f"{error}")
            return
        self.say(*describe_table(table, self.texts))
        self.query_one("#name").focus()

    @on(Input.Submitted, "#name")
    @on(Button.Pressed, "#join")
    async def action_sit_down(self) -> None:
        try:
            session = await asyncio.to_thread(join, self.value("link"), self.value("name"), self.texts)
        except AzulejosError as error:
            self.say(f"{error}")
            return
        self.dismiss(session)
