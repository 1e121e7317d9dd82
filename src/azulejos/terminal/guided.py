"""A newcomer's game line by line, with the guide beside it: what matters now, and what a move was worth."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path

from .. import study
from ..folders import data_folder, replace_file
from ..locales import load
from ..rules.game import Position
from ..study import guide
from ..study.guide import Remark
from ..study.lessons.ideas import Situation
from ..study.telling import tell_judged
from ..table import Setup
from .helping import soon
from .listing import MoveList
from .plain import PlainGame
from .session import LocalSession, Session, make_seats

FILES = ("game", "board", "web", "settings", "study", "terminal", "spoken", "guide")
NODES = 1_000
"""Of a judgement: it shall be there before the next move."""
TAKE = "take"


class Told:
    """The names of the ideas that were told to a person, kept in a file."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / "guide.json"
        try:
            self.ids = set(map(str, json.loads(self.path.read_text(encoding="utf-8"))))
        except (OSError, ValueError, TypeError):
            self.ids = set()

    def add(self, id: str) -> None:
        self._keep({*self.ids, id})

    def forget(self, ids: Iterable[str]) -> None:
        """These are told anew."""
        self._keep(self.ids.difference(ids))

    def _keep(self, ids: set[str]) -> None:
        self.ids = ids
        self.path.parent.mkdir(parents=True, exist_ok=True)
        replace_file(self.path, json.dumps(sorted(ids)).encode())


class GuidedGame(PlainGame):
    """One idea at a time, when it first matters; a word about each move; and at the end, whom to play next."""

    def __init__(
        self, session: LocalSession, language: str, say: Callable[[str], None], told: Told | None = None
    ) -> None:
        self.told = told or Told()
        self.is_silent = False
        self.last: list[str] = []
        """What the guide said last."""
        self.heard = 0
        """Entries of the log up to the newcomer's last choice."""
        self.opponent: str | None = None
        super().__init__(session, load(language, *FILES), say)
        ending = {command: self.commands.pop(command) for command in ("help", "quit")}
        self.commands |= {
            "more": lambda rest: self.tell_idea(),
            "again": lambda rest: self.say_all(self.last),
            "guide": lambda rest: self.be_silent(not self.is_silent),
            "onward": lambda rest: self.play_on(),
            **ending,
        }
        if session.table["preset"] == next(iter(self.box.presets)):  # a first game: all of it is told anew
            self.told.forget(guide.ideas_of(self.box))

    @property
    def local(self) -> LocalSession:
        assert isinstance(self.session, LocalSession)
        return self.session

    @property
    def names(self) -> list[str]:
        return [seat["name"] for seat in self.session.table["seats"]]

    @property
    def bot(self) -> str | None:
        return next((seat["bot"] for seat in self.session.table["seats"] if seat["bot"]), None)

    def sit_down(self, session: Session) -> None:
        super().sit_down(session)
        self.heard, self.opponent = len(self.session.log), None

    def greet(self) -> None:
        super().greet()
        self.say(self.texts("spoken-guide"))

    # -------------------------------------------------------------------------------------------- what the guide says

    def situation(self, picked: str = "") -> Situation:
        """What the newcomer sees, and has seen since the last choice."""
        told = [event for entry in self.session.log[self.heard :] for event in entry.get("events", ())]
        is_over = self.session.table["result"] is not None
        seat = self.own
        position = self.local.game.position if is_over else self.local.game.position_of(seat)
        assert position is not None
        return Situation(position, seat, not is_over, guide.read_events(self.box, told), picked)

    def announce(self) -> None:
        before = self.announced
        super().announce()
        if self.announced == before:
            return
        if self.session.table["result"] is None:
            self.tell_idea()
        else:
            self.tell_end()

    def tell_idea(self, picked: str = "") -> None:
        """The most urgent idea that was not told yet, if one matters now."""
        if self.is_silent or self.session.table["result"] is not None:
            return
        due = guide.due(self.situation(picked), self.told.ids)
        if due:
            self.told.add(due[0].id)
            self.speak(due[0])

    def tell_end(self) -> None:
        """How the game went, and whom to play next."""
        now = self.situation()
        if not now.position.is_over:  # somebody resigned
            return
        remark = guide.farewell(now.position, now.seat, self.bot)
        bots = [phrase.arguments["bot"] for phrase in remark.phrases if "bot" in phrase.arguments]
        self.opponent = str(bots[0]) if bots else None
        self.speak(remark)

    def speak(self, remark: Remark) -> None:
        """A remark, and by name what it points at."""
        title = [f"{guide.title(remark, self.texts)}."] if remark.kind == "idea" else []
        places = "; ".join(filter(None, map(self.place_name, remark.spots)))
        marked = [self.texts("spoken-marked", places=places)] if places else []
        words = " ".join([*title, *guide.say(remark, self.texts, self.names, self.box), *marked])
        self.last = [f"{self.texts('guide-title')}: {words}"]
        self.say_all(self.last)

    def place_name(self, spot: str) -> str:
        """A place of the newcomer's own board that a sentence calls marked, by name."""
        kind, _, rest = spot.partition("-")
        seat, *where = rest.split("-")
        if not where or seat != str(self.own):
            return ""
        if kind == "line":
            return self.texts("spoken-line-name", line=int(where[0]) + 1)
        if kind == "wall":
            return self.texts("terminal-choice-tile", row=int(where[0]) + 1, column=int(where[1]) + 1)
        return ""

    def be_silent(self, is_silent: bool) -> None:
        self.is_silent = is_silent
        self.say(self.texts("spoken-guide-silent" if is_silent else "spoken-guide-speaks"))
        if not is_silent:
            self.tell_idea()

    # -------------------------------------------------------------------------------------------- moves

    def move_meant(self, moves: MoveList, typed: str) -> str | None:
        """Where a source and a color are chosen and the line is not, ideas about lines matter."""
        move = super().move_meant(moves, typed)
        picks = {f"{choice['source'] or 'c'}{choice['color']}" for choice in moves.told if choice["kind"] == TAKE}
        if move is None and len(picks) == 1 and len(moves.told) > 1:
            self.tell_idea(picks.pop())
        return move

    def play_move(self, seat: int, move: str) -> None:
        before, known = self.local.game.position_of(seat), len(self.session.log)
        super().play_move(seat, move)
        if len(self.session.log) > known:
            self.heard = known
            self.comment(before, move)

    def comment(self, before: Position, move: str) -> None:
        """What is good about a move, or what would have been better; nothing where it was the only one."""
        if self.is_silent or len(before.legal_actions()) < 2:
            return
        judged = study.judge(before, move, nodes=NODES, stop=soon()).to_json()
        told = tell_judged(before.game, judged, self.texts.language, self.names)
        if (remark := guide.comment(before, guide.verdict(told), self.texts.language)) is not None:
            self.speak(remark)

    def play_on(self) -> None:
        """Against the opponent that was proposed, once a game is over."""
        if self.opponent is None:
            self.list_moves()
            return
        setup, seat = self.local.game.setup, self.own
        players = [None if each == seat else self.opponent for each in range(setup.game.players)]
        seats = make_seats(players, self.texts, self.names[seat])
        self.sit_down(LocalSession.new(Setup(setup.game, seats, start=setup.start)))
        self.greet()
