"""Lists in the documentation are those of the code."""

import re

import pytest
from textual.binding import Binding

from azulejos import PRESETS
from azulejos.bots import BOTS
from azulejos.cli.program import BUG, INTERRUPTED, MISTAKE, USAGE
from azulejos.terminal.game import GameScreen
from documents.reference import DOCS, PARTS, commands, examples, written

ROOT = DOCS.parent


@pytest.mark.parametrize("name", PARTS)
def test_what_comes_from_the_code_is_as_in_the_code(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == written(name), "run `make docs`"


def test_every_command_has_examples_of_itself() -> None:
    for name, command in commands().items():
        assert examples(command), name
        assert all(f"azulejos {name}" in example for example in examples(command))


def test_every_exit_code_is_documented() -> None:
    text = (DOCS / "cli.md").read_text(encoding="utf-8")
    for code in (0, MISTAKE, USAGE, BUG, INTERRUPTED):
        assert f"\n| {code} | " in text


def test_every_preset_is_in_the_rules() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (DOCS / "rules").iterdir())
    for preset in PRESETS:
        assert f"\n| `{preset}` | " in text, preset


def test_every_bot_is_introduced() -> None:
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    for name in BOTS:
        assert f"\n| `{name}` | " in text, name


def test_every_key_is_documented() -> None:
    """Those of the browser's help, and those of the terminal's game screen."""
    keys = (ROOT / "web" / "src" / "table" / "keys.ts").read_text(encoding="utf-8")
    browser, terminal = [(DOCS / name).read_text(encoding="utf-8") for name in ("play.md", "terminal.md")]
    shown = re.findall(r"(?m)^  '?([^':\n]+)'?: 'keys-", keys)
    assert shown
    for key in shown:
        assert re.search(rf"^\| [^|]*{re.escape(key)}[^|]* \| ", browser, re.MULTILINE), key
    for binding in GameScreen.BINDINGS:
        if isinstance(binding, Binding) and re.fullmatch(r"f\d", binding.key):
            assert re.search(rf"^\| [^|]*{binding.key.upper()}[^|]* \| ", terminal, re.MULTILINE), binding.key
