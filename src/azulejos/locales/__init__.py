"""Words in six languages: one set of Fluent files for the terminal and the browser."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ..extras import needed
from ..rules.box import Box
from ..rules.boxes import all_boxes, built_in

LANGUAGE_NAMES = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "nl": "Nederlands",
    "pt": "Português",
}
"""Each language calls itself by its own name; the first stands in for those we do not speak."""
LANGUAGES = tuple(LANGUAGE_NAMES)
LOCALES = {"pt": "pt-PT"}
"""Whose plurals and numbers a language has, where it is not the one CLDR takes for it."""
TERMINAL = ("game", "board", "web", "settings", "study", "terminal", "spoken")
"""What the terminal says; some of it the page says too."""
FOLDER = Path(__file__).parent


class Texts:
    """The messages of a language: `texts("azul-took", player="Ann", …)`."""

    def __init__(self, language: str, files: Collection[str]) -> None:
        with needed("play", __name__):
            from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
        for text in sources(language, files):
            self._bundle.add_resource(FluentResource(text))

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id.partition(".")[0])

    def __call__(self, id: str, /, **arguments: Any) -> str:
        """A message, or an attribute of one: `texts("bot-master.about")`."""
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(id)
        text, errors = self._bundle.format_pattern(pattern, {key: _argument(value) for key, value in arguments.items()})
        if errors:
            raise errors[0]
        return str(text)

    def tiles(self, counts: Iterable[tuple[str, int]]) -> str:
        """Tiles by the letters of their colors: "2 blue tiles, 1 red tile"."""
        return ", ".join(self("tiles", color=color, count=count) for color, count in counts if count)

    def event(self, box: Box, event: Mapping[str, Any], names: Iterable[str], options: Mapping[str, Any]) -> str:
        """An event, as `Event.to_json` gives it, in a sentence; the words may depend on the options of the game."""
        arguments = self.arguments({**options, **event}, box.colors)
        if "seat" in event:
            arguments["player"] = list(names)[event["seat"]]
        return self(f"{box.name}-{event['event'].replace('_', '-')}", **arguments)

    def arguments(self, values: Mapping[str, Any], colors: str) -> dict[str, Any]:
        """JSON values by name as arguments of a message: tiles in words, and `$line-number` from 1 beside `$line`."""
        arguments: dict[str, Any] = {}
        for key, value in values.items():
            if isinstance(value, list):
                value = self.tiles(zip(colors, value, strict=True))
            elif isinstance(value, Mapping):
                value = self.tiles(value.items())
            elif isinstance(value, int) and not isinstance(value, bool):
                arguments[f"{key}-number"] = value + 1
            arguments[key] = "none" if value is None else value
        return arguments


def sources(language: str, files: Collection[str]) -> list[str]:
    """The text of these files of messages; the games' own are followed by those of other packages."""
    found = [(FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8") for name in files]
    return [*found, foreign_texts(language)] if "game" in files else found


def _argument(value: Any) -> Any:
    return str(value).lower() if isinstance(value, bool) else value


@cache
def load(language: str, *files: str) -> Texts:
    """The messages of a language from these files (without names, all that the terminal says)."""
    return Texts(language if language in LANGUAGES else LANGUAGES[0], files or TERMINAL)


@cache
def foreign_texts(language: str) -> str:
    """The catalogues of boxes that other packages bring: `locales/<language>/box.ftl` in the package's folder.

    A box that does not speak the language speaks English.
    """
    texts = []
    for box in all_boxes()[len(built_in()) :]:
        package = import_module(box.module("rules").__name__.partition(".")[0])
        paths = [Path(package.__path__[0]) / "locales" / one / "box.ftl" for one in (language, LANGUAGES[0])]
        texts += [path.read_text(encoding="utf-8") for path in paths if path.exists()][:1]
    return "\n".join(texts)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, as far as we speak it."""
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    wanted = [environment.get("AZULEJOS_LANGUAGE", ""), *environment.get("LANGUAGE", "").split(":"), locale]
    return next((tag[:2].lower() for tag in wanted if tag[:2].lower() in LANGUAGES), LANGUAGES[0])
