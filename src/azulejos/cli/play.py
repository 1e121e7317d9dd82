"""`azulejos play`: a game in the terminal."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer

from .. import PRESETS
from . import complete
from .options import Language, with_options
from .program import command

if TYPE_CHECKING:
    from ..locales import Texts
    from ..table import Setup
    from ..terminal.session import LocalSession


USUAL, GENTLEST = "greedy", "novice"
"""Who plays the other seats where nobody says."""


@dataclass(frozen=True)
class Options:
    what: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME|LINK]",
            help="The game, or the link of a table on a server; the menu by default. Games: " + ", ".join(PRESETS),
            autocompletion=complete.presets,
        ),
    ] = None
    players: Annotated[int, typer.Option("--players", "-p", help="How many seats: 2, 3 or 4.")] = 2
    seat: Annotated[list[int] | None, typer.Option(help="Your seat, from 0. May be repeated, to pass and play.")] = None
    start: Annotated[
        str,
        typer.Option(metavar="SEAT|random", help="The seat that starts, or random.", autocompletion=complete.starts),
    ] = "0"
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            "-o",
            help="A rule option, such as max_rounds=9; may be repeated.",
            autocompletion=complete.options,
        ),
    ] = None
    bot: Annotated[
        str | None,
        typer.Option(
            "--bot",
            "-b",
            help="Who plays the other seats, such as apprentice or master; greedy by default, novice with the guide.",
            autocompletion=complete.bots,
        ),
    ] = None
    guide: Annotated[bool, typer.Option("--guide", help="A first game, line by line, with a guide.")] = False
    seed: Annotated[int | None, typer.Option(help="The same number deals the same tiles.")] = None
    resume: Annotated[bool, typer.Option("--resume", help="Continue the game you left.")] = False
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, for pipes and screen readers.")] = False
    language: Language = None
    name: Annotated[str, typer.Option(help="Your name.")] = ""


@command(
    """
    azulejos play
    azulejos play pavilion --players 3 --bot artisan
    azulejos play azul --option wall=grey --option max_rounds=9 --seed 7
    azulejos play pavilion --start random
    azulejos play azul --guide
    azulejos play --plain --resume
    azulejos play http://localhost:8000/t/abcd
    """,
    needs="play",
)
@with_options(Options)
def play(options: Options) -> None:
    """Play a game in the terminal: against bots, with people at one screen, or at a server's table by its link."""
    from ..terminal.session import LocalSession

    what, plain, texts = options.what, is_plain(options.plain), speak(options.language)
    session: LocalSession | None = None
    if what is not None and "://" in what:
        visit(what, options.name, texts, plain)
        return
    if options.resume:
        session = _last_game(texts)
    elif what is not None or plain or options.guide:
        session = LocalSession.new(_setup(options, texts), options.seed)
    if options.guide:
        from ..terminal.guided import GuidedGame

        assert session is not None
        GuidedGame(session, texts.language, typer.echo).play()
    elif plain:
        from ..terminal.plain import PlainGame

        assert session is not None
        PlainGame(session, texts, typer.echo).play()
    else:
        from ..terminal.app import TerminalApp

        TerminalApp(session, texts.language, seed=options.seed).run()


def is_plain(wanted: bool) -> bool:
    """Line by line, because a person wants it, or because there is no terminal."""
    return wanted or not (sys.stdin.isatty() and sys.stdout.isatty())


def speak(language: str | None) -> Texts:
    """The words of a language; those of the environment's if none is named."""
    from ..locales import load, preferred_language

    return load(language or preferred_language())


def visit(link: str, name: str, texts: Texts, plain: bool) -> None:
    """Sit down at a server's table."""
    from ..terminal.remote import join

    session = join(link, name or texts("terminal-player", seat=0), texts)
    if is_plain(plain):
        from ..terminal.visiting import PlainVisit

        asyncio.run(PlainVisit(session, texts, typer.echo).stay())
    else:
        from ..terminal.app import TerminalApp

        TerminalApp(session, texts.language).run()


def _last_game(texts: Texts) -> LocalSession:
    from ..terminal.saved import unfinished
    from ..terminal.session import LocalSession
    from ..terminal.words import mistake

    games = unfinished()
    if not games:
        raise mistake(texts, "terminal-no-saved-game")
    return LocalSession.resume(games[0])


def _setup(options: Options, texts: Texts) -> Setup:
    """The table of a new game."""
    from ..arena.plan import parse_start
    from ..bots import find_bot
    from ..rules.game import make_game
    from ..table import Setup
    from ..table.setup import starting_seat
    from ..terminal.session import make_seats
    from ..terminal.words import mistake

    game = make_game(options.what or "azul", options.players, **parse_options(options.option or [], texts))
    mine = options.seat or [0]
    for seat in mine:
        if seat not in range(game.players):
            raise mistake(texts, "terminal-no-seat", seat=str(seat), last=game.players - 1)
    bot = options.bot or (GENTLEST if options.guide else USUAL)
    find_bot(bot)
    players = [None if seat in mine else bot for seat in range(game.players)]
    rng = None if options.seed is None else random.Random(options.seed)
    start = starting_seat(parse_start(options.start), game.players, rng)
    return Setup(game, make_seats(players, texts, options.name), start=start)


def parse_options(options: Sequence[str], texts: Texts) -> dict[str, str]:
    from ..terminal.words import mistake

    for option in options:
        if "=" not in option:
            raise mistake(texts, "terminal-no-option", option=option)
    return dict(option.split("=", 1) for option in options)
