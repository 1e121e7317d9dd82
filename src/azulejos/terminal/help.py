"""The help screen: keys, notation, and what the letters mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

if TYPE_CHECKING:
    from .app import TerminalApp


class HelpScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss"),
        Binding("f1", "dismiss"),
        Binding("enter", "dismiss"),
    ]

    def compose(self) -> ComposeResult:
        texts = cast("TerminalApp", self.app).texts
        parts = [texts(name) for name in ("terminal-help", "terminal-help-azul", "terminal-help-pavilion")]
        with VerticalScroll():
            yield Static("\n\n".join(parts), markup=False)
        yield Static(texts("terminal-keys-help"), id="keys", markup=False)
