"""A recorded game, step by step in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from shutil import get_terminal_size

from ..locales import Texts
from ..records import GameRecord
from ..records.comments import for_people
from ..rules.game import Position
from .boards import Room, plain_text
from .conversation import Conversation
from .sentences import Teller
from .words import mistake

KEYS = {
    "next": ("\x1b[C", "\x1b[B", " ", "n", "\r", "\n", "l", "j"),
    "back": ("\x1b[D", "\x1b[A", "p", "h", "k", "\x7f"),
    "first": ("\x1b[H", "\x1b[1~", "g", "0"),
    "last": ("\x1b[F", "\x1b[4~", "G", "$"),
    "leave": ("q", "\x1b", "\x03", "\x04"),
}
MEANING = {key: meaning for meaning, keys in KEYS.items() for key in keys}
LINES_ELSEWHERE = 16
"""Lines beside the boards: what happened, the offer, and the keys."""
CLEAR = "\x1b[H\x1b[2J"


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A position between two choices, and what led there."""

    position: Position
    move: str
    sentences: tuple[str, ...]
    comment: str


def list_steps(record: GameRecord, texts: Texts) -> list[ReplayStep]:
    """The start, then a step for each move of the main line; tiles drawn belong to the move before them."""
    names = seat_names(record, texts)
    steps = [ReplayStep(record.root.position, "", (), for_people(record.root.comment))]
    before = record.root.position
    for node in record.root.main_line():
        assert node.action is not None
        if before.is_chance:
            last = steps.pop()
            comment = " ".join(filter(None, [last.comment, for_people(node.comment)]))
            steps.append(ReplayStep(node.position, last.move, last.sentences, comment))
        else:
            told = tell(texts, before, str(node.action), names)
            steps.append(ReplayStep(node.position, str(node.action), told, for_people(node.comment)))
        before = node.position
    return steps


def tell(texts: Texts, position: Position, move: str, names: list[str]) -> tuple[str, ...]:
    """What a move does, a sentence for each event; where the rest of a factory goes need not be said."""
    events = [event for event in position.play(move).events if event.name() != "moved_to_center"]
    game = position.game
    return tuple(texts.event(game.box, event.to_json(), names, game.options.to_json()) for event in events)


def seat_names(record: GameRecord, texts: Texts) -> list[str]:
    """The players' names; who has none is counted, from 1."""
    return [name or texts("terminal-player", seat=number) for number, name in enumerate(record.seats, 1)]


def find_step(steps: list[ReplayStep], move: int | None, texts: Texts) -> int:
    """The number of a step, counted from the end where it is below 0; the last one if none is said."""
    last = len(steps) - 1
    if move is None:
        return last
    if not -len(steps) <= move <= last:
        raise mistake(texts, "terminal-no-move", move=str(move), last=last)
    return move % len(steps)


def show_step(
    record: GameRecord, steps: list[ReplayStep], at: int, texts: Texts, size: tuple[int, int] = (80, 0)
) -> str:
    """A step as text: its number, what was played, and the table after it; the size is that of the screen."""
    step = steps[at]
    head = f"{at}/{len(steps) - 1}  {step.move or record.game.name}"
    comment = [f"{{{step.comment}}}"] if step.comment else []
    over = [record.result_text] if step.position.is_over else []
    width, height = size
    room = Room(width, height - LINES_ELSEWHERE)
    table = plain_text(step.position, seat_names(record, texts), room=room)
    return "\n".join([head, *step.sentences, *comment, "", table, *over])


def tell_step(record: GameRecord, steps: list[ReplayStep], at: int, texts: Texts) -> list[str]:
    """A step in sentences: its number, what was played, and how the game ended."""
    step = steps[at]
    comment = [f"{{{step.comment}}}"] if step.comment else []
    over = [record.result_text] if step.position.is_over else []
    head = texts("spoken-step", at=at, last=len(steps) - 1, move=step.move or "none")
    return [head, *step.sentences, *comment, *over]


def tell_whole_step(record: GameRecord, steps: list[ReplayStep], at: int, texts: Texts) -> list[str]:
    """A step in sentences, with everything on the table."""
    return [*tell_step(record, steps, at, texts), *teller_of(record, steps[at], texts).everything()]


def teller_of(record: GameRecord, step: ReplayStep, texts: Texts) -> Teller:
    return Teller.of(step.position, seat_names(record, texts), texts)


class PlainReplay(Conversation):
    """A recorded game line by line: Enter goes on, and what lies on the table is told when somebody asks."""

    def __init__(self, record: GameRecord, at: int, texts: Texts, say: Callable[[str], None]) -> None:
        super().__init__(texts, say)
        self.record = record
        self.steps = list_steps(record, texts)
        self.at = at
        self.commands = {
            "next": lambda rest: self.go_to(self.at + 1),
            "back": lambda rest: self.go_to(self.at - 1),
            **self.commands,
        }

    @property
    def teller(self) -> Teller:
        return teller_of(self.record, self.steps[self.at], self.texts)

    @property
    def own(self) -> int:
        return 0

    def walk(self) -> None:
        """Tell a step, and go where lines lead until a person leaves."""
        self.say_all([self.texts("spoken-replay"), *tell_step(self.record, self.steps, self.at, self.texts)])
        while not self.has_left:
            self.ask(">")

    def go_to(self, at: int) -> None:
        """As far as the game goes."""
        self.at = max(0, min(at, len(self.steps) - 1))
        self.say_all(tell_step(self.record, self.steps, self.at, self.texts))

    def answer(self, typed: str) -> None:
        self.go_to(find_step(self.steps, int(typed), self.texts) if typed.isdecimal() else self.at + 1)


def walk(record: GameRecord, at: int, texts: Texts, read_key: Callable[[], str], say: Callable[[str], None]) -> None:
    """Show a step, and go where keys lead until a person leaves."""
    steps = list_steps(record, texts)
    last = len(steps) - 1
    keys = texts("terminal-replay-keys")
    while True:
        say(f"{CLEAR}{show_step(record, steps, at, texts, get_terminal_size())}\n\n{keys}")
        meaning = MEANING.get(read_key())
        if meaning == "leave":
            return
        if meaning is not None:
            at = {"next": min(at + 1, last), "back": max(at - 1, 0), "first": 0, "last": last}[meaning]
