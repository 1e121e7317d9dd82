"""Positions, events and choices as they are on the wire: what the rules' own `to_json` gives, as models."""

from __future__ import annotations

from dataclasses import fields
from functools import reduce
from operator import or_
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, create_model
from typing_extensions import TypeAliasType

from ..rules import events
from ..rules.azul import events as azul_events
from ..rules.pavilion import events as pavilion_events

Tiles = Annotated[dict[str, int], Field(description="How many of each color, by letter.", examples=[{"b": 2, "k": 1}])]


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


# ---------------------------------------------------------------------------------------------------- positions


class AzulBoard(Part):
    score: int
    lines: list[Tiles]
    wall: Annotated[
        list[list[str | None]], Field(description="Rows of letters; a capital is a joker bound to a color.")
    ]
    floor: Annotated[list[str], Field(description='Letters from the left, and "marker".')]


class AzulPosition(Part):
    game: Literal["azul", "azul-grey", "azul-jokers", "azul-grey-jokers", "azul-mini", "azul-express"]
    players: int
    options: dict[str, bool | int | str | None]
    round: int
    phase: Literal["deal", "offer", "tiling", "over"]
    to_act: int | None
    start: int
    marker: Annotated[int | None, Field(description="Who has the starting marker; null while it is in the center.")]
    factories: list[Tiles]
    center: Tiles
    bag: Tiles
    lid: Tiles
    boards: list[AzulBoard]


class PavilionBoard(Part):
    score: int
    hand: Tiles
    corners: Tiles
    passed: bool
    stars: dict[str, list[str | None]]


class PavilionPosition(Part):
    game: Literal["pavilion", "pavilion-mono"]
    players: int
    options: dict[str, bool | int | str | None]
    round: int
    phase: Literal["deal", "acquire", "place", "bonus", "refill", "over"]
    to_act: int | None
    turn: int
    owed: int
    start: int
    marker: Annotated[int | None, Field(description="Who has the starting marker; null while it is in the center.")]
    factories: list[Tiles]
    center: Tiles
    supply: Tiles
    bag: Tiles
    tower: Tiles
    boards: list[PavilionBoard]


Position = TypeAliasType("Position", Annotated[AzulPosition | PavilionPosition, Field(discriminator="game")])

# ---------------------------------------------------------------------------------------------------- events


def _event_models(prefix: str, module: ModuleType) -> list[type[BaseModel]]:
    """A model for each event class of a box, named after it: `AzulTook`."""
    base: type[events.Event] = module.Event
    models: list[type[BaseModel]] = []
    for kind in vars(module).values():
        if not (isinstance(kind, type) and issubclass(kind, base) and kind is not base):
            continue
        hints = get_type_hints(kind)
        parts: dict[str, Any] = {"event": (Literal[kind.name()], ...)}
        for field in fields(kind):
            hint = hints[field.name]
            if field.name == "color":
                hint = str | None
            elif hint == tuple[int, ...]:
                hint = list[int]
            parts[field.name] = (hint, ...)
        models.append(create_model(f"{prefix}{kind.__name__}", __base__=Part, __doc__=kind.__doc__, **parts))
    return models


def _union(name: str, models: list[type[BaseModel]]) -> Any:
    return TypeAliasType(name, Annotated[reduce(or_, models), Field(discriminator="event")])


if TYPE_CHECKING:
    Event = dict[str, Any]
else:
    AzulEvent = _union("AzulEvent", _event_models("Azul", azul_events))
    PavilionEvent = _union("PavilionEvent", _event_models("Pavilion", pavilion_events))
    Event = TypeAliasType("Event", AzulEvent | PavilionEvent)

# ---------------------------------------------------------------------------------------------------- choices


class AzulTakePreview(Part):
    """What the move does: tiles placed and fallen, the points its line will score, and what the floor will cost."""

    placed: int
    fallen: int
    completes: bool
    points: int
    cost: int
    marker: bool


class AzulTakeChoice(Part):
    """Source 0 is the center; lines count from 1, and 0 is the floor line."""

    move: str
    kind: Literal["take"]
    source: int
    color: str
    line: int
    jokers: int
    preview: AzulTakePreview


class PointsPreview(Part):
    points: int


class AzulTileChoice(Part):
    """Rows and columns count from 1."""

    move: str
    kind: Literal["tile"]
    row: int
    column: int
    preview: PointsPreview


class PavilionTakePreview(Part):
    count: int
    wild: int
    marker: bool
    cost: int


class PavilionTakeChoice(Part):
    """Source 0 is the center."""

    move: str
    kind: Literal["take"]
    source: int
    color: str
    preview: PavilionTakePreview


class BonusPreview(Part):
    element: Literal["pillar", "statue", "window"]
    count: int


class PlacePreview(Part):
    points: int
    bonus: list[BonusPreview]


class PlaceChoice(Part):
    """Spaces count from 1. Of several ways to pay for a space, the one with the fewest wild tiles comes first."""

    move: str
    kind: Literal["place"]
    star: str
    space: int
    color: str
    paid: Tiles
    preview: PlacePreview


class BonusChoice(Part):
    """Tiles to be taken from the supply."""

    move: str
    kind: Literal["bonus"]
    tiles: Tiles


class CostPreview(Part):
    cost: int


class PassChoice(Part):
    """Tiles to be kept in the corners."""

    move: str
    kind: Literal["pass"]
    keep: Tiles
    preview: CostPreview


Choice = TypeAliasType(
    "Choice", AzulTakeChoice | AzulTileChoice | PavilionTakeChoice | PlaceChoice | BonusChoice | PassChoice
)
