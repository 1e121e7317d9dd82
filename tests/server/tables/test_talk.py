"""What processes tell each other arrives as it was sent."""

import pytest
from pydantic import ValidationError

from azulejos.errors import Reason
from azulejos.server.problems import Refusal
from azulejos.server.tables import talk
from azulejos.server.tables.commands import Act, Answer, Ask, Leave, Resign, Return, Say, Sit

COMMANDS = [
    Sit(seat=1, name="Inês", hash="0" * 64),
    Return(seat=1),
    Leave(seat=0),
    Act(seat=0, seq=7, move="3r2"),
    Ask(seat=0, what="draw"),
    Answer(seat=1, what="draw", yes=True),
    Resign(seat=1),
    Say(seat=0, text="Good luck!"),
]


@pytest.mark.parametrize(
    "message",
    [
        talk.NewEntries(table="abc", fence=3),
        talk.Presence(process="p", table="abc", sockets=2, seats=(0, 1), client="127.0.0.1", wants_answer=True),
        *(talk.CommandSent(process="p", name="n", table="abc", command=command) for command in COMMANDS),
        talk.CommandDone(name="n", seq=9),
        talk.CommandRefused(name="n", code="stale", detail="too late", reason=None),
    ],
    ids=lambda message: f"{message.kind} {getattr(getattr(message, 'command', None), 'kind', '')}".strip(),
)
def test_a_message_is_read_as_it_was_written(message: talk.Talk) -> None:
    assert talk.read(talk.write(message)) == message


def test_a_refusal_keeps_the_rule_it_names() -> None:
    error = Refusal("illegal_move", "it is full", Reason("line-full", "line 2 is full", line=2))
    found = talk.read(talk.write(talk.CommandRefused.of("n", error)))
    assert isinstance(found, talk.CommandRefused)
    told = found.refusal()
    assert (told.code, str(told), told.reason.id, told.reason.arguments) == (
        "illegal_move",
        "it is full",
        "line-full",
        {"line": 2},
    )


def test_a_message_of_another_kind_is_not_understood() -> None:
    with pytest.raises(ValidationError):
        talk.read('{"kind": "gossip", "table": "abc"}')
