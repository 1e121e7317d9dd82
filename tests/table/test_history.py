"""The history knows whose each action was, and what stands after something was taken back."""

import random

import azulejos
from azulejos.table import Setup
from azulejos.table.history import History, Played
from table.tables import people

GAME = azulejos.azul()


def a_round() -> History:
    """A deal of three tiles, moves of seats 1 and 0, and wall choices of both."""
    history, action = History(), GAME.box.action
    history.add((), tuple(action(GAME.box.first_draw + color) for color in (0, 4, 2)), is_reveal=True)
    history.add((1,), (action(7),), is_reveal=False)
    history.add((0,), (action(30),), is_reveal=False)
    history.add((0, 1, 1), (action(8), action(9), action(10)), is_reveal=True)
    return history


def test_what_was_played_is_known_by_its_ply() -> None:
    history, first = a_round(), GAME.box.first_draw
    assert history.ply == 8
    assert history.actions() == [first, first + 4, first + 2, 7, 30, 8, 9, 10]
    assert history.since(0) == [
        Played(0, (), True),
        Played(3, (1,), False),
        Played(4, (0,), False),
        Played(5, (0, 1, 1), True),
    ]
    assert history.since(4) == history.since(0)[2:]
    assert history.since(8) == []


def test_the_last_of_a_seat_is_found() -> None:
    history = a_round()
    assert history.last_of(1) == Played(5, (0, 1, 1), True)
    history.cut(5)
    assert history.last_of(1) == Played(3, (1,), False)
    assert history.last_of(0) == Played(4, (0,), False)
    assert history.last_of(2) is None


def test_what_is_taken_back_is_gone() -> None:
    history = a_round()
    history.cut(4)
    assert history.ply == 4
    assert history.actions()[3:] == [7]
    history.add((0,), (GAME.box.action(31),), is_reveal=False)
    assert history.since(3) == [Played(3, (1,), False), Played(4, (0,), False)]
    assert history.actions(4) == history.actions()[:4]
    history.cut(0)
    assert (history.ply, history.since(0), history.last_of(0)) == (0, [], None)


def test_the_position_after_so_many_actions_is_found_again() -> None:

    setup, history, rng = Setup(GAME, people(2)), History(), random.Random(1)
    positions = [setup.first_position]
    for _ in range(30):
        position = positions[-1]
        action = rng.choice(position.legal_actions())
        history.add(() if position.is_chance else (position.to_act,), (action,), is_reveal=position.is_chance)
        positions.append(position.apply(action))
    for ply, position in enumerate(positions):
        assert history.position_at(ply, setup) == position
