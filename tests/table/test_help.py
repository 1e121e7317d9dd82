"""Help with a move is for who plays alone, or where everybody agreed, and everyone sees that it was given."""

import pytest

from azulejos.rules.game import make_game
from azulejos.table import Seat, Setup, Table, TableError

ANA, BEN = Seat("person", "Ana"), Seat("person", "Ben", holder=2)
BOT = Seat("bot", bot="random")


def table(*seats: Seat, **more: bool) -> Table:
    return Table(Setup(make_game("azul"), seats, **more))


def test_who_plays_alone_or_on_one_screen_may_be_helped() -> None:
    assert table(ANA, BOT).may_help
    assert table(ANA, Seat("person", "Ben")).may_help


def test_among_several_people_all_must_have_agreed() -> None:
    among = table(ANA, BEN)
    with pytest.raises(TableError, match="no hints at this table"):
        among.ask_help(0, 1)
    assert table(ANA, BEN, help=True).may_help


def test_all_may_agree_to_hints_while_they_play() -> None:
    among = table(ANA, BEN)
    among.ask(0, "help")
    among.answer(1, "help", False)
    assert not among.may_help
    among.act(0, among.choices(0)[0].move)
    among.ask(1, "help")
    with pytest.raises(TableError, match="no hints at this table"):
        among.ask_help(1, 1)
    among.answer(0, "help", True)
    assert among.info().help
    assert among.info().asked == ()
    assert len(among.ask_help(1, 1)) == 1
    assert Table.rebuild(among.setup, [entry.stored() for entry in among.log]).may_help
    with pytest.raises(TableError, match="may ask for hints already"):
        among.ask(0, "help")


def test_help_is_told_to_all_and_counted_once_a_level_and_turn() -> None:
    found = table(ANA, BOT)
    assert next(entry.told() for entry in found.ask_help(0, 2))["level"] == 2
    assert found.ask_help(0, 1) == []
    assert found.ask_help(0, 2) == []
    assert len(found.ask_help(0, 3)) == 1
    assert found.info().helped == (2, 0)
    found.act(0, found.choices(0)[0].move)
    with pytest.raises(TableError, match="not the turn"):
        found.ask_help(0, 1)
    again = Table.rebuild(found.setup, [entry.stored() for entry in found.log])
    assert again.info().helped == (2, 0)


def test_a_setup_without_the_setting_is_one_without_help() -> None:
    stored = table(ANA, BEN, help=True).setup.to_json()
    assert Setup.from_json(stored).help
    del stored["help"]
    assert not Setup.from_json(stored).help
