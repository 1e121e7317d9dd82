"""`azulejos review`: what each move of a game cost, and what was luck."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..errors import AzulejosError
from ..locales.figures import decimal, percent
from .options import Language
from .program import command

if TYPE_CHECKING:
    from ..locales import Texts
    from ..study import Review

SUMS = ("start", "luck", "own", "others", "end")
"""What a review's account adds up, and what it comes to."""


@command(
    """
    azulejos review game.txt
    azulejos review game.txt --all
    azulejos review game.txt --json
    azulejos review game.txt --language fr
    """,
    needs="play",
)
def review(
    file: Annotated[Path, typer.Argument(help="A game file; - reads it.", allow_dash=True)],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    nodes: Annotated[int | None, typer.Option(min=1, help="Positions to look at for each move.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    write: Annotated[
        bool, typer.Option("--write", help="Write the review into the file, in comments that other readers skip.")
    ] = False,
    all_reasons: Annotated[bool, typer.Option("--all", help="Give the reasons of good moves too.")] = False,
    language: Language = None,
) -> None:
    """Say what each move of a game cost, why, how accurate the players were, and what was luck."""
    from ..bots.compiling import prepare
    from ..progress import progress_bar
    from ..records import load_game, read_game, save_game
    from ..study import annotate, reviewing
    from ..study.telling import tell_review
    from .play import speak

    is_read = str(file) == "-"
    if is_read and write:
        raise AzulejosError("--write needs the name of a file")
    texts, record = speak(language), read_game(sys.stdin.read()) if is_read else load_game(file)
    prepare(record.game.box)
    with progress_bar(texts("study-tab-review"), 100) as show:

        def report(so_far: Review) -> None:
            show(int(100 * so_far.progress), "")

        found = reviewing.review(record, nodes, seed, report=report)
    if write:
        annotate(record, found)
        save_game(record, file)
    told = tell_review(found.to_json(), texts.language)
    if as_json:
        typer.echo(json.dumps(told, ensure_ascii=False))
    else:
        Shown(told, texts, all_reasons).show()


@dataclass(frozen=True)
class Shown:
    """A review, as `tell_review` tells it, for a terminal."""

    told: dict[str, Any]
    texts: Texts
    is_full: bool
    """Whether the reasons of good moves are told too."""

    def show(self) -> None:
        for sentence in self.told["summary"]:
            typer.echo(sentence)
        typer.echo(f"\n{self.texts('review-account')}")
        self._account()
        typer.echo(f"\n{self.texts('review-moments')}")
        for ply in self.told["turning_points"]:
            self._moment(ply)
        for number in dict.fromkeys(step["round"] for step in (*self.told["deals"], *self.told["moves"])):
            self._round(number)

    def _worth(self, points: float, chance: float, is_change: bool = True) -> str:
        """Points and chance, or what they changed by."""
        language = self.texts.language
        return f"{decimal(points, language, has_sign=True)} ({percent(chance, language, has_sign=is_change)})"

    def _account(self) -> None:
        """How the start, luck and moves add up to the end: a column for each player."""
        players, start, end = (self.told[key] for key in ("players", "start", "result"))
        columns = [
            [
                player["name"],
                f"{player['accuracy']:.0f}",
                self._worth(start["margins"][seat], start["chances"][seat], is_change=False),
                self._worth(player["luck"], player["chance_luck"]),
                self._worth(-player["given_away"], -player["chance_given_away"]),
                self._worth(player["received"], player["chance_received"]),
                self._worth(end["margins"][seat], end["chances"][seat], is_change=False),
            ]
            for seat, player in enumerate(players)
        ]
        titles = ["", self.texts("review-accuracy"), *(self.texts(f"review-sum-{name}") for name in SUMS)]
        widths = [max(map(len, column)) for column in columns]
        first = max(map(len, titles))
        for title, *cells in zip(titles, *columns, strict=True):
            row = [f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)]
            typer.echo(f"  {title:{first}}  {'  '.join(row)}")

    def _moment(self, ply: int) -> None:
        for move in (each for each in self.told["moves"] if each["ply"] == ply):
            known = {"player": self._name(move["seat"]), "round": move["round"]}
            said = self.texts("review-moment", **known, points=decimal(move["points_lost"], self.texts.language))
            typer.echo(f"  {ply:4} {move['move']} {self._class(move)} · {said}")
        for deal in (each for each in self.told["deals"] if each["ply"] == ply):
            typer.echo(f"  {ply:4} {self.texts('review-deal', round=deal['round'])} · {self._luck(deal)}")

    def _round(self, number: int) -> None:
        from ..study.classes import is_bad

        deals, moves = ([each for each in self.told[key] if each["round"] == number] for key in ("deals", "moves"))
        typer.echo(f"\n{self.texts('round-number', round=number)}")
        if deals:
            luck = {
                key: [sum(each) for each in zip(*(deal[key] for deal in deals), strict=True)]
                for key in ("luck", "chance_luck")
            }
            typer.echo(f"       {self.texts('review-sum-luck')} · {self._luck(luck)}")
        width = max((len(self._class(move)) for move in self.told["moves"]), default=0)
        for move in moves:
            lost = decimal(-move["points_lost"], self.texts.language) if move["points_lost"] else ""
            about = f"{move['ply']:4} {self._name(move['seat']):12.12} {move['move']:8} {self._class(move):{width}}"
            typer.echo(f"  {about} {lost:>6}".rstrip())
            is_poor = is_bad(move["class"])
            for sentence in move["why"] if is_poor or self.is_full else ():
                typer.echo(f"       {sentence}")
            if is_poor:
                typer.echo(f"       {self.texts('review-best', move=move['best_told'])} ({move['best']})")

    def _name(self, seat: int) -> str:
        return str(self.told["players"][seat]["name"])

    def _class(self, move: dict[str, Any]) -> str:
        return self.texts(f"class-{move['class'].replace(' ', '-')}")

    def _luck(self, luck: dict[str, list[float]]) -> str:
        both = zip(luck["luck"], luck["chance_luck"], strict=True)
        return ", ".join(f"{self._name(seat)} {self._worth(*each)}" for seat, each in enumerate(both))
