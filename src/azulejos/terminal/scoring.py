"""The screen that shows how the last round was scored, step by step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ..locales import Texts
from ..rules.boxes import find_preset

if TYPE_CHECKING:
    from .app import TerminalApp


def last_scoring(log: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """All events with points since the last round began, or of the round before if there are none yet."""
    rounds: list[list[dict[str, Any]]] = [[]]
    for entry in log:
        for event in entry.get("events", ()):
            if event["event"] == "round_began":
                rounds.append([])
            elif event.get("points"):
                rounds[-1].append(event)
    return next((events for events in reversed(rounds) if events), [])


def scoring_text(events: list[dict[str, Any]], table: dict[str, Any], texts: Texts) -> Text:
    """The steps of each player, with what they add up to."""
    box = find_preset(table["preset"])
    names = [seat["name"] for seat in table["seats"]]
    lines = [Text(texts("terminal-scoring") if events else texts("terminal-no-scoring"), "bold")]
    for seat, name in enumerate(names):
        total = 0
        steps = []
        for event in (event for event in events if event["seat"] == seat):
            points = -event["points"] if event["event"] in box.losses else event["points"]
            total += points
            said = texts.event(box, event, names, table["options"])
            steps.append(Text(f"{points:+4}  {said}"))
        if steps:
            lines += [Text(), Text(f"{name}: {total:+}", "bold"), *steps]
    return Text("\n").join(lines)


class ScoringScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss"),
        Binding("f7", "dismiss"),
        Binding("enter", "dismiss"),
    ]

    def __init__(self, log: list[dict[str, Any]], table: dict[str, Any]) -> None:
        super().__init__()
        self.log_entries = log
        self.table = table

    def compose(self) -> ComposeResult:
        texts = cast("TerminalApp", self.app).texts
        with VerticalScroll():
            yield Static(scoring_text(last_scoring(self.log_entries), self.table, texts))
        yield Static(texts("terminal-keys-help"), id="keys", markup=False)
