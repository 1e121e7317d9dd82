"""Everything that a run of learning depends on, in one TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from ..envs.capped import capped
from ..errors import AzulejosError
from ..rules.box import Box
from ..rules.boxes import all_boxes, find_preset
from ..rules.game import Game

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Group:
    """Games of one kind among those played at once."""

    game: str
    """A game and its seats, such as azul-grey/3. It ends after round 20, unless it says otherwise."""
    share: float
    """How many of the games, beside the shares of the other groups."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Of a net."""

    width: int
    blocks: int


@dataclass(frozen=True, slots=True)
class Play:
    """How the net plays itself."""

    games: int = 64
    """At once."""
    moves: int = 16
    """In each game between two lessons: a chunk."""
    window: int = 8
    """Chunks that are learned from."""
    simulations: list[int] = field(default_factory=lambda: [16])
    """For a move; each number for an equal part of the run."""
    considered: int = 16
    """Actions at the root, at most."""
    odd: int = 40
    """One move in so many is any legal one."""
    win_share: float = 0.6
    """Of the chance to win in what a position is worth; the rest is the margin's."""
    room: int = 64
    """Actions a tree has room for, for each simulation; a node beyond it is not looked into."""


@dataclass(frozen=True, slots=True)
class Lessons:
    """How the net learns."""

    batch: int = 256
    undealt: int = 48
    """Positions before a deal that are added to a batch."""
    steps: int = 16
    """After each chunk."""
    rate: float = 0.002
    """The learning rate, which falls to `last_rate` of it in the course of the run, as a cosine does."""
    last_rate: float = 0.03
    warm_up: int = 100
    """Steps until the learning rate is reached."""
    decay: float = 0.02
    """Weight decay."""
    clip: float = 4.0
    """The longest gradient."""
    average: float = 0.002
    """The share of the newest weights in the exponential average, which plays."""
    trust: float = 0.08
    """The share of what the search found in the targets, beside what came of it."""
    opinion: float = 0.5
    """The share of the teacher's opinion in what the student learns of values."""


@dataclass(frozen=True, slots=True)
class Run:
    """How long, and what is told."""

    iterations: int = 0
    """Chunks in all; 0 where minutes decide."""
    minutes: float = 0.0
    """In all, also over several sittings; 0 where iterations decide."""
    report: float = 20.0
    """Seconds between two lines; 0 for one after each chunk."""
    duels: int = 256
    """Games of a duel with an earlier net, for each group."""
    compile: bool = True
    """Whether torch compiles the nets on a GPU."""
    plots: bool = True
    """Whether the curves of the log are drawn in the end."""
    everything: bool = True
    """Whether a checkpoint has the games and the window too, so that a run goes on exactly; without, weights are kept
    in 16 bits, in small files."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All of it."""

    groups: list[Group]
    teacher: Shape
    student: Shape | None = None
    seed: int = 1
    begin: str = ""
    """A folder with the nets of an earlier run, which this one begins with; by default it begins from nothing."""
    play: Play = field(default_factory=Play)
    lessons: Lessons = field(default_factory=Lessons)
    run: Run = field(default_factory=Run)

    def __post_init__(self) -> None:
        if not self.groups:
            raise AzulejosError("groups: it takes one game or more")
        boxes = {game.box.name for game in self.games}
        if len(boxes) > 1:
            raise AzulejosError(f"groups: the games must be of one box, not of {' and '.join(sorted(boxes))}")
        if min(group.share for group in self.groups) <= 0:
            raise AzulejosError("groups: every share must be above 0")
        least = {
            "teacher.width": (self.teacher.width, 1),
            "teacher.blocks": (self.teacher.blocks, 0),
            "play.games": (self.play.games, len(self.groups)),
            "play.moves": (self.play.moves, 2),
            "play.window": (self.play.window, 1),
            "play.simulations": (min(self.play.simulations, default=0), 1),
            "play.considered": (self.play.considered, 1),
            "lessons.batch": (self.lessons.batch, 1),
            "lessons.undealt": (self.lessons.undealt, 0),
            "run.iterations": (self.run.iterations, 0),
            "run.duels": (self.run.duels, 0),
        }
        for name, (value, lowest) in least.items():
            if value < lowest:
                raise AzulejosError(f"{name}: it cannot be {value}, but {lowest} or more")
        if self.play.considered > MOST_CONSIDERED:
            raise AzulejosError(f"play.considered: it cannot be {self.play.considered}, but {MOST_CONSIDERED} or less")
        if not self.run.iterations and not self.run.minutes:
            raise AzulejosError("run: it takes iterations, or minutes, for the learning rate to fall with")

    @property
    def games(self) -> list[Game]:
        """Of each group."""
        return [capped(group.game) for group in self.groups]

    @property
    def box(self) -> Box:
        return self.games[0].box

    def to_toml(self) -> str:
        lines = [f"seed = {self.seed}", f"begin = {_to_toml(self.begin)}"]
        for name in ("teacher", "student", "play", "lessons", "run"):
            part = getattr(self, name)
            if part is not None:
                lines += ["", f"[{name}]", *_lines(part)]
        for group in self.groups:
            lines += ["", "[[groups]]", *_lines(group)]
        return "\n".join(lines) + "\n"


MOST_CONSIDERED = 127


def _lines(part: Any) -> list[str]:
    return [f"{each.name} = {_to_toml(getattr(part, each.name))}" for each in fields(part)]


def _to_toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def read_settings(path: Path) -> Settings:
    try:
        return settings_from(tomllib.loads(path.read_text(encoding="utf-8")))
    except tomllib.TOMLDecodeError as error:
        raise AzulejosError(f"{path} is not TOML: {error}") from None
    except AzulejosError as error:
        raise AzulejosError(f"{path}: {error}") from None


def settings_from(data: Mapping[str, Any]) -> Settings:
    return _read("", Settings, data)


def _read(where: str, kind: type[T], data: Any) -> T:
    """A dataclass from a table."""
    if not isinstance(data, Mapping):
        raise AzulejosError(f"{where}: it must be a table")
    hints = get_type_hints(kind)
    for name in data:
        if name not in hints:
            raise AzulejosError(f"{where}{name}: there is no such setting; there are {', '.join(hints)}")
    values = {name: _value(f"{where}{name}", hints[name], value) for name, value in data.items()}
    try:
        return kind(**values)
    except TypeError:
        missing = [each.name for each in fields(kind) if each.name not in values and _is_required(each)]  # type: ignore[arg-type]
        raise AzulejosError(f"{where}{missing[0]}: it is missing") from None


def _is_required(each: Any) -> bool:
    from dataclasses import MISSING

    return each.default is MISSING and each.default_factory is MISSING


def _value(where: str, hint: Any, value: Any) -> Any:
    if isinstance(hint, UnionType):
        hint = next(kind for kind in get_args(hint) if kind is not type(None))
    if is_dataclass(hint):
        return _read(f"{where}.", hint, value)  # type: ignore[arg-type]
    if get_origin(hint) is list:
        if not isinstance(value, list):
            raise AzulejosError(f"{where}: it must be a list")
        return [_value(f"{where}[{i}]", get_args(hint)[0], item) for i, item in enumerate(value)]
    if hint is float and type(value) is int:
        return float(value)
    if type(value) is not hint:
        raise AzulejosError(f"{where}: it cannot be {value!r}: it takes {NAMES[hint]}")
    return value


NAMES = {int: "a whole number", float: "a number", str: "a text", bool: "true or false"}


def settings_for(name: str) -> Settings:
    """What a laptop learns with: for a game and its seats, or for all games of a box with two to four seats."""
    if "/" in name:
        games = [name]
    else:
        boxes = {box.name: box for box in all_boxes()}
        box = boxes[name] if name in boxes else find_preset(name)
        presets = box.presets if name in boxes else [name]
        games = [f"{preset}/{players}" for preset in presets for players in (2, 3, 4)]
    groups = [Group(game, 1.0) for game in games]
    return Settings(groups, Shape(128, 2), run=Run(minutes=30.0))
