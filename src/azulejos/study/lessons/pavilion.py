"""What a newcomer should hear of Summer Pavilion, and when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...kernel import popcount
from ...rules.action import Action
from ...rules.events import Event
from ...rules.game import Position
from ...rules.pavilion.actions import Bonus, Pass, Place, Take
from ...rules.pavilion.events import Passed, Placed, RoundBegan, Surrounded, Took, TookMarker
from ...rules.pavilion.geometry import ELEMENTS
from ...rules.pavilion.options import Stars
from ...rules.pavilion.placing import cost
from ...rules.pavilion.scoring import MIXED_POINTS, NUMBER_POINTS, STAR_POINTS
from ...rules.pavilion.state import CENTER_STAR, COLORS, MONO_STARS, MOST_KEPT, ROUNDS, STARS, wild
from ...rules.sources import CENTER
from .ideas import Arguments, Idea, Shown, Situation, center, source_spot

WHOLE = 63
"""All spaces of a star, one bit each."""
WASTE = frozenset({"poor-pass"})
NEARLY = 2
"""So many spaces may be missing around something that is worth a look."""


def is_taking(now: Situation) -> bool:
    return now.chooses and now.phase == "acquire"


def is_placing(now: Situation) -> bool:
    return now.chooses and now.phase == "place"


def is_mono(now: Situation) -> bool:
    return bool(now.options.stars is Stars.MONO)


def space_spot(seat: int, star: int, space: int) -> str:
    return f"space-{seat}-{STARS[star]}-{space}"


def spots_of(seat: int, spaces: int) -> list[str]:
    """The spaces of a board, one bit each, by name."""
    return [space_spot(seat, *divmod(space, 6)) for space in range(42) if spaces >> space & 1]


def placements(now: Situation) -> list[Place]:
    return [action for action in now.position.legal_actions() if isinstance(action, Place)]


def in_hand(now: Situation) -> int:
    return sum(now.board.hand)


# ---------------------------------------------------------------------------------------------------- taking


def take(now: Situation) -> Shown | None:
    return Shown(spots=[source_spot(source) for source in now.factories]) if is_taking(now) and now.factories else None


def wild_color(now: Situation) -> Shown | None:
    """A wild tile lies beside others."""
    if not is_taking(now):
        return None
    color = wild(now.state)
    spots = [
        source_spot(source)
        for source in now.sources
        if now.state.sources[source][color] and sum(now.state.sources[source]) > now.state.sources[source][color]
    ]
    return Shown({"color": COLORS[color]}, spots) if spots else None


def marker(now: Situation) -> Shown | None:
    if is_taking(now) and now.is_marker_free and any(now.state.sources[CENTER]):
        return Shown(spots=["marker"])
    took = now.first(TookMarker)
    return Shown(spots=[f"hand-{took.seat}"]) if took and now.phase == "acquire" else None


def collect(now: Situation) -> Shown | None:
    """Two tiles of a color are a beginning."""
    if not is_taking(now):
        return None
    color = max(range(6), key=lambda one: now.board.hand[one])
    count = now.board.hand[color]
    return Shown({"color": COLORS[color], "count": count}, [f"hand-{now.seat}"]) if count > 1 else None


def next_round(now: Situation) -> Shown | None:
    began = now.first(RoundBegan)
    if not is_taking(now) or began is None or not 1 < began.round < ROUNDS:
        return None
    return Shown({"round": began.round, "color": began.color})


# ---------------------------------------------------------------------------------------------------- placing


def place(now: Situation) -> Shown | None:
    if not is_placing(now):
        return None
    spaces = {(action.star, action.space): None for action in placements(now)}
    return Shown(spots=[space_spot(now.seat, *space) for space in spaces]) if spaces else None


def stars(now: Situation) -> Shown | None:
    """Which colors go where, on the colored side."""
    if not is_placing(now) or is_mono(now):
        return None
    return Shown(spots=spots_of(now.seat, WHOLE << 6 * CENTER_STAR))


def score(now: Situation) -> Shown | None:
    placed = now.first(Placed, mine=True)
    if placed is None:
        return None
    spot = space_spot(placed.seat, placed.star, placed.space)
    return Shown({"paid": placed.paid, "points": placed.points}, [spot])


def connected(now: Situation) -> Shown | None:
    for placed in now.happened(Placed, mine=True):
        if placed.points > 1:
            return Shown({"points": placed.points}, [space_spot(placed.seat, placed.star, placed.space)])
    return None


def pay_wild(now: Situation) -> Shown | None:
    if not is_placing(now):
        return None
    paid = next((action for action in placements(now) if action.wild), None)
    if paid is None:
        return None
    spots = [f"hand-{now.seat}", space_spot(now.seat, paid.star, paid.space)]
    return Shown({"color": COLORS[wild(now.state)]}, spots)


def element(now: Situation) -> Shown | None:
    """Around a pillar, statue or window one or two spaces are missing, and one of them can be covered now.

    Or somebody else has just been given tiles for one.
    """
    if is_placing(now):
        payable = sum({1 << 6 * action.star + action.space for action in placements(now)})
        for kind, _, spaces, count in ELEMENTS:
            missing = spaces & ~now.board.covered
            if missing & payable and missing != spaces and popcount(missing) <= NEARLY:
                return Shown({"element": kind, "count": count}, spots_of(now.seat, spaces))
    for found in now.happened(Surrounded):
        if found.seat != now.seat:
            return Shown({"element": found.element, "count": found.count}, ["supply"])
    return None


def supply(now: Situation) -> Shown | None:
    if not now.chooses or now.phase != "bonus":
        return None
    return Shown({"count": now.state.owed}, ["supply"])


def can_pass(now: Situation) -> Shown | None:
    """Little is left to place, or nothing can be."""
    if not is_placing(now) or now.position.round == ROUNDS or not in_hand(now):
        return None
    if in_hand(now) > MOST_KEPT and placements(now):
        return None
    return Shown({"most": MOST_KEPT}, [f"hand-{now.seat}", f"corners-{now.seat}"])


def keep(now: Situation) -> Shown | None:
    """Tiles in hand that will be wild in the next round."""
    if not is_placing(now) or now.position.round == ROUNDS or in_hand(now) > MOST_KEPT:
        return None
    color = wild(now.state) + 1
    return Shown({"color": COLORS[color]}, [f"hand-{now.seat}"]) if now.board.hand[color] else None


def bonuses(now: Situation) -> Shown | None:
    """From the third round on: the star that is nearest to be complete."""
    if not is_placing(now) or now.position.round < 3:
        return None
    star = max(range(7), key=lambda one: popcount(now.board.covered >> 6 * one & WHOLE))
    arguments = {"least": MIXED_POINTS, "most": max(STAR_POINTS), "ones": NUMBER_POINTS[0], "fours": NUMBER_POINTS[3]}
    return Shown(arguments, spots_of(now.seat, WHOLE << 6 * star))


def last_round(now: Situation) -> Shown | None:
    return Shown() if now.position.round == ROUNDS and (is_taking(now) or is_placing(now)) else None


def mono(now: Situation) -> Shown | None:
    if not is_placing(now) or not is_mono(now):
        return None
    return Shown({"price": cost(now.state, CENTER_STAR, 0)}, spots_of(now.seat, WHOLE << 6 * CENTER_STAR))


IDEAS = (
    Idea("take", take),
    Idea("place", place),
    Idea("last", last_round),
    Idea("supply", supply),
    Idea("mono", mono, is_added=True),
    Idea("score", score),
    Idea("connected", connected),
    Idea("pass", can_pass),
    Idea("stars", stars),
    Idea("pay-wild", pay_wild),
    Idea("element", element),
    Idea("keep", keep),
    Idea("bonuses", bonuses),
    Idea("center", center),
    Idea("wild", wild_color),
    Idea("round", next_round),
    Idea("marker", marker),
    Idea("collect", collect),
)


# ---------------------------------------------------------------------------------------------------- moves


def praise(before: Position, events: Sequence[Event]) -> tuple[str, Shown]:
    """What is good about a good move."""
    found = list(_praises(before, events))
    return found[0] if found else ("good", Shown())


def _praises(before: Position, events: Sequence[Event]) -> Iterator[tuple[str, Shown]]:
    """The best first. Others who have nothing left to place pass in the same breath."""
    kinds = {type(event): event for event in events if getattr(event, "seat", None) == before.to_act}
    if isinstance(event := kinds.get(Surrounded), Surrounded):
        yield "good-surround", Shown({"element": event.element, "count": event.count})
    if isinstance(event := kinds.get(Placed), Placed):
        points = {"points": event.points}
        yield ("good-join", Shown(points)) if event.points > 1 else ("good-place", Shown({"paid": event.paid}))
    if isinstance(event := kinds.get(Passed), Passed) and not event.points:
        yield "good-pass", Shown()
    if isinstance(event := kinds.get(TookMarker), TookMarker):
        yield "good-marker", Shown({"points": event.points})
    if isinstance(event := kinds.get(Took), Took):
        hand = before.state().boards[event.seat].hand
        arguments = {"color": event.color, "count": hand[COLORS.index(event.color)] + event.count}
        if event.wild and event.count:
            yield "good-wild", Shown(arguments)
        elif arguments["count"] > 2:
            yield "good-collect", Shown(arguments)


def blame(before: Position, played: Action, best: Action) -> tuple[str, Shown] | None:
    """Points, tiles and bonus tiles that were left, or a pass that came too early."""
    mine, other = (before.play(action).events for action in (played, best))
    if isinstance(played, Pass) and isinstance(best, Place):
        return "poor-pass", Shown()
    gained = next((event for event in other if isinstance(event, Surrounded)), None)
    if gained is not None and not any(isinstance(event, Surrounded) for event in mine):
        return "poor-surround", Shown({"element": gained.element, "count": gained.count})
    lost = sum(event.points for event in mine if isinstance(event, TookMarker))
    if lost and not any(isinstance(event, TookMarker) for event in other):
        return "poor-marker", Shown({"points": lost})
    points, more = (sum(event.points for event in events if isinstance(event, Placed)) for events in (mine, other))
    if more > points > 0:
        return "poor-points", Shown({"points": points, "more": more})
    count, most = (_taken(events) for events in (mine, other))
    if most > count > 0:
        return "poor-few", Shown({"count": count, "most": most})
    return None


def _taken(events: Sequence[Event]) -> int:
    return sum(event.count + event.wild for event in events if isinstance(event, Took))


def describe(before: Position, action: Action) -> tuple[str, Shown]:
    """A move in words."""
    state = before.state()
    seat, wild_one = state.to_act, COLORS[wild(state)]
    if isinstance(action, Take):
        tiles = state.sources[action.source]
        taken = {COLORS[action.color]: tiles[action.color], wild_one: min(1, tiles[wild(state)])}
        return "take", Shown({"tiles": taken, "source": action.source}, [source_spot(action.source)])
    if isinstance(action, Place):
        paid = {COLORS[action.color]: cost(state, action.star, action.space) - action.wild}
        paid[wild_one] = paid.get(wild_one, 0) + action.wild
        stars = "mono" if state.rules & MONO_STARS else "colored"
        where = {"star": action.star, "space": action.space + 1}
        arguments: Arguments = {"color": COLORS[action.color], "stars": stars, "tiles": paid, **where}
        return "place", Shown(arguments, [space_spot(seat, action.star, action.space)])
    if isinstance(action, Bonus):
        return "bonus", Shown({"tiles": by_letter(action.tiles)}, ["supply"])
    assert isinstance(action, Pass)
    kept = by_letter(action.kept)
    return "pass", Shown({"count": len(action.kept), "tiles": kept}, [f"corners-{seat}"])


def by_letter(colors: tuple[int, ...]) -> dict[str, int]:
    return {COLORS[color]: colors.count(color) for color in sorted(set(colors))}
