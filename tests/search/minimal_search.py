"""The least that a box may tell the search."""

from azulejos.kernel import rule
from azulejos.rules.azul.state import State


@rule
def rests(s: State) -> bool:
    return s.to_act < 0


def outlook(s: State, seat: int) -> tuple[int, ...]:
    return (s.boards[seat].score,)
