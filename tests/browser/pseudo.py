"""A language that nobody speaks: English with accents, each word about a third longer."""

from __future__ import annotations

import json
import re
from typing import Any

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Route

from azulejos.locales import FOLDER

ACCENTS = str.maketrans("aceinouyAEIOU", "âçéîñôûýÂÉÎÔÛ")
CATALOGUE = re.compile(r"/assets/(game|web|board|help|study|puzzles|scribe|guide|settings)-[\w-]{8}\.js$")


def lengthen(word: str) -> str:
    return "".join(letter * (2 if i % 3 == 1 else 1) for i, letter in enumerate(word.translate(ACCENTS)))


class Pseudo(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> Any:  # noqa: N802
        node.value = re.sub(r"[^\W\d_]+", lambda found: lengthen(found[0]), node.value)
        return node


def catalogue(name: str) -> str:
    """A catalogue in this language, as Fluent text."""
    resource = parse((FOLDER / "en" / f"{name}.ftl").read_text(encoding="utf-8"))
    return serialize(Pseudo().visit(resource))


def speak_pseudo(context: BrowserContext) -> None:
    """Give the pages of this browser these words instead of the English ones."""

    def answer(route: Route) -> None:
        found = CATALOGUE.search(route.request.url)
        assert found
        text = f"export default {json.dumps(catalogue(found[1]))}"
        route.fulfill(content_type="text/javascript", body=text)

    context.route(CATALOGUE, answer)
