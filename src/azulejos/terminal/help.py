"""The help screen: keys, notation, and what the letters mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ..locales import Texts
from ..rules.box import Box
from ..rules.boxes import all_boxes

if TYPE_CHECKING:
    from .app import TerminalApp


def help_of(box: Box, texts: Texts) -> str:
    """The notation of a box's moves, with examples."""
    name = f"terminal-help-{box.name}"
    return texts(name) if name in texts else f"{texts(f'box-{box.name}').upper()}\n{box.action_forms}"


class HelpScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss"),
        Binding("f1", "dismiss"),
        Binding("enter", "dismiss"),
    ]

    def compose(self) -> ComposeResult:
        texts = cast("TerminalApp", self.app).texts
        parts = [texts("terminal-help"), *(help_of(box, texts) for box in all_boxes())]
        with VerticalScroll():
            yield Static("\n\n".join(parts), markup=False)
        yield Static(texts("terminal-keys-help"), id="keys", markup=False)
