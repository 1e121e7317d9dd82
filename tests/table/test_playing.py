"""Whole games at a table: turns, deals, hidden wall choices, and the log they leave."""

import random

import pytest

import azulejos
from azulejos.records import read_game, write_game
from azulejos.table import Seat, Setup, Table, TableError, starting_seat
from contract.games import bounded
from table.tables import any_move, make_table, people, snapshot

GREY = azulejos.game("azul-grey", 3, max_rounds=4)


@pytest.mark.parametrize("preset", azulejos.PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_played_logged_and_recorded(preset: str, players: int) -> None:
    rng = random.Random(7)
    table = make_table(bounded(preset, players, 3))
    assert [entry.kind for entry in table.log] == ["began", "deal"]
    while not table.is_over:
        seat, move = any_move(table, rng)
        new = table.act(seat, move)
        assert [entry.seq for entry in table.log] == list(range(1, table.seq + 1))
        assert new == table.log[-len(new) :]
    assert table.result is not None
    assert table.result.reason == "played"
    assert table.result.ranking == table.position.ranking
    record = read_game(write_game(table.record()))
    assert record.final == table.position
    assert record.seats == ["Ann", "Ben", "Cleo", "Dirk"][:players]


def test_an_entry_tells_what_happened_and_its_moment_what_the_table_looks_like() -> None:
    table = make_table(azulejos.azul())
    move = str(table.position.legal_actions()[0])
    entry = table.act(0, move)[0]
    data = entry.told()
    assert data["kind"] == "move"
    assert (data["seat"], data["move"]) == (0, move)
    assert data["events"][0]["event"] == "took"
    assert set(data) == {"seq", "at", "kind", "seat", "move", "events"}
    moment = table.moment(entry)
    assert moment.position_json() == table.position.to_json()
    assert moment.table.to_choose == (1,)
    deal = table.log[1].told()
    assert len(deal["draws"]) == 20
    assert deal["events"][-1] == {"event": "round_began", "seat": 0, "round": 1}


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    table = make_table(azulejos.azul())
    before = snapshot(table)
    for seat, move, code in [
        (1, "1b1", "not_your_turn"),
        (0, "9b1", "illegal_move"),
        (0, "nonsense", "not_a_move"),
        (7, "1b1", "unknown_seat"),
        (0, "=b", "illegal_move"),
    ]:
        with pytest.raises(TableError) as error:
            table.act(seat, move)
        assert error.value.code == code
    assert snapshot(table) == before
    with pytest.raises(TableError) as error:
        table.act(0, "9b1")
    assert error.value.reason.id == "no-factory"
    assert error.value.reason.arguments == {"factory": 9, "players": 2, "factories": 5}


def test_the_last_open_seat_begins_the_game() -> None:
    table = make_table(azulejos.azul(), (Seat("person", "Ann"), Seat("open")))
    assert table.status == "waiting"
    with pytest.raises(TableError, match="a seat is open"):
        table.act(0, "1b1")
    with pytest.raises(TableError, match="seat 0 is taken"):
        table.sit(0, "Ben")
    assert [entry.kind for entry in table.sit(1, "  Ben \n the   Great")] == ["seated", "began", "deal"]
    assert table.seats[1].name == "Ben the Great"
    assert table.status == "playing"


def test_who_leaves_before_the_game_opens_the_seat_again() -> None:
    table = make_table(azulejos.azul(players=3), (Seat("person", "Ann"), Seat("open"), Seat("open")))
    table.sit(1, "Ben")
    table.leave(1)
    assert table.seats[1].kind == "open"
    table.sit(1, "Cleo")
    assert table.sit(2, "Dirk")[-1].kind == "deal"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "\u200b\x07", 5])
def test_a_name_has_a_few_characters_that_can_be_seen(name: str) -> None:
    table = make_table(azulejos.azul(), (Seat("person", "Ann"), Seat("open")))
    with pytest.raises(TableError, match="a name must"):
        table.sit(1, name)


def at_the_walls() -> Table:
    """A table of three where several seats have a wall choice."""
    rng = random.Random(3)
    for seed in range(50):
        table = make_table(GREY, seed=seed)
        while not table.is_over and not (table.scene.is_simultaneous and len(table.to_choose) > 1):
            table.act(*any_move(table, rng))
        if not table.is_over:
            return table
    raise AssertionError("no such table")


def test_wall_choices_are_made_in_any_order_and_stay_hidden_until_all_are_there() -> None:
    table = at_the_walls()
    public = table.position
    last, *_ = sorted(table.to_choose)
    for seat in sorted(table.to_choose, reverse=True):
        while table.scene.is_simultaneous and seat in table.to_choose:
            assert table.position == public
            move = table.choices(seat)[0].move
            new = table.act(seat, move)
            assert new[0].kind == "chose"
            assert "move" not in new[0].told()
            assert "move" not in new[0].told({(seat + 1) % 3})
            assert new[0].told({seat})["move"] == move
            if seat != last:
                others = table.view({(seat + 1) % 3})["position"]["boards"][seat]
                assert others == public.to_json()["boards"][seat]
                assert table.view({seat})["position"]["boards"][seat] != others
                assert move not in str(table.view({(seat + 1) % 3})["log"][-1])
    kinds = [entry.kind for entry in table.log]
    assert "tilings" in kinds
    revealed = next(entry for entry in table.log if entry.kind == "tilings").told()
    assert {move["seat"] for move in revealed["moves"]} >= {last}
    assert any(event["event"] == "tiled" for event in revealed["events"])


def test_the_order_of_wall_choices_does_not_matter() -> None:
    ends = set()
    for order in (1, -1):
        table = at_the_walls()
        while table.scene.is_simultaneous:
            seat = sorted(table.to_choose)[::order][0]
            table.act(seat, table.choices(seat)[-1].move)
            if table.log[-1].kind != "chose":
                break
        revealed = next(entry for entry in table.log if entry.kind == "tilings")
        ends.add(str(table.moment(revealed).scene.position))
    assert len(ends) == 1


def test_a_hidden_wall_choice_can_be_changed_until_it_is_revealed() -> None:
    table = at_the_walls()
    before = table.position_of(max(table.to_choose))
    seat = max(table.to_choose)
    table.act(seat, table.choices(seat)[0].move)
    assert [entry.kind for entry in table.ask(seat, "takeback")] == ["took_back"]
    assert table.position_of(seat) == before


@pytest.mark.parametrize("what", ["takeback", "draw"])
def test_a_request_lapses_for_everyone_when_wall_choices_are_revealed(what: str) -> None:
    table = at_the_walls()
    asker = next(played.seats[0] for played in reversed(table.history.since(0)) if played.seats)
    asked = table.moment(table.ask(asker, what)[-1])
    assert [asking.what for asking in asked.table.asked] == [what]
    while table.log[-1].kind in ("asked", "chose"):
        assert table.view()["table"]["asked"]
        seat = min(table.to_choose)
        new = table.act(seat, table.choices(seat)[0].move)
    revealed = next(entry for entry in new if entry.kind == "tilings")
    assert table.moment(revealed).table.asked == ()


def test_only_entries_that_change_the_top_of_the_table_have_a_position() -> None:
    table = make_table(azulejos.azul())
    move = table.moment(table.act(*any_move(table, random.Random(1)))[0])
    assert move.position_json() == table.position.to_json()
    assert table.moment(table.say("Ann", "hello", 0)[0]).position_json() is None
    ended = table.moment(table.resign(0)[-1])
    assert ended.position_json() is None
    assert (ended.table.status, ended.table.result.reason, ended.table.to_choose) == ("over", "resigned", ())


def test_a_random_seat_begins_if_that_is_asked_for() -> None:
    drawn = {starting_seat("random", 3, random.Random(seed)) for seed in range(20)}
    assert drawn == {0, 1, 2}
    assert starting_seat(2, 3) == 2


def test_a_table_can_begin_in_the_middle_of_a_recorded_game() -> None:
    from azulejos.table import what_if

    rng = random.Random(1)
    table = make_table(azulejos.azul())
    positions = []
    for _ in range(5):
        table.act(*any_move(table, rng))
        positions.append(table.position)
    file = write_game(table.record())
    again = Table(Setup(azulejos.azul(), people(2), origin=what_if(file, 22)))
    assert [entry.kind for entry in again.log] == ["began"]
    assert again.position == positions[1]
    again.act(*any_move(again, rng))
    assert len(again.record().actions()) == 23
    in_a_deal = Table(Setup(azulejos.azul(), people(2), origin=what_if(file, 18)))
    assert len(in_a_deal.log[1].draws) == 2
    with pytest.raises(TableError, match="there is no ply 99"):
        what_if(file, 99)


def test_setups_survive_json() -> None:
    setup = Setup(GREY, (Seat("person", "Ann"), Seat("bot", bot="greedy"), Seat()), start=2, takeback="off")
    assert Setup.from_json(setup.to_json()) == setup
    assert setup.seats[1].name == "Greedy"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seats": people(2)}, "has 3 seats"),
        ({"start": 3}, "cannot start"),
        ({"takeback": "perhaps"}, "takeback cannot be"),
        ({"takeover": "nobody"}, "there is no bot"),
        ({"origin": write_game(azulejos.records.GameRecord(azulejos.azul()))}, "is not one of azul-grey"),
    ],
)
def test_a_wrong_setup_is_refused(change: dict, message: str) -> None:
    with pytest.raises(azulejos.AzulejosError, match=message):
        Setup(**{"game": GREY, "seats": people(3), **change})
