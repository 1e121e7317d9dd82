"""Previews of Summer Pavilion's moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..rules.action import Action
from ..rules.pavilion.actions import Bonus, Pass, Place, Take
from ..rules.pavilion.geometry import ELEMENTS
from ..rules.pavilion.placing import cost
from ..rules.pavilion.scoring import score_tile
from ..rules.pavilion.state import CENTER, COLORS, IN_CENTER, STARS, State, loss, wild


def pavilion_choice(s: State) -> Callable[[Action], tuple[str, dict[str, Any], dict[str, Any] | None]]:
    """Describes the moves of the player to act in this state."""
    board = s.boards[s.to_act]

    def describe_take(take: Take) -> tuple[str, dict[str, Any], dict[str, Any] | None]:
        tiles = s.sources[take.source]
        count = 0 if take.color == wild(s) else tiles[take.color]
        wilds = min(1, tiles[wild(s)])
        marker = take.source == CENTER and s.marker == IN_CENTER
        preview = {"count": count, "wild": wilds, "marker": marker, "cost": loss(board, count + wilds) if marker else 0}
        return "take", {"source": take.source, "color": COLORS[take.color]}, preview

    def describe_place(place: Place) -> tuple[str, dict[str, Any], dict[str, Any] | None]:
        space = 1 << 6 * place.star + place.space
        covered = board.covered | space
        price = cost(s, place.star, place.space)
        paid = {COLORS[place.color]: price - place.wild}
        if place.wild:
            paid[COLORS[wild(s)]] = place.wild
        bonus = [
            {"element": element, "count": count}
            for element, _, spaces, count in ELEMENTS
            if spaces & space and covered & spaces == spaces
        ]
        parts = {
            "star": STARS[place.star],
            "space": place.space + 1,
            "color": COLORS[place.color],
            "paid": paid,
        }
        return "place", parts, {"points": score_tile(board, place.star, place.space), "bonus": bonus}

    def describe(action: Action) -> tuple[str, dict[str, Any], dict[str, Any] | None]:
        if isinstance(action, Take):
            return describe_take(action)
        if isinstance(action, Place):
            return describe_place(action)
        if isinstance(action, Bonus):
            return "bonus", {"tiles": _letters(action.tiles)}, None
        assert isinstance(action, Pass)
        discarded = sum(board.hand) - len(action.kept)
        return "pass", {"keep": _letters(action.kept)}, {"cost": loss(board, discarded)}

    return describe


def _letters(colors: tuple[int, ...]) -> dict[str, int]:
    return {COLORS[color]: colors.count(color) for color in sorted(set(colors))}
