"""A run learns, is kept, and goes on where it was."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'azulejos[learn]'")

from azulejos import AzulejosError  # noqa: E402
from azulejos.learn.asked import Asked, do  # noqa: E402
from azulejos.learn.duels import Duel  # noqa: E402
from azulejos.learn.export import to_network  # noqa: E402
from azulejos.learn.folder import RunFolder  # noqa: E402
from azulejos.learn.hands import Hand, new_net  # noqa: E402
from azulejos.learn.settings import Group, Lessons, Play, Run, Settings, Shape  # noqa: E402
from azulejos.learn.training import Training  # noqa: E402
from azulejos.nets.network import read_network  # noqa: E402
from learn.small import TINY  # noqa: E402

CPU = torch.device("cpu")


@pytest.fixture(autouse=True)
def _one_thread() -> Any:
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", "plain")


def training(settings: Settings, path: Path) -> Training:
    return Training(settings, RunFolder.begin(path, settings), Hand(settings), CPU, lambda line: None)


@pytest.mark.compiled
def test_a_net_learns_to_beat_the_one_that_knew_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", "compiled")
    settings = Settings(
        [Group("azul/2;max_rounds=1", 1.0)],
        Shape(32, 1),
        Shape(16, 1),
        play=Play(games=32, moves=12, simulations=[8], window=6),
        lessons=Lessons(batch=128, undealt=0, steps=32, rate=0.004, warm_up=20, average=0.02),
        run=Run(iterations=30, report=0.0, duels=0),
    )
    run = training(settings, tmp_path)
    run.run()
    entries = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert len(entries) == 30
    policy, win = ([entry["losses"]["teacher"][kind] for entry in entries] for kind in ("policy", "win"))
    assert policy[-1] < policy[2]
    assert win[-1] < win[2]
    torch.manual_seed(5)
    duel = Duel(replace(settings, run=replace(settings.run, duels=200)), 1 << 61, CPU)
    for name in ("teacher", "student"):
        (score,) = duel.play(run.learner.average[name], new_net(settings, name)).values()
        assert score.games == 200
        assert score.wins > 0.65
        assert score.margin > 0.5
        assert read_network(tmp_path / f"{name}.npz", settings.box).made["iterations"] == 30


def test_a_run_goes_on_bit_for_bit(tmp_path: Path, plain: None) -> None:
    whole = training(TINY, tmp_path / "whole")
    whole.run()
    training(TINY, tmp_path / "parts").run(iterations=2)
    rest = training(TINY, tmp_path / "parts")
    assert rest.progress.iterations == 2
    rest.run()
    assert rest.progress.steps == whole.progress.steps
    for one, other in ((whole.learner.nets, rest.learner.nets), (whole.learner.average, rest.learner.average)):
        for name, tensor in one["teacher"].state_dict().items():
            assert torch.equal(tensor, other["teacher"].state_dict()[name]), name
    assert torch.equal(whole.hands.state()[0]["states"], rest.hands.state()[0]["states"])


def test_weights_alone_are_enough_to_go_on_with(tmp_path: Path, plain: None) -> None:
    settings = replace(TINY, student=Shape(16, 1), run=replace(TINY.run, everything=False))
    first = training(settings, tmp_path)
    first.run(iterations=2)
    assert not (tmp_path / "everything.pt").exists()
    again = training(settings, tmp_path)
    for one, other in zip(first.learner.parameters, again.learner.parameters, strict=True):
        assert torch.allclose(one, other, rtol=1e-3, atol=1e-4)
        moments = first.learner.optimizer.state[one], again.learner.optimizer.state[other]
        assert torch.allclose(moments[0]["exp_avg_sq"], moments[1]["exp_avg_sq"], rtol=1e-2)
    again.run(iterations=1)
    assert again.progress.iterations == 3


def test_other_settings_are_another_run(tmp_path: Path, plain: None) -> None:
    training(TINY, tmp_path).run(iterations=1)
    longer = replace(TINY, run=replace(TINY.run, iterations=9))
    assert RunFolder.begin(tmp_path, longer).settings().run.iterations == 9
    with pytest.raises(AzulejosError, match="has a run with other settings"):
        RunFolder.begin(tmp_path, replace(TINY, seed=2))


def test_everything_is_tried_in_short_and_curves_are_drawn(tmp_path: Path, plain: None) -> None:
    settings = replace(TINY, run=replace(TINY.run, duels=2, plots=True))
    (tmp_path / "tiny.toml").write_text(settings.to_toml(), encoding="utf-8")
    told: list[str] = []
    do(Asked(str(tmp_path / "tiny.toml"), tmp_path / "run", device="cpu", workers=1, check=True), told.append)
    assert any("went on with what was kept" in line for line in told)
    assert (tmp_path / "run/losses.svg").read_text(encoding="utf-8").count("<line") > 10
    assert (tmp_path / "run/losses.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(AzulejosError, match="has a run already: check in another folder"):
        do(Asked(str(tmp_path / "tiny.toml"), tmp_path / "run", device="cpu", workers=1, check=True), told.append)
    do(Asked(resume=tmp_path / "run", out=tmp_path / "more", minutes=1e-9, device="cpu", workers=1), told.append)
    assert RunFolder(tmp_path / "more").progress() == RunFolder(tmp_path / "run").progress()


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (Asked(), r"it takes a settings file, a game such as azul/2, a box, or --resume"),
        (Asked("none.toml"), r"there is no file none\.toml"),
        (Asked("azul/2", minutes=0.0), r"it cannot be 0\.0 minutes"),
        (Asked("azul/2", workers=0, device="cpu"), r"it takes 1 to 64 workers, and not 0"),
        (Asked(resume=Path("nowhere")), r"there is no run in nowhere"),
    ],
)
def test_what_cannot_be_asked_for(
    asked: Asked, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plain: None
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(AzulejosError, match=sentence):
        do(asked, lambda line: None)


@pytest.mark.usefixtures("plain")
def test_a_run_begins_with_the_nets_of_another_one(tmp_path: Path) -> None:
    first = training(TINY, tmp_path / "first")
    first.run()
    settings = replace(TINY, begin=str(tmp_path / "first"))
    second = training(settings, tmp_path / "second")
    assert second.progress.iterations == 0
    kept = read_network(tmp_path / "first/teacher.npz", TINY.box).weights
    taken = to_network(second.learner.nets["teacher"], TINY.box, {}).weights
    assert all((new == old).all() for new, old in zip(taken, kept, strict=True))
    assert RunFolder(tmp_path / "second").settings().begin == settings.begin


@pytest.mark.usefixtures("plain")
def test_nets_of_another_size_cannot_be_begun_with(tmp_path: Path) -> None:
    training(TINY, tmp_path / "first").run()
    settings = replace(TINY, begin=str(tmp_path / "first"), teacher=Shape(32, 1))
    with pytest.raises(AzulejosError, match=r"begin: the teacher in .* is 16×1, and the settings say 32×1"):
        training(settings, tmp_path / "second")
