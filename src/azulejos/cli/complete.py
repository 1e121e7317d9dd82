"""What the shell offers when a person presses Tab."""

from __future__ import annotations

from .. import PRESETS


def presets(incomplete: str) -> list[str]:
    return [preset for preset in PRESETS if preset.startswith(incomplete)]


def tables(incomplete: str) -> list[str]:
    """Games with their seats, such as azul/2."""
    names = [f"{preset}/{players}" for preset in PRESETS for players in (2, 3, 4)]
    return [name for name in names if name.startswith(incomplete)]


def languages(incomplete: str) -> list[str]:
    from ..locales import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]


def bots(incomplete: str) -> list[str]:
    from ..bots import BOTS

    return [name for name in BOTS if name.startswith(incomplete)]


def starts(incomplete: str) -> list[str]:
    return [start for start in ("0", "1", "2", "3", "random") if start.startswith(incomplete)]


def options(incomplete: str) -> list[str]:
    """Rule options of all games, such as max_rounds=."""
    from dataclasses import fields

    from ..rules.boxes import all_boxes

    names = {f"{field.name}=" for box in all_boxes() for field in fields(box.options)}
    return sorted(name for name in names if name.startswith(incomplete))
