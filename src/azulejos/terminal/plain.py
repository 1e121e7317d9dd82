"""A game in a terminal, told in sentences and played line by line: for pipes, screen readers and a first look."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ..locales import Texts
from ..rules.boxes import find_preset
from .compiling import FirstStart
from .conversation import Conversation
from .help import help_of
from .helping import COACHES, Help
from .listing import MoveList
from .sentences import Teller
from .session import LocalSession, Session
from .speech import sentence
from .telling import tell

Json = dict[str, Any]
RECENT = 10
"""So many sentences are told of what happened before, when a game is continued."""


class PlainGame(Conversation):
    """People type moves, numbers of a list, or commands; what happens is told in sentences."""

    def __init__(self, session: Session, texts: Texts, say: Callable[[str], None]) -> None:
        super().__init__(texts, say)
        hearing = self.commands
        self.commands = {
            "moves": lambda rest: self.list_moves(),
            **{command: hearing[command] for command in ("board", "offer", "score", "all")},
            "log": self.tell_log,
            "hint": lambda rest: self.say_all(self.helper.hint(self.own) if self.helper else ()),
            "coach": self.choose_coach,
            "why": lambda rest: self.say_all(self.helper.reasons() if self.helper else ()),
            "undo": lambda rest: self.session.ask(self.own, "takeback"),
            "save": self.save,
            "rematch": lambda rest: self.play_again(),
            "resign": self.resign,
            **{command: hearing[command] for command in ("help", "quit")},
        }
        self.is_resigning = False
        self.helper: Help | None = None
        self.sit_down(session)

    def sit_down(self, session: Session) -> None:
        """At this table from now on."""
        self.session = session
        self.box = find_preset(session.table["preset"])
        self.first_start = FirstStart(self.box)
        if isinstance(session, LocalSession):
            self.helper = Help(session, self.texts, self.helper.coach if self.helper else 0)
        self.moves: MoveList | None = None
        self.announced: object = None
        session.notify = self.tell

    # -------------------------------------------------------------------------------------------- telling

    @property
    def teller(self) -> Teller:
        assert self.session.position is not None
        return Teller(self.session.position, {**self.session.table, "clocks": self.session.clocks()}, self.texts)

    @property
    def seat(self) -> int | None:
        """The seat of a person here that is to choose."""
        return min(self.session.seats & set(self.session.table["to_choose"]), default=None)

    @property
    def own(self) -> int:
        return self.seat if self.seat is not None else min(self.session.seats, default=0)

    def tell(self, entries: Sequence[Json]) -> None:
        self.say_all(self.sentences(entries))

    def sentences(self, entries: Sequence[Json]) -> list[str]:
        """What happened; who asked for help here knows it."""
        known = [entry for entry in entries if entry["kind"] != "helped" or entry["seat"] not in self.session.seats]
        return [sentence for entry in known for sentence in tell(entry, self.session.table, self.texts)]

    def greet(self) -> None:
        self.say(sentence(self.texts(f"preset-{self.session.table['preset']}")))
        self.say(self.texts("spoken-welcome"))
        self.tell_recent()
        if self.first_start.progress() is not None:
            self.say(self.texts("terminal-plain-compiling"))

    def tell_recent(self) -> None:
        self.say_all(self.sentences(self.session.log)[-RECENT:])

    def announce(self) -> None:
        """Say once whose turn it is and what can be played, or how the game ended."""
        session, seat = self.session, self.seat
        choices = [] if seat is None else session.choices(seat)
        is_over = session.table["result"] is not None
        state = (seat, is_over, session.position)
        if state == self.announced or session.position is None or not (choices or is_over):
            return
        self.announced = state
        self.moves = MoveList(choices, session.position, self.texts)
        self.say_all(["", *self.teller.state()])
        if seat is None:
            self.say(self.texts("spoken-over"))
        else:
            self.say_all([self.teller.scores(), *self.teller.started(seat)])
            self.list_moves()

    # -------------------------------------------------------------------------------------------- playing

    def play(self) -> None:
        """Play at a table of this process, until the person leaves."""
        self.greet()
        while not self.has_left:
            assert isinstance(self.session, LocalSession)
            bot = self.session.bot_to_move()
            if bot is not None:
                self.session.act(bot, self.session.think(bot))
            else:
                self.announce()
                self.ask(self.prompt)

    @property
    def prompt(self) -> str:
        if self.seat is None:
            return ">"
        return self.texts("terminal-plain-prompt", player=self.session.table["seats"][self.seat]["name"])

    def obey(self, typed: str) -> None:
        was_resigning, self.is_resigning = self.is_resigning, False
        if was_resigning and self.find_command(typed) == "resign":
            self.session.resign(self.own)
        else:
            super().obey(typed)

    def answer(self, typed: str) -> None:
        moves = self.moves
        if moves is None or self.seat is None or not typed:
            if typed:
                self.session.act(self.own, typed.lower())
            else:
                self.list_moves()
            return
        if (move := self.move_meant(moves, typed)) is not None:
            self.play_move(self.seat, move)

    def play_move(self, seat: int, move: str) -> None:
        """Unless the coach has doubts."""
        helper = self.helper
        if helper is None or helper.may_go(seat, move, helper.session.game.position_of(seat)):
            self.session.act(seat, move)
        else:
            self.say_all([*helper.doubt_words(), self.texts("spoken-doubt", why=self.texts("spoken-command-why"))])

    # -------------------------------------------------------------------------------------------- commands

    def list_moves(self) -> None:
        if self.moves is not None and self.seat is not None:
            self.say_all(self.moves.first())
        else:
            self.say_all(self.teller.state())

    def tell_help(self, rest: str) -> None:
        self.say(self.texts("spoken-help"))
        super().tell_help(rest)
        for line in help_of(self.box, self.texts).splitlines():
            notation, *meaning = re.split(" {2,}", line, maxsplit=1)
            if meaning:
                self.say_meaning(notation, *meaning)
            else:
                self.say(line)

    def tell_log(self, rest: str) -> None:
        """The last sentences, so many as were asked for; else all since one's own last move."""
        log = self.session.log
        if rest.isdecimal() and int(rest):
            self.say_all(self.sentences(log)[-int(rest) :])
            return
        mine = [i for i, entry in enumerate(log) if entry["kind"] in ("move", "chose") and entry["seat"] == self.own]
        self.say_all(self.sentences(log[mine[-1] if mine else 0 :]))

    def choose_coach(self, points: str) -> None:
        """The setting with so many points, or the next one; where there is none like that, which there are."""
        if self.helper is None:
            return
        if not points:
            self.say(self.helper.next_coach())
        elif points in map(str, COACHES):
            self.say(self.helper.set_coach(int(points)))
        else:
            self.say_meaning(self.texts("spoken-command-coach"), self.texts("spoken-command-coach.about"))

    def save(self, file: str) -> None:
        if isinstance(self.session, LocalSession):
            path = self.session.write_file(Path(file) if file else None)
            self.say(self.texts("terminal-saved", file=str(path)))

    def play_again(self) -> None:
        if isinstance(self.session, LocalSession):
            self.sit_down(self.session.rematch())
            self.greet()

    def resign(self, rest: str) -> None:
        """Asks first."""
        self.is_resigning = True
        self.say(self.texts("spoken-resign-again", word=self.texts("spoken-command-resign")))

    def leave(self) -> None:
        super().leave()
        if self.session.table["result"] is None:
            self.say(self.texts("terminal-plain-left"))
