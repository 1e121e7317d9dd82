"""The screen on which the options are chosen that a game's rules leave open, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Label, Select, Static

from ..locales import Texts
from ..rules.boxes import find_preset
from ..rules.options import OptionInfo, format_value

if TYPE_CHECKING:
    from .app import TerminalApp


def option_name(option: str, texts: Texts) -> str:
    return texts(f"option-{_dashed(option)}")


def value_name(option: str, value: str, texts: Texts) -> str:
    """What a value is called; values are text, as in the name of a game."""
    if value in ("yes", "no"):
        return texts(value)
    return value if value.isdecimal() else texts(f"option-{_dashed(option)}-{_dashed(value)}")


def list_rules(rules: Mapping[str, str], texts: Texts) -> list[str]:
    """The rules that are not as usual, one a line."""
    return [
        texts("house-rule", rule=option_name(option, texts), value=value_name(option, value, texts))
        for option, value in rules.items()
    ]


def _dashed(word: str) -> str:
    return word.replace("_", "-")


class HouseRulesScreen(ModalScreen[dict[str, str]]):
    """A chooser for each option of a game; what is not as usual is the answer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "leave"), Binding("f2", "leave")]

    def __init__(self, preset: str, rules: Mapping[str, str]) -> None:
        super().__init__()
        self.preset = preset
        self.rules = dict(rules)
        self.options = {
            option.name: option for option in find_preset(preset).describe_options(preset) if option.house_rule
        }

    @property
    def texts(self) -> Texts:
        return cast("TerminalApp", self.app).texts

    def compose(self) -> ComposeResult:
        texts = self.texts
        yield Static(f"{texts('house-rules')} · {texts(f'preset-{self.preset}')}", id="rules-title", markup=False)
        with VerticalScroll(), Grid(id="rules"):
            for option in self.options.values():
                yield Label(option_name(option.name, texts))
                yield self._chooser(option)
        yield Static(id="rule-about", markup=False)
        yield Static(texts("terminal-keys-rules"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).can_focus = False
        self.query_one("#rules").query("Select, Input").first().focus()

    def _chooser(self, option: OptionInfo) -> Select[str] | Input:
        usual = format_value(option.default)
        value = self.rules.get(option.name, usual)
        if option.values is None:
            shown = "" if value == usual else value
            hint = f"{value_name(option.name, usual, self.texts)} ({option.minimum}–{option.maximum})"
            return Input(shown, placeholder=hint, type="integer", id=f"rule-{option.name}", compact=True)
        values = [format_value(one) for one in option.values]
        choices = [(value_name(option.name, one, self.texts), one) for one in values]
        return Select(choices, value=value, allow_blank=False, id=f"rule-{option.name}", compact=True)

    def on_descendant_focus(self) -> None:
        """Say what the rule is about that is to be chosen."""
        name = getattr(self.focused, "id", None) or ""
        if name.startswith("rule-"):
            about = self.texts(f"option-{_dashed(name.removeprefix('rule-'))}.about")
            self.query_one("#rule-about", Static).update(about)

    @on(Select.Changed)
    @on(Input.Changed)
    def choose(self, event: Select.Changed | Input.Changed) -> None:
        widget: Any = event.select if isinstance(event, Select.Changed) else event.input
        name = str(widget.id).removeprefix("rule-")
        usual = format_value(self.options[name].default)
        value = str(event.value) or usual
        self.rules.pop(name, None)
        if value != usual:
            self.rules[name] = value

    @on(Input.Submitted)
    def action_leave(self) -> None:
        self.dismiss(self.rules)
