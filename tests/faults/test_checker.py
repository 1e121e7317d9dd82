"""The checker itself: it finds what is planted in a history, and nothing in a clean one."""

import random
from collections.abc import Callable
from copy import deepcopy
from functools import cache

import pytest

from azulejos.records import write_game
from azulejos.rules.game import make_game
from azulejos.table import Entry, Seat, Setup, Table
from faults.checker import check
from faults.clients import bare
from faults.history import Evidence, Facts, History, Line, Request, Seen, StoredTable

ID = "k3v9q7m2x8w4tzhd"
HOLDERS = ("Ana", "Rui", "Zoe")
FORMER = "Eva"


@cache
def played() -> Evidence:
    """A whole game with hidden wall choices; before it, Eva sat on Rui's seat and left. All were told everything."""
    setup = Setup(make_game("azul-grey", 3, max_rounds=1), (Seat("person", "Ana"), Seat(), Seat()))
    table = Table(setup, rng=random.Random(5))
    people = {name: History(name, ID, lines=[Line(0)]) for name in (*HOLDERS, FORMER)}

    def note(name: str, type: str, entries: list[Entry], **facts: object) -> None:
        now = float(len(table.log))
        people[name].requests.append(Request(type, dict(facts), now, entries[-1].seq, now + 0.5))

    table.sit(1, FORMER)
    table.leave(1)
    table.sit(1, "Rui")
    table.sit(2, "Zoe")
    note("Rui", "chat", table.say("Rui", "Rui says 1", 1), text="Rui says 1")
    note("Ana", "ask", table.ask(0, "draw"), seat=0, what="draw")
    note("Zoe", "answer", table.answer(2, "draw", False), seat=2, what="draw", yes=False)
    while not table.is_over:
        seat, seq = min(table.to_choose), table.seq
        move = table.choices(seat)[0].move
        note(HOLDERS[seat], "act", table.act(seat, move), seat=seat, seq=seq, move=move)
    for name, history in people.items():
        seats = [HOLDERS.index(name)] if name in HOLDERS else []
        log = [bare(entry.told(seats)) for entry in table.log]
        history.lines[0].told = [
            {"type": "state", "seq": 5, "you": seats, "log": log[:5]},
            *({"type": "entry", "entry": entry} for entry in log[5:]),
        ]
    result = table.result
    assert result is not None
    game = {"scores": [*result.scores], "ranking": [*result.ranking], "reason": result.reason}
    stored = [entry.stored() for entry in table.log]
    kept = StoredTable(ID, setup.to_json(), "over", stored, {**game, "file": write_game(table.record())})
    seen = [Seen(ID, 0, "kill", 1.2), Seen(ID, 1, "kill", 1.3, table.seq, table.seq)]
    return Evidence([*people.values()], {ID: kept}, seen)


class Planted:
    """A clean history, to be changed."""

    def __init__(self) -> None:
        self.evidence = deepcopy(played())
        self.table = self.evidence.tables[ID]
        self.log = self.table.log

    def of(self, name: str) -> History:
        return next(history for history in self.evidence.histories if history.client == name)

    def told(self, name: str) -> list[Facts]:
        return self.of(name).lines[0].told

    def first(self, name: str, type: str) -> Request:
        return next(request for request in self.of(name).requests if request.type == type)

    def next_entry(self, kind: str, **facts: object) -> Facts:
        return {"seq": len(self.log) + 1, "at": 0.0, "kind": kind, **facts}


def a_gap_in_the_log(it: Planted) -> None:
    del it.log[6]


def an_acknowledged_chat_that_is_not_there(it: Planted) -> None:
    it.of("Ana").requests.append(Request("chat", {"text": "Ana says 9"}, 1e6, len(it.log) + 1, 1e6 + 1))


def an_acknowledged_move_that_is_another(it: Planted) -> None:
    it.first("Ana", "act").facts["move"] = "9w9"


def something_later_stored_earlier(it: Planted) -> None:
    request = it.first("Rui", "chat")
    request.sent, request.answered = 1e6, 1e6 + 1


def a_move_on_an_old_view(it: Planted) -> None:
    it.of("Zoe").requests[-1].facts["seq"] = 5


def a_chat_that_was_stored_twice(it: Planted) -> None:
    chat = next(entry for entry in it.log if entry["kind"] == "chat")
    it.log.append({**chat, "seq": len(it.log) + 1})


def a_move_of_a_former_holder(it: Planted) -> None:
    request = it.first("Rui", "act")
    it.of("Rui").requests.remove(request)
    it.of(FORMER).requests.append(request)


def a_move_of_a_former_holder_who_got_no_answer(it: Planted) -> None:
    a_move_of_a_former_holder(it)
    it.of(FORMER).requests[0].answer = None


def a_move_that_nobody_made(it: Planted) -> None:
    it.of("Rui").requests.remove(it.first("Rui", "act"))


def a_move_that_was_refused(it: Planted) -> None:
    it.first("Rui", "act").answer = "stale"


def an_entry_that_was_not_told(it: Planted) -> None:
    del it.told("Ana")[4]


def an_entry_told_twice(it: Planted) -> None:
    it.told("Ana").insert(4, it.told("Ana")[4])


def a_state_without_an_entry(it: Planted) -> None:
    del it.told("Ana")[0]["log"][2]


def another_text_than_the_stored_one(it: Planted) -> None:
    next(entry for entry in it.log if entry["kind"] == "chat")["text"] = "Rui says 1, or did he?"


def an_observer_ahead_of_the_disk(it: Planted) -> None:
    it.told(FORMER).append({"type": "entry", "entry": it.next_entry("chat", seat=0, name="Ana", text="Hush")})


def a_hidden_move_told_to_another(it: Planted) -> None:
    hidden = next(entry for entry in it.log if entry["kind"] == "chose" and entry["seat"] == 1)
    told = next(one for one in it.told("Ana") if one["type"] == "entry" and one["entry"]["seq"] == hidden["seq"])
    told["entry"]["move"] = hidden["move"]


def choices_for_a_former_holder(it: Planted) -> None:
    it.told(FORMER).append({"type": "choices", "seq": len(it.log), "seat": 1})


def a_socket_with_something_else_in_it(it: Planted) -> None:
    it.of("Ana").lines[0].lost = "ConnectionClosedError: sent 1002 (protocol error) reserved bits must be 0"


def two_ends(it: Planted) -> None:
    it.log.append({**next(entry for entry in it.log if entry["kind"] == "ended"), "seq": len(it.log) + 1})


def a_game_that_is_not_archived(it: Planted) -> None:
    it.table.game = None


def another_result_in_the_archive(it: Planted) -> None:
    assert it.table.game is not None
    it.table.game["scores"][0] += 1


def another_file_in_the_archive(it: Planted) -> None:
    assert it.table.game is not None
    it.table.game["file"] += "\n"


def an_archived_game_that_goes_on(it: Planted) -> None:
    del it.log[next(n for n, entry in enumerate(it.log) if entry["kind"] == "tilings") :]
    it.table.status = "playing"


def another_status(it: Planted) -> None:
    it.table.status = "playing"


def a_flag_that_fell(it: Planted) -> None:
    it.log.append(it.next_entry("flagged", seat=2))


def a_table_that_is_stuck(it: Planted) -> None:
    it.evidence.seen.append(Seen(ID, 2, "kill", 15, problem="Ana could not play on (no answer)"))


def processes_that_disagree(it: Planted) -> None:
    it.evidence.seen.append(Seen(ID, 2, "kill", 15, len(it.log) - 1, len(it.log)))


def a_table_that_comes_back_late(it: Planted) -> None:
    it.evidence.seen.append(Seen(ID, 2, "kill", 9))


def a_rematch_that_is_nowhere(it: Planted) -> None:
    it.log.append(it.next_entry("rematch", table="zzzzzzzzzzzzzzzz"))


def a_process_that_does_not_end(it: Planted) -> None:
    it.evidence.complaints.append("Process 0 does not end when it is asked to.")


def a_table_that_is_gone(it: Planted) -> None:
    it.evidence.histories.append(History("Ana", "zzzzzzzzzzzzzzzz"))


FOUND: dict[Callable[[Planted], None], str] = {
    a_gap_in_the_log: "in the log entry 8 follows entry 6",
    an_acknowledged_chat_that_is_not_there: "Ana was told that chat 'Ana says 9' is stored as entry",
    an_acknowledged_move_that_is_another: "Ana was told that act '9w9' on seat 0 is stored as entry",
    something_later_stored_earlier: "Rui asked for chat 'Rui says 1', acknowledged as entry 7, after act",
    a_move_on_an_old_view: "on the view of entry 5, and",
    a_chat_that_was_stored_twice: "chat 'Rui says 1' of seat 1 was stored twice, as entries 7 and",
    a_move_of_a_former_holder: "was made by Eva for seat 1, which Rui held",
    a_move_of_a_former_holder_who_got_no_answer: "was made by Eva for seat 1, which Rui held",
    a_move_that_nobody_made: "is in the log and nobody asked for it",
    a_move_that_was_refused: "is in the log and Rui, who asked for it, was refused",
    an_entry_that_was_not_told: "Ana at process 0 was told entry 10 after entry 8",
    an_entry_told_twice: "Ana at process 0 was told entry 9 after entry 9",
    a_state_without_an_entry: "Ana at process 0 was shown a log up to entry 5 with 4 entries",
    another_text_than_the_stored_one: "and the log has chat 'Rui says 1, or did he?' of seat 1",
    an_observer_ahead_of_the_disk: "Eva at process 0 was told of entry",
    a_hidden_move_told_to_another: "Ana at process 0 was told the hidden move of seat 1",
    choices_for_a_former_holder: "what seat 1 may do, which is not theirs",
    a_socket_with_something_else_in_it: "Ana at process 0 was sent what is no message",
    two_ends: "its game has ended more than once",
    a_game_that_is_not_archived: "and is not archived",
    another_result_in_the_archive: "its game is archived as played",
    another_file_in_the_archive: "its archived game file is not that of its log",
    an_archived_game_that_goes_on: "its game is archived and is not over",
    another_status: "it is stored as playing, and is over",
    a_flag_that_fell: "the time of seat 2 was up",
    a_table_that_is_stuck: "15.0 s after kill, at process 2, Ana could not play on (no answer)",
    processes_that_disagree: "at process 2, the last entry told is",
    a_table_that_comes_back_late: "it could be played on, which is later than 5 s",
    a_rematch_that_is_nowhere: "the rematch is to be at table zzzzzzzzzzzzzzzz, which is not stored",
    a_process_that_does_not_end: "Process 0 does not end",
    a_table_that_is_gone: "Ana sat there, and it is not stored",
}


def test_nothing_is_found_in_a_clean_history() -> None:
    assert check(played()) == []


@pytest.mark.parametrize("plant", FOUND, ids=lambda plant: plant.__name__)
def test_what_is_planted_is_found(plant: Callable[[Planted], None]) -> None:
    it = Planted()
    plant(it)
    assert any(FOUND[plant] in sentence for sentence in check(it.evidence)), check(it.evidence)
