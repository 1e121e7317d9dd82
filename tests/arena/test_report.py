"""What is told about a tournament: JSON, tables, pictures, and the standing while it runs."""

import json
import xml.etree.ElementTree as ET
from io import BytesIO, StringIO

import pytest
from PIL import Image
from rich.console import Console

import azulejos
from azulejos.arena import progress
from azulejos.arena.plan import Plan
from azulejos.arena.plot import lay_out, plot_ratings
from azulejos.arena.progress import Tally, watching
from azulejos.arena.ratings import Rating
from azulejos.arena.report import Report
from azulejos.arena.results import Result
from azulejos.bots import BOTS

PLAN = Plan(azulejos.azul(), ("greedy", "random"), deals=3, seed=7)
RESULTS = [
    Result(1, 1, 1, ("greedy", "random"), (40, 20), (1, 2)),
    Result(2, 1, 1, ("random", "greedy"), (10, 50), (2, 1)),
    Result(3, 2, 1, ("greedy", "random"), (40, 40), (1, 1)),
    Result(4, 2, 1, ("random", "greedy"), (60, 50), (1, 2)),
    Result(5, 3, 1, ("greedy", "random"), (3, 0), (1, 2), 1, "seat 1 forfeits: it crashed"),
]


def test_the_report_as_json() -> None:
    data = json.loads(json.dumps(Report.of(PLAN, RESULTS).to_json()))
    assert data["games"] == 5
    assert data["of"] == 6
    assert data["plan"] == PLAN.to_json()
    first, second = data["standing"]
    assert (first["player"], second["player"]) == ("greedy", "random")
    assert first["games"] == 4
    assert first["win_share"] == {"mean": 0.625, "error": pytest.approx(0.375), "sets": 2}
    assert first["margin"]["mean"] == pytest.approx((30 - 5) / 2)
    assert first["rating"]["low"] < first["rating"]["mean"] < first["rating"]["high"]
    assert data["crosstable"]["greedy"]["random"]["ahead"]["mean"] == 0.625
    assert data["crosstable"]["random"]["greedy"]["margin"]["mean"] == pytest.approx(-12.5)
    assert data["ended_early"] == [{"game": 5, "ended": "seat 1 forfeits: it crashed"}]


def test_the_report_as_markdown() -> None:
    text = Report.of(PLAN, RESULTS).to_markdown()
    assert "## azul/2, 5 of 6 games" in text
    assert "| 4 | 62.5 ±37.5 | +12.5 ±17.5 | 45.0 |" in text
    assert "- game 5: seat 1 forfeits: it crashed" in text
    assert "Seed 7" in text
    tables = [block.splitlines() for block in text.split("\n\n") if block.startswith("|")]
    assert len(tables) == 3
    for table in tables:
        assert len({line.count("|") for line in table}) == 1


def test_the_report_in_a_terminal_fits_eighty_columns() -> None:
    out = StringIO()
    console = Console(file=out, width=80)
    early = [Result(i, i, 1, ("greedy", "random"), (0, 0), (1, 2), 1, "seat 1 forfeits: it left") for i in range(6, 20)]
    for part in Report.of(PLAN, [*RESULTS, *early]).to_terminal():
        console.print(part)
    text = out.getvalue()
    assert "62.5 ±37.5" in text
    assert "greedy" in text
    assert "and 10 more games that ended early" in text
    assert all(len(line) <= 80 for line in text.splitlines())


def test_a_crosstable_of_many_players_fits_eighty_columns_too() -> None:
    names = tuple(BOTS)
    plan = Plan(azulejos.azul(), names, deals=1)
    results = [
        Result(each.number, each.deal, each.table, each.seats, *(((90, 0), (1, 2)) if is_better else ((0, 90), (2, 1))))
        for each in plan.fixtures()
        for is_better in [each.seats[0] < each.seats[1]]
    ]
    out = StringIO()
    for part in Report.of(plan, results).to_terminal():
        Console(file=out, width=80).print(part)
    lines = out.getvalue().splitlines()
    assert all(len(line) <= 80 for line in lines)
    assert "…" not in out.getvalue()
    rows = [line.split()[2:] for line in lines if line.split()[1:2] and line.split()[1] in names]
    assert [len(row) for row in rows[-2 * len(names) :]] == [len(names) - 1] * 2 * len(names)
    assert {"100", "0"} in map(set, rows)
    assert {"+90", "-90"} in map(set, rows)


def test_a_report_before_the_first_set_is_whole() -> None:
    report = Report.of(PLAN, RESULTS[:1])
    assert "| – | – | – |" in report.to_markdown()
    assert report.to_json()["crosstable"] == {"greedy": {}, "random": {}}
    assert set(report.files()) == {"results.json", "results.md", "ratings.svg", "ratings.png"}


def test_the_same_results_give_the_same_files() -> None:
    assert Report.of(PLAN, RESULTS).files() == Report.of(PLAN, RESULTS[::-1]).files()


def test_the_plot_is_svg_and_png() -> None:
    ratings = {"greedy <1>": Rating(1700, 1650, 1750), "x" * 60: Rating(1300, 1250, 1350)}
    svg, png = plot_ratings("azul & friends", ratings)
    root = ET.fromstring(svg)
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "greedy <1>" in texts
    assert "azul & friends" in texts
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 2
    with Image.open(BytesIO(png)) as image:
        assert image.format == "PNG"
        assert image.size == (2 * int(root.attrib["width"]), 2 * int(root.attrib["height"]))
        assert len(image.convert("RGB").getcolors(1 << 20) or []) > 3


@pytest.mark.parametrize(("low", "high"), [(1499.9, 1500.1), (1206.0, 1794.0), (-300.0, 3900.0)])
def test_all_marks_lie_inside_the_plot(low: float, high: float) -> None:
    picture = lay_out("", {"a": Rating((low + high) / 2, low, high)})
    for shape in picture.shapes:
        for x in (getattr(shape, name) for name in ("x", "x1", "x2") if hasattr(shape, name)):
            assert 0 <= x <= picture.width


def test_the_tally_has_the_leader_first() -> None:
    tally = Tally(RESULTS)
    assert tally.games == 5
    assert str(tally) == "greedy 70 %, random 30 %"


def test_a_pipe_gets_a_line_now_and_then(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "SECONDS_BETWEEN_LINES", 0.0)
    with watching(PLAN, RESULTS[:2]) as tell:
        tell(RESULTS[2])
    first, second = capsys.readouterr().err.splitlines()
    assert first == "azulejos: playing 6 games, 2 done before"
    assert second.startswith("azulejos: 3 of 6 games, ")
    assert second.endswith(" games/s; greedy 83 %, random 17 %")


def test_a_terminal_gets_a_bar_with_the_standing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "100")
    with watching(PLAN, []) as tell:
        for result in RESULTS:
            tell(result)
    text = capsys.readouterr().err
    assert "5/6" in text
    assert "games/s" in text
    assert "greedy 70 %, random 30 %" in text
