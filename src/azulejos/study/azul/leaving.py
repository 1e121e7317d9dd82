"""What a take leaves to the next player, or takes from them: tiles that complete a line, and the end of the game."""

from __future__ import annotations

from ...kernel import popcount
from ...rules.azul.actions import Take
from ...rules.azul.state import COLORS, FLOOR, OFFER, ROW, State
from ...rules.azul.tiling import is_last_round
from ..claims import Claim, claim, is_worth_denying
from .round_end import after_take, end_now, is_plain, legal_takes, next_player, played, would_win


def left_behind(s: State, take: Take, better: Take) -> list[Claim]:
    """What the take leaves to the next player and the better one does not."""
    worse, best = played(s, take), played(s, better)
    other = next_player(worse, s.to_act)
    if other is None or other != next_player(best, s.to_act):
        return []
    return [*_leaves_line(s.to_act, worse, best), *_leaves_end(s.to_act, worse, best)]


def _told(kind: str, seat: int, s: State, take: Take, **facts: int) -> Claim:
    """A claim about tiles that are left to the seat to act in this state."""
    count = s.sources[take.source][take.color]
    return claim(kind, seat, other=s.to_act, source=take.source, color=COLORS[take.color], count=count, **facts)


def _leaves_line(seat: int, worse: State, best: State) -> list[Claim]:
    gain, take = _best_take(worse)
    if take is None or not is_worth_denying(gain, _most_gained(best)):
        return []
    return [_told("leaves", seat, worse, take, line=take.line, points=gain)]


def _most_gained(s: State) -> int:
    """The most points that any take brings the seat to act at once."""
    now = end_now(s, s.to_act).score
    return max(end_now(after_take(s, take), s.to_act).score - now for take in legal_takes(s))


def _best_take(s: State) -> tuple[int, Take | None]:
    """The most points that the seat to act gains by a take that completes a line, drops nothing and is not the last."""
    seat = s.to_act
    board, now = s.boards[seat], end_now(s, seat).score
    most, best = 0, None
    for take in legal_takes(s):
        if not is_plain(take) or take.line == FLOOR:
            continue
        if s.sources[take.source][take.color] != take.line + 1 - board.count[take.line]:
            continue
        gain = end_now(after_take(s, take), seat).score - now
        if gain > most and played(s, take).phase == OFFER:
            most, best = gain, take
    return most, best


# ---------------------------------------------------------------------------------------------------- the last round


def _ending_takes(s: State) -> list[Take]:
    """Takes with which the seat to act makes this the last round: they complete the line of a row that lacks a tile."""
    wall = s.boards[s.to_act].wall
    if is_last_round(s) or not any(popcount(wall & row) == 4 for row in ROW):
        return []
    return [take for take in legal_takes(s) if is_last_round(after_take(s, take))]


def _welcome_end(s: State) -> Take | None:
    """A take with which the seat to act makes this the last round, and would win it as all stand then."""
    found = (take for take in _ending_takes(s) if is_plain(take) and would_win(after_take(s, take), s.to_act))
    return next(found, None)


def _leaves_end(seat: int, worse: State, best: State) -> list[Claim]:
    take = _welcome_end(worse)
    if take is None or is_last_round(best) or _ending_takes(best):
        return []
    return [_told("leaves_end", seat, worse, take, row=take.line)]


def end_delayed(s: State, take: Take, tempting: Take | None = None) -> list[Claim]:
    """That a take puts the last round off, which the seat would not win: by not completing a row that the same tiles,
    or another tempting take, would complete; or by taking what the next player needs for it.
    """
    after = played(s, take)
    other = next_player(after, s.to_act)
    if other is None or is_last_round(after):
        return []
    found: list[Claim] = []
    for ending in _ending_takes(s):
        with_same = (ending.source, ending.color) == (take.source, take.color)
        if (with_same or ending == tempting) and not would_win(after_take(s, ending), s.to_act):
            found.append(claim("puts_off_end", s.to_act, row=ending.line))
            break
    turned = s.copy()
    turned.to_act = other
    wanted = _welcome_end(turned)
    if wanted is not None and not _ending_takes(after):
        found.append(claim("denies_end", s.to_act, other=other, row=wanted.line))
    return found
