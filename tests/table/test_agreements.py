"""Resigning, clocks, takebacks, draws, rematches, and bots that take over."""

import random

import pytest

import azulejos
from azulejos.table import Clock, Seat, Table, TableError
from azulejos.table.now import steady_time
from table.tables import Time, any_move, make_table, people, snapshot

TWO = azulejos.azul(max_rounds=3)
THREE = azulejos.azul(3, max_rounds=3)
BOT = Seat("bot", bot="greedy")


def kinds(entries: list) -> list[str]:
    return [entry.kind for entry in entries]


def play(table: Table, moves: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        table.act(*any_move(table, rng))


def code(call, *arguments) -> str:
    with pytest.raises(TableError) as error:
        call(*arguments)
    return error.value.code


# ------------------------------------------------------------------------------------------------ resigning


def test_of_two_who_resigns_loses() -> None:
    table = make_table(TWO)
    assert kinds(table.resign(0)) == ["resigned", "ended"]
    assert (table.result.reason, table.result.ranking) == ("resigned", (2, 1))
    assert table.to_choose == frozenset()
    assert code(table.act, 1, "1b1") == "over"
    assert table.record().tags["ended"] == "resigned"


def test_among_three_a_bot_plays_on_for_who_resigns() -> None:
    table = make_table(THREE)
    assert kinds(table.resign(1)) == ["resigned", "taken_over"]
    assert (table.seats[1].kind, table.seats[1].bot) == ("bot", "greedy")
    assert code(table.sit, 1, "Ben") == "seat_taken"
    assert code(table.resign, 1) == "not_a_person"
    play(table, 3)
    assert not table.is_over


def test_the_game_ends_when_the_last_person_resigns() -> None:
    table = make_table(THREE, (BOT, Seat("person", "Ann"), BOT))
    assert kinds(table.resign(1)) == ["resigned", "ended"]
    assert table.result.ranking == (1, 3, 1)


def test_a_game_that_nobody_plays_any_more_is_closed_without_result() -> None:
    table = make_table(TWO)
    assert kinds(table.close()) == ["ended"]
    assert (table.result.reason, table.result.ranking) == ("aborted", ())
    assert code(table.close) == "over"


# ------------------------------------------------------------------------------------------------ clocks


def test_a_clock_for_each_move_starts_anew_with_each_turn() -> None:
    time = Time()
    table = make_table(TWO, clock=Clock("move", 30), time=time)
    time.pass_by(29)
    play(table, 1)
    assert table.view()["table"]["clocks"] == [30, 30]
    assert table.due() == time() + 30
    time.pass_by(30)
    seat, move = any_move(table, random.Random(1))
    assert code(table.act, seat, move) == "time_is_up"
    assert kinds(table.tick()) == ["flagged", "ended"]
    assert (table.result.reason, table.result.ranking) == ("flagged", (1, 2))
    assert table.tick() == []


def test_a_clock_for_the_game_runs_in_ones_own_turn_and_grows_with_each_move() -> None:
    time = Time()
    table = make_table(TWO, clock=Clock("game", 60, 5), time=time)
    time.pass_by(10)
    play(table, 1)
    time.pass_by(20)
    assert table.view()["table"]["clocks"] == [55, 40]
    assert table.moment(table.log[-1]).table.clocks == (55, 60)
    assert table.tick() == []


def test_a_bot_may_take_over_when_time_is_up() -> None:
    time = Time()
    table = make_table(TWO, clock=Clock("game", 60), time=time, takeover="random")
    time.pass_by(61)
    assert kinds(table.tick()) == ["flagged", "taken_over"]
    assert table.due() is None
    assert code(table.sit, 0, "Ann") == "seat_taken"


def test_bots_have_no_clock() -> None:
    time = Time()
    table = make_table(TWO, (BOT, Seat("person", "Ann")), clock=Clock("move", 5), time=time)
    time.pass_by(100)
    assert table.tick() == []


def test_time_without_a_server_is_nobodys() -> None:
    time = Time()
    table = make_table(TWO, clock=Clock("game", 60), time=time)
    time.pass_by(3600)
    again = Table.rebuild(table.setup, [entry.stored() for entry in table.log], time)
    assert kinds(again.resume()) == ["resumed"]
    assert again.view()["table"]["clocks"] == [60, 60]


def test_clocks_run_on_where_another_machine_was_ahead() -> None:
    """Whoever goes on with the log an hour behind must neither give a free hour nor take one."""
    time = Time()
    table = make_table(TWO, clock=Clock("game", 60), time=time)
    stored = [entry.stored() for entry in table.log]
    behind = Time(time.at - 3600)
    again = Table.rebuild(table.setup, stored, behind)
    behind.pass_by(20)
    assert again.view()["table"]["clocks"] == [40, 60]
    behind.pass_by(41)
    again.tick()
    assert again.result is not None
    assert again.result.reason == "flagged"


def test_the_time_of_tables_does_not_follow_the_machines_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    before = steady_time()
    monkeypatch.setattr(time, "time", lambda: before + 3600)
    assert steady_time() - before < 600


@pytest.mark.parametrize("wrong", [("day", 5), ("move", 0), ("move", 5, 1), ("game", 5, -1)])
def test_a_clock_must_be_possible(wrong: tuple) -> None:
    assert code(Clock, *wrong) == "bad_clock"


# ------------------------------------------------------------------------------------------------ takebacks


def test_alone_against_bots_a_move_is_taken_back_at_once_even_over_a_deal() -> None:
    table = make_table(TWO, (Seat("person", "Ann"), BOT))
    assert code(table.ask, 0, "takeback") == "nothing_to_take_back"
    before = table.position
    play(table, 2)
    assert kinds(table.ask(0, "takeback")) == ["took_back"]
    assert table.position == before
    while kinds(table.log[-1:]) != ["deal"] or table.seq < 5:
        play(table, 1)
    table.ask(0, "takeback")
    assert table.position.round == 1


def test_pass_and_play_on_one_screen_counts_as_alone() -> None:
    table = make_table(TWO, (Seat("person", "Ann"), Seat("person", "Ben")))
    play(table, 1)
    assert kinds(table.ask(0, "takeback")) == ["took_back"]


def test_among_people_a_takeback_is_asked_for() -> None:
    table = make_table(THREE)
    before = table.position
    play(table, 2)
    assert kinds(table.ask(0, "takeback")) == ["asked"]
    assert table.view()["table"]["asked"] == [{"what": "takeback", "seat": 0, "agreed": [0]}]
    assert code(table.ask, 0, "takeback") == "already_asked"
    assert code(table.answer, 0, "takeback", True) == "nothing_asked"
    assert kinds(table.answer(1, "takeback", True)) == ["answered"]
    assert kinds(table.answer(2, "takeback", True)) == ["answered", "took_back"]
    assert table.position == before
    assert table.view()["table"]["asked"] == []


def test_a_refusal_stands_until_the_game_goes_on() -> None:
    table = make_table(TWO)
    play(table, 1)
    table.ask(0, "takeback")
    table.answer(1, "takeback", False)
    assert code(table.ask, 0, "takeback") == "already_asked"
    play(table, 1)
    assert kinds(table.ask(0, "takeback")) == ["asked"]


def test_a_request_lapses_when_the_game_goes_on() -> None:
    table = make_table(TWO)
    play(table, 1)
    table.ask(0, "takeback")
    play(table, 1)
    assert code(table.answer, 1, "takeback", True) == "nothing_asked"


def test_a_free_takeback_undoes_only_ones_own_move_and_nothing_revealed() -> None:
    table = make_table(TWO, takeback="free")
    play(table, 1)
    assert kinds(table.ask(0, "takeback")) == ["took_back"]
    play(table, 2)
    assert kinds(table.ask(0, "takeback")) == ["asked"]
    table = make_table(TWO, takeback="free")
    while table.position.round == 1:
        mover = next(iter(table.to_choose))
        play(table, 1)
    assert kinds(table.ask(mover, "takeback")) == ["asked"]


def test_a_supply_refill_of_the_pavilion_counts_as_revealed() -> None:
    table = make_table(azulejos.pavilion(2), takeback="free")
    while table.log[-1].kind != "deal" or table.position.phase != "place":
        mover = next(iter(table.to_choose))
        seat, move = any_move(table, random.Random(table.seq))
        table.act(seat, move)
    assert kinds(table.ask(mover, "takeback")) == ["asked"]


def test_where_moves_stand_nobody_takes_back() -> None:
    table = make_table(TWO, (Seat("person", "Ann"), BOT), takeback="off")
    play(table, 1)
    assert code(table.ask, 0, "takeback") == "takeback_off"


# ------------------------------------------------------------------------------------------------ draw, abort, rematch


def test_all_people_agree_to_a_draw() -> None:
    table = make_table(THREE, (*people(2), BOT))
    table.ask(0, "draw")
    assert kinds(table.answer(1, "draw", True)) == ["answered", "ended"]
    assert (table.result.reason, table.result.ranking) == ("draw", (1, 1, 1))


def test_who_asks_for_what_is_asked_agrees_to_it() -> None:
    table = make_table(TWO)
    table.ask(0, "abort")
    assert kinds(table.ask(1, "abort")) == ["answered", "ended"]
    assert (table.result.reason, table.result.ranking) == ("aborted", ())


def test_a_rematch_moves_everyone_on_by_one_seat() -> None:
    table = make_table(THREE, (*people(2), BOT))
    assert code(table.ask, 0, "rematch") == "not_over"
    table.resign(0)
    table.resign(1)
    table = make_table(TWO)
    table.resign(0)
    assert table.rematch is None
    assert code(table.name_rematch, "x") == "nothing_asked"
    table.ask(0, "rematch")
    table.answer(1, "rematch", True)
    assert [seat.name for seat in table.rematch.seats] == ["Ben", "Ann"]
    assert kinds(table.name_rematch("abc")) == ["rematch"]
    assert table.view()["table"]["next_table"] == "abc"
    assert Table(table.rematch).status == "playing"


def test_unknown_requests_are_refused() -> None:
    table = make_table(TWO)
    assert code(table.ask, 0, "money") == "unknown_request"
    assert code(table.answer, 0, "draw", True) == "nothing_asked"


# ------------------------------------------------------------------------------------------------ taking over, chat


def test_a_bot_takes_over_an_abandoned_seat_until_the_person_is_back() -> None:
    table = make_table(TWO, takeover="greedy")
    assert kinds(table.take_over(1)) == ["taken_over"]
    assert table.seats[1].name == "Ben"
    assert kinds(table.sit(1, "Ben")) == ["seated"]
    assert table.seats[1].is_person
    assert code(make_table(TWO).take_over, 1) == "no_takeover"


def test_who_leaves_a_game_is_replaced_or_resigns() -> None:
    assert kinds(make_table(TWO, takeover="greedy").leave(0)) == ["taken_over"]
    assert kinds(make_table(TWO).leave(0)) == ["resigned", "ended"]


def test_what_the_others_have_agreed_to_is_done_when_the_last_one_leaves() -> None:
    table = make_table(THREE, takeover="greedy")
    table.ask(0, "abort")
    table.answer(1, "abort", True)
    assert kinds(table.take_over(2)) == ["taken_over", "ended"]


def test_chat_is_cleaned_and_can_be_off() -> None:
    table = make_table(TWO)
    assert table.say("Ann", " good \x1b[31m luck\n", 0)[0].text == "good [31m luck"
    assert code(table.say, "Ann", "x" * 301) == "bad_text"
    assert code(make_table(TWO, chat=False).say, "Ann", "hello") == "chat_off"
    before = snapshot(table)
    assert code(table.say, "", "hello") == "bad_text"
    assert snapshot(table) == before
