"""Names and descriptions of games, options and bots. They take no arguments, so no package is needed to read them."""

from __future__ import annotations

import re

from . import sources

MESSAGE = re.compile(r"([a-z][\w-]*) = (.+)")
ATTRIBUTE = re.compile(r" +\.([a-z]+) = (.+)")


def load_names(language: str) -> dict[str, str]:
    """Every message of the games in one line, and every attribute: `names["bot-master.about"]`."""
    found: dict[str, str] = {}
    name = ""
    for line in "\n".join(sources(language, ["game"])).splitlines():
        if message := MESSAGE.fullmatch(line):
            name = message[1]
            found[name] = message[2]
        elif attribute := ATTRIBUTE.fullmatch(line):
            found[f"{name}.{attribute[1]}"] = attribute[2]
    return found
