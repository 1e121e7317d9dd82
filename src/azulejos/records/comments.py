"""Comments of game files: words for people, and between `[%` and `]` words for programs, which others skip."""

from __future__ import annotations

import re

COMMAND = re.compile(r"\s*\[%(\w+) ([^\]]*)\]")


def for_people(comment: str) -> str:
    """A comment without what is for programs."""
    return COMMAND.sub("", comment).strip()


def commands(comment: str, name: str) -> list[list[str]]:
    """What a comment has for a program of this name: the words of each command."""
    return [match[2].split() for match in COMMAND.finditer(comment) if match[1] == name]


def with_command(comment: str, name: str, words: list[str]) -> str:
    """A comment with this command, in place of those it had under the name."""
    kept = COMMAND.sub(lambda match: "" if match[1] == name else match[0], comment).strip()
    return f"{kept} [%{name} {' '.join(words)}]".strip()
