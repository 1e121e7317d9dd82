"""The screen on which a game is played."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from ..locales import Texts
from ..rules.boxes import find_preset
from ..table import TableError
from ..table.limits import LONGEST_CHAT
from .boards import Room, boards_text, double
from .compiling import FirstStart
from .helping import Help
from .joining import describe_table
from .marks import Marks
from .plug import plug
from .remote import RemoteSession
from .scoring import ScoringScreen
from .session import LocalSession, Session, requests_of_others
from .suggesting import RemoteHints
from .telling import tell
from .words import describe_state, explain, list_choice

if TYPE_CHECKING:
    from .app import TerminalApp

LARGE = 40
"""Lines of a terminal from which on tiles are two lines high."""
LINES_ELSEWHERE = 12
"""Lines beside offer and boards: the status and the keys, two between, and at least eight to choose from and tell."""
BESIDE = ("chat", "helped")
"""Entries that change nothing on the table."""
QUIET = ("moved_to_center",)
"""Events that are not told where the whole table is in sight."""


class GameScreen(Screen[None]):
    """Type a move, pick one from the list, or click on tiles and lines."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "app.help"),
        Binding("f2", "leave"),
        Binding("f5", "undo"),
        Binding("f6", "save"),
        Binding("f7", "scoring"),
        Binding("f8", "rematch"),
        Binding("f9", "resign"),
        Binding("down", "move_highlight(1)", priority=True),
        Binding("up", "move_highlight(-1)", priority=True),
        Binding("escape", "clear"),
        Binding("f3", "hint"),
        Binding("f4", "coach"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        box = find_preset(session.table["preset"])
        self.box = plug(box)
        self.first_start = FirstStart(box)
        self.all_choices: list[dict[str, Any]] = []
        self.written = session.log
        """The log whose sentences are shown."""
        self.is_resigning = False
        """Whether F9 was pressed once."""
        self.is_bot_playing = False
        self.helper: Help | None = None
        self.remote_hints: RemoteHints | None = None
        self.is_helping = False

    @property
    def terminal(self) -> TerminalApp:
        return cast("TerminalApp", self.app)

    @property
    def texts(self) -> Texts:
        return self.terminal.texts

    def compose(self) -> ComposeResult:
        yield Static(id="status", markup=False)
        yield Static(id="offer", markup=False)
        yield Static(id="boards", markup=False)
        with Horizontal(id="below"):
            with Vertical(id="choosing"):
                yield OptionList(id="moves", compact=True, markup=False)
                yield Static(id="message", markup=False)
                yield Input(id="move", compact=True)
            with Vertical(id="telling"):
                yield RichLog(id="log", wrap=True, min_width=20)
                yield Input(placeholder=self.texts("chat-say"), id="chat", max_length=LONGEST_CHAT, compact=True)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        if isinstance(self.session, LocalSession):
            self.helper = Help(self.session, self.texts, self.terminal.coach)
        self.query_one("#moves").can_focus = False
        self.query_one("#log").can_focus = False
        self.typing_line.placeholder = self.texts("terminal-your-move", example=self.box.EXAMPLES)
        self.session.notify = self.entries_came
        self.session.renew = self.renew
        self.session.refuse = self.was_refused
        if isinstance(self.session, RemoteSession):
            self.session.hurried = self.bot_hurries
            self.remote_hints = RemoteHints(self.session, self.texts)
        self.write(self.written)
        self.show()
        self.typing_line.focus()
        self.go_on()
        if isinstance(self.session, RemoteSession):
            self.run_worker(self.session.run(), group="server")
            self.set_interval(1, self.show_table)
        else:
            self.set_interval(1, self.show_status)

    # -------------------------------------------------------------------------------------------- what is shown

    @property
    def seat(self) -> int | None:
        """The seat of this screen that is to choose."""
        return min(self.session.seats & set(self.session.table["to_choose"]), default=None)

    @property
    def first(self) -> int:
        """Whose board comes first."""
        seats = self.session.seats
        return self.seat if self.seat is not None else min(seats, default=0)

    def show(self) -> None:
        """Show everything anew."""
        seat = self.seat
        self.all_choices = [] if seat is None else self.session.choices(seat)
        if self.session.table["result"] is not None:
            self.typing_line.placeholder = ""
        self.query_one("#keys", Static).update(self.texts(self.keys))
        self.query_one("#chat").display = self.can_chat
        self.show_candidates()

    @property
    def keys(self) -> str:
        """The message with the keys that are of use now."""
        if isinstance(self.session, RemoteSession):
            return "terminal-keys-server"
        return "terminal-keys-game" if self.session.table["result"] is None else "terminal-keys-over"

    @property
    def can_chat(self) -> bool:
        """Whether there are others to talk to, as on the page."""
        table, seats = self.session.table, self.session.seats
        others = any(seat["kind"] == "person" for i, seat in enumerate(table["seats"]) if i not in seats)
        said = any(entry["kind"] == "chat" for entry in self.session.log)
        return isinstance(self.session, RemoteSession) and table["chat"] and bool(seats) and (others or said)

    @property
    def typing_line(self) -> Input:
        return self.query_one("#move", Input)

    @property
    def typed(self) -> str:
        return self.typing_line.value.strip().lower()

    @property
    def candidates(self) -> list[dict[str, Any]]:
        """The moves that begin with what was typed."""
        return [choice for choice in self.all_choices if choice["move"].startswith(self.typed)]

    def show_candidates(self) -> None:
        moves = self.query_one(OptionList)
        moves.clear_options()
        if self.session.position is not None:
            position = self.session.position
            moves.add_options(Option(list_choice(choice, position, self.texts)) for choice in self.candidates)
        self.show_table()

    def show_table(self) -> None:
        session, (width, height) = self.session, self.size
        self.show_status()
        if session.position is None:
            self.query_one("#offer", Static).update(Text("\n".join(self.describe_waiting())))
        if session.position is None or not width:
            return
        marks = Marks(self.typed, self.candidates)
        is_large = height >= LARGE
        offer = self.box.middle_lines(session.position, width, self.texts, marks)
        offer = double(offer) if is_large else offer
        self.query_one("#offer", Static).update(Text("\n").join(offer))
        table = {**session.table, "clocks": session.clocks()}
        room = Room(width, height - len(offer) - LINES_ELSEWHERE, is_large)
        boards = boards_text(session.position, table, self.texts, room, marks, self.first)
        self.query_one("#boards", Static).update(boards)

    def describe_waiting(self) -> list[str]:
        """The table, and how others get there."""
        described = describe_table(self.session.table, self.texts)
        if not isinstance(self.session, RemoteSession):
            return described
        return [*described, "", self.texts("invite"), self.session.link]

    def show_status(self) -> None:
        """The round, whose turn it is, and how far compiling has come on a first start."""
        said = describe_state(self.session.table, self.session.position, self.texts)
        compiling = self.first_start.progress()
        if compiling is not None:
            said += " · " + self.texts("terminal-compiling", done=compiling.done, total=compiling.total)
        self.query_one("#status", Static).update(Text(said, "bold"))

    def renew(self) -> None:
        """A server has told what may be done, or everything anew."""
        if self.session.log is not self.written:
            self.query_one(RichLog).clear()
            self.written = self.session.log
            self.write(self.written)
            self.say("")
        self.show()

    def write(self, entries: list[dict[str, Any]]) -> None:
        log = self.query_one(RichLog)
        for entry in entries:
            for sentence in tell(entry, self.session.table, self.texts, QUIET):
                log.write(Text(sentence))

    def say(self, sentence: str) -> None:
        self.query_one("#message", Static).update(Text(sentence, "bold"))

    def on_resize(self, event: events.Resize) -> None:
        self.show_table()

    # -------------------------------------------------------------------------------------------- what happens

    def entries_came(self, entries: list[dict[str, Any]]) -> None:
        """The game has gone on."""
        self.write(entries)
        if all(entry["kind"] in BESIDE for entry in entries):
            self.show_status()
            return
        self.say("")
        self.is_resigning = False
        next_table = next((entry["table"] for entry in entries if entry["kind"] == "rematch"), None)
        if next_table is not None and isinstance(self.session, RemoteSession):
            self.move_to(self.session.rematch(next_table))
            return
        with self.prevent(Input.Changed):
            self.typing_line.value = ""
        self.show()
        if requests_of_others(self.session):
            self.say(self.texts("terminal-answer"))
        self.go_on()

    def was_refused(self, code: str, problem: dict[str, Any]) -> None:
        self.say(explain(code, self.texts, problem.get("reason"), problem.get("detail", "")))

    def bot_hurries(self, seat: int) -> None:
        self.say(self.texts("thinks-less", player=self.session.table["seats"][seat]["name"]))

    def go_on(self) -> None:
        """Let bots play, if it is their turn."""
        session = self.session
        if isinstance(session, LocalSession) and session.bot_to_move() is not None and not self.is_bot_playing:
            self.is_bot_playing = True
            self.run_worker(self.let_bots_play(session))

    async def let_bots_play(self, session: LocalSession) -> None:
        """Until it is a person's turn; what is taken back meanwhile is not answered."""
        try:
            while (seat := session.bot_to_move()) is not None:
                seq = session.game.seq
                self.say(self.texts("terminal-thinking", player=session.table["seats"][seat]["name"]))
                move = await asyncio.to_thread(session.think, seat)
                await asyncio.sleep(self.terminal.pause)
                if session.game.seq == seq:
                    session.act(seat, move)
        finally:
            self.is_bot_playing = False

    def attempt(self, action: Any, *arguments: Any) -> None:
        try:
            action(*arguments)
        except TableError as error:
            self.was_refused(error.code, {"reason": error.reason, "detail": str(error)})

    def play(self, move: str) -> None:
        if self.seat is None:
            self.was_refused("over" if self.session.table["result"] else "not_your_turn", {})
        elif self.helper is not None and self.helper.coach:
            self.help(self.ask_coach(self.helper, self.seat, move))
        else:
            self.attempt(self.session.act, self.seat, move)

    # -------------------------------------------------------------------------------------------- help

    def help(self, work: Coroutine[None, None, None]) -> None:
        """Search for something, unless a search is under way."""
        if self.is_helping:
            work.close()
            return

        async def begin() -> None:
            self.is_helping = True
            try:
                await work
            except TableError as error:
                self.was_refused(error.code, {"reason": error.reason, "detail": str(error)})
            finally:
                self.is_helping = False

        self.run_worker(begin())

    async def ask_coach(self, helper: Help, seat: int, move: str) -> None:
        """Play a move, unless the coach has doubts."""
        position, seq = helper.session.game.position_of(seat), helper.session.game.seq
        may_go = await asyncio.to_thread(helper.may_go, seat, move, position)
        if helper.session.game.seq != seq:
            return
        if may_go:
            self.session.act(seat, move)
        else:
            self.say("\n".join([*helper.doubt_words(), self.texts("terminal-doubt")]))

    async def find_hint(self, helper: Help, seat: int) -> None:
        """The next hint."""
        position, seq = helper.position_for(seat), helper.session.game.seq
        self.say(self.texts("terminal-looking"))
        found = await asyncio.to_thread(helper.search, position)
        if helper.session.game.seq == seq:
            self.say("\n".join(helper.next_hint(seat, found)))

    async def find_remote_hint(self, hints: RemoteHints, seat: int) -> None:
        self.say(self.texts("terminal-looking"))
        self.say("\n".join(await hints.next(seat, self.texts("terminal-suggest"))))

    def action_hint(self) -> None:
        """A hint, or why the coach has doubts; at a server's table, agree to what somebody asks."""
        helper = self.helper
        if self.remote_hints is not None and self.session.seats and not requests_of_others(self.session):
            self.help(self.find_remote_hint(self.remote_hints, self.first if self.seat is None else self.seat))
        elif helper is None:
            self.action_answer(True)
        elif helper.doubt is not None:
            self.say("\n".join(helper.reasons()))
        elif self.seat is not None:
            self.help(self.find_hint(helper, self.seat))

    def action_coach(self) -> None:
        """When the coach asks; at a server's table, decline."""
        if self.helper is None:
            self.action_answer(False)
        else:
            self.say(self.helper.next_coach())
            self.terminal.coach = self.helper.coach

    # -------------------------------------------------------------------------------------------- keys and mouse

    @on(Input.Changed, "#move")
    def typing(self) -> None:
        self.say("")
        self.is_resigning = False
        if self.helper is not None:
            self.helper.doubt = None
        self.show_candidates()

    @on(Input.Submitted, "#move")
    def enter(self) -> None:
        moves = self.query_one(OptionList)
        candidates = self.candidates
        if moves.highlighted is not None and candidates:
            self.play(candidates[moves.highlighted]["move"])
        elif len(candidates) == 1:
            self.play(candidates[0]["move"])
        elif self.typed:
            self.play(self.typed)

    @on(Input.Submitted, "#chat")
    def chat(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        if text and isinstance(self.session, RemoteSession):
            self.session.chat(text)
            event.input.value = ""

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        self.play(self.candidates[event.option_index]["move"])

    def action_move_highlight(self, by: int) -> None:
        moves = self.query_one(OptionList)
        if moves.option_count:
            here = -1 if moves.highlighted is None and by > 0 else moves.highlighted or 0
            moves.highlighted = (here + by) % moves.option_count

    def on_click(self, event: events.Click) -> None:
        """Tiles, a line or a space were clicked: the move begins with that, or goes on with it."""
        meta = event.style.meta
        if "pick" in meta:
            self.pick(meta["pick"])
        elif "drop" in meta and len(self.typed) >= 2:
            self.pick(self.typed[:2] + meta["drop"])

    def pick(self, typed: str) -> None:
        matching = [choice["move"] for choice in self.all_choices if choice["move"].startswith(typed)]
        if len(matching) == 1:
            self.play(matching[0])
        else:
            self.typing_line.value = typed
            self.typing_line.cursor_position = len(typed)

    def action_clear(self) -> None:
        """Begin again with the move."""
        self.typing_line.value = ""
        self.say("")
        if self.helper is not None:
            self.helper.doubt = None
        self.typing_line.focus()

    def action_undo(self) -> None:
        """Take back the last move of this screen's people."""
        movers = [entry["seat"] for entry in self.session.log if entry["kind"] in ("move", "chose")]
        mine = [seat for seat in movers if seat in self.session.seats]
        self.attempt(self.session.ask, mine[-1] if mine else self.first, "takeback")

    def action_answer(self, yes: bool) -> None:
        """Answer what somebody asks."""
        for request in requests_of_others(self.session):
            self.attempt(self.session.answer, self.first, request["what"], yes)

    def action_resign(self) -> None:
        if not self.is_resigning:
            self.is_resigning = True
            self.say(self.texts("terminal-resign-again"))
        else:
            self.attempt(self.session.resign, self.first)

    def action_scoring(self) -> None:
        """How the last round was scored."""
        self.app.push_screen(ScoringScreen(self.session.log, self.session.table))

    def action_rematch(self) -> None:
        """Play again; at a server's table when the others agree."""
        if self.session.table["result"] is None:
            self.was_refused("not_over", {})
        elif isinstance(self.session, LocalSession):
            self.move_to(self.session.rematch())
        else:
            self.session.ask(self.first, "rematch")

    def move_to(self, session: Session) -> None:
        """Go on at another table."""
        self.app.switch_screen(GameScreen(session))

    def action_save(self) -> None:
        """Write a game file."""
        if isinstance(self.session, LocalSession):
            self.say(self.texts("terminal-saved", file=str(self.session.write_file())))

    def action_leave(self) -> None:
        """Back to the menu; the game is saved as it stands."""
        self.session.close()
        self.app.pop_screen()
