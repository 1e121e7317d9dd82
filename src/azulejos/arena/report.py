"""A tournament's results: for programs as JSON, for people as tables, and as pictures."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any

from .. import __version__
from .plan import Plan
from .plot import plot_ratings
from .protocol import format_limits
from .ratings import Rating, rate
from .results import Result
from .standing import Encounter, Estimate, Standing, encounter, stand, whole_sets

if TYPE_CHECKING:
    from rich.console import RenderableType

Cells = list[list[str]]
"""A table: its head, then its rows."""
ERROR_NOTE = "Wins and margins are means over duplicate sets ± their standard error, ratings ± a 95 % interval."
FEW_PLAYERS = 4
"""With more, a crosstable on the terminal has whole numbers, so that it fits."""
FEW_COLUMNS = 12
"""With more, they stand closer together."""
FEW = 5


@dataclass(frozen=True)
class Report:
    """All that is to be said about a tournament, best player first."""

    plan: Plan
    games: int
    """Played so far, in whole sets or not."""
    ratings: Mapping[str, Rating]
    standings: Mapping[str, Standing]
    encounters: Mapping[str, Mapping[str, Encounter]]
    """By player and opponent, where they met."""
    ended_early: Sequence[Result]

    @classmethod
    def of(cls, plan: Plan, results: Iterable[Result]) -> Report:
        games = list(results)
        sets = whole_sets(games)
        names = [entrant.name for entrant in plan.entrants]
        found = rate(names, chain(*sets))
        names.sort(key=lambda name: -found[name].mean)
        met = {a: {b: encounter(a, b, sets) for b in names if b != a} for a in names}
        return cls(
            plan=plan,
            games=len(games),
            ratings={name: found[name] for name in names},
            standings={name: stand(name, sets) for name in names},
            encounters={a: {b: e for b, e in row.items() if e is not None} for a, row in met.items()},
            ended_early=[game for game in games if game.ended],
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "azulejos": __version__,
            "plan": self.plan.to_json(),
            "games": self.games,
            "of": self.plan.games,
            "standing": [
                {"player": name, "rating": asdict(self.ratings[name]), **asdict(standing)}
                for name, standing in self.standings.items()
            ],
            "crosstable": {a: {b: asdict(met) for b, met in row.items()} for a, row in self.encounters.items()},
            "ended_early": [{"game": game.number, "ended": game.ended} for game in self.ended_early],
        }

    def files(self) -> dict[str, bytes]:
        """By name."""
        svg, png = plot_ratings(self.title, self.ratings)
        return {
            "results.json": (json.dumps(self.to_json(), indent=2) + "\n").encode(),
            "results.md": self.to_markdown().encode(),
            "ratings.svg": svg,
            "ratings.png": png,
        }

    @property
    def title(self) -> str:
        return f"{self.plan.game.name}, {self.games} of {self.plan.games} games"

    # -------------------------------------------------------------------------------------------- as tables

    def standing_cells(self) -> Cells:
        rows = [["", "player", "rating", "games", "wins %", "margin", "points", "forfeits"]]
        for i, (name, rating) in enumerate(self.ratings.items(), 1):
            standing = self.standings[name]
            rows.append(
                [
                    str(i),
                    name,
                    f"{rating.mean:.0f} ±{rating.high - rating.mean:.0f}",
                    str(standing.games),
                    _percent(standing.win_share),
                    _signed(standing.margin),
                    _points(standing.score),
                    str(standing.forfeits),
                ]
            )
        return rows if any(standing.forfeits for standing in self.standings.values()) else [row[:-1] for row in rows]

    def crosstable_cells(self, cell: Callable[[Encounter], str]) -> Cells:
        rows = [["", "player", *(str(i + 1) for i in range(len(self.encounters)))]]
        for i, (name, met) in enumerate(self.encounters.items(), 1):
            others = ["" if other == name else cell(met[other]) if other in met else "–" for other in self.encounters]
            rows.append([str(i), name, *others])
        return rows

    def tables(self, is_narrow: bool = False) -> dict[str, Cells]:
        """By title; narrow ones have whole numbers in the crosstables."""
        percent, points = (_whole_percent, _whole_points) if is_narrow else (_percent, _signed)
        return {
            self.title: self.standing_cells(),
            "Ahead of the other, in %": self.crosstable_cells(lambda met: percent(met.ahead)),
            "Margin over the other, in points": self.crosstable_cells(lambda met: points(met.margin)),
        }

    def to_markdown(self) -> str:
        parts = []
        for title, cells in self.tables().items():
            head, *rows = [[cell.replace("|", "\\|") for cell in row] for row in cells]
            lines = [head, ["---:" if i != 1 else "---" for i in range(len(head))], *rows]
            parts += [f"## {title}", "\n".join(f"| {' | '.join(line)} |" for line in lines)]
        limits = format_limits(self.plan.limits) or "each player's own"
        parts.append(f"{ERROR_NOTE} Seed {self.plan.seed}; limits of a move: {limits}; azulejos {__version__}.")
        if self.ended_early:
            parts.append("\n".join(f"- game {game.number}: {game.ended}" for game in self.ended_early))
        return "\n\n".join(parts) + "\n"

    def to_terminal(self) -> list[RenderableType]:
        from rich import box
        from rich.table import Table
        from rich.text import Text

        parts: list[RenderableType] = []
        for title, (head, *rows) in self.tables(is_narrow=len(self.encounters) > FEW_PLAYERS).items():
            gap = int(len(head) <= FEW_COLUMNS)
            table = Table(
                title=Text(title), box=box.SIMPLE_HEAD, padding=(0, gap), collapse_padding=True, pad_edge=False
            )
            for i, cell in enumerate(head):
                table.add_column(cell, justify="left" if i == 1 else "right", no_wrap=i != 1, min_width=6 * (i == 1))
            for row in rows:
                table.add_row(*map(Text, row))
            parts.append(table)
        parts += [Text(f"game {game.number}: {game.ended}") for game in self.ended_early[:FEW]]
        if len(self.ended_early) > FEW:
            parts.append(Text(f"and {len(self.ended_early) - FEW} more games that ended early: see results.md"))
        return parts


def _percent(value: Estimate | None) -> str:
    return _format(value, lambda number: f"{100 * number:.1f}")


def _signed(value: Estimate | None) -> str:
    return _format(value, lambda number: f"{number:.1f}", sign="+")


def _whole_percent(value: Estimate | None) -> str:
    return "–" if value is None else f"{100 * value.mean:.0f}"


def _whole_points(value: Estimate | None) -> str:
    return "–" if value is None else f"{value.mean:+.0f}"


def _points(value: Estimate | None) -> str:
    return "–" if value is None else f"{value.mean:.1f}"


def _format(value: Estimate | None, text: Callable[[float], str], sign: str = "") -> str:
    if value is None:
        return "–"
    mean = (sign if value.mean > 0 else "") + text(value.mean)
    return mean if value.error is None else f"{mean} ±{text(value.error)}"
