"""Compiling while everything else goes on."""

import threading
import time

import pytest

from azulejos.kernel.background import Job, Progress, Tell, progress


def two_parts(tell: Tell) -> str:
    tell("one")
    tell("two")
    return "made"


def wait_for(job: Job[str]) -> None:
    until = time.monotonic() + 60
    while job.made is None and time.monotonic() < until:
        time.sleep(0.01)


def test_a_job_done_now_tells_its_parts() -> None:
    told: list[str] = []
    job = Job(2, two_parts)
    assert job.now(told.append) == "made"
    assert (told, job.made, job.done) == (["one", "two"], "made", 2)
    assert job.now(told.append) == "made"
    assert told == ["one", "two"]


def test_a_job_in_the_background_is_there_when_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", "auto")
    may_end = threading.Event()

    def work(tell: Tell) -> str:
        found = two_parts(tell)
        assert may_end.wait(60)
        return found

    job = Job(2, work)
    assert job.wanted() is None
    assert not progress().is_done
    may_end.set()
    wait_for(job)
    assert job.wanted() == "made"


@pytest.mark.parametrize(("mode", "made"), [("plain", None), ("compiled", "made")])
def test_the_mode_says_whether_to_compile(monkeypatch: pytest.MonkeyPatch, mode: str, made: str | None) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", mode)
    job = Job(2, two_parts)
    assert job.wanted() == made
    assert job.made == made


def test_a_part_that_was_told_is_not_done_before_the_next() -> None:
    assert Progress(1, 2, "two").is_done is False
    assert Progress(2, 2).is_done


def test_a_failed_job_raises_where_it_is_waited_for() -> None:
    def work(tell: Tell) -> str:
        raise ZeroDivisionError("no")

    job = Job(1, work)
    with pytest.raises(ZeroDivisionError):
        job.now()
    assert job.made is None
    assert job.done == 0


def test_a_job_that_fails_in_the_background_is_said_and_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("warnings.warn", lambda text, *_: said.append(text))

    def work(tell: Tell) -> str:
        raise ZeroDivisionError("no")

    Job(7, work).soon()
    until = time.monotonic() + 60
    while not said and time.monotonic() < until:
        time.sleep(0.01)
    assert said == ["the rules could not be compiled and stay plain: no"]
    assert progress().total != 7
