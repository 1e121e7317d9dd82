"""What somebody may see of a table. The table computes it after every entry; whoever shows a table computes nothing."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from ..rules.schema import Values
from .asking import What
from .entries import EndReason, Entry
from .scene import Scene
from .setup import Clock, SeatKind, Takeback

if TYPE_CHECKING:
    from .log import LoggedTable

Status = Literal["waiting", "playing", "over", "closed"]


@dataclass(frozen=True, slots=True)
class SeatInfo(Values):
    """Who sits there."""

    kind: SeatKind
    name: str
    bot: str | None


@dataclass(frozen=True, slots=True)
class Asking(Values):
    """What somebody asks all the others for, and the seats whose players agree."""

    seat: int
    what: What
    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result(Values):
    """How the game ended."""

    reason: EndReason
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    """Each seat's place, 1 for the winner; empty if the game was aborted."""


@dataclass(frozen=True, kw_only=True)
class TableChange(Values):
    """All of a table that entries change, beside the position."""

    seats: tuple[SeatInfo, ...]
    status: Status
    to_choose: tuple[int, ...]
    """The seats that may act now."""
    clocks: tuple[float, ...] | None
    """Seconds each seat has left; those of `to_choose` run."""
    asked: tuple[Asking, ...]
    help: bool
    """Whether everybody here may ask for hints."""
    helped: tuple[int, ...]
    """How often each seat has asked for help."""
    result: Result | None
    next_table: str | None
    """Where the rematch is played."""


@dataclass(frozen=True, kw_only=True)
class TableInfo(TableChange):
    """Everything about a table but its position and its log."""

    id: str
    preset: str
    box: str
    players: int
    options: dict[str, bool | int | str | None]
    house_rules: dict[str, str]
    """The options that are not as this game usually has them."""
    connected: tuple[bool, ...]
    """Whether each seat's player is connected."""
    clock: Clock | None
    public: bool
    takeback: Takeback
    takeover: str | None
    """The bot that takes over an abandoned seat."""
    chat: bool
    start: int
    """The seat that began, or will begin."""
    host: int | None
    """The seat of whoever made this table, if they have one."""


@dataclass(frozen=True)
class Place:
    """What only whoever runs a table knows of it; the defaults are those of a table on one's own screen."""

    id: str = ""
    public: bool = False
    host: int | None = 0
    connected: tuple[bool, ...] | None = None
    """None: everybody is."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry, and what the table looks like after it."""

    entry: Entry
    table: TableChange
    scene: Scene | None
    """None where the entry changed nothing on the table's top."""

    @property
    def is_private(self) -> bool:
        """Whether not everyone may see the same of it: wall choices are hidden until all have chosen."""
        return self.scene is not None and bool(self.scene.chosen)

    def position_json(self, seats: Collection[int] = ()) -> dict[str, Any] | None:
        return None if self.scene is None else self.scene.position_json(seats)


def change_of(table: LoggedTable, now: float) -> TableChange:
    return TableChange(**_change(table, now))


def info_of(table: LoggedTable, place: Place, now: float) -> TableInfo:
    setup, game = table.setup, table.setup.game
    known: dict[str, Any] = {
        **_change(table, now),
        **{name: getattr(setup, name) for name in ("clock", "takeback", "takeover", "chat", "start")},
        **{name: getattr(place, name) for name in ("id", "public", "host")},
        **{"preset": game.preset, "box": game.box.name, "players": game.players},
    }
    connected = (True,) * game.players if place.connected is None else place.connected
    return TableInfo(**known, options=game.options.to_json(), house_rules=game.house_rules, connected=connected)


def view_table(table: LoggedTable, seats: frozenset[int], now: float) -> dict[str, Any]:
    """A table as the holder of these seats sees it, as JSON: hidden wall choices of others are not in it."""
    return {
        "seq": table.seq,
        "table": info_of(table, Place(), now).to_json(),
        "position": None if table.scene is None else table.scene.position_json(seats),
        "log": [entry.told(seats) for entry in table.log],
    }


def _change(table: LoggedTable, now: float) -> dict[str, Any]:
    """The fields of a `TableChange`."""
    result = table.result
    return {
        "seats": tuple(SeatInfo(seat.kind, seat.name, seat.bot) for seat in table.seats),
        "status": table.status,
        "to_choose": tuple(sorted(table.to_choose)),
        "clocks": _clocks(table, now),
        "asked": tuple(
            Asking(proposal.seat, proposal.what, _agreed(table, proposal.yes))
            for proposal in table.proposals.open.values()
        ),
        "help": table.is_help_for_all,
        "helped": tuple(table.helped),
        "result": None if result is None else Result(result.reason, result.scores, result.ranking),
        "next_table": table.next_table,
    }


def _clocks(table: LoggedTable, now: float) -> tuple[float, ...] | None:
    """Seconds left of each seat; those of the seats to choose are running."""
    scene = table.scene
    if scene is None or scene.clocks is None:
        return None
    return tuple(round(scene.seconds_left(seat, now), 3) for seat in range(len(table.seats)))


def _agreed(table: LoggedTable, holders: frozenset[int]) -> tuple[int, ...]:
    return tuple(i for i, seat in enumerate(table.seats) if seat.is_person and seat.holder in holders)
