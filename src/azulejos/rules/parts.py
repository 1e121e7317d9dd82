"""Where a box of this package keeps its parts: which name of which module is which field of `Box`."""

from __future__ import annotations

from importlib import import_module

from .box import Box

PARTS = {
    "state": {"state": "State", "colors": "COLORS", "phases": "PHASES"},
    "options": {"options": "{Name}Options", "presets": "PRESETS"},
    "preparation": {"set_up": "set_up_game", "deal": "deal", "filling": "filling"},
    "turns": {"apply": "apply", "legal": "legal", "is_legal": "is_legal", "random_action": "random_action"},
    "scoring": {"standing": "standing"},
    "reasons": {"why_illegal": "why_illegal"},
    "actions": {
        "action": "action",
        "parse_action": "parse_action",
        "action_forms": "FORMS",
        "all_actions": "ACTIONS",
        "most_choices": "MOST_CHOICES",
        "first_draw": "DRAW",
        "num_actions": "num_actions",
    },
    "position": {"position": "{Name}Position"},
    "events": {"events": "EVENTS", "losses": "LOSSES"},
    "facts": {"facts": "facts"},
    "json": {"to_json": "to_json", "from_json": "from_json"},
    "checks": {"count_tiles": "count_tiles"},
    "text": {"format_state": "format_state", "parse_state": "parse_state"},
}


def gather(name: str) -> Box:
    """The box of the package `rules.{name}`."""
    parts = {
        field: getattr(import_module(f"{__package__}.{name}.{module}"), part.format(Name=name.capitalize()))
        for module, fields in PARTS.items()
        for field, part in fields.items()
    }
    return Box(name=name, home=f"azulejos.{{room}}.{name}", **parts)
