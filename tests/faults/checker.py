"""Reads what all clients were told and what the database has, and says in sentences what should not be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from azulejos.errors import AzulejosError
from azulejos.records import write_game
from azulejos.table import Setup, Table
from faults.history import Evidence, Facts, History, Line, Request, StoredTable

OF_REQUESTS = {
    "act": ("move", "chose"),
    "chat": ("chat",),
    "ask": ("asked", "answered", "took_back"),
    "answer": ("answered",),
    "resign": ("resigned",),
}
"""The first entry that each request makes."""
OF_PEOPLE = {kind for kinds in OF_REQUESTS.values() for kind in kinds}
CHANGES_ALL = {"began", "deal", "move", "tilings", "took_back", "ended"}
"""After these a move that was made on an older view is refused."""
PROTOCOL_ERROR = 1002
"""What a client closes a WebSocket with that does not keep to the protocol."""
CONSEQUENCES = {"deal", "tilings", "ended", "taken_over", "took_back"}
"""Entries that follow from another one at once."""


@dataclass(frozen=True)
class Place:
    """Who holds a seat, and whether a bot plays for them; nobody holds a bot's own seat, or an open one."""

    holder: str | None
    is_bot: bool = False


@dataclass
class Case:
    """A table with everybody's histories at it."""

    stored: StoredTable
    histories: list[History]

    @cached_property
    def entries(self) -> dict[int, Facts]:
        return {entry["seq"]: entry for entry in self.stored.log}

    @cached_property
    def seatings(self) -> dict[int, list[Place]]:
        """By number: who is on each seat when the entry is made."""
        now = [Place(seat["name"] if seat["kind"] == "person" else None) for seat in self.stored.setup["seats"]]
        found, last = {}, 0
        for entry in self.stored.log:
            last = entry["seq"]
            found[last] = list(now)
            match entry["kind"]:
                case "seated":
                    now[entry["seat"]] = Place(None if entry["bot"] else entry["name"])
                case "left":
                    now[entry["seat"]] = Place(None)
                case "taken_over":
                    now[entry["seat"]] = replace(now[entry["seat"]], is_bot=True)
        found[last + 1] = now
        return found

    def place(self, seat: int, seq: int) -> Place:
        """Who is on a seat when an entry has this number."""
        return self.seatings.get(seq, self.seatings[max(self.seatings)])[seat]

    def first_of(self, request: Request) -> int | None:
        """The number of the first entry that an acknowledged request made; None if there is no such entry."""
        seq = request.number
        while seq in self.entries and not makes(request, self.entries[seq]):
            if self.entries[seq]["kind"] not in CONSEQUENCES:
                return None
            seq -= 1
        return seq if seq in self.entries else None


def makes(request: Request, entry: Facts) -> bool:
    """Whether a request asks for just this entry."""
    facts = request.facts
    if entry["kind"] not in OF_REQUESTS[request.type]:
        return False
    if entry["kind"] in ("took_back", "answered") and request.type == "ask":
        return (facts["seat"], facts["what"]) == (entry["seat"], entry.get("what", "takeback"))
    return all(entry.get(name) == value for name, value in facts.items() if name != "seq")


# ---------------------------------------------------------------------------------------------------- the checks


def whole(case: Case) -> Iterator[str]:
    """A log has the numbers from 1 on, and can be played again."""
    numbers = [entry["seq"] for entry in case.stored.log]
    for before, seq in pairwise([0, *numbers]):
        if seq != before + 1:
            yield f"in the log entry {seq} follows entry {before}"


def playable(case: Case) -> Iterator[str]:
    """The log leads to what the database says of the table and of its finished game."""
    ends = [entry["seq"] for entry in case.stored.log if entry["kind"] == "ended"]
    if len(ends) > 1:
        yield f"its game has ended more than once, at entries {', '.join(map(str, ends))}"
    try:
        table = Table.rebuild(Setup.from_json(case.stored.setup), case.stored.log)
    except AzulejosError as error:
        yield f"the log cannot be played again: {error}"
        return
    if case.stored.status not in (table.status, "closed"):
        yield f"it is stored as {case.stored.status}, and is {table.status}"
    game, result = case.stored.game, table.result
    if result is None:
        if game is not None:
            yield "its game is archived and is not over"
    elif game is None:
        yield f"its game ended at entry {ends[-1]} and is not archived"
    elif (game["reason"], game["scores"], game["ranking"]) != (result.reason, [*result.scores], [*result.ranking]):
        yield f"its game is archived as {game['reason']} {game['scores']}, and ended {result.reason} {[*result.scores]}"
    elif game["file"] != write_game(table.record()):
        yield "its archived game file is not that of its log"


def acknowledged(case: Case) -> Iterator[str]:
    """What was acknowledged is stored at its number."""
    for history, request in requests_of(case):
        if request.is_done and case.first_of(request) is None:
            found = case.entries.get(request.number)
            has = f"the log has {tell(found)} there" if found else "the log has no such entry"
            yield f"{history.client} was told that {describe(request)} is stored as entry {request.answer}, and {has}"


def ordered(case: Case) -> Iterator[str]:
    """What somebody asked for after something else was acknowledged, to them or to others, is stored after it."""
    done = [(history.client, request) for history, request in requests_of(case) if request.is_done]
    by_answer = sorted(done, key=lambda one: one[1].answered)
    latest: tuple[str, Request] | None = None
    position = 0
    for client, request in sorted(done, key=lambda one: one[1].sent):
        while by_answer[position][1].answered < request.sent:
            if latest is None or by_answer[position][1].number > latest[1].number:
                latest = by_answer[position]
            position += 1
        if latest is not None and latest[1].number >= request.number:
            yield (
                f"{client} asked for {describe(request)}, acknowledged as entry {request.answer}, "
                f"after {describe(latest[1])} of {latest[0]} was acknowledged as entry {latest[1].answer}"
            )


def current(case: Case) -> Iterator[str]:
    """No move was made on an old view, so none was made twice."""
    for history, request in requests_of(case):
        if request.type != "act" or not request.is_done:
            continue
        first = case.first_of(request) or 0
        for seq in range(request.facts["seq"] + 1, first):
            entry = case.entries.get(seq, {"kind": ""})
            own = entry["kind"] == "chose" and entry["seat"] == request.facts["seat"]
            if entry["kind"] in CHANGES_ALL or own:
                yield (
                    f"{history.client} made {describe(request)} at entry {first} on the view of entry "
                    f"{request.facts['seq']}, and {tell(entry)} came between"
                )
                break


def once(case: Case) -> Iterator[str]:
    """What was said once is not stored twice."""
    first: dict[str, int] = {}
    for entry in case.stored.log:
        if entry["kind"] == "chat" and first.setdefault(entry["text"], entry["seq"]) != entry["seq"]:
            yield f"{tell(entry)} was stored twice, as entries {first[entry['text']]} and {entry['seq']}"


def own_seats(case: Case) -> Iterator[str]:
    """Every entry of a person was asked for by who held the seat, and by nobody else."""
    asked = [(history.client, request) for history, request in requests_of(case)]
    made = {case.first_of(request): client for client, request in asked if request.is_done}
    for entry in case.stored.log:
        seq, kind = entry["seq"], entry["kind"]
        if kind not in OF_PEOPLE or entry["seat"] is None:
            continue
        place = case.place(entry["seat"], seq)
        holder = place.holder
        if kind in ("move", "chose") and (place.is_bot or holder is None):
            continue
        if kind == "took_back" and case.entries.get(seq - 1, {}).get("kind") in ("asked", "answered", "taken_over"):
            continue
        open_ones = {client for client, request in asked if request.is_open and makes(request, entry)}
        client = made.get(seq) or (holder if holder in open_ones else next(iter(open_ones), None))
        if client is None:
            refused = [client for client, request in asked if makes(request, entry) and not request.is_done]
            why = f"{refused[0]}, who asked for it, was refused" if refused else "nobody asked for it"
            yield f"entry {seq}, {tell(entry)}, is in the log and {why}"
        elif client != holder:
            whose = f"which {holder} held" if holder else "which nobody held"
            yield f"entry {seq}, {tell(entry)}, was made by {client} for seat {entry['seat']}, {whose}"


def told(case: Case) -> Iterator[str]:
    """Sockets are told every entry once and in order, as it is stored, and hidden moves only if they are their own."""
    for history in case.histories:
        for line in history.lines:
            yield from _told(case, history, line)


def _told(case: Case, history: History, line: Line) -> Iterator[str]:
    last, wrong = line.since, set[int]()
    who = f"{history.client} at process {line.node}"
    for message in line.told:
        match message["type"]:
            case "state":
                entries, last = message["log"], message["seq"]
                if [entry["seq"] for entry in entries] != [*range(1, last + 1)]:
                    yield f"{who} was shown a log up to entry {last} with {len(entries)} entries"
            case "entry":
                entries, before, last = [message["entry"]], last, message["entry"]["seq"]
                if before is not None and last != before + 1:
                    yield f"{who} was told entry {last} after entry {before}"
            case _:
                entries, seq, seat = [], message["seq"], message["seat"]
                if seat not in wrong and case.place(seat, seq + 1).holder != history.client:
                    wrong.add(seat)
                    yield f"{who} was told at entry {seq} what seat {seat} may do, which is not theirs"
        for entry in entries:
            yield from _equal(case, history, who, entry)


def _equal(case: Case, history: History, who: str, entry: Facts) -> Iterator[str]:
    seq = entry["seq"]
    stored = case.entries.get(seq)
    if stored is None:
        yield f"{who} was told of entry {seq}, {tell(entry)}, which the log does not have"
        return
    is_hidden = stored["kind"] == "chose" and case.place(stored["seat"], seq).holder != history.client
    if is_hidden and "move" in entry:
        yield f"{who} was told the hidden move of seat {entry['seat']} in entry {seq}"
    elif entry != {name: stored[name] for name in stored if not (is_hidden and name == "move")}:
        yield f"{who} was told {tell(entry)} as entry {seq}, and the log has {tell(stored)}"


def well_formed(case: Case) -> Iterator[str]:
    """Nothing but messages goes over a socket."""
    for history in case.histories:
        for line in history.lines:
            if line.lost is not None and f"{PROTOCOL_ERROR} " in line.lost:
                yield f"{history.client} at process {line.node} was sent what is no message ({line.lost})"


def on_time(case: Case) -> Iterator[str]:
    """Campaigns are much shorter than any clock at their tables."""
    for entry in case.stored.log:
        if entry["kind"] == "flagged":
            yield f"the time of seat {entry['seat']} was up at entry {entry['seq']}, long before its time"


CHECKS: tuple[Callable[[Case], Iterator[str]], ...] = (
    whole, playable, acknowledged, ordered, current, once, own_seats, told, well_formed, on_time,
)  # fmt: skip


def check(evidence: Evidence) -> list[str]:
    """One sentence for each thing that should not be."""
    found = list(evidence.complaints)
    for stored in evidence.tables.values():
        case = Case(stored, [history for history in evidence.histories if history.table == stored.id])
        for one in CHECKS:
            found += [f"Table {stored.id}: {sentence}." for sentence in dict.fromkeys(one(case))]
        for entry in stored.log:
            if entry["kind"] == "rematch" and entry["table"] not in evidence.tables:
                found.append(f"Table {stored.id}: the rematch is to be at table {entry['table']}, which is not stored.")
    for history in evidence.histories:
        if history.table not in evidence.tables:
            found.append(f"Table {history.table}: {history.client} sat there, and it is not stored.")
    return found + list(going_on(evidence))


def going_on(evidence: Evidence) -> Iterator[str]:
    """After a fault has healed, everyone can play on everywhere, and all know the same last entry."""
    worst: dict[tuple[str, str], list[str]] = {}
    for seen in evidence.seen:
        where = f"Table {seen.table}: {seen.seconds:.1f} s after {seen.fault}, at process {seen.node},"
        found = worst.setdefault((seen.table, seen.fault), [])
        if seen.problem is not None:
            found.append(f"{where} {seen.problem}")
        elif seen.seq != seen.last:
            found.append(f"{where} the last entry told is {seen.seq}, and the last stored {seen.last}")
        elif seen.seconds > evidence.budget:
            found.append(f"{where} it could be played on, which is later than {evidence.budget:g} s")
    for sentences in worst.values():
        if sentences:
            more = len(sentences) - 1
            yield sentences[0] + (f"; {more} more looks at this table found trouble then." if more else ".")


# ---------------------------------------------------------------------------------------------------- words


def requests_of(case: Case) -> Iterator[tuple[History, Request]]:
    for history in case.histories:
        for request in history.requests:
            yield history, request


def describe(request: Request) -> str:
    facts = request.facts
    told = facts.get("move") or facts.get("text") or facts.get("what") or ""
    return f"{request.type} {told!r}" + (f" on seat {facts['seat']}" if "seat" in facts else "")


def tell(entry: Facts) -> str:
    told = entry.get("move") or entry.get("text") or entry.get("what") or ""
    kind: str = entry["kind"]
    return kind + (f" {told!r}" if told else "") + (f" of seat {entry['seat']}" if "seat" in entry else "")
