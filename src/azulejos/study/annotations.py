"""A review in a game file: beside each move and deal what it took or brought, in comments that other readers skip.

`docs/game-file.md` has the form. What follows from the rest is not written: it is computed when the file is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from ..errors import AzulejosError
from ..records.comments import commands, with_command
from ..records.tree import GameRecord, Node
from ..rules.game import Position
from .account import Review, Verdict, write_review
from .claims import Claim, claim
from .classes import MoveClass
from .outlook import CLAIMS
from .reviewing import list_steps
from .weighing import Weighed
from .worth import Worth

NAME = "study"
OUTLOOK = ("other", "points", "instead")
"""What is written of a move's outlook: whose it is, and its numbers."""
CLASSES = {name.replace(" ", "-"): name for name in get_args(MoveClass)}
"""Classes by one word."""


def annotate(record: GameRecord, review: Review) -> None:
    """Write a review of the record's main line into its comments, in place of one that is there."""
    annotate_as_told(record, review.to_json())


def annotate_as_told(record: GameRecord, review: Mapping[str, Any]) -> None:
    """The same for a review in JSON. Raises AzulejosError where it is none of this game."""
    nodes, steps = _nodes(record), list_steps(record)
    told = sorted((each["ply"], each.get("move")) for each in (*review["moves"], *review["deals"]))
    if told != sorted((step.ply, step.move and str(step.move)) for step in steps):
        raise AzulejosError("this is a review of another game")
    _write(nodes[0], ["start", *_numbers(review["start"]["margins"], review["start"]["chances"])])
    for deal in review["deals"]:
        _write(nodes[deal["ply"]], ["deal", *_numbers(deal["luck"], deal["chance_luck"])])
    words = {name: word for word, name in CLASSES.items()}
    for move in review["moves"]:
        best = str(record.game.action(move["best"]))
        lost = _numbers(move["lost"], move["chances_lost"]) if any((*move["lost"], *move["chances_lost"])) else []
        better = ["best", best] if best != move["move"] else []
        seen = next((claim for claim in move["better"] if claim["kind"] in CLAIMS), None)
        seat = nodes[move["ply"] - 1].position.to_act
        outlook = ["outlook", *(str(seen.get(name, seat)) for name in OUTLOOK)] if seen else []
        _write(nodes[move["ply"]], [words[move["class"]], *lost, *better, *outlook])


def read_annotations(record: GameRecord) -> Review | None:
    """The review in a record's comments; None where there is none, AzulejosError where it is broken."""
    nodes = _nodes(record)
    found = commands(nodes[0].comment, NAME)
    if not found:
        return None
    try:
        return _read(record, nodes, found[0])
    except (ValueError, IndexError, KeyError) as error:
        raise AzulejosError(f"the review in this game file is broken: {error or 'something is missing'}") from None


def _read(record: GameRecord, nodes: list[Node], start: list[str]) -> Review:
    players, steps = record.game.players, list_steps(record)
    before = _worth(start[1:], players)
    verdicts = []
    for step in steps:
        words = commands(nodes[step.ply].comment, NAME)[0]
        change = _worth(words[1:], players) if len(words) > 1 else before - before
        weighed = None
        if step.move is not None:
            best = record.game.action(words[words.index("best") + 1]) if "best" in words[1:] else step.move
            weighed = Weighed(best, before, change, CLASSES[words[0]], _outlook(words, step.before))
            change = before - before - change
        after = before + change
        if step is steps[-1] and record.final.is_over:
            after = Worth.of_result(record.final)
        verdicts.append(Verdict(before, after, weighed))
        before = after
    return write_review(record, steps, verdicts, 1.0, is_final=True)


def _outlook(words: list[str], position: Position) -> tuple[Claim, ...]:
    if "outlook" not in words:
        return ()
    place, seat = words.index("outlook") + 1, position.to_act
    other, points, instead = map(int, words[place : place + len(OUTLOOK)])
    if other not in range(position.game.players):
        raise ValueError(f"there is no seat {other}")
    if other == seat:
        return (claim("outlook", seat, points=points, instead=instead),)
    return (claim("outlook_other", seat, other=other, points=points, instead=instead),)


def _nodes(record: GameRecord) -> list[Node]:
    """By ply, the main line."""
    return [record.root, *record.root.main_line()]


def _write(node: Node, words: list[str]) -> None:
    node.comment = with_command(node.comment, NAME, words)


def _numbers(points: Sequence[float], chances: Sequence[float]) -> list[str]:
    return ["points", *map(_number, points), "chances", *map(_number, chances)]


def _number(value: float) -> str:
    """Exactly: values are binary fractions."""
    return repr(value).removesuffix(".0")


def _worth(words: list[str], players: int) -> Worth:
    points, chances = words.index("points") + 1, words.index("chances") + 1
    return Worth(
        tuple(float(word) for word in words[chances : chances + players]),
        tuple(float(word) for word in words[points : points + players]),
    )
