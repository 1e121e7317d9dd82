"""What a person asks of `azulejos learn`, and the run that it means."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

from ..errors import AzulejosError
from .folder import PROGRESS, RunFolder
from .plots import write_plots
from .runs import Where, check, learn
from .settings import Settings, read_settings, settings_for
from .training import Say


@dataclass(frozen=True, slots=True)
class Asked:
    what: str | None = None
    """A file with settings, or a game or box."""
    out: Path | None = None
    resume: Path | None = None
    minutes: float | None = None
    device: str | None = None
    workers: int | None = None
    ray: str | None = None
    check: bool = False
    plot: bool = False


def do(asked: Asked, say: Say) -> None:
    """Learn as asked, or raise AzulejosError."""
    where = Where(asked.device, asked.workers, asked.ray)
    if asked.minutes is not None and asked.minutes <= 0:
        raise AzulejosError(f"it cannot be {asked.minutes} minutes, but more than 0")
    settings, path = _settings(asked), _folder(asked)
    if asked.plot:
        write_plots(RunFolder(path))
        return
    if asked.resume is not None and asked.resume != path:
        _copy(asked.resume, path)
    say(f"the run is in {path}")
    if asked.check:
        check(settings, path, where, say)
    else:
        learn(settings, path, where, asked.minutes, say)


def _settings(asked: Asked) -> Settings:
    if asked.what is None:
        if asked.resume is None:
            raise AzulejosError(
                "it takes a settings file, a game such as azul/2, a box, or --resume with a run's folder"
            )
        return RunFolder(asked.resume).settings()
    if asked.what.endswith(".toml"):
        if not Path(asked.what).exists():
            raise AzulejosError(f"there is no file {asked.what}")
        return read_settings(Path(asked.what))
    return settings_for(asked.what)


def _folder(asked: Asked) -> Path:
    if asked.out is not None:
        return asked.out
    if asked.resume is not None:
        return asked.resume
    assert asked.what is not None
    return Path("learned") / Path(asked.what).stem.replace("/", "-")


def _copy(source: Path, path: Path) -> None:
    """Go on in another folder: that of an earlier run may be read-only."""
    if (path / PROGRESS).exists():
        raise AzulejosError(f"{path} has a run already, so {source} cannot be gone on with there")
    path.mkdir(parents=True, exist_ok=True)
    for part in source.iterdir():
        if part.is_file():
            shutil.copyfile(part, path / part.name)
