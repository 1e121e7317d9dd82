"""Puzzles: the list, one of them, the one of the day, and whether an answer is right."""

from __future__ import annotations

import re
from datetime import date
from typing import Annotated, Any

from fastapi import APIRouter
from pydantic import BeforeValidator

from ...study.puzzles import Puzzle, all_puzzles, find_puzzle, puzzle_of_the_day
from ...study.wording import tell_move
from .. import wire
from ..thinking.studies import SolutionTask
from .analysis import seat_names
from .openapi import errors
from .parts import ClientOf, HubOf, WorkOf

router = APIRouter(prefix="/api/puzzles", tags=["study"])


def _read_day(text: str) -> date:
    """A day as 2026-11-16 alone: a number is no day, though pydantic would take it for seconds."""
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        raise ValueError("a day looks like 2026-11-16")
    return date.fromisoformat(text)


Day = Annotated[date, BeforeValidator(_read_day)]


@router.get("", response_model=list[wire.PuzzleLine])
async def list_puzzles() -> list[dict[str, Any]]:
    """All puzzles, without their positions."""
    return [_line(puzzle) for puzzle in all_puzzles()]


@router.get("/daily/{day}", response_model=wire.PuzzleAsked, responses=errors("invalid"))
async def show_daily(day: Day) -> dict[str, Any]:
    """The puzzle of a day, the same for everybody."""
    return _asked(puzzle_of_the_day(day))


@router.get("/{id}", response_model=wire.PuzzleAsked, responses=errors("not_found"))
async def show_puzzle(id: str) -> dict[str, Any]:
    """A puzzle, without its solution."""
    return _asked(find_puzzle(id))


@router.post("/{id}", responses=errors("invalid", "origin", "not_found", "too_many", "unavailable"))
async def answer_puzzle(
    id: str, request: wire.PuzzleMove, hub: HubOf, client: ClientOf, work: WorkOf
) -> wire.PuzzleAnswer:
    """Whether a move solves a puzzle, and why the solution does; without a move, the solution alone."""
    puzzle = find_puzzle(id)
    answer = await work.do(client, lambda: _answer(puzzle, request))
    task = SolutionTask(
        client=client.name,
        language=request.language,
        position=puzzle.text,
        puzzle=puzzle.id,
        names=seat_names(puzzle.position),
    )
    return answer.model_copy(update=await hub.studies.answer(task))


def _answer(puzzle: Puzzle, request: wire.PuzzleMove) -> wire.PuzzleAnswer:
    """All but the reasons."""
    position, move = puzzle.position, request.move
    if move is not None:
        position.apply(move)  # which says what is wrong with it
    told, *also_told = (tell_move(position, each, request.language) for each in (puzzle.solution, *puzzle.also))
    return wire.PuzzleAnswer(
        is_right=move is not None and puzzle.accepts(str(position.game.action(move))),
        solution=puzzle.solution,
        solution_told=told,
        also=list(puzzle.also),
        also_told=also_told,
        why=[],
    )


def _line(puzzle: Puzzle) -> dict[str, Any]:
    return {"id": puzzle.id, "game": puzzle.game, "theme": puzzle.theme, "rating": puzzle.rating}


def _asked(puzzle: Puzzle) -> dict[str, Any]:
    return {**_line(puzzle), "position": puzzle.text}
