"""Every sentence exists in every language, takes the same arguments, and is used."""

import itertools
import random
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import azulejos
from azulejos.bots import BOTS
from azulejos.locales import FOLDER, LANGUAGE_NAMES, LANGUAGES, LOCALES, load, preferred_language
from azulejos.locales.names import load_names
from azulejos.rules.azul import events as azul_events
from azulejos.rules.boxes import all_boxes, all_presets
from azulejos.rules.pavilion import events as pavilion_events
from azulejos.study import azul as azul_claims
from azulejos.study import outlook
from azulejos.study import pavilion as pavilion_claims
from azulejos.table import azul as azul_table
from azulejos.table import pavilion as pavilion_table
from azulejos.table.entries import KINDS, Turn
from contract.games import bounded, played

SOURCE = Path(azulejos.__file__).parent
WEB = SOURCE.parents[1] / "web" / "src"
REFUSED = (
    "seat_lost|set_aside|closed|stale|too_large|too_many|unavailable|watching|unauthorized|forbidden|not_found|failed"
)
"""What a server refuses for reasons of its own, where people meet it."""
TABLES = {"azul": azul_table, "pavilion": pavilion_table}
FILES = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))


class Uses(Visitor):
    """The variables and messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = parse((FOLDER / language / f"{file}.ftl").read_text(encoding="utf-8"))
    broken = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not broken, f"{language}/{file}.ftl: {broken[0].content}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in found]
    assert sorted(set(names)) == sorted(names), f"{language}/{file}.ftl has a message twice"
    return {message.id.name: message for message in found}


def with_games_words(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file, which may be made of the games' words."""
    return {**messages(language, "game"), **messages(language, file)}


def uses(known: dict[str, ast.Message], name: str) -> Uses:
    own = Uses()
    own.visit(known[name])
    for other in list(own.messages):
        own.variables |= uses(known, other).variables
    return own


def shape(known: dict[str, ast.Message], name: str) -> tuple[set[str], set[str]]:
    """The attributes of a message, and all variables it needs."""
    return {attribute.id.name for attribute in known[name].attributes}, uses(known, name).variables


def helpers(known: dict[str, ast.Message]) -> set[str]:
    """Messages that are parts of others."""
    return set().union(*(uses(known, name).messages for name in known))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_says_the_same_with_the_same_arguments(language: str, file: str) -> None:
    english, other = with_games_words("en", file), with_games_words(language, file)
    assert english.keys() - helpers(english) <= other.keys()
    assert other.keys() - english.keys() <= helpers(other)
    for name in english.keys() & other.keys():
        assert shape(english, name) == shape(other, name), name


def event_names() -> Iterator[str]:
    for box, module in (("azul", azul_events), ("pavilion", pavilion_events)):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, module.Event) and kind is not module.Event:
                yield f"{box}-{kind.name().replace('_', '-')}"


def option_names() -> Iterator[str]:
    for box in all_boxes():
        defaults = box.options()
        for field in fields(box.options):
            name = f"option-{field.name.replace('_', '-')}"
            yield name
            value = getattr(defaults, field.name)
            if hasattr(value, "value"):
                yield from (f"{name}-{member.value.replace('_', '-')}" for member in type(value))
            if value is None:
                yield f"{name}-none"


def found_in(folder: str, pattern: str) -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in (SOURCE / folder).rglob("*.py")]
    return {name.replace("_", "-") for text in texts for name in re.findall(pattern, text)}


def wanted_of_games() -> set[str]:
    """The messages of the games that something in the code asks for."""
    told = [kind for kind in KINDS.values() if not issubclass(kind, Turn) or kind.kind in ("began", "chose")]
    return {
        "yes",
        "no",
        "tiles",
        "color",
        "points",
        "connection-lost",
        "server-silent",
        "thinks-less",
        *event_names(),
        *option_names(),
        *(f"box-{box.name}" for box in all_boxes()),
        *(f"preset-{preset}" for preset in all_presets()),
        *(f"bot-{bot}" for bot in BOTS),
        *(f"phase-{phase}" for box in all_boxes() for phase in box.phases),
        *(f"move-{box}-{choice.kind}" for box, plug in TABLES.items() for choice in plug.CHOICES),
        *(f"entry-{kind.kind.replace('_', '-')}" for kind in told if kind.kind not in ("ended", "chat")),
        *(f"entry-{kind}" for kind in ("took-back", "resumed")),
        *(f"end-{reason}" for reason in ("played", "resigned", "flagged", "draw", "aborted")),
        *(f"error-{code}" for code in found_in("table", r'TableError\(\s*"([a-z_]+)"')),
        *(f"error-{code.replace('_', '-')}" for code in found_in("server", rf'\(\s*"({REFUSED})"')),
        *(f"reason-{reason}" for reason in found_in("rules", r'Reason\(\s*"([a-z-]+)"')),
    }


def test_the_games_words_are_all_there_and_all_used() -> None:
    known = messages("en", "game")
    wanted = wanted_of_games()
    assert wanted - known.keys() == set()
    assert known.keys() - wanted - helpers(known) == set()


def test_the_terminals_words_are_all_there_and_all_used() -> None:
    known = messages("en", "terminal")
    said = found_in("", r"['\"](terminal-[a-z-]+)['\"]") | {"terminal-help-azul", "terminal-help-pavilion"}
    assert said == known.keys()


def test_the_words_of_sentences_are_all_there_and_all_used() -> None:
    known = messages("en", "spoken")
    words = found_in("terminal", r'(?m)^ {12}"([a-z]+)": (?:lambda rest|self\.)')
    commands = {f"spoken-command-{word}" for word in words}
    said = found_in("terminal", r"['\"](spoken-[a-z-]+)['\"]") | found_in("terminal", r'"(counted)"')
    assert {word for word in said if not word.endswith("-")} | commands == known.keys()


def test_the_words_of_claims_are_all_there_and_all_used() -> None:
    kinds = {kind.replace("_", "-") for room in (azul_claims, pavilion_claims, outlook) for kind in room.CLAIMS}
    said = found_in("study", r"['\"]((?:claim|hint|summary)-[a-z-]+)['\"]")
    assert {word for word in said if not word.endswith("-")} | {f"claim-{kind}" for kind in kinds} == messages(
        "en", "claims"
    ).keys()


@pytest.mark.parametrize("preset", ["azul", "azul-grey-jokers", "pavilion", "pavilion-mono"])
def test_every_event_of_a_game_is_a_sentence(preset: str) -> None:
    play = played(bounded(preset, 3))
    box, options = play.game.box, play.game.options.to_json()
    happened = zip(play.positions, play.actions, strict=False)
    events = [event.to_json() for position, action in happened for event in position.play(action).events]
    different = {str({**event, "seat": 0}): event for event in events}.values()
    for language, event in itertools.product(LANGUAGES, different):
        said = load(language).event(box, event, ["Ann", "Ben", "Cleo"], options)
        assert said.endswith(".")
        assert "{" not in said
        assert "  " not in said


@pytest.mark.parametrize("preset", ["azul", "azul-grey-jokers", "pavilion", "pavilion-mono"])
def test_reasons_are_the_same_words_in_english_and_exist_in_all_languages(preset: str) -> None:
    rng = random.Random(4)
    play = played(bounded(preset, 3))
    box = play.game.box
    for position in play.sample(6):
        state = position.state()
        for number in rng.sample(range(box.all_actions), 150):
            if not position.is_legal(number):
                reason = box.why_illegal(state, box.action(number))
                for language in LANGUAGES:
                    said = load(language)(f"reason-{reason.id}", **reason.arguments)
                    assert said == str(reason) if language == "en" else said


def test_numbers_are_said_right() -> None:
    took = {"event": "took", "seat": 0, "source": 3, "color": "b", "count": 1, "jokers": 0}
    game = azulejos.azul()
    several = {**took, "source": 0, "count": 3, "jokers": 2}

    def said(language: str, event: dict) -> str:
        return load(language).event(game.box, event, ["Ann"], game.options.to_json())

    assert said("en", took) == "Ann takes 1 blue tile from factory 3."
    assert said("en", several) == "Ann takes 3 blue tiles and 2 jokers from the center."
    assert said("fr", took) == "Ann prend 1 tuile bleue sur la fabrique 3."
    assert said("fr", several) == "Ann prend 3 tuiles bleues et 2 jokers au centre."
    assert said("nl", took) == "Ann neemt 1 blauwe tegel van fabriek 3."
    assert said("nl", several) == "Ann neemt 3 blauwe tegels en 2 jokers uit het midden."
    assert said("de", took) == "Ann nimmt 1 blaue Fliese von Manufaktur 3."
    assert said("de", several) == "Ann nimmt 3 blaue Fliesen und 2 Joker aus der Mitte."
    assert said("es", took) == "Ann toma 1 azulejo azul de la fábrica 3."
    assert said("es", several) == "Ann toma 3 azulejos azules y 2 comodines del centro."
    assert said("pt", took) == "Ann tira 1 azulejo azul da fábrica 3."
    assert said("pt", several) == "Ann tira 3 azulejos azuis e 2 jokers do centro."


@pytest.mark.parametrize(
    ("language", "message", "arguments", "words"),
    [
        ("en", "a-tile", {"color": "o"}, "an orange tile"),
        ("en", "prompt-line", {"color": "r", "count": 2}, "Choose a line for the red tiles"),
        ("en", "prompt-line", {"color": "r", "count": 1}, "Choose a line for the red tile"),
        ("de", "prompt-line", {"color": "b", "count": 3}, "Wähle eine Musterreihe für die blauen Fliesen"),
        ("de", "prompt-line", {"color": "j", "count": 1}, "Wähle eine Musterreihe für den Joker"),
        ("es", "prompt-line", {"color": "w", "count": 1}, "Elige una línea para el azulejo blanco"),
        ("de", "board-empty-space", {"color": "g"}, "leeres grünes Feld"),
        ("de", "help-bonus-star", {"star": 2, "stars": "colored"}, "Für den blauen Stern"),
        ("es", "board-empty-space", {"color": "r"}, "casilla roja vacía"),
        ("es", "tiles", {"color": "o", "count": 2}, "2 azulejos naranjas"),
        ("fr", "board-empty-space", {"color": "w"}, "case blanche vide"),
        ("fr", "prompt-line", {"color": "b", "count": 2}, "Choisissez une ligne pour les tuiles bleues"),
        ("fr", "prompt-line", {"color": "b", "count": 1}, "Choisissez une ligne pour la tuile bleue"),
        ("fr", "help-bonus-star", {"star": 4, "stars": "colored"}, "L’étoile verte"),
        ("fr", "board-named", {"name": "Azul", "value": "Ana"}, "Azul\u00a0: Ana"),
        ("fr", "board-tile", {"color": "b"}, "bleue"),
        ("fr", "board-tile", {"color": "j"}, "joker"),
        ("fr", "points", {"points": 0}, "0 point"),
        ("nl", "help-bonus-star", {"star": 2, "stars": "colored"}, "De blauwe ster"),
        ("nl", "board-empty-space", {"color": "y"}, "leeg geel vak"),
        ("pt", "board-empty-space", {"color": "k"}, "casa preta vazia"),
        ("pt", "points", {"points": 0}, "0 pontos"),
    ],
)
def test_colors_and_numbers_agree_with_their_nouns(
    language: str, message: str, arguments: dict[str, int | str], words: str
) -> None:
    assert load(language, "game", "web", "board", "help")(message, **arguments) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_stars_without_a_color_are_named_by_their_place(language: str) -> None:
    def names(stars: str) -> list[str]:
        return [load(language)("star", star=star, stars=stars) for star in range(7)]

    assert len(set(names("mono"))) == 7
    assert set(names("mono")) & set(names("colored")) == {names("colored")[6]}


def test_page_and_package_speak_the_same_languages() -> None:
    code = (WEB / "i18n/texts.svelte.ts").read_text(encoding="utf-8")
    names, locales = (re.search(rf"{name}[^=]*= {{(.*?)}}", code, re.DOTALL) for name in ("LANGUAGE_NAMES", "LOCALES"))
    assert names
    assert locales
    assert dict(re.findall(r"(\w+): '([^']+)'", names[1])) == LANGUAGE_NAMES
    assert dict(re.findall(r"(\w+): '([^']+)'", locales[1])) == LOCALES


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_BE.UTF-8", "LC_ALL": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "ja:nl:fr"}, "nl"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "fr_FR.UTF-8", "AZULEJOS_LANGUAGE": "en"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_read_without_fluent_as_fluent_reads_them(language: str) -> None:
    names, texts = load_names(language), load(language)
    ids = [f"preset-{preset}{part}" for preset in all_presets() for part in ("", ".about")]
    ids += [f"bot-{name}.about" for name in BOTS]
    ids += [f"option-{field.name.replace('_', '-')}.about" for box in all_boxes() for field in fields(box.options)]
    assert {one: names[one] for one in ids} == {one: texts(one) for one in ids}
